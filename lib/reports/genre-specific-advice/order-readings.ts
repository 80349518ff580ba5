/** Reads where a genre's signs stand: how early the first, how long the longest stretch without one. Refuses to count what words can't show. */
import type { Derived } from '../../engine/derive.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { quoteOf } from '../../engine/text/quote.ts';
import { capitalised, counted, decimal, percent } from '../../engine/wording.ts';
import { type Convention, fewestScenes, pageAt, pageSpan, sceneAt, sceneLabel } from './convention.ts';
import type { FindSigns, Sign } from './signs.ts';

/** `sign` with its article: 'a threat'. `deed` makes the advice from the place where the sign is missing and the first sign there is. */
interface EarlySign {
  readonly find: FindSigns;
  readonly by: number;
  readonly sign: string;
  readonly deed: (place: string, first: Sign | null) => string;
}

/** In a short script a share of it would be a few lines: the first page, and two pages without a sign, are always granted. */
const leastPages = 1;
const leastGap = 2;
/** A tenth over a bound of our own calls for nothing. */
const slack = 1.1;

/** The first sign should stand within the first `by` of the script. */
export const earlySign =
  ({ find, by, sign, deed }: EarlySign): Convention['read'] =>
  (derived) => {
    if (!derived.english || derived.scenes.length < fewestScenes) return null;
    const [first = null] = find(derived);
    const bound = Math.max(by, Math.min(0.5, leastPages / derived.pages));
    const limit = pageAt(bound, derived);
    const opening = roomiest(derived.scenes.filter(({ start }) => start < bound)) ?? derived.scenes[0];
    if (!opening) return null;
    if (first && first.position <= bound * slack)
      return {
        met: true,
        size: `page ${first.page}`,
        rank: 0,
        text: `${capitalised(sign)} stands on page ${first.page}, ${percent(first.position)} in${first.label === '' ? '' : `: ${first.label}`}.`,
        todo: '',
        evidence: [first.evidence],
      };
    const late = first
      ? `The first ${first.label === '' ? 'stands' : `is ${first.label}`} on page ${first.page}, ${percent(first.position)} in`
      : 'None was found by our words';
    return {
      met: false,
      size: `${first ? `page ${first.page}` : 'none found'}, looked for by page ${limit}`,
      rank: first ? Math.min(1, (first.position - bound) / 0.4) : 1,
      text: `Readers look for ${sign} by page ${limit} (${percent(bound)} in). ${late}; up to then the fullest scene is ${sceneLabel(opening)}.`,
      todo: deed(sceneLabel(opening), first),
      evidence: [quoteOf(opening.headingPassage), ...(first ? [first.evidence] : [])],
    };
  };

/** The scene with the most action: room to put something in. */
const roomiest = (scenes: readonly SceneFacts[]): SceneFacts | undefined =>
  [...scenes].sort((a, b) => b.actionWords - a.actionWords || a.ordinal - b.ordinal)[0];

/** `signs` with its article: 'a set piece'. `most` is the longest stretch without one, as a share of the script. */
interface SteadySigns {
  readonly find: FindSigns;
  readonly most: number;
  readonly signs: string;
  readonly fewest: number;
  readonly english: boolean;
  readonly deed: (place: string, from: number, to: number) => string;
}

/** No stretch longer than `most` of the script should pass without a sign; fewer than `fewest` signs are too few to speak of a rhythm. */
export const steadySigns =
  ({ find, most, signs, fewest, english, deed }: SteadySigns): Convention['read'] =>
  (derived) => {
    if ((english && !derived.english) || derived.scenes.length < fewestScenes) return null;
    const found = find(derived);
    const gap = widestGap(found);
    const scene = sceneAt((gap.from + gap.to) / 2, derived);
    if (!scene) return null;
    const [fromPage, toPage] = [pageAt(gap.from, derived), pageAt(gap.to, derived)];
    const long = (gap.to - gap.from) * derived.pages;
    const longest = Math.max(leastGap, most * derived.pages);
    const total = `${capitalised(counted(found.length, 'place'))} with ${signs}`;
    if (long <= longest * slack && found.length >= Math.min(fewest, derived.pages / longest))
      return {
        met: true,
        size: `${decimal(long)} pages at most`,
        rank: 0,
        text: `${total}; the longest stretch without is ${pagesFrom(long)}, ${pageSpan(fromPage, toPage)}.`,
        todo: '',
        evidence: found.slice(0, 2).map(({ evidence }) => evidence),
      };
    return {
      met: false,
      size: found.length === 0 ? 'none found' : `${pagesFrom(long)} without, at most ${pagesFrom(longest)} looked for`,
      rank: found.length === 0 ? 1 : Math.min(1, Math.max(0.1, (long - longest) / (derived.pages / 2))),
      text:
        found.length === 0
          ? `No place with ${signs} was found by our count on ${decimal(derived.pages)} pages; the middle of the script is ${sceneLabel(scene)}.`
          : `${total}. ${capitalised(pageSpan(fromPage, toPage))}, ${pagesFrom(long)}, there is none; in the middle of that stretch stands ${sceneLabel(scene)}.`,
      todo: deed(sceneLabel(scene), fromPage, toPage),
      evidence: [gap.before?.evidence, quoteOf(scene.headingPassage), gap.after?.evidence].flatMap((one) => one ?? []),
    };
  };

const pagesFrom = (pages: number): string => `${decimal(pages)} ${decimal(pages) === '1' ? 'page' : 'pages'}`;

function widestGap(signs: readonly Sign[]): { from: number; to: number; before: Sign | null; after: Sign | null } {
  const stops = [null, ...signs, null];
  let widest = { from: 0, to: signs[0]?.position ?? 1, before: null as Sign | null, after: signs[0] ?? null };
  for (let index = 1; index < stops.length - 1; index += 1) {
    const [before, after] = [stops[index] ?? null, stops[index + 1] ?? null];
    const [from, to] = [before?.position ?? 0, after?.position ?? 1];
    if (to - from > widest.to - widest.from) widest = { from, to, before, after };
  }
  return widest;
}

/** The sign with the most weight should stand in the last quarter: for set pieces the longest one. */
export const largestLast =
  (find: FindSigns, deed: (place: string, ending: string) => string): Convention['read'] =>
  (derived: Derived) => {
    if (!derived.english) return null;
    const scenes = find(derived).flatMap(({ position }) => sceneAt(position, derived) ?? []);
    const [largest] = [...scenes].sort((a, b) => b.actionWords - a.actionWords || b.ordinal - a.ordinal);
    const ending = [...derived.scenes].filter(({ position }) => position >= 0.75);
    const [last] = [...ending].sort((a, b) => b.actionWords - a.actionWords || a.ordinal - b.ordinal);
    if (!largest || !last || scenes.length < 2) return null;
    const met = largest.position >= 0.75 || last.actionWords >= largest.actionWords;
    return {
      met,
      size: `${percent(largest.position)} in, looked for after 75%`,
      rank: met ? 0 : Math.min(1, (0.75 - largest.position) / 0.75),
      text: `The longest of ${counted(scenes.length, 'set piece')} is ${sceneLabel(largest)}, ${percent(largest.position)} in, with ${counted(largest.actionWords, 'word')} of action${largest.position >= 0.75 ? '' : `; after page ${pageAt(0.75, derived)} the fullest is ${sceneLabel(last)}, with ${last.actionWords}`}.`,
      todo: met ? '' : deed(sceneLabel(largest), sceneLabel(last)),
      evidence: [quoteOf(largest.headingPassage), ...(met ? [] : [quoteOf(last.headingPassage)])],
    };
  };
