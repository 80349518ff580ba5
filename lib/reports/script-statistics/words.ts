/** The words of the statistics; the only place where they have any, and so as long as they are. */
import { capitalised, counted, decimal, listed, numberWord, percent } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { Talk } from '../../story/people/talk.ts';
import type { Light, StoryScene } from '../../story/scene.ts';
import type { Source } from '../../story/source.ts';
import { eighthsLong, pagesAndEighths } from './eighths.ts';

export const prompt = '📊 Script Statistics';
export const figuresTitle = 'In figures';

const large = (count: number): string => count.toLocaleString('en-GB');

export const pages = (pageCount: number) => ({
  id: 'pages',
  label: 'Pages',
  value: String(pageCount),
  note: null,
});

export const runningTime = (minutes: number) => ({
  id: 'running-time',
  label: 'Running time',
  value: `about ${counted(minutes, 'minute')}`,
  note: 'at a page a minute',
});

export const scenes = (count: number) => ({ label: 'Scenes with a heading', value: String(count), note: null });

export const wordCount = ({ talkWords, actionWords }: Pick<Source, 'talkWords' | 'actionWords'>) => ({
  label: 'Words',
  value: `${large(talkWords)} spoken${talkWords + actionWords > 0 ? ` (${percent(talkWords / (talkWords + actionWords))})` : ''}, ${large(actionWords)} of action`,
  note: null,
});

export const parts = (count: number) => ({ label: 'Speaking parts', value: String(count), note: null });

/** `longest` is the longest speech with its speakers' names. */
export const speeches = (
  { speeches: count, talkWords }: Pick<Source, 'speeches' | 'talkWords'>,
  longest: { readonly speakers: readonly string[]; readonly page: number; readonly words: number },
) => ({
  label: 'Speeches',
  value: `${large(count)} of ${decimal(talkWords / count)} words on average`,
  note: `longest: ${longest.speakers.join(' and ')}, page ${longest.page}, ${counted(longest.words, 'word')}`,
});

export const parentheticals = ({ count, speeches: having }: Talk['directions'], all: number) => ({
  label: 'Parentheticals',
  value: count === 0 ? 'none' : `${count}, in ${percent(having / all)} of the speeches`,
  note: null,
});

export const axes = {
  character: 'Character',
  words: 'words spoken',
  scene: 'Scene',
  page: 'page',
  length: 'length in pages',
  each: 'Each scene',
  headed: 'Scenes headed',
  pages: 'pages',
} as const;

/** `rest` counts the speaking parts behind the first two. */
export function shareTitle(
  first: Pick<StoryCharacter, 'name' | 'share'>,
  second: Pick<StoryCharacter, 'name' | 'share'> | null,
  rest: number,
): string {
  if (second === null) return `${first.name} is the only one who speaks`;
  const others = rest > 0 ? `; ${rest === 1 ? 'the one other part' : `the other ${numberWord(rest)}`} the rest` : '';
  return `${first.name} speaks ${percent(first.share)} of the words, ${second.name} ${percent(second.share)}${others}`;
}

export const longestSpeech = ({ words: count, page }: { readonly words: number; readonly page: number }): string =>
  `Longest speech: ${counted(count, 'word')}, page ${page}`;

export const shareNote = ({ share }: Pick<StoryCharacter, 'share'>): string => percent(share);

export const speakerColumns = {
  character: 'Character',
  speeches: 'Speeches',
  words: 'Words',
  wordsASpeech: 'Words a speech',
  longest: 'Longest speech, words',
  longestPage: 'on page',
  directions: 'Parentheticals',
  scenes: 'Scenes spoken in',
  pages: 'Pages',
} as const;

interface Measured {
  readonly name: string;
  readonly wordsASpeech: number;
}

/** `long` and `short` speak longest and shortest at a time of those with `needed` speeches; `parts` counts everybody who speaks. */
export const speakersTitle = (
  long: Measured | undefined,
  short: Measured | undefined,
  { needed, parts: count }: { readonly needed: number; readonly parts: number },
): string =>
  long && short && decimal(long.wordsASpeech) !== decimal(short.wordsASpeech)
    ? `Of those with ${numberWord(needed)} speeches or more ${long.name} speaks longest at a time, ${decimal(long.wordsASpeech)} words; ${short.name} shortest, ${decimal(short.wordsASpeech)}`
    : `${capitalised(counted(count, 'speaking part'))}, speech by speech`;

/** '3' or '3-12'. */
export const pageSpan = ({ firstPage, lastPage }: Pick<StoryCharacter, 'firstPage' | 'lastPage'>): string =>
  firstPage === lastPage ? String(firstPage) : `${firstPage}-${lastPage}`;

/** 0 not in the scene, 1 named in its action, 2 heard but not seen, 3 speaks. */
export const presenceLevels = ['not in the scene', 'silent', 'heard only', 'speaks'];

