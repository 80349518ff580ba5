/** The words of the tonality report; long, since each sentence chooses its clauses by what stands out. */
import { capitalised, counted, decimal, listed, phrased } from '../../engine/wording.ts';
import type { Feeling, Stretch } from '../../story/feeling.ts';
import type { QuickReplies, ToneFamilyId, ToneQuarter, ToneShare } from '../../story/tone.ts';
import { toneAdjectives, toneNouns } from '../tone-names.ts';

export const titles = {
  tones: 'Tonality Analysis',
  consistency: 'Tonal consistency',
  curve: 'Emotional Architecture',
  quarters: 'Intensity & Consistency',
} as const;
export const axes = {
  page: 'page',
  feeling: 'brightness',
} as const;

export const notEnglish = {
  title: 'Not heard: the words are not English',
  text: 'Tone is counted in English words, and these are others.',
  curve: 'No curve is drawn: its words of feeling and event are English.',
  quarters: 'The quarters are not compared: strong words are counted in English alone.',
} as const;

export interface NamedTone {
  readonly name: string;
  readonly adjective: string;
  readonly strength: number;
}

export const familyNames = (family: ToneFamilyId): Pick<NamedTone, 'name' | 'adjective'> => ({
  name: capitalised(toneNouns[family]),
  adjective: toneAdjectives[family],
});
export const replyNames = ({ strained }: QuickReplies): Pick<NamedTone, 'name' | 'adjective'> =>
  strained ? { name: 'Clipped talk', adjective: 'clipped' } : { name: 'Banter', adjective: 'bantering' };

/** Telling words shown of a tone. */
const mostWords = 3;
/** A tone is away when no word of it stands on so many pages in a row. */
const longAway = 12;

type Pages = NonNullable<ToneShare['pages']>;

/** The page with most words of the tone; null where another has as many. */
function thickest(pages: Pages): Pages[number] | null {
  const [most, second] = pages.toSorted((a, b) => b.count - a.count);
  return most && most.count > (second?.count ?? 0) ? most : null;
}

/** The longest run of pages without a word of the tone between its first and its last. */
export function awayOf(pages: Pages): { from: number; to: number } | null {
  const gaps = pages.slice(1).map(({ page }, at) => ({ from: (pages[at]?.page ?? 0) + 1, to: page - 1 }));
  const [longest] = gaps.sort((a, b) => b.to - b.from - (a.to - a.from));
  return longest && longest.to - longest.from + 1 >= longAway ? longest : null;
}

/** 'Glow 14, float 10, stars 9; most on page 85, none on pages 24-40.' */
export function familyText({ words, pages = [] }: ToneShare): string {
  const shown = words
    .slice(0, mostWords)
    .map(({ word, count }) => `${word} ${count}`)
    .join(', ');
  const [most, away] = [thickest(pages), awayOf(pages)];
  return `${capitalised(
    [
      shown,
      ...(most === null || most.count < mostWords ? [] : [`most on page ${most.page}`]),
      ...(away === null ? [] : [`none on pages ${away.from}-${away.to}`]),
    ].join('; '),
  )}.`;
}

export const repliesText = ({ quick, exchanges }: QuickReplies): string =>
  phrased(
    quick,
    `${quick} of ${exchanges} replies have only a few words.`,
    `Of ${exchanges} replies ${quick} are a few words long.`,
    `${quick} times in ${exchanges} somebody answers in a few words.`,
  );

/** Strength from which a second tone colours the first, which is its ordinary rate, and the share of the first from which it stands beside it. */
const coloursFrom = 1;
const besideFrom = 0.85;
/** Strength from which a tone stands out. */
const standsOutFrom = 1.2;

export function title(first: NamedTone | null, second: NamedTone | null): string {
  if (first === null) return 'No tone to be heard in so few words';
  if (first.strength < standsOutFrom)
    return second === null
      ? `${first.name}, and little of it`
      : `${first.name} before ${second.name.toLowerCase()}, neither strong`;
  const lead = capitalised(first.adjective);
  if (second === null || second.strength < coloursFrom) return `${lead} above all`;
  if (second.strength >= first.strength * besideFrom) return `${lead} and ${second.adjective} in equal parts`;
  return `${lead} with ${/^[aeiou]/.test(second.adjective) ? 'an' : 'a'} ${second.adjective} undertone`;
}

export const noBlend = (words: number, telling: number): string =>
  `Among ${counted(words, 'word')} ${telling === 1 ? 'stands' : 'stand'} ${counted(telling, 'telling word')}: too few to name a tone.`;

/** A tone and where its words stand. */
export interface PlacedTone {
  readonly name: string;
  readonly count: number;
  readonly pages: Pages;
}

/** Which tone has most words for what is usual of it, and where its first half lies if that is early or late. That a tone stays away is not said: a list has not all of its words. */
export function blend(tones: readonly PlacedTone[], pageCount: number): string {
  const [first] = tones;
  if (!first) return '';
  const side = sideOf(first.pages, pageCount);
  const lead = `${counted(first.count, 'word')} of ${first.name.toLowerCase()}${side === null ? '' : `, ${side}`}`;
  return `${capitalised(lead)}.`;
}

/** Shares of a tone's words from which one half of the pages has most of them. */
const mostly = 0.62;
function sideOf(pages: Pages, pageCount: number): string | null {
  const middle = Math.round(pageCount / 2);
  const all = pages.reduce((sum, { count }) => sum + count, 0);
  const early = pages.reduce((sum, { page, count }) => sum + (page <= middle ? count : 0), 0);
  if (all === 0) return null;
  if (early / all >= mostly) return `${early} of them by page ${middle}`;
  return 1 - early / all >= mostly ? `${all - early} of them after page ${middle}` : null;
}

