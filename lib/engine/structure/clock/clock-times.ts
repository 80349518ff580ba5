/** Finds times of the clock in a text: '4:47', '10:45 PM', 'six o'clock', 'by midnight', 'at eight thirty'. Leaves out chapter and verse, and where a look goes. */
import { anyOf } from '../../../screenplay/text/phrases.ts';
import { dueWords, hours, minuteWords, nowWords, scriptures, whoseSide } from '../../lexicons/clock-words.ts';

/** `minutes` since midnight, by a clock of twelve hours where the half of the day is not said (`isSure` is then false). `text` as it stands at `index`. */
export interface ClockTime {
  readonly text: string;
  readonly index: number;
  readonly minutes: number;
  readonly isSure: boolean;
  /** It holds now, or something is due by it. */
  readonly says: 'now' | 'due' | null;
}

const hour = `(?:${hours.join('|')})`;
const half = '(?:\\s?([ap])\\.?\\s?m(?:\\.|(?!\\p{L})))';
const digits = `(?<![\\d.:,$#/-])(0?[1-9]|1\\d|2[0-3]):([0-5]\\d)(?![\\d:])${half}?`;
const bare = `(?<![\\d.:,$#/'’-])(1[0-2]|[1-9])${half}`;
const oclock = `(?<!\\p{L})(${hour}|1[0-2]|[1-9]) o['’]clock(?: sharp)?(?:${half})?`;
/** An hour in words alone may be a number of anything. */
const led = `(?<=(?<!\\p{L})(?:${anyOf(nowWords)}|${anyOf(dueWords)}|at) )`;
const spoken = `${led}(${hour})[- ](${Object.keys(minuteWords).join('|')})(?![\\p{L}-]| \\p{L}+s(?!\\p{L}))`;
const named = `${led}(noon|midnight)(?!\\p{L})`;
const past = `(?<!\\p{L})(half past|quarter (?:past|after|to)) (${hour})(?!\\p{L})`;

const inDigits = new RegExp(digits, 'giu');
const inHours = new RegExp(bare, 'giu');
const byOclock = new RegExp(oclock, 'giu');
const inWords = new RegExp(spoken, 'giu');
const byName = new RegExp(named, 'giu');
const byQuarter = new RegExp(past, 'giu');

const now = new RegExp(`(?<!\\p{L})${anyOf(nowWords)} $`, 'iu');
const due = new RegExp(`(?<!\\p{L})${anyOf(dueWords)} $`, 'iu');
const verse = new RegExp(`(?<!\\p{L})${anyOf(scriptures)},? $`, 'iu');
/** Where a look goes: 'Look at your six o'clock'. */
const direction = new RegExp(`\\b${anyOf(whoseSide)} (?:twelve|three|six|nine) o['’]clock!?$`, 'i');

const numberOf = (text: string): number => {
  const word = hours.findIndex((one) => one === text.toLowerCase());
  return word < 0 ? Number(text) : word + 1;
};
const inDay = (hourOfDay: number, minutes: number, side: string | undefined): number => {
  if (side === undefined) return (hourOfDay % 24) * 60 + minutes;
  return ((hourOfDay % 12) + (side.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes;
};

type Found = Omit<ClockTime, 'says'>;
const all = (
  pattern: RegExp,
  text: string,
  read: (match: RegExpMatchArray) => Omit<Found, 'text' | 'index'>,
): Found[] =>
  [...text.matchAll(pattern)].map((match) => ({ text: match[0].trim(), index: match.index, ...read(match) }));

/** In their order, each place once. */
export function clockTimesIn(text: string): ClockTime[] {
  const found = [
    ...all(inDigits, text, ([, h = '', m = '', side]) => ({
      minutes: inDay(Number(h), Number(m), side),
      isSure: side !== undefined || Number(h) > 12,
    })),
    ...all(inHours, text, ([, h = '', side]) => ({ minutes: inDay(Number(h), 0, side), isSure: true })),
    ...all(byOclock, text, ([, h = '', side]) => ({
      minutes: inDay(numberOf(h), 0, side),
      isSure: side !== undefined,
    })),
    ...all(inWords, text, ([, h = '', m = '']) => ({
      minutes: inDay(numberOf(h), minuteWords[m.toLowerCase()] ?? 0, undefined),
      isSure: false,
    })),
    ...all(byName, text, ([, name = '']) => ({ minutes: name.toLowerCase() === 'noon' ? 720 : 0, isSure: true })),
    ...all(byQuarter, text, ([, part = '', h = '']) => {
      const after = part.toLowerCase().endsWith('to') ? -15 : part.toLowerCase().startsWith('half') ? 30 : 15;
      return { minutes: (numberOf(h) * 60 + after + 1440) % 1440, isSure: false };
    }),
  ].sort((a, b) => a.index - b.index);
  return found.flatMap((one, at) => {
    const before = text.slice(0, one.index);
    const inside = found.some((other, index) => index < at && other.index + other.text.length > one.index);
    if (inside || verse.test(before) || direction.test(before + one.text)) return [];
    return [{ ...one, says: now.test(before) ? ('now' as const) : due.test(before) ? ('due' as const) : null }];
  });
}

/** The same time of the clock; of two that name the half of the day, in the same half. */
export const isSameTime = (one: ClockTime, other: ClockTime): boolean =>
  one.isSure && other.isSure ? one.minutes === other.minutes : one.minutes % 720 === other.minutes % 720;
