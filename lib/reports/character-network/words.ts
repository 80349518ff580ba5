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
  timesOver,
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
    o.without === null
      ? `nobody exchanges a line without ${name}`
      : oneWay(
          o.without.exchanges,
          `most without ${name} have ${listed(o.without.names)}, ${counted(o.without.exchanges, 'exchange')} in all`,
          `leave ${name} out, and ${listed(o.without.names)} have most to say to each other, ${counted(o.without.exchanges, 'exchange')}`,
        ),
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
      ? oneWay(
          one.length + other.length,
          `No line of one follows the other’s, and no scene names both.`,
          `They share no scene, let alone a line.`,
        )
      : pages.length === 0
        ? oneWay(
            one.length + mayMeet,
            `They exchange no line, and ${counted(mayMeet, 'scene')} at most ${mayMeet === 1 ? 'has' : 'have'} both names.`,
            `Not a line goes from one to the other, though both names stand in ${counted(mayMeet, 'scene')}.`,
          )
        : `The ${pages.length === 1 ? 'scene' : 'scenes'} on ${onRuns(pages.slice(0, pagesNamed))} ${pages.length === 1 ? 'has' : 'have'} both${pages.length > pagesNamed ? `, as ${counted(pages.length - pagesNamed, 'other')} ${pages.length - pagesNamed === 1 ? 'does' : 'do'}` : ''}, ${oneWay(pages.length + one.length, 'and neither answers the other', 'and they exchange no line', 'without an answer of one to the other')}.`,
});

/** With so few others, each is named. */
const fewTies = 4;
/** One partner has most of somebody's talk from this share on. */
const mostShare = 0.5;

/** With whom somebody exchanges lines, with which main speakers never, and who talks with nobody else. */
export function portrait(
  name: string,
  {
    ties,
    never,
    only,
  }: {
    readonly ties: readonly { readonly name: string; readonly exchanges: number }[];
    readonly never: readonly string[];
    readonly only: readonly string[];
  },
): string {
  const [first, second] = ties;
  if (!first) return `Nobody answers ${name}.`;
  const all = ties.reduce((sum, { exchanges }) => sum + exchanges, 0);
  const rest = ties.length - 1;
  const often = ties.filter(({ exchanges }) => exchanges > 1);
  const oftenAll = often.reduce((sum, { exchanges }) => sum + exchanges, 0);
  const company =
    ties.length > often.length && often.length > 0 && often.length < fewTies
      ? `has ${oftenAll} of ${counted(all, 'exchange')} with ${listed(often.map((tie) => tie.name))}`
      : ties.length <= fewTies
        ? oneWay(
            all,
            `exchanges lines with ${listed(ties.map((tie) => tie.name))}${ties.length === 1 ? ' alone' : ' only'}`,
            `has ${counted(all, 'exchange')}, ${rest === 0 ? 'all' : 'none but'} with ${listed(ties.map((tie) => tie.name))}`,
          )
        : first.exchanges >= mostShare * all
          ? oneWay(
              first.exchanges,
              `has ${first.exchanges} of ${all} exchanges with ${first.name}, the others with ${counted(rest, 'person', 'people')}`,
              `talks more with ${first.name} than with the ${numberWord(rest)} others together, ${first.exchanges} exchanges to ${all - first.exchanges}`,
              `answers or is answered by ${first.name} in ${first.exchanges} of ${all} exchanges, by ${counted(rest, 'other')} in the rest`,
            )
          : oneWay(
              all,
              `answers ${counted(ties.length, 'person', 'people')}, ${first.name} oftenest (${first.exchanges}), then ${second?.name} (${second?.exchanges})`,
              `talks with ${counted(ties.length, 'person', 'people')}, most with ${first.name} and ${second?.name}, ${first.exchanges + (second?.exchanges ?? 0)} of ${all} exchanges`,
              `has ${all} exchanges with ${counted(ties.length, 'person', 'people')}, ${first.exchanges} of them with ${first.name} and ${second?.exchanges} with ${second?.name}`,
              `divides ${all} exchanges among ${counted(ties.length, 'person', 'people')}, ${first.name} (${first.exchanges}) before ${second?.name} (${second?.exchanges})`,
            );
  const apart =
    never.length === 0
      ? ''
      : oneWay(
          all + never.length,
          `, never with ${listed(never)}`,
          ` and none with ${listed(never)}`,
          `; with ${listed(never)} there is not one`,
        );
  const sole =
    only.length === 0
      ? ''
      : `; ${namedAndCounted(only)} ${only.length === 1 ? 'has' : 'have'} nobody else to talk with`;
  return `${name} ${company}${apart}${sole}.`;
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
      description: oneWay(
        speeches,
        `${capitalised(numberWord(cases))} of ${speeches} speeches ${does}; of everybody else’s ${percent(habit.others)}.`,
        `${percent(habit.share)} of what ${name} says, ${cases} speeches, ${does}, against ${percent(habit.others)} of what others do.`,
      ).replace(/ of what others do\.$/, ' elsewhere.'),
    };
  }
  if (length.stands)
    return {
      keyword: `${name} ${lengths[length.stands]}`,
      description: `A speech of ${name} has ${decimal(length.words)} words on average, one of the others ${decimal(length.others)}.`,
    };
  return null;
}

