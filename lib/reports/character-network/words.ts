/** The words of the character network; the only place where it has any, and so as long as they are. */
import { oneWay } from '../../engine/variants.ts';
import {
  capitalised,
  counted,
  decimal,
  listed,
  numberWord,
  onRuns,
  partOf,
  percent,
  stretch,
} from '../../engine/wording.ts';
import type { Manner, SpeechHabit } from '../../story/people/portrait.ts';
import { longestGap, pagesIn } from '../../story/people/presence.ts';

export const titles = {
  analysis: 'Analysis',
  characteristics: 'Key Characteristics',
  tones: 'Tone Spectrum',
  ties: 'Character Network',
} as const;
export const quotesLabel = 'How it ends';
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

/** Two with fewer exchanges than this hardly talk. */
const fewestWithout = 8;

/** Who takes part in most exchanges, what is left without them, and who talks with nobody else; `speaksMore` says more words, if somebody does. */
export function centre(
  name: string,
  o: {
    readonly exchanges: number;
    readonly all: number;
    readonly partners: number;
    readonly speaksMore: string | null;
    readonly without: { readonly names: readonly string[]; readonly exchanges: number } | null;
    readonly only: readonly string[];
  },
): Told {
  const share = o.exchanges / o.all;
  const sentences = [
    (o.exchanges === o.all
      ? `${name} takes part in every exchange, ${numberWord(o.all)} in all, with ${counted(o.partners, 'partner')}`
      : oneWay(
          o.exchanges,
          `${name} takes part in ${partOf(share)} of all exchanges, ${o.exchanges} of ${o.all}, with ${counted(o.partners, 'partner')}`,
          `of ${o.all} exchanges ${o.exchanges} are ${name}’s, with ${counted(o.partners, 'partner')}`,
          `with ${counted(o.partners, 'partner')} ${name} has ${o.exchanges} of the ${o.all} exchanges`,
        )) + (o.speaksMore === null ? '' : `, though ${o.speaksMore} says more`),
    ...(o.without === null
      ? [`nobody exchanges a line without ${name}`]
      : o.without.exchanges < fewestWithout
        ? []
        : [
            `of pairs without ${name}, ${listed(o.without.names)} talk most, in ${counted(o.without.exchanges, 'exchange')}`,
          ]),
    ...(o.only.length === 0
      ? []
      : [`${namedAndCounted(o.only)} ${o.only.length === 1 ? 'talks' : 'talk'} with nobody but ${name}`]),
  ];
  return { keyword: `${name} in the centre`, description: `${capitalised(sentences.join('; '))}.` };
}

/** Those who answer each other in `inside` of their `all` exchanges. */
export const group = (names: readonly string[], inside: number, all: number): Told => ({
  keyword: groupLabel(names),
  description: oneWay(
    all,
    `${capitalised(namedAndCounted(names))} keep ${inside} of their ${all} exchanges among themselves.`,
    `Of the ${all} exchanges of ${namedAndCounted(names)} all but ${all - inside} stay within the group.`,
  ).replace('all but 0 stay', 'all stay'),
});

/** Why the network of a few pages is told in brief. */
export const fewPages = 'Too few pages for more: what stands out in them may be chance.';

/** Pages named one by one. */
const pagesNamed = 4;

/** Two who speak much and of whom neither line follows the other's; `pages` are where both are there, `mayMeet` counts the scenes that name both. */
export const neverTalk = (
  [one, other]: readonly [string, string],
  pages: readonly number[],
  mayMeet: number,
): Told => ({
  keyword: listed([one, other]),
  description:
    mayMeet === 0
      ? 'No scene has both, let alone an exchange.'
      : pages.length === 0
        ? `No exchange, though ${counted(mayMeet, 'scene')} ${mayMeet === 1 ? 'has' : 'have'} both names.`
        : `The ${pages.length === 1 ? 'scene' : 'scenes'} on ${onRuns(pages.slice(0, pagesNamed))} ${pages.length === 1 ? 'has' : 'have'} both${pages.length > pagesNamed ? `, as ${counted(pages.length - pagesNamed, 'other')} ${pages.length - pagesNamed === 1 ? 'does' : 'do'}` : ''}, and neither answers the other.`,
});

/** With so few others, each is named. */
const fewTies = 4;

/** Of those whom somebody never talks with so many are named before the rest is counted. */
const neverNamed = 2;

