/** The words of what would have to change for a format: what was counted, and one thing to try with people or places of the script, where counting knows of one. */
import { capitalised, counted, decimal, listed, pagesOf, percent, possessive } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { StoryScene } from '../../story/scene.ts';
import { placeName } from '../describe-place.ts';

/** What stands in the script, and what to try. */
export interface ChangeWords {
  readonly text: string;
  /** Null where counting knows of nothing to try. */
  readonly todo: string | null;
}
type Scene = StoryScene;
type Person = Pick<StoryCharacter, 'name' | 'firstPage'>;

/** 'scene 5 (Projection Booth)': a scene whose heading stands beside it, with its page. */
const sceneLabel = (scene: Scene): string => `scene ${scene.ordinal} (${placeName(scene)})`;
/** 'scene 5 (Projection Booth, page 4) and scene 9 (Lobby, page 6)'. */
const scenesLabel = (scenes: readonly Scene[]): string =>
  listed(scenes.map((scene) => `scene ${scene.ordinal} (${placeName(scene)}, page ${scene.page})`));
const some = (count: number, one: string): string => capitalised(counted(count, one));
const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

const wanted = (have: string, want: string): string => `${have}; it needs ${want}.`;

/** '50%', or '50.4%' beside a bound that is printed the same. */
const shareBeside = (share: number, want: string): string =>
  want.endsWith(` ${percent(share)}`) ? `${decimal(share * 100)}%` : percent(share);

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
  const unheard = hidden ? ` ${names} ${verb(people.length, 'is', 'are')} never heard without ${lead}.` : '';
  return {
    text: `${wanted(`${decimal(pages)} pages`, want)}${unheard}`,
    todo:
      people.length > 0
        ? `Look for the missing pages with ${names}, first heard on ${pagesOf(firstPages)}: what happens to ${people.length === 1 ? names : 'each of them'} that ${lead ?? 'nobody'} doesn’t see?`
        : `There is nobody yet besides ${lead ?? 'the narrator'} to carry the missing pages.`,
  };
};

export const tooManyPages = (want: string, pages: number, longest: readonly Scene[]): ChangeWords => ({
  text: wanted(`${decimal(pages)} pages`, want),
  todo: `Decide which single turn it keeps, and whether that turn needs its longest: ${scenesLabel(longest)}.`,
});

export const tooFewScenes = (want: string, count: number): ChangeWords => ({
  text: wanted(some(count, 'scene'), want),
  todo: null,
});

export const tooManyScenes = (want: string, count: number): ChangeWords => ({
  text: wanted(some(count, 'scene'), want),
  todo: null,
});

export const tooFewSpeakers = (want: string, count: number, first: string | null): ChangeWords => ({
  text: wanted(some(count, 'speaking part'), want),
  todo: first
    ? `Let a company grow round ${first}: somebody who wants the opposite, and somebody who stays when the others go.`
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
  text: `${wanted(some(count, 'speaking part'), want)}${brief > 0 ? ` Without those of one or two speeches: ${count - brief}.` : ''}`,
  todo:
    shown.length > 0
      ? `Give the lines of ${listed(shown)} to people who are already there${count - brief > company ? ', or let one actor double them' : ''}.`
      : `Let one actor double two of those who never meet; ${lead ?? 'the lead'} stays.`,
});

/** Rooms of one location are counted each: other reports count the locations. */
const placesInHeadings = (count: number): string => some(count, 'different heading');

export const tooFewPlaces = (want: string, count: number): ChangeWords => ({
  text: wanted(placesInHeadings(count), want),
  todo: null,
});

/** `kept` holds a scene of each of the most used places, `held` counts theirs all; `shown` plays elsewhere. */
export const tooManyPlaces = (
  want: string,
  count: number,
  kept: readonly Scene[],
  held: number,
  scenes: number,
  shown: Scene | null,
): ChangeWords => ({
  text: `${wanted(placesInHeadings(count), want)} ${listed(kept.map(placeName))} hold${kept.length === 1 ? 's' : ''} ${held} of ${scenes} scenes.`,
  todo: `Play what you can at ${kept[0] ? placeName(kept[0]) : 'one place'}${shown ? `; ${sceneLabel(shown)} is one of those used once` : ''}.`,
});

export const tooLittleTalk = (want: string, share: number): ChangeWords => ({
  text: wanted(`${shareBeside(share, want)} of the words are spoken`, want),
  todo: null,
});

export const tooMuchTalk = (want: string, share: number): ChangeWords => ({
  text: wanted(`${shareBeside(share, want)} of the words are spoken`, want),
  todo: null,
});

export const speechesTooLong = (
  want: string,
  mean: number,
  longest: { readonly words: number; readonly speakers: readonly string[]; readonly page: number },
): ChangeWords => ({
  text: wanted(`${decimal(mean)} words in a speech on average`, want),
  todo: `Break up the longest, ${possessive(longest.speakers.join(' and '))} ${longest.words} words on page ${longest.page}: each step of the thought with its own picture or interruption.`,
});

export const tooCrowded = (want: string, many: number): ChangeWords => ({
  text: `${some(many, 'scene')} ${verb(many, 'has', 'have')} more than three speakers; it needs ${want} with three or fewer.`,
  todo: null,
});

export const tooFewInside = (want: string, outside: number, scenes: number): ChangeWords => ({
  text: `${some(outside, 'scene')} of ${scenes} ${verb(outside, 'is', 'are')} not inside; it needs ${want} inside.`,
  todo: null,
});

export const tooManyInside = (want: string, inside: number, scenes: number): ChangeWords => ({
  text: wanted(`${some(inside, 'scene')} of ${scenes} ${verb(inside, 'is', 'are')} inside`, want),
  todo: null,
});

export const tooFewWordless = (want: string, silent: number, scenes: number): ChangeWords => ({
  text: wanted(`${some(silent, 'scene')} of ${scenes} ${verb(silent, 'plays', 'play')} without a word`, want),
  todo: null,
});

export const tooManyWordless = (want: string, silent: number, scenes: number): ChangeWords => ({
  text: wanted(`${some(silent, 'scene')} of ${scenes} ${verb(silent, 'has', 'have')} no spoken word`, want),
  todo: null,
});

/** `top` holds a scene of each of the most used places; `once` some at places used once. */
export const tooFewStanding = (
  want: string,
  top: readonly Scene[],
  held: number,
  scenes: number,
  once: readonly Scene[],
): ChangeWords => ({
  text: wanted(
    `${listed(top.map(placeName))} hold ${shareBeside(held / Math.max(1, scenes), want)} of ${scenes} scenes`,
    want,
  ),
  todo:
    once.length > 0 && top[0]
      ? `Each place used once is a set for one scene: could ${scenesLabel(once)} play in one of the three, or be told there?`
      : `Choose one of them as the room everybody comes back to.`,
});
