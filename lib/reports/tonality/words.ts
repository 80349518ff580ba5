/** The words of the tonality report; long, since each kind of thing that is heard has its own sentence. */
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
import type {
  Oaths,
  Shouts,
  ShownFeeling,
  Silence,
  ToneEighth,
  ToneMark,
  ToneMarks,
  ToneStretch,
  Violence,
} from '../../story/tone.ts';

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
  eighths: 'The eighths are not compared: marks of feeling are counted in English alone.',
} as const;
export const unheard = {
  title: 'Not counted yet',
  text: 'This answer was made before tears, laughter and oaths were counted.',
} as const;
export const nothingHeard = {
  title: 'Nothing loud, and nobody in tears',
  text: 'No tears, laughter, oaths or shouting were found by our words.',
} as const;

export const labels = {
  tears: 'Tears',
  laughter: 'Laughter',
  oaths: 'Oaths',
  shouts: 'Shouted',
  silences: 'Nobody speaks',
  violence: 'Blood and blows',
  brightest: 'Brightest pages',
  darkest: 'Darkest pages',
} as const;

/** Pages of one thing listed one by one. */
const mostPages = 10;
/** People named of those who weep or laugh. */
const mostPeople = 5;

/** '3, 7-8 and 12', or how many with the first and the last. */
const runsOf = (pages: readonly number[]): string =>
  pages.length <= mostPages ? pageRuns(pages) : `${pages.length} pages from ${pages[0]} to ${pages.at(-1)}`;
const onPages = (pages: readonly number[]): string => (pages.length <= mostPages ? onRuns(pages) : runsOf(pages));

/** 'Juno: pages 70, 76 and 79. Vanessa: page 39.' */
export function shownText({ people }: ShownFeeling, nameOf: (id: string) => string): string {
  const named = people.filter(({ who }) => who !== null);
  const told = named.slice(0, mostPeople).map(({ who, pages }) => `${nameOf(who ?? '')}: ${onPages(pages)}.`);
  const rest = [
    ...new Set([...named.slice(mostPeople), ...people.filter(({ who }) => who === null)].flatMap(({ pages }) => pages)),
  ];
  const others = rest.toSorted((a, b) => a - b);
  const label =
    named.length > mostPeople ? 'Others' : named.length > 0 ? 'Name not clear' : 'Not by a name that is sure';
  return [...told, ...(others.length > 0 ? [`${label}: ${onPages(others)}.`] : [])].join(' ');
}

/** Families of oaths told with their pages; of the others the count is enough. */
const mostFamilies = 3;

export function oathsText({ families }: Oaths): string {
  return `${families
    .slice(0, mostFamilies)
    .map(({ word, count, pages }) => `“${word}” ${timesOver(count)} (${onPages(pages)})`)
    .join(
      '; ',
    )}${families.length > mostFamilies ? `; ${listed(families.slice(mostFamilies).map(({ word, count }) => `“${word}” ${numberWord(count)}`))}` : ''}.`;
}
/** Rules of the Classification and Rating Administration, Article III, section 3: one such word asks for PG-13 at least, more than one for R unless two thirds of the raters vote otherwise. */
export function oathsNote({ families }: Oaths): string | null {
  const strongest = families.find(({ word }) => word === 'fuck');
  if (strongest === undefined) return null;
  return strongest.count === 1
    ? 'American raters allow one such word in a PG-13; a second asks for an R.'
    : 'American raters ask for an R from the second such word on, unless they vote otherwise.';
}

/** Shouts on three pages from which these are named. */
const fewestThick = 4;

export function shoutsText({ count, among, capitals, thickest, pages }: Shouts): string {
  const how =
    capitals === count
      ? 'are in capitals'
      : capitals === 0
        ? 'are marked as shouted'
        : 'are in capitals or marked as shouted';
  const where =
    pages.length <= mostPages || thickest.count < fewestThick
      ? onPages(pages)
      : `most on ${onStretch(thickest)}: ${numberWord(thickest.count)}`;
  return `${capitalised(numberWord(count))} of ${among.toLocaleString('en-GB')} speeches ${how} (${where}).`;
}

