/** Counts the subjects and forms of the film table in a group of films, and how their shares moved. Refuses groups too small to move. */
import type { Film } from '../../engine/norms/films.ts';
import { listed } from '../../engine/wording.ts';

export interface TagCount {
  readonly tag: string;
  readonly films: readonly Film[];
}

/** Commonest first; ties by name. */
export function tagCounts(group: readonly Film[], wanted: (tag: string) => boolean): TagCount[] {
  const tags = [...new Set(group.flatMap((film) => film.tags))].filter(wanted);
  return tags
    .map((tag) => ({ tag, films: group.filter((film) => film.tags.includes(tag)) }))
    .sort((a, b) => b.films.length - a.films.length || (a.tag < b.tag ? -1 : 1));
}

/** Subjects and forms named as a sentence needs them, where the id is not good enough. */
const names: Readonly<Record<string, string>> = {
  smalltown: 'a small town',
  'police-case': 'the police',
  case: 'a case to solve',
  'old-age': 'old age',
  building: 'a building at stake',
  eviction: 'people to be moved out',
  community: 'a community acting together',
  media: 'the media',
  film: 'films and filming',
  contest: 'a contest',
  'two-hander': 'a two-hander',
  'single-location': 'one setting',
  ensemble: 'an ensemble',
  'non-linear': 'a broken order of time',
  countdown: 'a clock running out',
  ai: 'a thinking machine',
  garden: 'gardens and growing',
  village: 'villages',
  cinema: 'cinemas',
  spaceship: 'spaceships',
  ship: 'a ship',
  sea: 'the sea',
  army: 'an army',
  work: 'working life',
  house: 'life in a house',
  farm: 'farms',
  king: 'kings and queens',
  clock: 'a clock',
  mother: 'mothers',
  father: 'fathers',
  daughter: 'daughters',
  siblings: 'brothers and sisters',
  alien: 'aliens',
  robot: 'robots',
  monster: 'monsters',
  train: 'trains',
  journey: 'a journey',
  quest: 'a quest',
  crew: 'a crew',
  office: 'an office',
  city: 'city life',
  prison: 'a prison',
  hospital: 'a hospital',
  school: 'a school',
  hotel: 'hotels',
  wedding: 'weddings',
  secret: 'secrets',
  apartment: 'apartments',
  road: 'the road',
  plane: 'a plane',
  court: 'courtrooms',
  trial: 'trials',
  newsroom: 'a newsroom',
  theatre: 'the theatre',
  island: 'islands',
  mountain: 'mountains',
  forest: 'forests',
  river: 'a river',
  castle: 'castles',
  ghost: 'ghosts',
  animal: 'animals',
  teacher: 'teachers',
  son: 'sons',
  photograph: 'photographs',
  letter: 'letters',
  bar: 'a bar',
  restaurant: 'a restaurant',
  lab: 'a laboratory',
  college: 'a college',
  heist: 'heists',
  circus: 'a circus',
  submarine: 'a submarine',
  funeral: 'a funeral',
  class: 'social class',
  teen: 'teenagers',
  witch: 'witches',
  immigrant: 'immigrants',
  chase: 'a chase',
  investigation: 'an investigation',
  dream: 'dreams',
  boss: 'a boss',
  rescue: 'a rescue',
  search: 'a search',
  escape: 'an escape',
  conspiracy: 'a conspiracy',
  spy: 'spies',
  game: 'a game',
  dance: 'dancing',
  hero: 'heroes',
  disaster: 'a disaster',
  desert: 'a desert',
  jungle: 'a jungle',
  zombie: 'zombies',
  time: 'past and future',
  race: 'race',
  writing: 'writers',
  'voice-over': 'voice-over',
  'one-day': 'a single day',
  'one-night': 'a single night',
  twist: 'a twist',
  siege: 'a siege',
};
export const nameOf = (tag: string): string => names[tag] ?? tag.replace(/-/g, ' ');

const forms = new Set(
  'single-location few-places ensemble two-hander non-linear flashbacks voice-over countdown investigation one-day one-night chase siege coming-of-age fish-out rise-fall twist'.split(
    ' ',
  ),
);
/** What a film is about, not how it is built. */
export const isSubject = (tag: string): boolean => !forms.has(tag);

export const shown = (counts: readonly TagCount[]): string =>
  listed(counts.map(({ tag, films: own }) => `${nameOf(tag)} (${own.length})`));
export const latest = (group: readonly Film[]): string =>
  listed(
    [...group]
      .sort((a, b) => b.year - a.year || (a.title < b.title ? -1 : 1))
      .slice(0, 2)
      .map(({ title, year }) => `${title} (${year})`),
  );

/** Year that cuts the table into two halves of like size, and how far a share must move to be named. */
export const turn = 1980;
const leastMove = 0.04;
/** Films on either side below which shares move by chance. */
const fewestFilms = 10;

export interface Move {
  readonly tag: string;
  readonly before: number;
  readonly since: number;
  readonly change: number;
}

/** Subjects and forms of four films or more with how they moved, those that rose most first; none where either side has too few films. */
export function movesOf(own: readonly Film[]): Move[] {
  const [old, young] = [own.filter(({ year }) => year < turn), own.filter(({ year }) => year >= turn)];
  if (Math.min(old.length, young.length) < fewestFilms) return [];
  return tagCounts(own, () => true)
    .filter((one) => one.films.length >= 4)
    .map(({ tag, films: group }) => {
      const since = group.filter(({ year }) => year >= turn).length;
      const before = group.length - since;
      return { tag, before, since, change: since / Math.max(1, young.length) - before / Math.max(1, old.length) };
    })
    .sort((a, b) => b.change - a.change || (a.tag < b.tag ? -1 : 1));
}

export const risenOf = (moves: readonly Move[]): Move[] => moves.filter(({ change }) => change > leastMove).slice(0, 3);
export const fallenOf = (moves: readonly Move[]): Move[] =>
  moves
    .toReversed()
    .filter(({ change }) => change < -leastMove)
    .slice(0, 3);