/** With whom somebody exchanges lines, with whom of those who speak much never, and who talks with nobody else. The card has the name, the ties have the counts. */
export function portrait({
  ties,
  never,
  only,
}: {
  readonly ties: readonly { readonly name: string; readonly exchanges: number }[];
  readonly never: readonly string[];
  readonly only: readonly string[];
}): string {
  if (ties.length === 0) return 'Nobody answers.';
  const often = ties.filter(({ exchanges }) => exchanges > 1);
  const once = ties.length - often.length;
  const company =
    ties.length <= fewTies
      ? `exchanges lines with ${listed(ties.map((tie) => tie.name))} alone`
      : often.length > 0 && often.length < fewTies
        ? `exchanges lines with ${listed(often.map((tie) => tie.name))}, and once with ${counted(once, 'other')}`
        : `talks with ${counted(ties.length, 'person', 'people')}`;
  const unmet = never.length - neverNamed;
  const apart =
    never.length === 0 || ties.length <= fewTies
      ? ''
      : `, never with ${listed(unmet > 1 ? [...never.slice(0, neverNamed), counted(unmet, 'other')] : never)}`;
  const sole =
    only.length === 0
      ? ''
      : `; ${namedAndCounted(only)} ${only.length === 1 ? 'has' : 'have'} nobody else to talk with`;
  return `${capitalised(company)}${apart}${sole}.`;
}

/** What stands out about somebody's speeches, of which the card gives the number beside the share of the others. */
const habits: Readonly<Record<SpeechHabit, readonly [name: string, does: string]>> = {
  asking: ['asks', 'end on a question'],
  loud: ['exclaims', 'hold an exclamation mark'],
  'breaking off': ['pauses', 'hold a dash or three points'],
  directed: ['is directed', 'have a parenthetical'],
};
const lengths = { long: 'speaks at length', brief: 'speaks briefly' } as const;

/** The habit that stands out, else the length of speeches; null where neither does. */
export function manner(name: string, speeches: number, { habit, length }: Manner): Told | null {
  if (habit) {
    const [is, does] = habits[habit.name];
    const cases = Math.round(habit.share * speeches);
    return {
      keyword: `${name} ${is}`,
      description: `${capitalised(numberWord(cases))} of ${speeches} speeches ${does}; of everybody else’s ${percent(habit.others)}.`,
    };
  }
  if (length.stands)
    return {
      keyword: `${name} ${lengths[length.stands]}`,
      description: `${decimal(length.words)} words a speech on average, ${decimal(length.others)} in the others’.`,
    };
  return null;
}

/** Pages without an exchange worth a word, and as a share of the script; so much before the end a tie is over. */
const pause = { pages: 8, share: 0.12 } as const;
const over = 0.12;
/** A tie on so few pages is one meeting. */
const fewPagesOfTie = 3;

/** `stops`: the two speak on, or meet again, without a word to each other; `plain`: nothing stands out but how often they talk. */
interface Tie extends Told {
  readonly stops: boolean;
  readonly plain: boolean;
}

/** A tie by its pages: where it begins and ends, where it pauses, whether the two meet again in silence. */
export function tie(
  names: readonly string[],
  o: {
    readonly exchanges: number;
    readonly pages: readonly number[];
    readonly scenes: number;
    readonly onlyPlace: string | null;
    readonly script: number;
    readonly speakUntil: readonly number[];
    readonly silentOn: number | null;
  },
): Tie {
  const [from = 0, to = 0] = [o.pages[0], o.pages.at(-1)];
  const gap = longestGap(o.pages);
  const where = o.onlyPlace === null ? '' : `, always at ${o.onlyPlace}`;
  const opening =
    o.scenes === 1
      ? `one meeting, on ${stretch({ from, to })}, ${counted(o.exchanges, 'exchange')}`
      : o.pages.length <= fewPagesOfTie
        ? `${counted(o.exchanges, 'exchange')}, on ${onRuns(o.pages)}${where}`
        : `${counted(o.exchanges, 'exchange')}, pages ${from}-${to}${where}`;
  const isLong = gap !== null && pagesIn(gap) >= Math.max(pause.pages, o.script * pause.share);
  const paused = isLong ? `none on ${stretch(gap)}` : null;
  const until = Math.min(...o.speakUntil);
  const isOver = o.script - to >= o.script * over && until - to >= pause.pages;
  const ended = isOver ? `then both speak on, to page ${until}, and never to each other` : null;
  const silent = o.silentOn === null ? null : `page ${o.silentOn} has both, and no exchange`;
  const clauses = [opening, ...[paused, ended, silent].filter((clause) => clause !== null)];
  return {
    keyword: listed(names),
    description: `${capitalised(clauses.join('; '))}.`,
    stops: isOver || silent !== null,
    plain: clauses.length === 1 && where === '' && o.scenes > 1,
  };
}

export const mapTitle = 'Who talks among themselves';
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
