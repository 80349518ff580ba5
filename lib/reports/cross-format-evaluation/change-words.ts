/** The words of what would have to change for a format: what was counted, and one thing to try at a named place. */
import { capitalised, counted, decimal, listed, pagesOf, percent } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { StoryScene } from '../../story/scene.ts';
import { placeName } from '../describe-place.ts';

/** What stands in the script, and what to try. */
export interface ChangeWords {
  readonly text: string;
  readonly todo: string;
}
type Scene = StoryScene;
type Person = Pick<StoryCharacter, 'name' | 'firstPage'>;

/** 'scene 5 (Projection Booth, page 4)'. */
const sceneLabel = (scene: Scene): string => `scene ${scene.ordinal} (${placeName(scene)}, page ${scene.page})`;
const scenesLabel = (scenes: readonly Scene[]): string => listed(scenes.map(sceneLabel));
const some = (count: number, one: string): string => capitalised(counted(count, one));
const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** `hidden`: the people are never heard without the lead. */
export const tooFewPages = (
  want: string,
  pages: number,
  people: readonly Person[],
  lead: string | null,
  hidden: boolean,
): ChangeWords => {
  const names = listed(people.map(({ name }) => name));
  const firstPages = people.flatMap(({ firstPage }) => firstPage ?? []);
  return {
    text: `The script has ${decimal(pages)} pages, the format wants ${want}.${hidden ? ` ${names} ${verb(people.length, 'is', 'are')} never heard without ${lead}.` : ''}`,
    todo:
      people.length > 0
        ? `Look for the missing pages with ${names}, first heard on ${pagesOf(firstPages)}: what happens to ${people.length === 1 ? names : 'each of them'} that ${lead ?? 'nobody'} doesn’t see?`
        : `There is nobody yet besides ${lead ?? 'the narrator'} to carry the missing pages.`,
  };
};

export const tooManyPages = (want: string, pages: number, longest: readonly Scene[]): ChangeWords => ({
  text: `The script has ${decimal(pages)} pages, the format wants ${want}; the longest scenes are ${scenesLabel(longest)}.`,
  todo: `Decide which single turn it would keep, then ask of ${listed(longest.map(({ ordinal }) => `scene ${ordinal}`))} whether that turn needs them.`,
});

export const tooFewScenes = (want: string, count: number, longest: Scene): ChangeWords => ({
  text: `${some(count, 'scene')}, where the format wants ${want}; the longest is ${sceneLabel(longest)}, ${decimal(longest.pages)} pages.`,
  todo: `See whether ${sceneLabel(longest)} can be broken by something that happens elsewhere at the same time.`,
});

/** `brief` are half a page or shorter, some of them `shown`. */
export const tooManyScenes = (
  want: string,
  count: number,
  brief: number,
  shown: readonly Scene[],
  first: Scene,
): ChangeWords => ({
  text: `${some(count, 'scene')}, where the format wants ${want}; ${counted(brief, 'of them', 'of them')} ${verb(brief, 'is', 'are')} half a page or shorter.`,
  todo:
    shown.length > 0
      ? `Fold the short ones into their neighbours: begin with ${scenesLabel(shown)}.`
      : `Let ${sceneLabel(first)} run on into the scene after it.`,
});

export const tooFewSpeakers = (want: string, count: number, first: string | null): ChangeWords => ({
  text: `${some(count, 'speaking part')}, where the format wants ${want}.`,
  todo: first
    ? `A company has to grow round ${first}: somebody who wants the opposite, and somebody who stays when the others go.`
    : 'Somebody has to speak first.',
});

/** From so many parts on, those of one or two speeches apart, an actor may double some. */
const company = 12;

/** `brief` parts have one or two speeches, some of them `shown`. */
export const tooManySpeakers = (
  want: string,
  count: number,
  brief: number,
  shown: readonly string[],
  lead: string | null,
): ChangeWords => ({
  text: `${some(count, 'speaking part')}, where the format wants ${want}; without the ${counted(brief, 'part')} of one or two speeches it would be ${count - brief}.`,
  todo:
    shown.length > 0
      ? `Give the lines of ${listed(shown)} to people who are already there${count - brief > company ? ', or let one actor double them' : ''}.`
      : `Let one actor double two of those who never meet; ${lead ?? 'the lead'} stays.`,
});

/** `top` are the scenes of the most used place. */
export const tooFewPlaces = (
  want: string,
  count: number,
  top: readonly [Scene, ...Scene[]],
  scenes: number,
): ChangeWords => ({
  text: `${some(count, 'place')}, where the format wants ${want}; ${counted(top.length, 'scene')} of ${scenes} ${verb(top.length, 'is', 'are')} at ${placeName(top[0])}.`,
  todo: `Ask what is only talked about in the scenes at ${placeName(top[0])}, and let one of those things be seen where it happens.`,
});

/** `kept` holds a scene of each of the most used places, `held` counts theirs all; `shown` play elsewhere. */
export const tooManyPlaces = (
  want: string,
  count: number,
  kept: readonly Scene[],
  held: number,
  scenes: number,
  shown: readonly Scene[],
): ChangeWords => ({
  text: `${some(count, 'place')}, where the format wants ${want}. ${listed(kept.map(placeName))} already hold${kept.length === 1 ? 's' : ''} ${held} of ${scenes} scenes.`,
  todo: `Play what you can at ${kept[0] ? placeName(kept[0]) : 'one place'}, and let the rest arrive by messenger, telephone or memory: ${scenesLabel(shown)} first.`,
});

