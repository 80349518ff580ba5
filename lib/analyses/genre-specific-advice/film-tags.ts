/** Counts the subjects and forms of the film table in a group of films, and how their shares moved. Refuses groups too small to move. */
import type { Film } from '../norms/films.ts';
import { nameOf as premiseNameOf } from '../script-similarity/premise-facts.ts';
import { listed } from '../wording.ts';

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
  mother: 'mothers',
  father: 'fathers',
  son: 'sons',
  daughter: 'daughters',
  city: 'city life',
  animal: 'animals',
  alien: 'aliens',
  robot: 'robots',
  monster: 'monsters',
  ghost: 'ghosts',
  king: 'kings and queens',
  teacher: 'teachers',
  dream: 'dreams',
  secret: 'secrets',
  race: 'race',
  train: 'trains',
  teen: 'teenagers',
  castle: 'castles',
  island: 'islands',
  mountain: 'mountains',
  forest: 'forests',
  hotel: 'hotels',
  court: 'courtrooms',
  theatre: 'the theatre',
  wedding: 'weddings',
  trial: 'trials',
  heist: 'heists',
  letter: 'letters',
  photograph: 'photographs',
  apartment: 'apartments',
  writing: 'writers',
  cinema: 'cinemas',
  hero: 'heroes',
  spaceship: 'spaceships',
  village: 'villages',
  farm: 'farms',
  road: 'the road',
  'voice-over': 'voice-over',
  'one-day': 'a single day',
  'one-night': 'a single night',
  twist: 'a twist',
  chase: 'a chase',
  siege: 'a siege',
  journey: 'a journey',
};
export const nameOf = (tag: string): string => names[tag] ?? premiseNameOf(tag);

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
