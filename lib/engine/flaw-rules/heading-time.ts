/** Reads day or night and CONTINUOUS off a scene heading. Never off the place: a NIGHT CLUB is open by day. */
import type { SceneFacts } from '../scenes/scene-facts.ts';

/** `light` is null where the heading names neither, or a time between them (dawn, dusk, evening). */
export interface HeadingTime {
  readonly light: 'day' | 'night' | null;
  readonly runsOn: boolean;
}

const byDay = new Set(['DAY', 'MORNING', 'AFTERNOON', 'NOON', 'MIDDAY']);
const byNight = new Set(['NIGHT', 'MIDNIGHT']);
const between = new Set(['DAWN', 'DUSK', 'SUNSET', 'SUNRISE', 'TWILIGHT', 'EVENING', 'PRE-DAWN']);
const qualifiers = new Set(['LATE', 'EARLY', 'MID', 'THAT', 'THE', 'NEXT', 'SAME']);
/** 'SAME' is left out: the same time may be night elsewhere. */
const runningOn = new Set(['CONTINUOUS', 'MOMENTS', 'MOMENT', 'SECONDS', 'LATER', 'A']);

/** Reads the parts of the heading behind its place, where each word of a part is a word of time. */
export function headingTimeOf({ heading }: SceneFacts): HeadingTime {
  const parts = heading.text.toUpperCase().split(/\s(?:-{1,2}|–|—)\s|[()]/);
  const words = parts.slice(1).flatMap((part) => {
    const own = part.split(/[^\p{L}-]+/u).filter((word) => /\p{L}/u.test(word));
    return own.every((word) => [byDay, byNight, between, qualifiers, runningOn].some((set) => set.has(word)))
      ? own
      : [];
  });
  const day = words.some((word) => byDay.has(word));
  const night = words.some((word) => byNight.has(word));
  const neither = words.some((word) => between.has(word));
  const text = words.join(' ');
  return {
    light: day === night || neither ? null : day ? 'day' : 'night',
    runsOn: /\bCONTINUOUS\b|\b(?:MOMENTS?|SECONDS) LATER\b/.test(text),
  };
}