export const tooLittleTalk = (want: string, share: number, silent: Scene): ChangeWords => ({
  text: `${percent(share)} of the words are spoken, where the format wants ${want}; most is shown in ${sceneLabel(silent)}.`,
  todo: `Find who could want to say something in ${sceneLabel(silent)}, and to whom; what stays silent there has to be told by somebody with a reason to tell it.`,
});

export const tooMuchTalk = (want: string, share: number, full: Scene): ChangeWords => ({
  text: `${percent(share)} of the words are spoken, where the format wants ${want}; the fullest talk is in ${sceneLabel(full)}.`,
  todo: `Let ${sceneLabel(full)} be carried by a thing that is handed over, hidden or broken, and cut what it then says better.`,
});

export const speechesTooLong = (
  want: string,
  mean: number,
  longest: { readonly words: number; readonly speakers: readonly string[]; readonly page: number },
): ChangeWords => {
  const who = longest.speakers.join(' and ');
  return {
    text: `Speeches run to ${decimal(mean)} words on average, where the format wants ${want}; the longest, ${who} on page ${longest.page}, has ${longest.words}.`,
    todo: `Break up what ${who} says on page ${longest.page}: each step of the thought with its own picture or its own interruption.`,
  };
};

export const tooCrowded = (want: string, many: number, crowded: Scene): ChangeWords => ({
  text: `${some(many, 'scene')} ${verb(many, 'has', 'have')} more than three speakers, and the format wants ${want} with three or fewer; ${sceneLabel(crowded)} has ${crowded.speakers.length}.`,
  todo: `In ${sceneLabel(crowded)}, send people off until three are left who disagree.`,
});

export const tooFewInside = (want: string, outside: number, scenes: number, fullest: Scene): ChangeWords => ({
  text: `${some(outside, 'scene')} of ${scenes} ${verb(outside, 'is', 'are')} not inside, where the format wants ${want} inside; the fullest is ${sceneLabel(fullest)}.`,
  todo: `Bring ${sceneLabel(fullest)} under a roof, or let somebody come in from it, wet, and tell.`,
});

export const tooManyInside = (want: string, inside: number, scenes: number, fullest: Scene): ChangeWords => ({
  text: `${some(inside, 'scene')} of ${scenes} ${verb(inside, 'is', 'are')} inside, where the format wants ${want}: rooms look alike on a page of panels.`,
  todo: `Let ${sceneLabel(fullest)} step outside, or give its room something that can be drawn again and again from new sides.`,
});

export const tooFewWordless = (want: string, silent: number, scenes: number, quietest: Scene): ChangeWords => ({
  text: `${some(silent, 'scene')} of ${scenes} ${verb(silent, 'plays', 'play')} without a word, where the format wants ${want}.`,
  todo: `Try ${sceneLabel(quietest)}, which has the least talk for its length, with none.`,
});

export const tooManyWordless = (want: string, silent: number, scenes: number, fullest: Scene): ChangeWords => ({
  text: `${some(silent, 'scene')} of ${scenes} (${percent(silent / scenes)}) ${verb(silent, 'has', 'have')} no spoken word, where the format wants ${want}; the fullest is ${sceneLabel(fullest)}.`,
  todo: `Whatever ${sceneLabel(fullest)} shows must be said, heard or dropped: find its sound first, and only then a line.`,
});

/** `threads` by name; `second` speaks most after the lead, in so many scenes `apart` of `own`. */
export const tooFewThreads = (
  want: string,
  threads: readonly string[],
  second: { readonly name: string; readonly apart: number; readonly own: number } | null,
  lead: string | null,
): ChangeWords => ({
  text: `${some(threads.length, 'thread')} with scenes of ${verb(threads.length, 'its', 'their')} own${threads.length > 0 ? ` (${threads.join('; ')})` : ''}, where the format wants ${want}.`,
  todo: second
    ? `${second.name} is the nearest to a thread: ${counted(second.apart, 'scene')} of ${second.own} without ${lead}. Give ${second.name} a want that ${lead} doesn’t know of.`
    : 'A second person with a want of their own is needed first.',
});

/** `scenes` counts those of the last and smallest of the threads. */
export const tooManyThreads = (want: string, threads: readonly string[], scenes: number): ChangeWords => ({
  text: `${some(threads.length, 'thread')} with scenes of their own (${threads.join('; ')}), where the format wants ${want}.`,
  todo: `The smallest is ${threads.at(-1)} with ${counted(scenes, 'scene')}: see whether the rest stands without it.`,
});

/** `top` holds a scene of each of the most used places; `once` some at places used once. */
export const tooFewStanding = (
  want: string,
  top: readonly Scene[],
  held: number,
  scenes: number,
  once: readonly Scene[],
): ChangeWords => ({
  text: `The three most used places (${listed(top.map(placeName))}) hold ${held} of ${scenes} scenes, where the format wants ${want} in standing sets.`,
  todo:
    once.length > 0 && top[0]
      ? `Each place used once is a set for one scene: look at ${scenesLabel(once)}, and ask which could play in one of the three, or be told there.`
      : `Choose one of ${listed(top.map(placeName))} as the room everybody comes back to.`,
});

export const tooFewHooks = (want: string, flat: number, scenes: number, shown: Scene): ChangeWords => ({
  text: `${some(flat, 'scene')} of ${scenes} ${verb(flat, 'ends', 'end')} without any pull that we count (a question, a broken line, a threat, a move); the format wants ${want} in ten pages.`,
  todo: `Stop ${sceneLabel(shown)} before its last line and see whether the reader still has to turn the page.`,
});
