/** Parts what stands behind INT. or EXT. into the place and the time. A word of time inside a place's name stays: NIGHT CLUB, DAY ROOM. */
import {
  beforeTimes,
  hyphened,
  notEndings,
  timeMarks,
  timesBetweenDashes,
  timesOfDay,
} from './lexicons/script-words.ts';
import { anyOf, wholeText } from './phrases.ts';

/** The last dash with space around it parts place and time; a double dash counts as one. */
const dashed = /^(.*\S)\s+(?:-{1,2}|–|—)\s+(\S.*)$/u;
const someTime = `(?:${anyOf(beforeTimes)} )?${anyOf(timesOfDay)}`;
const trailingTime = new RegExp(
  `^(.+?)(?<!\\bTHE)[\\s,.]+(${someTime}(?:\\s+\\d{1,2})?(?:\\s*[([].*[)\\]])?)\\.?$`,
  'u',
);
/** The same before the first dash: 'ROAD NIGHT - LONG SHOT'. */
const timeBeforeDash = new RegExp(
  `^([^-–—,.:(]*\\p{L})(?<!\\b${anyOf(notEndings)})\\s+(?=${someTime}(?:\\s+-|-\\s|--))`,
  'u',
);
const timeWord = new RegExp(
  [
    `(?:^|[^\\p{L}])(?:${anyOf(timesOfDay)}|${anyOf(timeMarks)}`,
    '|\\d{4}|\\d{1,2}[:.]\\d{2}|\\d{1,2}\\s?[AP]\\.?M\\.?)(?:$|[^\\p{L}])',
  ].join(''),
  'iu',
);
const isTime = (text: string): boolean => timeWord.test(text);

/** What parts a time from a place, and one time from the next: a dash, a full stop, a comma, a bracket. A hyphen between letters parts only before a time. */
const marks = /(\s*(?:--+|[–—])\s*|\s+-+\s*|-+\s+|-(?=\p{L})|\s*[,;.:]\s*|\s*[([]|[)\]][\s.]*)/u;
const timeAlone = wholeText([...timesBetweenDashes, '#:#'], { slots: { timesOfDay, beforeTimes }, flags: 'iu' });
const yearAlone = /^(?:1[0-9]|20)\d{2}$/;
const isHyphened = wholeText(hyphened, { flags: 'iu' });

export interface PlaceAndTime {
  readonly location: string;
  readonly timeOfDay: string | null;
}

/**
 * The place ends where the first time stands by itself between marks; all times from there on are the time of day: 'STAIRS - NIGHT - CONTINUOUS' is the stairs, 'NIGHT - CONTINUOUS'.
 * Without one, time of day is what follows the last dash where it holds a word of time, or a last word that is one. A place that is a time itself (INT. DAY) stays the place.
 */
export function splitTime(text: string): PlaceAndTime {
  const ending = splitEnd(text.replace(timeBeforeDash, '$1 - '));
  const inner = splitInner(ending.location);
  if (inner.timeOfDay === null) return ending.timeOfDay === null ? { ...ending, location: text } : ending;
  const times = ending.timeOfDay === null ? [] : [ending.timeOfDay];
  return { location: inner.location, timeOfDay: [...new Set([inner.timeOfDay, ...times])].join(' - ') };
}

const withoutDash = (text: string): string => text.replace(/\s*[-–—]+$/, '');

/** What may follow the last dash and still be a place: a part of the house is no time of day. */
function splitEnd(place: string): PlaceAndTime {
  const [, before, after] = dashed.exec(place) ?? [];
  if (before && after && isTime(after)) return { location: before, timeOfDay: after };
  const [, location, time] = trailingTime.exec(place) ?? [];
  if (location && time) return { location: withoutDash(location), timeOfDay: time };
  return { location: place, timeOfDay: null };
}

/** From the first time between marks on nothing is place any more: shots, seasons and the like go with it, and only times are told. */
function splitInner(place: string): PlaceAndTime {
  const parts = place.split(marks);
  // Texts at even places, the marks between them at odd ones.
  const isTimeAt = (at: number): boolean => {
    const part = (parts[at] ?? '').trim();
    const [mark = '', word = ''] = [parts[at - 1], parts[at - 2]?.trim().split(' ').at(-1)];
    return (timeAlone.test(part) || yearAlone.test(part)) && !(mark === '-' && isHyphened.test(word));
  };
  const first = parts.findIndex((_, at) => at >= 2 && at % 2 === 0 && isTimeAt(at));
  if (first < 0) return { location: place, timeOfDay: null };
  const location = withoutDash(
    parts
      .slice(0, first - 1)
      .join('')
      .trim(),
  );
  if (location === '') return { location: place, timeOfDay: null };
  const times = parts.filter((_, at) => at >= first && at % 2 === 0 && isTimeAt(at));
  return { location, timeOfDay: [...new Set(times.map((part) => part.trim()))].join(' - ') };
}
