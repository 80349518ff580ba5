/** The words of what a script offers and asks, by kinds of reader; each clause names its pages or its count. */
import { capitalised, counted, listed, numberWord, percent, phrased, possessive } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { StoryScene } from '../../story/scene.ts';
import { placeName } from '../describe-place.ts';
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
const lastOf = ({ lastPage }: Person): number => lastPage ?? 1;
const firstOf = ({ firstPage }: Person): number => firstPage ?? 1;

export const leads = (person: Person, all: number): string =>
  phrased(
    person.scenes.length,
    `${person.name} speaks in ${person.scenes.length} of ${all} scenes, from page ${firstOf(person)} to page ${lastOf(person)}`,
    `a part that carries it: ${person.name}, heard in ${person.scenes.length} of ${all} scenes`,
    `whoever plays ${person.name} is heard in ${person.scenes.length} of ${all} scenes and last on page ${lastOf(person)}`,
    `${possessive(person.name)} voice opens on page ${firstOf(person)}, closes on page ${lastOf(person)} and is in ${person.scenes.length} scenes between`,
  );
export const tied = (people: readonly string[], { scenes }: { readonly scenes: number }): string =>
  phrased(
    scenes,
    `${listed(people)} answer each other in ${counted(scenes, 'scene')}`,
    `${counted(scenes, 'scene')} in which ${listed(people)} talk to each other`,
    `a pair to follow through ${counted(scenes, 'scene')}, ${listed(people)}`,
  );
export const once = (places: number, used: number): string =>
  phrased(
    used,
    `${numberWord(used)} of ${places} places serve a single scene`,
    `a company would go to ${numberWord(used)} places for one scene each`,
    `of ${places} places ${numberWord(used)} are never gone back to`,
  );
/** An absence that an actor will notice. */
export const awayPart = ({ name, share, silence }: Person): string => {
  const [from, to] = [silence?.from ?? 1, silence?.to ?? 1];
  return phrased(
    from,
    `${name}, with ${percent(share)} of the talk, has no line between pages ${from} and ${to}`,
    `between pages ${from} and ${to} not a word from ${name}, who has ${percent(share)} of the talk`,
    `${to - from} pages pass without ${name} (${from} to ${to})`,
    `from page ${from} to page ${to} the story does without ${name}`,
  );
};

/** `scene` is the one with most action among those without talk; scenes of fewer words than `least` are not counted. */
export const untalked = (scenes: number, scene: StoryScene, least: number): string =>
  scenes === 1
    ? `one scene of ${least} words or more is told in action alone: ${placeName(scene)} on page ${scene.page}`
    : `${numberWord(scenes)} scenes of ${least} words or more are told in action alone, the fullest of them ${placeName(scene)} on page ${scene.page}`;
export const ends = (first: string, last: string, location: string | null, scenes: number): string =>
  first === last || location !== null
    ? phrased(
        scenes,
        `it ends where it began, at ${location ?? first}`,
        `the last scene is back at ${location ?? first}, where the first was`,
      )
    : phrased(
        scenes,
        `it begins at ${first} and ends at ${last}`,
        `from ${first} it has come to ${last} by the end`,
        `the first scene plays at ${first}, the last at ${last}`,
      );

export const tiedFrom = (
  people: readonly string[],
  { scenes, exchanges }: { readonly scenes: number; readonly exchanges: number },
  page: number | null,
): string => {
  const from = page === null ? '' : `, first on page ${page}`;
  return phrased(
    exchanges,
    `${listed(people)} answer each other ${exchanges} times in ${counted(scenes, 'scene')}${from}`,
    `${exchanges} exchanges between ${listed(people)}, spread over ${counted(scenes, 'scene')}${from}`,
    `nobody answers anybody as often as ${listed(people)}: ${exchanges} times${from}`,
    `the talk goes most between ${listed(people)}, ${exchanges} times in ${counted(scenes, 'scene')}`,
  );
};

