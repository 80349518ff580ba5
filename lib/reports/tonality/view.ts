/** Question 5 as a view of the story graph: what is shown and said of feeling by page, the curve of feeling with its brightest and darkest pages, the eighths of the script. */
import { evidenceOf } from '../../story/cite.ts';
import type { Feeling } from '../../story/feeling.ts';
import type { Story } from '../../story/story-graph.ts';
import type { ToneMark, ToneMarks } from '../../story/tone.ts';
import { nameFinder } from '../story-lookup.ts';
import type { TonalityFindings } from './card.ts';
import * as words from './words.ts';

export const tonalityParts = ['source', 'characters', 'tone', 'feeling'] as const;
type TonalityStory = Pick<Story, (typeof tonalityParts)[number]>;
type Fact = TonalityFindings['heard'][number];

export function tonalityView(story: TonalityStory): TonalityFindings {
  const { source, tone, feeling } = story;
  const { marks } = tone;
  if (!source.english || marks === null) return source.english ? { ...unheard, ...words.unheard } : unheard;
  const heard = heardOf(marks, nameFinder(story));
  return {
    title: heard.length === 0 ? words.nothingHeard.title : words.title(marks),
    text: heard.length === 0 ? words.nothingHeard.text : words.courseText(marks.eighths),
    heard,
    ...architectureOf(feeling, source.talkWords + source.actionWords),
    extremes: extremesOf(marks),
    ...eighthsOf(marks, source.pageCount),
  };
}

/** Tone is told by English words; of others nothing is claimed. */
const unheard: TonalityFindings = {
  title: words.notEnglish.title,
  text: words.notEnglish.text,
  heard: [],
  architecture: null,
  architectureText: [words.notEnglish.curve],
  extremes: [],
  eighths: { columns: [], rows: [] },
  eighthsText: [words.notEnglish.eighths],
};

function heardOf(marks: ToneMarks, nameOf: (id: string) => string): Fact[] {
  const { tears, laughter, oaths, shouts, silences, violence } = marks;
  const fact = (
    label: string,
    value: string,
    cite: Parameters<typeof evidenceOf>[0],
    note: string | null = null,
  ): Fact => ({
    label,
    value,
    note,
    evidence: [evidenceOf(cite)],
  });
  const [longest] = silences;
  return [
    ...(tears ? [fact(words.labels.tears, words.shownText(tears, nameOf), tears.cite)] : []),
    ...(laughter ? [fact(words.labels.laughter, words.shownText(laughter, nameOf), laughter.cite)] : []),
    ...(violence ? [fact(words.labels.violence, words.violenceText(violence), violence.cite)] : []),
    ...(oaths ? [fact(words.labels.oaths, words.oathsText(oaths), oaths.cite, words.oathsNote(oaths))] : []),
    ...(shouts ? [fact(words.labels.shouts, words.shoutsText(shouts), shouts.cite)] : []),
    ...(longest ? [fact(words.labels.silences, words.silencesText(silences), longest.cite)] : []),
  ];
}

function architectureOf(
  feeling: Feeling,
  allWords: number,
): Pick<TonalityFindings, 'architecture' | 'architectureText'> {
  if (feeling === null) return { architecture: null, architectureText: [words.noCurve(allWords)] };
  const { points, agreement, arc } = feeling;
  return {
    architecture: { arc, agreement: Number(agreement.toFixed(2)), curves: [{ name: words.curveName, points }] },
    architectureText: [],
  };
}

const extremesOf = (marks: ToneMarks): Fact[] =>
  (['brightest', 'darkest'] as const).flatMap((side) => {
    const stretch = marks[side];
    return stretch === null
      ? []
      : [{ label: words.labels[side], ...words.stretchText(stretch), evidence: [evidenceOf(stretch.cite)] }];
  });

/** Passages from which a kind has a column, and columns from which there is a table. */
const fewestMarks = 3;
const fewestColumns = 2;

function eighthsOf({ eighths }: ToneMarks, pages: number): Pick<TonalityFindings, 'eighths' | 'eighthsText'> {
  if (eighths.length === 0)
    return { eighths: { columns: [], rows: [] }, eighthsText: [words.tooShortForEighths(pages)] };
  const kinds = (Object.keys(words.columns) as ToneMark[]).filter(
    (mark) => eighths.reduce((sum, one) => sum + one[mark], 0) >= fewestMarks,
  );
  if (kinds.length < fewestColumns)
    return { eighths: { columns: [], rows: [] }, eighthsText: [words.tooFewForEighths] };
  return {
    eighths: {
      columns: [words.pagesColumn, ...kinds.map((mark) => words.columns[mark])],
      rows: eighths.map((one) => [words.eighthPages(one), ...kinds.map((mark) => one[mark])]),
    },
    eighthsText: [],
  };
}
