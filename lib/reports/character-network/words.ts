/** The words of the character network; the only place where it has any, and so as long as they are. */
import { counted, decimal, listed, numberWord, pagesOf, percent } from '../../engine/wording.ts';
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

/** 'page 1', 'pages 2-14'. */
const span = (pages: readonly number[]): string => {
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  return first === last ? `page ${first}` : `pages ${first}-${last}`;
};

/** From where to where somebody speaks who takes part in most exchanges; `lead` is who speaks more words, if somebody does. */
export const centre = (
  { name, firstPage, lastPage }: Pick<StoryCharacter, 'name' | 'firstPage' | 'lastPage'>,
  share: number,
  lead: string | null,
): Told => ({
  keyword: `Centre: ${name}`,
  description: `In ${percent(share)} of all exchanges, ${span([firstPage, lastPage].filter((page) => page !== null))}${lead === null ? '' : `; ${lead} speaks more words`}.`,
});

/** Pages named of the scenes that two people share, and further pairs named. */
const pagesNamed = 4;
const pairsNamed = 2;

/** `pages` are those of the scenes in which both are; `leading` says among how many who speak most they are, null where the cast has no more. */
export function neverTalk(o: {
  readonly names: readonly [string, string];
  readonly pages: readonly number[];
  readonly leading: number | null;
  readonly others: readonly (readonly string[])[];
}): Told {
  const who = o.leading === null ? 'No line between them' : `Both among the ${numberWord(o.leading)} who speak most`;
  const shared =
    o.pages.length > 0
      ? `together in ${counted(o.pages.length, 'scene')} (${pagesOf(o.pages.slice(0, pagesNamed))})`
      : 'no scene together';
  const also = o.others.length > 0 ? ` Nor do ${o.others.slice(0, pairsNamed).map(listed).join(', or ')}.` : '';
  return {
    keyword: `Never talk: ${o.names[0]} and ${o.names[1]}`,
    description: `${who}; ${shared}.${also}`,
  };
}

/** `partners` are those this person exchanges lines with, `most` with whom most of them, null where nobody answers. */
export const portrait = (
  partners: number,
  most: { readonly name: string; readonly exchanges: number } | null,
): string =>
  most === null
    ? 'Answered by nobody.'
    : `Talks with ${partners === 1 ? most.name : `${numberWord(partners)}, most with ${most.name}`} (${most.exchanges}).`;

/** Each habit completes '… of the speeches'. */
const habits: Readonly<Record<SpeechHabit, string>> = {
  asking: 'ask',
  refusing: 'open by refusing',
  loud: 'exclaim',
  'breaking off': 'break off',
  directed: 'carry a parenthetical',
};
const lengths = { long: 'at length', brief: 'brief' } as const;

/** The habit that stands out, else the length of speeches; null where neither does. */
export function manner(name: string, { habit, length }: Manner): Told | null {
  if (habit)
    return {
      keyword: `${name}: ${habit.name}`,
      description: `${percent(habit.share)} of speeches ${habits[habit.name]}, the others’ ${percent(habit.others)}.`,
    };
  if (length.stands)
    return {
      keyword: `${name}: ${lengths[length.stands]}`,
      description: `${decimal(length.words)} words a speech, the others ${decimal(length.others)}.`,
    };
  return null;
}

/** `pages` are those of the scenes in which the two exchange lines. */
export const tie = (names: readonly string[], exchanges: number, pages: readonly number[]): Told => ({
  keyword: listed(names),
  description: `${exchanges} ${exchanges === 1 ? 'exchange' : 'exchanges'}, ${span(pages)}.`,
});

export const mapTitle = (names: readonly string[], exchanges: number, total: number): string =>
  `${listed(names)} carry ${exchanges} of ${total} exchange${total === 1 ? '' : 's'}`;
/** Where somebody, or a tie, begins. */
export const page = (number: number): string => `page ${number}`;

export const nobodyAnswers = 'Nobody answers anybody in this script';

/** 'Mags and Lena', or 'Around Brianna: Samantha, Noah and 12 others'. */
export function groupLabel(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  if (names.length <= mostNamed) return listed(names);
  const shown = namedOfMany - 1;
  return `Around ${first}: ${listed([...rest.slice(0, shown), `${rest.length - shown} others`])}`;
}

export const aloneLabel = (names: readonly string[]): string => `With nobody: ${namedAndCounted(names)}`;
