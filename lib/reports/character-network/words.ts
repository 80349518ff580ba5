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
export const quotesLabels = {
  begins: 'First longer talk',
  ends: 'End of the last',
} as const;
export const units = { node: 'words spoken', link: 'exchanges' } as const;

/** Who says a quote. */
export const by = (speakers: readonly string[]): string => speakers.join(' and ');

/** What stands on a card: its heading and its text. */
interface Told {
  readonly keyword: string;
  readonly description: string;
}

/** Two with fewer exchanges than this hardly talk. */
const fewestWithout = 8;

/** Who takes part in most exchanges, and what is left without them; `speaksMore` says more words, if somebody does. */
export function centre(
  name: string,
  o: {
    readonly exchanges: number;
    readonly all: number;
    readonly partners: number;
    readonly speaksMore: string | null;
    readonly without: { readonly names: readonly string[]; readonly exchanges: number } | null;
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
  ];
  return { keyword: `${name} in the centre`, description: `${capitalised(sentences.join('; '))}.` };
}

interface Named {
  readonly name: string;
}

/** Main speakers who never meet, by the one who has most to miss: 'Beth shares no scene with Burke, Nan or Cathy; Syd none with Bryer.' */
export function strangers(pairs: readonly (readonly [Named, Named])[]): Told {
  const told: string[] = [];
  let left = pairs;
  while (left.length > 0) {
    const often = Map.groupBy(left.flat(), (one) => one);
    const [[one] = []] = [...often].toSorted((a, b) => b[1].length - a[1].length);
    if (!one) break;
    const others = left.filter((pair) => pair.includes(one)).flatMap((pair) => pair.filter((other) => other !== one));
    const names = others.map(({ name }) => name);
    const last = names.pop() ?? '';
    told.push(
      `${one.name} ${told.length === 0 ? 'shares no scene' : 'none'} with ${names.length === 0 ? last : `${names.join(', ')} or ${last}`}`,
    );
    left = left.filter((pair) => !pair.includes(one));
  }
  return { keyword: 'Who never meet', description: `${told.join('; ')}.` };
}

/** Why the network of a few pages is told in brief. */
export const fewPages = 'Too few pages for more: what stands out in them may be chance.';

/** So many are named with their exchanges. */
const tiesNamed = 4;

/** 'Exchanges with Ann (40), Ben (12) and Cy (3).' */
export const portrait = (ties: readonly { readonly name: string; readonly exchanges: number }[]): string =>
  `Exchanges with ${listed(ties.slice(0, tiesNamed).map(({ name, exchanges }) => `${name} (${exchanges})`))}.`;

/** What stands out about somebody's speeches, of which the card gives the number beside the share of the others. */
const habits: Readonly<Record<SpeechHabit, readonly [name: string, does: string]>> = {
  asking: ['asks', 'end on a question'],
  loud: ['exclaims', 'hold an exclamation mark'],
  'breaking off': ['breaks off', 'end on a dash or three points'],
  directed: ['is directed', 'have a direction how to say it'],
};
const lengths = { long: 'speaks at length', brief: 'speaks briefly' } as const;

/** Fewer speeches, or fewer of them with a habit, and it may be chance; a habit is worth a line from so many times the others' share and so much above it on; so many times as long as the others' a speech is clearly longer. Ours. */
const told = { speeches: 12, cases: 5, times: 2, above: 0.1, longer: 1.3 } as const;

/** The habit that stands out, else the length of speeches; null where neither clearly does. */
export function manner(name: string, speeches: number, { habit, length }: Manner): Told | null {
  if (speeches < told.speeches) return null;
  const cases = Math.round((habit?.share ?? 0) * speeches);
  const isClear = habit && habit.share >= told.times * habit.others && habit.share - habit.others >= told.above;
  if (habit && isClear && cases >= told.cases) {
    const [is, does] = habits[habit.name];
    return {
      keyword: `${name} ${is}`,
      description: `${capitalised(numberWord(cases))} of ${speeches} speeches ${does}; of everybody else’s ${percent(habit.others)}.`,
    };
  }
  const times = length.words / Math.max(1, length.others);
  if (length.stands && (times >= told.longer || times <= 1 / told.longer))
    return {
      keyword: `${name} ${lengths[length.stands]}`,
      description: `${decimal(length.words)} words a speech on average, ${decimal(length.others)} in the others’.`,
    };
  return null;
}

/** Pages without an exchange worth a word, and as a share of the script. */
const pause = { pages: 8, share: 0.12 } as const;
/** A tie on so few pages is one meeting. */
const fewPagesOfTie = 3;

/** A tie by its pages: from the first exchange to the last, and where it pauses. */
export function tie(
  names: readonly string[],
  {
    exchanges,
    pages,
    script,
  }: {
    readonly exchanges: number;
    readonly pages: readonly number[];
    readonly script: number;
  },
): Told {
  const [from = 0, to = 0] = [pages[0], pages.at(-1)];
  const gap = longestGap(pages);
  const opening = `${counted(exchanges, 'exchange')}, on ${pages.length <= fewPagesOfTie ? onRuns(pages) : stretch({ from, to })}`;
  const isLong = gap !== null && pagesIn(gap) >= Math.max(pause.pages, script * pause.share);
  const paused = isLong ? `; none on ${stretch(gap)}` : '';
  return { keyword: listed(names), description: `${capitalised(`${opening}${paused}`)}.` };
}

export const mapTitle = 'Who talks with whom';
/** Where somebody, or a tie, begins. */
export const page = (number: number): string => `page ${number}`;

export const nobodyAnswers = 'Nobody answers anybody in this script';