export const part = (person: Person, all: number): string => {
  const { name, share, scenes } = person;
  return phrased(
    lastOf(person),
    `${name} has ${percent(share)} of the talk and is heard in ${scenes.length} of ${all} scenes (pages ${firstOf(person)}-${lastOf(person)})`,
    `the largest part is ${possessive(name)}: ${percent(share)} of the talk, in ${scenes.length} scenes`,
    `${percent(share)} of all spoken words are ${possessive(name)}, from page ${firstOf(person)} to page ${lastOf(person)}`,
    `${name} is on hand from page ${firstOf(person)} to page ${lastOf(person)}, with a line in ${scenes.length} of ${all} scenes`,
  );
};
/** `long` is an absence in pages that an actor will notice. */
export function secondPart(second: Person, long: number): string {
  const { name, share, silence } = second;
  if (silence !== null && silence.to - silence.from >= long)
    return phrased(
      silence.to,
      `${name} has ${percent(share)} and no line between pages ${silence.from} and ${silence.to}, which whoever plays the part will notice`,
      `${name} comes second with ${percent(share)}, but is unheard from page ${silence.from} to page ${silence.to}`,
      `an actor offered ${name} (${percent(share)}) will find nothing to say on pages ${silence.from + 1}-${silence.to - 1}`,
    );
  return phrased(
    lastOf(second),
    `${name} has ${percent(share)}, from page ${firstOf(second)} to page ${lastOf(second)}`,
    `behind comes ${name} with ${percent(share)}`,
    `then ${name}, ${percent(share)}, last heard on page ${lastOf(second)}`,
  );
}

export const size = (pages: number, places: number, used: number): string =>
  phrased(
    pages,
    `${counted(pages, 'page')} at ${counted(places, 'place')}${used === 0 ? '' : used === places ? ', each for one scene' : `, ${numberWord(used)} of them for one scene`}`,
    `${counted(places, 'place')} for ${counted(pages, 'page')}${used === 0 ? '' : `; ${numberWord(used)} of these are seen once`}`,
    `${counted(pages, 'page')} that move between ${counted(places, 'place')}`,
  );
export const parts = (speakers: number, bits: number): string =>
  phrased(
    speakers,
    `${counted(speakers, 'speaking part')}${bits === 0 ? '' : `, ${numberWord(bits)} of one speech`}`,
    bits === 0
      ? `${counted(speakers, 'part')} to pay`
      : `${counted(speakers, 'part')} to pay, ${numberWord(bits)} of them for one speech`,
  );
/** `shown` are the first of `all` night exteriors. */
export function nights(shown: readonly StoryScene[], all: number): string {
  if (all === 0) return 'no night outdoors';
  const places = [...new Set(shown.map((scene) => `${placeName(scene)}, page ${scene.page}`))];
  return all > shown.length
    ? phrased(
        all,
        `${counted(all, 'scene')} outdoors at night, among them ${listed(places)}`,
        `nights outdoors ${all} times, as at ${listed(places.slice(0, 2))}`,
        `${counted(all, 'night exterior')} to light, the first at ${places[0] ?? ''}`,
      )
    : `${counted(all, 'scene')} outdoors at night: ${listed(places)}`;
}

export const shared = (scenes: number, all: number): string =>
  scenes === 0
    ? 'no heading names a street, a school, a bar or a church'
    : phrased(
        scenes,
        `${scenes} of ${all} headings name${scenes === 1 ? 's' : ''} a street, school, bar, church or the like`,
        `people could meet in ${scenes} of ${all} scenes: a street, a school, a bar, a church or the like heads them`,
        `streets, schools, bars, churches and the like head ${scenes} of ${all} scenes`,
      );
export const ages = (young: string, youngest: number, old: string, oldest: number): string =>
  phrased(
    youngest,
    `ages run from ${young} (${youngest}) to ${old} (${oldest})`,
    `the youngest with an age is ${young}, ${youngest}, the oldest ${old}, ${oldest}`,
    `between ${young} and ${old} lie ${oldest - youngest} years`,
  );
/** `eighths` of a page that these places hold. */
export const world = (places: readonly string[], eighths: number): string =>
  phrased(
    eighths,
    `${listed(places)} ${places.length === 1 ? 'holds' : 'hold'} ${counted(Math.round(eighths / 8), 'page')}`,
    `no place has more pages than ${places[0] ?? ''}`,
    `its centre is ${listed(places)}, ${counted(Math.round(eighths / 8), 'page')} in all`,
    `${counted(Math.round(eighths / 8), 'page')} play at ${listed(places)}`,
  );