/** Pages without an exchange worth a word, and as a share of the script; so much before the end a tie is over. */
const pause = { pages: 8, share: 0.12 } as const;
const over = 0.12;
/** A tie on so few pages is one meeting. */
const fewPagesOfTie = 3;

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
): Told {
  const [from = 0, to = 0] = [o.pages[0], o.pages.at(-1)];
  const gap = longestGap(o.pages);
  const times = timesOver(o.exchanges);
  const where = o.onlyPlace === null ? '' : `, always at ${o.onlyPlace}`;
  const opening =
    o.scenes === 1
      ? `they meet in one scene, on ${stretch({ from, to })}, and answer each other ${times}`
      : o.pages.length <= fewPagesOfTie
        ? `${counted(o.exchanges, 'exchange')}, on ${onRuns(o.pages)}${where}`
        : oneWay(
            o.exchanges + from,
            `they answer each other ${times} in ${counted(o.scenes, 'scene')}, from page ${from} to page ${to}${where}`,
            `${counted(o.exchanges, 'exchange')} lie between page ${from} and page ${to}, on ${o.pages.length} pages${where}`,
            `from page ${from} to page ${to} one answers the other ${times}${where}`,
            `the first of ${counted(o.exchanges, 'exchange')} stands on page ${from}, the last on page ${to}${where}`,
            `in ${counted(o.scenes, 'scene')} they have ${counted(o.exchanges, 'exchange')}, first on page ${from} and last on page ${to}${where}`,
          );
  const isLong = gap !== null && pagesIn(gap) >= Math.max(pause.pages, o.script * pause.share);
  const paused = isLong
    ? oneWay(
        gap.from + gap.to,
        `none comes on ${stretch(gap)}`,
        `${stretch(gap)} are without one`,
        `no line of one answers the other’s on ${stretch(gap)}`,
        `${counted(pagesIn(gap), 'page')}, ${gap.from} to ${gap.to}, lie between two of them`,
      )
    : null;
  const until = Math.min(...o.speakUntil);
  const isOver = o.script - to >= o.script * over && until - to >= pause.pages;
  const ended = isOver
    ? oneWay(
        to,
        `after that they exchange no line, though both have lines up to page ${until}`,
        `both go on talking, to page ${until}, without another exchange`,
      )
    : null;
  const silent =
    o.silentOn === null
      ? null
      : oneWay(
          to,
          `one more scene has both, on page ${o.silentOn}, and neither answers the other`,
          `the scene on page ${o.silentOn} still has both, without an exchange`,
        );
  const clauses = [opening, ...[paused, ended, silent].filter((clause) => clause !== null)];
  return { keyword: listed(names), description: `${capitalised(clauses.join('; '))}.` };
}

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
