/** What a format asks of the scenes themselves: talk, crowds, rooms, silence, threads, endings. Refuses to rewrite a line. */

import type { FactId } from '../../engine/norms/formats.ts';
import { quoteOf, spread } from '../../engine/text/quote.ts';
import { capitalised, counted, decimal, listed, percent } from '../../engine/wording.ts';
import { placeName } from '../describe-place.ts';
import { type Asks, headingsOf, mostOf, sceneLabel } from './ask.ts';
import { placesOf } from './format-facts.ts';
import { endingsOf } from './hooks.ts';
import { threadsOf } from './threads.ts';

export const sceneAsks: Readonly<Record<Exclude<FactId, 'pages' | 'scenes' | 'speakers' | 'places'>, Asks>> = {
  talk: {
    low({ scenes, talkWords, actionWords }, want) {
      const silent = mostOf(scenes, (scene) => scene.actionWords - scene.talkWords);
      if (!silent) return null;
      return {
        text: `${percent(talkWords / Math.max(1, talkWords + actionWords))} of the words are spoken, where the format wants ${want}; most is shown in ${sceneLabel(silent)}.`,
        todo: `Find who could want to say something in ${sceneLabel(silent)}, and to whom; what stays silent there has to be told by somebody with a reason to tell it.`,
        evidence: headingsOf([silent]),
      };
    },
    high({ scenes, talkWords, actionWords }, want) {
      const full = mostOf(scenes, (scene) => scene.talkWords);
      if (!full) return null;
      return {
        text: `${percent(talkWords / Math.max(1, talkWords + actionWords))} of the words are spoken, where the format wants ${want}; the fullest talk is in ${sceneLabel(full)}.`,
        todo: `Let ${sceneLabel(full)} be carried by a thing that is handed over, hidden or broken, and cut what it then says better.`,
        evidence: headingsOf([full]),
      };
    },
  },
  speech: {
    high({ speeches, nameOf }, want) {
      const [longest] = [...speeches].sort((a, b) => b.words.length - a.words.length || a.ordinal - b.ordinal);
      if (!longest) return null;
      const who = longest.speakers.map(nameOf).join(' and ');
      return {
        text: `Speeches run to ${decimal(speeches.reduce((sum, { words }) => sum + words.length, 0) / speeches.length)} words on average, where the format wants ${want}; the longest, ${who} on page ${longest.page}, has ${longest.words.length}.`,
        todo: `Break up what ${who} says on page ${longest.page}: each step of the thought with its own picture or its own interruption.`,
        evidence: [quoteOf(longest.passage)],
      };
    },
  },
  small: {
    low({ scenes }, want) {
      const crowded = mostOf(scenes, ({ speakers }) => speakers.length);
      const many = scenes.filter(({ speakers }) => speakers.length > 3);
      if (!crowded) return null;
      return {
        text: `${capitalised(counted(many.length, 'scene'))} ${many.length === 1 ? 'has' : 'have'} more than three speakers, and the format wants ${want} with three or fewer; ${sceneLabel(crowded)} has ${crowded.speakers.length}.`,
        todo: `In ${sceneLabel(crowded)}, send people off until three are left who disagree.`,
        evidence: headingsOf(many),
      };
    },
  },
  interiors: {
    low({ scenes }, want) {
      const outside = scenes.filter(({ heading }) => heading.setting !== null && heading.setting !== 'INT');
      const fullest = mostOf(outside, ({ talkWords, actionWords }) => talkWords + actionWords);
      if (!fullest) return null;
      return {
        text: `${capitalised(counted(outside.length, 'scene'))} of ${scenes.length} ${outside.length === 1 ? 'is' : 'are'} not inside, where the format wants ${want} inside; the fullest is ${sceneLabel(fullest)}.`,
        todo: `Bring ${sceneLabel(fullest)} under a roof, or let somebody come in from it, wet, and tell.`,
        evidence: headingsOf(outside),
      };
    },
    high({ scenes }, want) {
      const inside = scenes.filter(({ heading }) => heading.setting === 'INT');
      const fullest = mostOf(inside, ({ actionWords }) => actionWords);
      if (!fullest) return null;
      return {
        text: `${capitalised(counted(inside.length, 'scene'))} of ${scenes.length} ${inside.length === 1 ? 'is' : 'are'} inside, where the format wants ${want}: rooms look alike on a page of panels.`,
        todo: `Let ${sceneLabel(fullest)} step outside, or give its room something that can be drawn again and again from new sides.`,
        evidence: headingsOf([fullest]),
      };
    },
  },
  wordless: {
    low({ scenes }, want) {
      const quietest = mostOf(
        scenes.filter(({ talkWords }) => talkWords > 0),
        ({ actionWords, talkWords }) => actionWords / talkWords,
      );
      if (!quietest) return null;
      return {
        text: `${capitalised(counted(scenes.filter(({ talkWords }) => talkWords === 0).length, 'scene'))} of ${scenes.length} play${scenes.filter(({ talkWords }) => talkWords === 0).length === 1 ? 's' : ''} without a word, where the format wants ${want}.`,
        todo: `Try ${sceneLabel(quietest)}, which has the least talk for its length, with none.`,
        evidence: headingsOf([quietest]),
      };
    },
    high({ scenes }, want) {
      const silent = scenes.filter(({ talkWords }) => talkWords === 0);
      const fullest = mostOf(silent, ({ actionWords }) => actionWords);
      if (!fullest) return null;
      return {
        text: `${capitalised(counted(silent.length, 'scene'))} of ${scenes.length} (${percent(silent.length / scenes.length)}) ${silent.length === 1 ? 'has' : 'have'} no spoken word, where the format wants ${want}; the fullest is ${sceneLabel(fullest)}.`,
        todo: `Whatever ${sceneLabel(fullest)} shows must be said, heard or dropped: find its sound first, and only then a line.`,
        evidence: headingsOf(silent),
      };
    },
  },
  threads: {
    low(derived, want) {
      const threads = threadsOf(derived);
      const second = derived.lead?.second ?? null;
      const own = second ? derived.scenes.filter(({ speakers }) => speakers.includes(second.id)) : [];
      const apart = own.filter(({ speakers }) => !speakers.includes(derived.lead?.character.id ?? ''));
      return {
        text: `${capitalised(counted(threads.length, 'thread'))} with scenes of ${threads.length === 1 ? 'its' : 'their'} own${threads.length > 0 ? ` (${threads.map(({ name }) => name).join('; ')})` : ''}, where the format wants ${want}.`,
        todo: second
          ? `${second.name} is the nearest to a thread: ${counted(apart.length, 'scene')} of ${own.length} without ${derived.lead?.character.name}. Give ${second.name} a want that ${derived.lead?.character.name} doesn’t know of.`
          : 'A second person with a want of their own is needed first.',
        evidence: headingsOf(apart.length > 0 ? apart : own),
      };
    },
    high(derived, want) {
      const threads = threadsOf(derived);
      const least = threads.at(-1);
      if (!least) return null;
      return {
        text: `${capitalised(counted(threads.length, 'thread'))} with scenes of their own (${threads.map(({ name }) => name).join('; ')}), where the format wants ${want}.`,
        todo: `The smallest is ${least.name} with ${counted(least.scenes.length, 'scene')}: see whether the rest stands without it.`,
        evidence: headingsOf(least.scenes),
      };
    },
  },
  standing: {
    low({ scenes }, want) {
      const places = placesOf(scenes);
      const top = places.slice(0, 3).flatMap(([scene]) => scene ?? []);
      const once = places.filter((group) => group.length === 1).flatMap(([scene]) => scene ?? []);
      const indoors = once.filter(({ heading }) => heading.setting === 'INT');
      const shown = spread(indoors.length > 0 ? indoors : once, 3);
      return {
        text: `The three most used places (${listed(top.map(placeName))}) hold ${placesOf(scenes)
          .slice(0, 3)
          .reduce(
            (sum, group) => sum + group.length,
            0,
          )} of ${scenes.length} scenes, where the format wants ${want} in standing sets.`,
        todo:
          shown.length > 0 && top[0]
            ? `Each place used once is a set for one scene: look at ${listed(shown.map(sceneLabel))}, and ask which could play in one of the three, or be told there.`
            : `Choose one of ${listed(top.map(placeName))} as the room everybody comes back to.`,
        evidence: headingsOf(shown.length > 0 ? shown : top),
      };
    },
  },
  hooks: {
    low(derived, want) {
      const flat = endingsOf(derived).filter(({ reasons }) => reasons.length === 0);
      const [one] = spread(
        flat.map((ending) => ({ ...ending, position: ending.scene.position })),
        1,
      );
      if (!one) return null;
      return {
        text: `${capitalised(counted(flat.length, 'scene'))} of ${derived.scenes.length} end${flat.length === 1 ? 's' : ''} without any pull that we count (a question, a broken line, a threat, a move); the format wants ${want} in ten pages.`,
        todo: `Stop ${sceneLabel(one.scene)} before its last line and see whether the reader still has to turn the page.`,
        evidence: [one.line],
      };
    },
  },
};