export const silencesText = (silences: readonly Silence[]): string =>
  `${capitalised(listed(silences.map(({ from, to, pages }) => `${onStretch({ from, to })} (${decimal(pages)} pages)`)))}.`;

export const violenceText = ({ count, pages, thickest }: Violence): string =>
  pages.length <= mostPages
    ? `${capitalised(onRuns(pages))}.`
    : `${capitalised(counted(count, 'passage'))} on ${pages.length} pages, from ${pages[0]} to ${pages.at(-1)}; most on ${onStretch(thickest)} (${numberWord(thickest.count)}).`;

/** What is told of in the title, by how many pages or times. */
export function title({ tears, laughter, oaths, shouts, violence }: ToneMarks): string {
  const pagesOf = (shown: ShownFeeling | null): number =>
    new Set((shown?.people ?? []).flatMap(({ pages }) => pages)).size;
  const onPages = [
    ...(tears ? [{ what: 'tears', pages: pagesOf(tears) }] : []),
    ...(laughter ? [{ what: 'laughter', pages: pagesOf(laughter) }] : []),
    ...(violence ? [{ what: 'blood or blows', pages: violence.pages.length }] : []),
  ];
  const said = [
    // The first number says what it counts.
    ...onPages.map(({ what, pages }, at) => `${what} on ${at === 0 ? counted(pages, 'page') : numberWord(pages)}`),
    ...(oaths
      ? [
          counted(
            oaths.families.reduce((sum, { count }) => sum + count, 0),
            'oath',
          ),
        ]
      : []),
    ...(shouts ? [counted(shouts.count, 'shout')] : []),
  ];
  return said.length === 0 ? nothingHeard.title : capitalised(listed(said.slice(0, mostInTitle)));
}
const mostInTitle = 3;

const nouns: Readonly<Record<ToneMark, string>> = {
  tears: 'the tears',
  laughter: 'the laughter',
  oaths: 'the oaths',
  shouts: 'the shouting',
  violence: 'the blood and blows',
};
/** Passages from which it is said where they gather, and the share of them in two neighbouring eighths from which they do. */
const gathered = { fewest: 6, share: 0.5 } as const;

/** 'Half of the tears fall on pages 70-90.', for each kind that gathers. */
export function courseText(eighths: readonly ToneEighth[]): string {
  const told = (Object.keys(nouns) as ToneMark[]).flatMap((mark) => {
    const all = eighths.reduce((sum, one) => sum + one[mark], 0);
    if (all < gathered.fewest) return [];
    const [best] = eighths
      .slice(1)
      .map((second, at) => ({ first: eighths[at] ?? second, second }))
      .map(({ first, second }) => ({ from: first.from, to: second.to, count: first[mark] + second[mark] }))
      .sort((a, b) => b.count - a.count);
    return best && best.count / all >= gathered.share ? [`${nouns[mark]} on ${onStretch(best)}`] : [];
  });
  return told.length === 0
    ? 'None of it gathers on a few pages.'
    : `At least half of ${listed(told.map((one) => one))}.`.replace(/ on pages/, ' stand on pages');
}

export const noCurve = (words: number): string =>
  `With ${counted(words, 'word')} of action and talk there is too little to draw a curve.`;
export const curveName = 'Feeling';
/** Of a script in which no two pages are plainly one or the other. */
export const noExtremes = 'No two pages are plainly bright or plainly dark in their action.';

export const stretchText = ({ words, ...run }: ToneStretch): { value: string; note: string } => ({
  value: onStretch(run),
  note: words.join(', '),
});

export const columns: Readonly<Record<ToneMark, string>> = {
  tears: 'Tears',
  laughter: 'Laughter',
  oaths: 'Oaths',
  shouts: 'Shouts',
  violence: 'Blood, blows',
};
export const pagesColumn = 'Pages';
export const eighthPages = ({ from, to }: ToneEighth): string => `${from}-${to}`;
export const tooShortForEighths = (pages: number): string =>
  `${capitalised(counted(pages, 'page'))} are too few to compare by eighths.`;
export const tooFewForEighths =
  'Too little is wept, laughed, sworn, shouted or bled to compare the eighths of the script.';
