/** Counts where a genre's signs stand: how early the first, how long the longest stretch without one, where the largest. */
import type { Sign } from '../../story/conventions.ts';
import type { Derived } from '../derive.ts';
import { mostOf } from '../scenes/most-of.ts';
import { quoteOf } from '../text/quote.ts';
import { type Count, fewestScenes, idOf, pageAt, sceneAt } from './convention.ts';
import type { FindSigns, FoundSign } from './signs.ts';

/** In a short script a share of it would be a few lines: the first page, and two pages without a sign, are always granted. */
const leastPages = 1;
const leastGap = 2;
/** A tenth over a bound of our own calls for nothing. */
const slack = 1.1;
/** No bound lies later than the middle; a sign so much later than its bound ranks highest. */
const latestBound = 0.5;
const farTooLate = 0.4;

const signOf = ({ position, page, said, scene }: FoundSign): Sign => ({ position, page, said, scene });

/** The first sign should stand within the first `by` of the script. */
export const earlySign =
  (find: FindSigns, by: number): Count =>
  (derived) => {
    if (!derived.english || derived.scenes.length < fewestScenes) return null;
    const [first = null] = find(derived);
    const bound = Math.max(by, Math.min(latestBound, leastPages / derived.pages));
    const before = derived.scenes.filter(({ start }) => start < bound);
    const opening = mostOf(before, ({ actionWords }) => actionWords) ?? derived.scenes[0];
    if (!opening) return null;
    const met = first !== null && first.position <= bound * slack;
    return {
      met,
      rank: met ? 0 : first ? Math.min(1, (first.position - bound) / farTooLate) : 1,
      counted: {
        kind: 'early',
        page: pageAt(bound, derived),
        first: first && signOf(first),
        scene: idOf(opening),
      },
      places: [...(met ? [] : [quoteOf(opening.headingPassage)]), ...(first ? [first.cite] : [])],
    };
  };

/** `most` is the longest stretch without a sign, as a share of the script; fewer than `fewest` signs are too few to speak of a rhythm. */
interface Rhythm {
  readonly most: number;
  readonly fewest: number;
  /** False for signs that are no English words. */
  readonly english?: false;
}

/** Places shown of a rhythm that is kept. */
const signsShown = 2;

/** No stretch longer than `most` of the script should pass without a sign. */
export const steadySigns =
  (find: FindSigns, { most, fewest, english }: Rhythm): Count =>
  (derived) => {
    if ((english !== false && !derived.english) || derived.scenes.length < fewestScenes) return null;
    const found = find(derived);
    const gap = widestGap(found);
    const scene = sceneAt((gap.from + gap.to) / 2, derived);
    if (!scene) return null;
    const long = (gap.to - gap.from) * derived.pages;
    const longest = Math.max(leastGap, most * derived.pages);
    const met = long <= longest * slack && found.length >= Math.min(fewest, derived.pages / longest);
    const rank = Math.min(1, Math.max(0.1, (long - longest) / (derived.pages / 2)));
    return {
      met,
      rank: met ? 0 : found.length === 0 ? 1 : rank,
      counted: {
        kind: 'steady',
        signs: found.length,
        from: pageAt(gap.from, derived),
        to: pageAt(gap.to, derived),
        pages: long,
        most: longest,
        scene: idOf(scene),
      },
      places: met ? found.slice(0, signsShown).map(({ cite }) => cite) : [quoteOf(scene.headingPassage)],
    };
  };

/** The widest stretch without a sign, from 0 to 1; the first of equals. */
function widestGap(signs: readonly FoundSign[]): { from: number; to: number } {
  const stops = [0, ...signs.map(({ position }) => position), 1];
  const gaps = stops.slice(1).map((to, index) => ({ from: stops[index] ?? 0, to }));
  return gaps.reduce((widest, gap) => (gap.to - gap.from > widest.to - widest.from ? gap : widest));
}

/** The largest set piece is looked for after this share of the script. */
const lastQuarter = 0.75;

/** The longest scene with a sign should stand in the last quarter. */
export const largestLast =
  (find: FindSigns): Count =>
  (derived: Derived) => {
    if (!derived.english) return null;
    const scenes = find(derived).flatMap(({ position }) => sceneAt(position, derived) ?? []);
    const [largest] = [...scenes].sort((a, b) => b.actionWords - a.actionWords || b.ordinal - a.ordinal);
    const ending = derived.scenes.filter(({ position }) => position >= lastQuarter);
    const last = mostOf(ending, ({ actionWords }) => actionWords);
    if (!largest || !last || scenes.length < 2) return null;
    const met = largest.position >= lastQuarter || last.actionWords >= largest.actionWords;
    return {
      met,
      rank: met ? 0 : Math.min(1, (lastQuarter - largest.position) / lastQuarter),
      counted: {
        kind: 'largest',
        pieces: scenes.length,
        largest: idOf(largest),
        ending: idOf(last),
      },
      places: [quoteOf(largest.headingPassage), ...(met ? [] : [quoteOf(last.headingPassage)])],
    };
  };
