/** The words of what a script offers and asks, by kinds of reader; each clause names its pages or its count. */
import { capitalised, counted, listed, numberWord, percent } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { ApartStretch } from '../../story/stretches.ts';
import { placeName } from '../describe-place.ts';
import { pageRange } from '../shape/stretch-words.ts';
import type { PotentialSection } from './potential-facts.ts';

export const labels = { offers: 'For it', asks: 'To weigh' } as const;
export const sectionLabels: Readonly<Record<PotentialSection, string>> = {
  artistic: 'Form',
  emotional: 'Between two',
  commercial: 'Parts to cast',
  festival: 'Size',
  cultural: 'Its world',
};

export const sentence = (clauses: readonly string[]): string => `${capitalised(clauses.join('; '))}.`;

type Person = Pick<StoryCharacter, 'name' | 'share' | 'scenes' | 'firstPage' | 'lastPage' | 'silence'>;

export const leads = ({ name, scenes, firstPage, lastPage }: Person, all: number): string =>
  `${name} speaks in ${scenes.length} of ${all} scenes, from page ${firstPage ?? 1} to page ${lastPage ?? 1}`;
export const tied = (people: readonly string[], { scenes }: { readonly scenes: number }): string =>
  `${listed(people)} answer each other in ${counted(scenes, 'scene')}`;
export const once = (places: number, used: number): string => `${numberWord(used)} of ${places} places serve a single scene`;
/** An absence that an actor will notice. */
export const awayPart = ({ name, share, silence }: Person): string =>
  `${name}, with ${percent(share)} of the talk, has no line between pages ${silence?.from ?? 1} and ${silence?.to ?? 1}`;

/** `scene` is the one with most action among those without talk. */
export const untalked = (scenes: number, scene: StoryScene): string =>
  scenes === 1
    ? `one scene is told in action alone: ${placeName(scene)} on page ${scene.page}`
    : `of the ${numberWord(scenes)} scenes told in action alone the fullest is ${placeName(scene)} on page ${scene.page}`;
export const ends = (first: string, last: string, location: string | null): string =>
  first === last || location !== null
    ? `it ends where it began, at ${location ?? first}`
    : `it begins at ${first} and ends at ${last}`;

export const tiedFrom = (
  people: readonly string[],
  { scenes, exchanges }: { readonly scenes: number; readonly exchanges: number },
  page: number | null,
): string =>
  `${listed(people)} answer each other ${exchanges} times in ${counted(scenes, 'scene')}${page === null ? '' : `, first on page ${page}`}`;
export const bothThere = ({ fromPage, toPage }: ApartStretch): string =>
  `both of them go through the stretch apart, ${pageRange(fromPage, toPage)}`;

export const part = ({ name, share, scenes, firstPage, lastPage }: Person, all: number): string =>
  `${name} has ${percent(share)} of the talk and is heard in ${scenes.length} of ${all} scenes (pages ${firstPage ?? 1}-${lastPage ?? 1})`;
/** `long` is an absence in pages that an actor will notice. */
export function secondPart(second: Person, long: number): string {
  const { name, share, silence } = second;
  if (silence !== null && silence.to - silence.from >= long)
    return `${name} has ${percent(share)} and no line between pages ${silence.from} and ${silence.to}, which whoever plays the part will notice`;
  return `${name} has ${percent(share)}, from page ${second.firstPage ?? 1} to page ${second.lastPage ?? 1}`;
}

export const size = (pages: number, places: number, used: number): string =>
  `${counted(pages, 'page')} at ${counted(places, 'place')}${used === 0 ? '' : used === places ? ', each for one scene' : `, ${numberWord(used)} of them for one scene`}`;
export const parts = (speakers: number, bits: number): string =>
  `${counted(speakers, 'speaking part')}${bits === 0 ? '' : `, ${numberWord(bits)} of one speech`}`;
/** `shown` are the first of `all` night exteriors. */
export function nights(shown: readonly StoryScene[], all: number): string {
  if (all === 0) return 'no night outdoors';
  const places = [...new Set(shown.map((scene) => `${placeName(scene)}, page ${scene.page}`))];
  return `${counted(all, 'scene')} outdoors at night${all > shown.length ? ', among them' : ':'} ${listed(places)}`;
}

export const shared = (scenes: number, all: number): string =>
  scenes === 0
    ? 'no heading names a street, a school, a bar or a church'
    : `${scenes} of ${all} headings name${scenes === 1 ? 's' : ''} a street, school, bar, church or the like`;
export const ages = (young: string, youngest: number, old: string, oldest: number): string =>
  `ages run from ${young} (${youngest}) to ${old} (${oldest})`;
/** `eighths` of a page that these places hold. */
export const world = (places: readonly string[], eighths: number): string =>
  `${listed(places)} ${places.length === 1 ? 'holds' : 'hold'} ${counted(Math.round(eighths / 8), 'page')}`;
