/** What a format asks of a script's size: pages, scenes, speaking parts, places. Refuses to invent what should fill them. */
import type { Derived } from '../../engine/derive.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { quoteOf, spread } from '../../engine/text/quote.ts';
import { capitalised, counted, decimal, listed, pagesOf } from '../../engine/wording.ts';
import { placeName } from '../describe-place.ts';
import { type Asks, headingsOf, mostOf, sceneLabel } from './ask.ts';
import { placesOf } from './format-facts.ts';

/** Who speaks a twentieth of the words or more and is never heard without the lead. */
function neverAlone({ characters, lead, scenes }: Derived) {
  const id = lead?.character.id;
  return characters.filter(
    (character) =>
      character.id !== id &&
      character.share >= 0.05 &&
      scenes.every(({ speakers }) => !speakers.includes(character.id) || (id !== undefined && speakers.includes(id))),
  );
}

export const sizeAsks: Readonly<Record<'pages' | 'scenes' | 'speakers' | 'places', Asks>> = {
  pages: {
    low(derived, want) {
      const { pages, characters, lead } = derived;
      const hidden = neverAlone(derived).slice(0, 3);
      const others = characters.filter(({ id }) => id !== lead?.character.id).slice(0, 2);
      const who = hidden.length > 0 ? hidden : others;
      return {
        text: `The script has ${decimal(pages)} pages, the format wants ${want}.${hidden.length > 0 ? ` ${listed(hidden.map(({ name }) => name))} ${hidden.length === 1 ? 'is' : 'are'} never heard without ${lead?.character.name}.` : ''}`,
        todo:
          who.length > 0
            ? `Look for the missing pages with ${listed(who.map(({ name }) => name))}, first heard on ${pagesOf(who.map(({ firstPage }) => firstPage))}: what happens to ${who.length === 1 ? who[0]?.name : 'each of them'} that ${lead?.character.name ?? 'nobody'} doesn’t see?`
            : `There is nobody yet besides ${lead?.character.name ?? 'the narrator'} to carry the missing pages.`,
        evidence: who.flatMap(({ speeches: [first] }) => (first ? [quoteOf(first.passage)] : [])),
      };
    },
    high({ pages, scenes }, want) {
      const longest = [...scenes].sort((a, b) => b.pages - a.pages || a.ordinal - b.ordinal).slice(0, 3);
      return {
        text: `The script has ${decimal(pages)} pages, the format wants ${want}; the longest scenes are ${listed(longest.map(sceneLabel))}.`,
        todo: `Decide which single turn it would keep, then ask of ${listed(longest.map(({ ordinal }) => `scene ${ordinal}`))} whether that turn needs them.`,
        evidence: headingsOf(longest),
      };
    },
  },
  scenes: {
    low({ scenes }, want) {
      const long = mostOf(scenes, ({ pages }) => pages);
      if (!long) return null;
      return {
        text: `${capitalised(counted(scenes.length, 'scene'))}, where the format wants ${want}; the longest is ${sceneLabel(long)}, ${decimal(long.pages)} pages.`,
        todo: `See whether ${sceneLabel(long)} can be broken by something that happens elsewhere at the same time.`,
        evidence: headingsOf([long]),
      };
    },
    high({ scenes }, want) {
      const run = scenes.filter(({ pages }) => pages <= 0.5);
      const shown = spread(run, 3);
      return {
        text: `${capitalised(counted(scenes.length, 'scene'))}, where the format wants ${want}; ${counted(run.length, 'of them', 'of them')} ${run.length === 1 ? 'is' : 'are'} half a page or shorter.`,
        todo:
          shown.length > 0
            ? `Fold the short ones into their neighbours: begin with ${listed(shown.map(sceneLabel))}.`
            : `Let ${sceneLabel(scenes[0] as SceneFacts)} run on into the scene after it.`,
        evidence: headingsOf(shown.length > 0 ? shown : scenes.slice(0, 1)),
      };
    },
  },
  speakers: {
    low({ characters, speeches }, want) {
      const [first] = characters;
      return {
        text: `${capitalised(counted(characters.length, 'speaking part'))}, where the format wants ${want}.`,
        todo: first
          ? `A company has to grow round ${first.name}: somebody who wants the opposite, and somebody who stays when the others go.`
          : 'Somebody has to speak first.',
        evidence: speeches[0] ? [quoteOf(speeches[0].passage)] : [],
      };
    },
    high({ characters, lead }, want) {
      const once = characters.filter(({ speeches }) => speeches.length <= 2);
      const shown = spread(
        once.map((character) => ({ character, position: character.speeches[0]?.position ?? 0 })),
        3,
      ).map(({ character }) => character);
      const rest = characters.length - once.length;
      return {
        text: `${capitalised(counted(characters.length, 'speaking part'))}, where the format wants ${want}; without the ${counted(once.length, 'part')} of one or two speeches it would be ${rest}.`,
        todo:
          shown.length > 0
            ? `Give the lines of ${listed(shown.map(({ name }) => name))} to people who are already there${rest > 12 ? ', or let one actor double them' : ''}.`
            : `Let one actor double two of those who never meet; ${lead?.character.name ?? 'the lead'} stays.`,
        evidence: shown.flatMap(({ speeches: [first] }) => (first ? [quoteOf(first.passage)] : [])),
      };
    },
  },
  places: {
    low({ scenes }, want) {
      const [top] = placesOf(scenes);
      if (!top?.[0]) return null;
      return {
        text: `${capitalised(counted(placesOf(scenes).length, 'place'))}, where the format wants ${want}; ${counted(top.length, 'scene')} of ${scenes.length} ${top.length === 1 ? 'is' : 'are'} at ${placeName(top[0])}.`,
        todo: `Ask what is only talked about in the scenes at ${placeName(top[0])}, and let one of those things be seen where it happens.`,
        evidence: headingsOf(top),
      };
    },
    high({ scenes }, want) {
      const places = placesOf(scenes);
      const kept = places.slice(0, 3).flatMap(([scene]) => scene ?? []);
      const inKept = places.slice(0, 3).reduce((sum, group) => sum + group.length, 0);
      const once = places.filter((group) => group.length === 1).flatMap(([scene]) => scene ?? []);
      const shown = spread(once.length > 0 ? once : places.slice(3).flatMap(([scene]) => scene ?? []), 3);
      return {
        text: `${capitalised(counted(places.length, 'place'))}, where the format wants ${want}. ${listed(kept.map(placeName))} already hold${kept.length === 1 ? 's' : ''} ${inKept} of ${scenes.length} scenes.`,
        todo: `Play what you can at ${kept[0] ? placeName(kept[0]) : 'one place'}, and let the rest arrive by messenger, telephone or memory: ${listed(shown.map(sceneLabel))} first.`,
        evidence: headingsOf(shown),
      };
    },
  },
};