/** `closest` are the two who share most scenes, if there are two such. */
export const presenceTitle = (
  most: { readonly name: string; readonly scenes: number },
  all: number,
  closest: { readonly names: readonly [string, string]; readonly shared: number } | null,
): string =>
  `${most.name} is in ${most.scenes} of ${all} scenes${closest ? `; ${closest.names[0]} and ${closest.names[1]} share ${numberWord(closest.shared)}, more than any other two` : ''}`;

export const presenceColumn = ({ page }: StoryScene): string => `page ${page}`;

export const presenceNote = (shown: number, left: number): string | null =>
  left > 0 ? `The ${shown} who speak most; ${counted(left, 'smaller part')} left out.` : null;

/** More scenes of one length than this are counted and not numbered. */
const mostNumbered = 3;

/** 'Scene 11, on page 9, is the longest of 18 at 1 3/8 pages': `longest` share the length of so many eighths. */
function longestScenes(longest: readonly Pick<StoryScene, 'ordinal' | 'page'>[], eighths: number, all: number): string {
  const [first] = longest;
  const long = pagesAndEighths(eighths);
  if (all === 1 || !first) return `The only scene runs ${long}`;
  if (longest.length === all) return `All ${all} scenes run ${long}`;
  if (longest.length > mostNumbered) return `${longest.length} of ${all} scenes run longest, ${long} each`;
  return longest.length === 1
    ? `Scene ${first.ordinal}, on page ${first.page}, is the longest of ${all} at ${long}`
    : `Scenes ${listed(longest.map(({ ordinal }) => String(ordinal)))} are the longest of ${all}, at ${long} each`;
}

/** `middle` is the median in eighths. */
export const lengthTitle = (
  longest: readonly Pick<StoryScene, 'ordinal' | 'page'>[],
  o: { readonly most: number; readonly middle: number; readonly scenes: number },
): string =>
  `${longestScenes(longest, o.most, o.scenes)}${o.middle < o.most ? `; half run ${eighthsLong(o.middle)} or less` : ''}`;

/** Scenes headed alike: their share (0 to 1) of the pages. */
export interface Headed {
  readonly label: string;
  readonly eighths: number;
  readonly scenes: number;
  readonly share: number;
}

export const headedNote = ({ share, scenes: count }: Headed): string =>
  `${percent(share)}, ${count} ${count === 1 ? 'scene' : 'scenes'}`;

/** Of the scenes headed alike. */
export const longestHeaded = ({ ordinal, page }: StoryScene): string => `The longest: scene ${ordinal}, page ${page}`;

const unsaidSetting = 'Neither INT nor EXT';
const settings = { INT: 'Interior', EXT: 'Exterior', 'INT/EXT': 'Interior and exterior' } as const;

export const settingName = (setting: StoryScene['setting']): string =>
  setting === null ? unsaidSetting : settings[setting];

const insideSentence = (label: string): string =>
  label === unsaidSetting ? `n${label.slice(1)}` : label.toLowerCase();

export const settingTitle = (most: Headed, next: Headed | undefined): string =>
  next
    ? `${most.label} scenes hold ${percent(most.share)} of the pages, ${insideSentence(next.label)} scenes ${percent(next.share)}`
    : `Every scene is headed ${insideSentence(most.label)}`;

const lights: Readonly<Record<Light, string>> = {
  day: 'Day',
  night: 'Night',
  'dawn or dusk': 'Dawn, dusk or evening',
  unsaid: 'No time of day',
};

export const lightName = (light: Light): string => lights[light];

/** `night` is left out where it holds most itself. */
export function lightTitle(most: Headed, night: Headed | null): string {
  const rest = night ? `, night ${percent(night.share)} in ${counted(night.scenes, 'scene')}` : '';
  const subject = most.label === lights.unsaid ? 'Scenes without a time of day hold' : `${most.label} holds`;
  return `${subject} ${percent(most.share)} of the pages${rest}`;
}

export const placeColumns = {
  location: 'Location',
  scenes: 'Scenes',
  length: 'Pages and eighths',
  share: 'Share',
  firstPage: 'First page',
  setting: 'Setting',
  rooms: 'Rooms and corners',
} as const;

/** `once` counts the places with one scene, lengths are in eighths. */
export function placesTitle(
  most: { readonly name: string; readonly eighths: number },
  o: { readonly eighths: number; readonly once: number; readonly places: number },
): string {
  if (o.places === 1) return `Every scene is set in ${most.name}`;
  const used =
    o.once === o.places ? 'each location is' : `${o.once} of ${o.places} locations ${o.once === 1 ? 'is' : 'are'}`;
  const once = o.once === 0 ? '' : `; ${used} used once`;
  return `${most.name} holds ${pagesAndEighths(most.eighths)} of ${eighthsLong(o.eighths)}${once}`;
}

export const room = ({ name, scenes: count }: { readonly name: string; readonly scenes: number }): string =>
  `${name} (${count})`;