/** Where a quarter has too few words for a tone. */
export const untold = 'Some quarters have too few telling words to compare.';

/** Which tone leads on which pages, quarters with the same one together; null where too few words tell. */
export function consistencyText(quarters: readonly ToneQuarter[]): string | null {
  const runs: { family: ToneFamilyId; from: number; to: number }[] = [];
  for (const { family, firstPage, lastPage } of quarters) {
    if (family === null || firstPage === null || lastPage === null) return null;
    const last = runs.at(-1);
    if (last?.family === family) last.to = lastPage;
    else runs.push({ family, from: firstPage, to: lastPage });
  }
  const [only, ...others] = runs;
  if (!only) return null;
  return others.length === 0
    ? `${capitalised(toneNouns[only.family])} leads in each quarter.`
    : `${capitalised(`${toneNouns[only.family]} leads on pages ${only.from}-${only.to}, ${listed(others.map(({ family, from, to }) => `${toneNouns[family]} on ${from}-${to}`))}`)}.`;
}

export const noCurve = (words: number): string =>
  `With ${counted(words, 'word')} of action and talk there is too little to draw a curve.`;

export const curveName = 'Feeling';

/** How far the first and the last pages must lie apart, in standard deviations of the script's own feeling, to be told. */
const apart = 0.5;

/** The shape where both lists have one; how the end lies beside the beginning. Null where neither can be told. */
export function shape({ points, arc }: NonNullable<Feeling>): string | null {
  const [first, last] = [points[0], points.at(-1)];
  const change = (last?.y ?? 0) - (first?.y ?? 0);
  const end =
    Math.abs(change) < apart ? null : `the last pages are ${change > 0 ? 'brighter' : 'darker'} than the first`;
  if (arc === null) return end === null ? null : `By its words, ${end}.`;
  return end === null ? `By its words a ${arc}.` : `By its words a ${arc}; ${end}.`;
}

interface FactWords {
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
}

/** `shown` is the page of the passage quoted. */
export const stretch = (
  which: 'brightest' | 'darkest',
  { page, onPage }: Stretch,
  shown: number | null,
): FactWords => ({
  label: `${capitalised(which)} words`,
  value:
    onPage || shown === null || shown === page
      ? `page ${page}`
      : `pages ${Math.min(page, shown)}-${Math.max(page, shown)}`,
  note: null,
});

export const tooFewForQuarters = (words: number, needed: number): string =>
  `With ${counted(words, 'word')} the script is too short to compare its quarters (that takes ${needed}).`;

/** Of quarters that differ in nothing counted. */
export const evenQuarters = 'Strong words fall as often in each quarter.';
/** Of a script whose quarters are a page or two. */
export const tooShortForQuarters = 'Too few pages to compare their quarters.';

const quarterNames = ['First quarter', 'Second quarter', 'Third quarter', 'Last quarter'] as const;
export const quarterName = (index: number): string => quarterNames[index] ?? '';

export const quarterPages = ({ firstPage, lastPage }: ToneQuarter): string =>
  firstPage === null || lastPage === null ? 'none' : `${firstPage}-${lastPage}`;

/** A quarter without a tone. */
export const tooFew = 'too few words';
export const quarterTone = ({ family }: ToneQuarter): string => (family === null ? tooFew : toneNouns[family]);

/** Where strong words are most and fewest, and on which pages dark ones outnumber bright ones. */
export function quarterText(quarters: readonly ToneQuarter[]): string | null {
  const told = quarters
    .filter(({ firstPage, lastPage }) => firstPage !== null && lastPage !== null)
    .toSorted((a, b) => b.charged - a.charged);
  const [most, fewest] = [told[0], told.at(-1)];
  if (!most || !fewest || most === fewest || most.charged === fewest.charged) return null;
  const dark = quarters.filter(({ balance }) => balance < 0);
  const sides =
    dark.length === 0
      ? phrased(
          most.firstPage ?? 0,
          'bright words outnumber dark ones throughout',
          'in every quarter more of them are bright than dark',
          'dark ones never win a quarter',
        )
      : dark.length === quarters.length
        ? phrased(
            most.firstPage ?? 0,
            'dark words outnumber bright ones throughout',
            'in every quarter more of them are dark than bright',
            'bright ones never win a quarter',
          )
        : `dark words outnumber bright ones on pages ${listed(dark.map(quarterPages))}`;
  const [high, low] = [decimal(most.charged), decimal(fewest.charged)];
  const strong = phrased(
    (most.lastPage ?? 0) + (fewest.firstPage ?? 0),
    `strong words are thickest on pages ${quarterPages(most)} (${high} in 100) and thinnest on ${quarterPages(fewest)} (${low})`,
    `pages ${quarterPages(most)} have ${high} strong words in 100, pages ${quarterPages(fewest)} only ${low}`,
    `no quarter is as strong in its words as pages ${quarterPages(most)} (${high} in 100), none as plain as ${quarterPages(fewest)} (${low})`,
    `its strong words gather on pages ${quarterPages(most)} (${high} in 100) and leave ${quarterPages(fewest)} with ${low}`,
  );
  return `${capitalised(`${strong}; ${sides}`)}.`;
}
export const quartersLabel = 'By quarters';

export const peak = ({ page, words }: NonNullable<ToneQuarter['peak']>): FactWords => ({
  label: 'Most strong words',
  value: `page ${page}`,
  note: words.join(', '),
});
