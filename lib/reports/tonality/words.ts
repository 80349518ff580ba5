/** The words of the tonality report; long, since each sentence chooses its clauses by what stands out. */
import { capitalised, counted, listed, onRuns, stretch as onStretch, phrased } from '../../engine/wording.ts';
import type { Feeling, Stretch } from '../../story/feeling.ts';
import type { QuickReplies, ToneFamilyId, ToneMoments, ToneQuarter, ToneShare } from '../../story/tone.ts';
import { toneAdjectives, toneNouns } from '../tone-names.ts';

export const titles = {
  tones: 'Tonality Analysis',
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

/** The longest run of pages without a word of the tone between its first and its last. */
export function awayOf(pages: Pages): { from: number; to: number } | null {
  const gaps = pages.slice(1).map(({ page }, at) => ({ from: (pages[at]?.page ?? 0) + 1, to: page - 1 }));
  const [longest] = gaps.sort((a, b) => b.to - b.from - (a.to - a.from));
  return longest && longest.to - longest.from + 1 >= longAway ? longest : null;
}

/** Where it is thickest, with the words that make it so, or else its words with their counts; and where it is longest away. */
export function familyText({ words, pages = [], thickest }: ToneShare): string {
  const away = awayOf(pages);
  const where =
    thickest === null
      ? words
          .slice(0, mostWords)
          .map(({ word, count }) => `${word} ${count}`)
          .join(', ')
      : `thickest on ${onStretch(thickest)}: ${thickest.words.join(', ')}`;
  return `${capitalised([where, ...(away === null ? [] : [`none on pages ${away.from}-${away.to}`])].join('; '))}.`;
}

export const repliesText = ({ quick, exchanges }: QuickReplies): string =>
  phrased(
    quick,
    `${quick} of ${exchanges} replies have only a few words.`,
    `Of ${exchanges} replies ${quick} are a few words long.`,
    `${quick} times in ${exchanges} somebody answers in a few words.`,
  );

/** Quarters with the same leading tone, one after the other. */
interface ToneRun {
  readonly family: ToneFamilyId;
  readonly from: number;
  readonly to: number;
}
/** None where a quarter has too few words for a tone. */
function toneRuns(quarters: readonly ToneQuarter[]): ToneRun[] {
  const runs: { family: ToneFamilyId; from: number; to: number }[] = [];
  for (const { family, firstPage, lastPage } of quarters) {
    if (family === null || firstPage === null || lastPage === null) return [];
    const last = runs.at(-1);
    if (last?.family === family) last.to = lastPage;
    else runs.push({ family, from: firstPage, to: lastPage });
  }
  return runs;
}

/** Strength from which a tone stands out. */
const standsOutFrom = 1.2;

/** The tones that lead, in their order, where the strongest is one of them: 'Tender above all', 'By its words wondrous, then tense'. */
export function title(first: NamedTone | null, quarters: readonly ToneQuarter[]): string {
  if (first === null) return 'No tone to be heard in so few words';
  const leads = toneRuns(quarters).map(({ family }) => toneAdjectives[family]);
  if (leads.length > 1 && leads.includes(first.adjective)) return `By its words ${leads.join(', then ')}`;
  return first.strength < standsOutFrom
    ? `${first.name}, and little of it`
    : `${capitalised(first.adjective)} above all`;
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

/** Which tone leads on which pages; null where too few words tell. */
export function leadsText(quarters: readonly ToneQuarter[]): string | null {
  const [first, ...others] = toneRuns(quarters);
  if (!first) return null;
  const lead = `${capitalised(toneNouns[first.family])} leads`;
  return others.length === 0
    ? `${lead} in each quarter.`
    : `${lead} on pages ${first.from}-${first.to}, ${listed(others.map(({ family, from, to }) => `${toneNouns[family]} on ${from}-${to}`))}.`;
}

export const noCurve = (words: number): string =>
  `With ${counted(words, 'word')} of action and talk there is too little to draw a curve.`;

export const curveName = 'Feeling';

/** How far the first and the last pages must lie apart, in standard deviations of the script's own feeling, to be told. */
const apart = 0.5;

/** How the end lies beside the beginning; null where they are alike. */
export function shape({ points }: NonNullable<Feeling>): string | null {
  const [first, last] = [points[0], points.at(-1)];
  const change = (last?.y ?? 0) - (first?.y ?? 0);
  return Math.abs(change) < apart
    ? null
    : `Its last pages are ${change > 0 ? 'brighter' : 'darker'} in their words than its first.`;
}

interface FactWords {
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
}

/** `shown` is the page of the passage quoted. */
export const stretch = (
  which: 'brightest' | 'darkest',
  { page, onPage, words }: Stretch,
  shown: number | null,
): FactWords => ({
  label: `${capitalised(which)} words`,
  value:
    onPage || shown === null || shown === page
      ? `page ${page}`
      : `pages ${Math.min(page, shown)}-${Math.max(page, shown)}`,
  note: words.length === 0 ? null : words.join(', '),
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

/** Where strong words are most and fewest; null where each quarter has as many. */
export function quarterText(quarters: readonly ToneQuarter[]): string | null {
  const told = quarters
    .filter(({ firstPage, lastPage }) => firstPage !== null && lastPage !== null)
    .toSorted((a, b) => b.charged - a.charged);
  const [most, fewest] = [told[0], told.at(-1)];
  if (!most || !fewest || most === fewest || most.charged === fewest.charged) return null;
  return `Strong words gather on pages ${quarterPages(most)} and thin out on ${quarterPages(fewest)}.`;
}
export const quartersLabel = 'Strength';

/** What stays away longest, in one sentence; null where nothing does for long. */
export function absences({ laughter, question, exclamation }: ToneMoments): string | null {
  const told = [
    ...(laughter ? [`no word of laughter on ${onStretch(laughter)}`] : []),
    ...(question ? [`no question mark in talk on ${onStretch(question)}`] : []),
    ...(exclamation ? [`no exclamation mark in talk on ${onStretch(exclamation)}`] : []),
  ];
  return told.length === 0 ? null : `${capitalised(listed(told))}.`;
}
export const absencesLabel = 'Longest without';

export const loud = ({ from, to, speeches }: NonNullable<ToneMoments['loud']>): FactWords => ({
  label: 'Loud without dark words',
  value: `On ${onStretch({ from, to })} ${counted(speeches, 'speech exclaims', 'speeches exclaim')}, and no strong dark word, oath or word of violence stands in the scene.`,
  note: null,
});
export const mixed = ({ page, bright, dark }: NonNullable<ToneMoments['mixed']>): FactWords => ({
  label: 'Most mixed',
  value: `Page ${page} has ${listed(bright)} beside ${listed(dark)}.`,
  note: null,
});
export const weeps = ({ pages }: NonNullable<ToneMoments['weeping']>): FactWords => ({
  label: 'Weeping',
  value: `Somebody weeps or is near tears on ${onRuns(pages)}.`,
  note: null,
});

export const peak = ({ page, words }: NonNullable<ToneQuarter['peak']>): FactWords => ({
  label: 'Most strong words',
  value: `page ${page}`,
  note: words.join(', '),
});
