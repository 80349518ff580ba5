/** The words of the character network; the only place where it has any, and so as long as they are. */
import { capitalised, decimal, listed, numberWord, percent } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { Manner, SpeechHabit } from '../../story/people/portrait.ts';

export const titles = {
  analysis: 'Analysis',
  characteristics: 'Key Characteristics',
  tones: 'Tone Spectrum',
  ties: 'Character Network',
} as const;
export const quotesLabel = 'How it begins';
export const units = { node: 'words spoken', link: 'exchanges' } as const;

/** Who says a quote. */
export const by = (speakers: readonly string[]): string => speakers.join(' and ');

/** What stands on a card: its heading and its text. */
interface Told {
  readonly keyword: string;
  readonly description: string;
}

/** Names given before the rest is counted. */
const mostNamed = 4;
/** Names given where the rest is counted. */
const namedOfMany = 3;

/** 'Ann, Ben, Carl and 3 others'. */
const namedAndCounted = (names: readonly string[]): string =>
  listed(names.length > mostNamed ? [...names.slice(0, namedOfMany), `${names.length - namedOfMany} others`] : names);

/** 'page: 1', 'pages: 2-14'. */
const span = (pages: readonly number[]): string => {
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  return first === last ? `page: ${first}` : `pages: ${first}-${last}`;
};

/** '; most scenes at: Lobby', or nothing. */
const most = (place: string | null): string => (place === null ? '' : `; most scenes at: ${place}`);

/** From where to where somebody speaks who takes part in most exchanges, and where most of their scenes play; `lead` is who speaks more words, if somebody does. */
export const centre = (
  { name, firstPage, lastPage }: Pick<StoryCharacter, 'name' | 'firstPage' | 'lastPage'>,
  share: number,
  o: { readonly lead: string | null; readonly place: string | null },
): Told => ({
  keyword: `Centre: ${name}`,
  description: `Of all exchanges: ${percent(share)}; ${span([firstPage, lastPage].filter((page) => page !== null))}${most(o.place)}${o.lead === null ? '' : `; more words: ${o.lead}`}.`,
});

/** Why the network of a few pages is told in brief. */
export const fewPages = 'Too few pages for more: what stands out in them may be chance.';

/** Pages named of the scenes that two people share. */
const pagesNamed = 4;

/** Two who speak much and of whom neither line follows the other's; `pages` are those of the scenes in which both speak. */
export const neverTalk = (names: readonly [string, string], pages: readonly number[]): Told => ({
  keyword: `Never answer each other: ${names[0]} and ${names[1]}`,
  description: `Scenes where both speak: ${pages.length}; ${pages.length === 1 ? 'page' : 'pages'}: ${pages.slice(0, pagesNamed).join(', ')}.`,
});

/** Those with whom somebody exchanges most lines, most first, and how often; `partners` counts all. */
export const portrait = (
  closest: readonly { readonly name: string; readonly exchanges: number }[],
  partners: number,
): string =>
  closest.length === 0
    ? 'Answered by nobody.'
    : `Exchanges with ${[
        ...closest.map(({ name, exchanges }) => `${name}: ${exchanges}`),
        ...(partners > closest.length ? [`other partners: ${partners - closest.length}`] : []),
      ].join('; ')}.`;

/** What stands out about somebody's speeches, of which the card gives the share beside that of the others. */
const habits: Readonly<Record<SpeechHabit, string>> = {
  asking: 'asks',
  refusing: 'refuses first',
  loud: 'exclaims',
  'breaking off': 'breaks off',
  directed: 'with parentheticals',
};
const lengths = { long: 'long speeches', brief: 'short speeches' } as const;

/** The habit that stands out, else the length of speeches; null where neither does. */
export function manner(name: string, { habit, length }: Manner): Told | null {
  if (habit)
    return {
      keyword: `${name}: ${habits[habit.name]}`,
      description: `Of speeches: ${percent(habit.share)}; others: ${percent(habit.others)}.`,
    };
  if (length.stands)
    return {
      keyword: `${name}: ${lengths[length.stands]}`,
      description: `Words: ${decimal(length.words)}; others: ${decimal(length.others)}.`,
    };
  return null;
}

/** `pages` are those of the scenes in which the two exchange lines, `place` where most of these play. */
export const tie = (
  names: readonly string[],
  exchanges: number,
  { pages, place }: { readonly pages: readonly number[]; readonly place: string | null },
): Told => ({
  keyword: listed(names),
  description: `Exchanges: ${exchanges}; ${span(pages)}${most(place)}.`,
});

/** Where several pairs exchange as much as the first, none is named before the others. */
export const sharedMapTitle = (pairs: number, exchanges: number, total: number): string =>
  `${capitalised(numberWord(pairs))} pairs carry ${exchanges} of ${total} exchanges each`;

export const mapTitle = (names: readonly string[], exchanges: number, total: number): string =>
  `${listed(names)} carry ${exchanges} of ${total} exchange${total === 1 ? '' : 's'}`;
/** Where somebody, or a tie, begins. */
export const page = (number: number): string => `page ${number}`;

export const nobodyAnswers = 'Nobody answers anybody in this script';

/** 'Mags and Lena', or 'Around Brianna: Samantha, Noah; others: 12'. */
export function groupLabel(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  if (names.length <= mostNamed) return listed(names);
  const shown = namedOfMany - 1;
  return `Around ${first}: ${rest.slice(0, shown).join(', ')}; others: ${rest.length - shown}`;
}

export const aloneLabel = (names: readonly string[]): string => `With nobody: ${namedAndCounted(names)}`;
