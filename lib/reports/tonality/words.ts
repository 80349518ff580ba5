/** The words of the tonality report. */
import {
  capitalised,
  counted,
  decimal,
  listed,
  numberWord,
  onRuns,
  stretch as onStretch,
  pageRuns,
  timesOver,
} from '../../engine/wording.ts';
import type { Loudest, Oaths, Shouts, ShownFeeling, Silence, ToneMarks } from '../../story/tone.ts';

export const titles = {
  tones: 'Tonality Analysis',
  curve: 'Emotional Architecture',
  quarters: 'Intensity & Consistency',
} as const;
export const axes = {
  page: 'page',
  feeling: 'brightness',
} as const;
export const curveName = 'Feeling';

export const notEnglish = {
  title: 'Not heard: the words are not English',
  text: 'Tone is counted in English words, and these are others.',
  shown: 'Tears and laughter are not told, and no curve is drawn: the words for them are English.',
  steady: 'How the tone keeps up is not told: it is counted in English alone.',
} as const;
export const unheard = {
  title: 'Not counted yet',
  text: 'This answer was made before tears, laughter and oaths were counted.',
} as const;
export const nothingHeard = 'Nothing loud, and nobody in tears';
export const nothingSpoken = 'No strong oath and no shouted line were found.';
const nothingSaid = 'no strong oath and no shouted line found';
export const howCounted = 'There may be more.';
export const nothingShown = 'No tears and no laughter were found in the action or in directions.';
export const alwaysTalk = 'Nowhere does talk stop for a page.';

export const labels = {
  tears: 'Tears',
  laughter: 'Laughter',
  oaths: 'Oaths spoken',
  shouts: 'Shouted',
  silences: 'Nobody speaks',
  course: 'The oaths',
  loudest: 'Loudest',
} as const;
export const turnLabels = { tears: 'Tears, then laughter', laughter: 'Laughter, then tears' } as const;
export const turnText = (span: { readonly from: number; readonly to: number }): string =>
  `${capitalised(onStretch(span))}.`;

/** 'Pages 66-70: eleven of the 42 shouts.' */
export const loudestText = ({ from, to, shouts }: Loudest, all: number): string =>
  `${capitalised(onStretch({ from, to }))}: ${numberWord(shouts)} of the ${numberWord(all)} shouts.`;

/** Pages of one oath listed one by one, and runs of pages of the shouts. */
const mostPages = 10;
const mostRuns = 30;

/** 'pages 3, 7-8 and 12', or how many with the first and the last. */
const onPages = (pages: readonly number[]): string =>
  pages.length <= mostPages ? onRuns(pages) : `${pages.length} pages from ${pages[0]} to ${pages.at(-1)}`;

const inOrder = (pages: readonly number[]): number[] => [...new Set(pages)].sort((a, b) => a - b);

/** A name as it may be printed; null of one that is none. */
const printed = (name: string): string | null => name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)]+$/gu, '') || null;

/** 'At least these. Juno: pages 70, 76 and 79. Vanessa: page 39. Nobody surely named: page 12.' Everybody has a name once. */
export function shownText({ people }: ShownFeeling, nameOf: (id: string) => string): string {
  const byName = Map.groupBy(people, ({ who }) => (who === null ? null : printed(nameOf(who))));
  const pagesOf = (name: string | null): number[] => inOrder((byName.get(name) ?? []).flatMap(({ pages }) => pages));
  const named = [...byName.keys()].filter((name) => name !== null);
  const told = named.map((name) => `${name}: ${onRuns(pagesOf(name))}.`);
  const others = pagesOf(null).filter((page) => !named.some((name) => pagesOf(name).includes(page)));
  if (named.length === 0) return `At least on ${onRuns(others)}.`;
  return ['At least these.', ...told, ...(others.length > 0 ? [`Without a sure name: ${onRuns(others)}.`] : [])].join(
    ' ',
  );
}

/** Rules of the Classification and Rating Administration, Article III, section 3: one such word asks for PG-13 at least, more than one for R unless two thirds of the raters vote otherwise. */
const ratedWord = 'fuck';
const ratingNote = 'American raters ask for an R from the second spoken on';

export const oathsText = ({ families }: Oaths): string =>
  `${families
    .map(
      ({ word, count, pages }) =>
        `“${word}” ${timesOver(count)} (${onPages(pages)}${word === ratedWord ? `; ${ratingNote}` : ''})`,
    )
    .join(', ')}${families.some(({ count }) => count > 1) ? '; each with its forms' : ''}.`;

export const oathsCount = ({ families }: Pick<Oaths, 'families'>): number =>
  families.reduce((sum, { count }) => sum + count, 0);

/** 'The first on page 1, the last on page 124; most on page 53: seven. None of these words on pages 30-38.' */
export function courseText({ families, course }: Oaths): string | null {
  if (course === null) return null;
  const pages = inOrder(families.flatMap((family) => family.pages));
  const { most, isAlone, without } = course;
  return `The first on page ${pages[0]}, the last on page ${pages.at(-1)}${isAlone ? `, most on page ${most.page}: ${numberWord(most.count)}` : ''}.${without ? ` None of these words on ${onStretch(without)}.` : ''}`;
}

export function shoutsText({ count, among, capitals, pages }: Shouts): string {
  const how =
    capitals === count
      ? 'in capitals, wholly or in part'
      : capitals === 0
        ? 'marked as shouted'
        : 'in capitals, wholly or in part, or marked as shouted';
  const runs = pageRuns(pages);
  const where = runs.split(',').length <= mostRuns ? onRuns(pages) : onPages(pages);
  return `At least ${numberWord(count)} of ${among.toLocaleString('en-GB')} speeches, ${how}: ${where}.`;
}

export const silencesText = (silences: readonly Silence[]): string =>
  `${capitalised(listed(silences.map(({ from, to, pages }) => `${onStretch({ from, to })} (${decimal(pages)} ${decimal(pages) === '1' ? 'page' : 'pages'})`)))}.`;

const pagesOf = ({ people }: ShownFeeling): number => new Set(people.flatMap(({ pages }) => pages)).size;

/** 'Tears on at least eight pages and laughter on at least nine'; null where there is neither. */
export function shownTitle({ tears, laughter }: Pick<ToneMarks, 'tears' | 'laughter'>): string | null {
  const told = [
    ...(tears ? [{ what: 'tears', pages: pagesOf(tears) }] : []),
    ...(laughter ? [{ what: 'laughter', pages: pagesOf(laughter) }] : []),
  ];
  // The first number says what it counts.
  return told.length === 0
    ? null
    : listed(
        told.map(
          ({ what, pages }, at) => `${what} on at least ${at === 0 ? counted(pages, 'page') : numberWord(pages)}`,
        ),
      );
}

/** What is told of, by how many pages or times. */
export function title({ oaths, shouts, ...shown }: ToneMarks): string {
  const onScreen = shownTitle(shown);
  const said = [
    ...(onScreen === null ? [] : [onScreen]),
    ...(oaths ? [counted(oathsCount(oaths), 'oath')] : []),
    ...(shouts ? [counted(shouts.count, 'shout')] : []),
    ...(onScreen !== null && !oaths && !shouts ? [nothingSaid] : []),
  ];
  return said.length === 0 ? nothingHeard : capitalised(said.join('; '));
}
