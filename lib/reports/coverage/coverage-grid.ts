/** The coverage's grid: the letters of FRAME and CALIBER under the headings of the trade's own form. No excellent, good, fair and poor. */
import type { Block } from '../../contract/blocks.ts';

type ScoreRow = Extract<Block, { kind: 'score_table' }>['rows'][number];

/** Each parameter stands under exactly one heading, so that nothing is counted twice. Which goes where is ours. */
export const gridHeadings: readonly {
  readonly name: string;
  readonly from: readonly string[];
  readonly asks: string;
}[] = [
  { name: 'Premise', from: ['Message'], asks: 'how steadily it keeps to its subjects' },
  { name: 'Structure', from: ['Recall', 'Impact'], asks: 'what returns, and whether pressure grows' },
  {
    name: 'Character',
    from: ['Likability', 'Believability'],
    asks: 'the lead’s room and company, what people tell that others know',
  },
  { name: 'Dialogue', from: ['Enjoyment', 'Relatability'], asks: 'play and rhythm, nearness to everyday talk' },
  { name: 'Pace', from: ['Flux', 'Engagement'], asks: 'change, and lines that call for the next' },
  { name: 'Image and setting', from: ['Aesthetics'], asks: 'what there is to see and hear' },
  { name: 'Page craft', from: ['Credibility'], asks: 'the trade’s habits on the page' },
  { name: 'Proportions', from: ['Audience Appeal'], asks: 'nearness to scripts that reached an audience' },
];

export type Standing = 'above' | 'about' | 'below';

export interface GridRow {
  readonly name: string;
  readonly asks: string;
  /** The parameters that were rated and went in. */
  readonly from: readonly string[];
  /** 1 to 10, means of the parameters' own; null when none of them could be rated. */
  readonly score: number | null;
  readonly low: number;
  readonly high: number;
  readonly standing: Standing | null;
}

/** A score at the fiftieth percentile, halfway from 1 to 10. */
export const middleScore = 5.5;

/** Above or below the middle only when the whole range is. */
const standingOf = (low: number, high: number): Standing =>
  low > middleScore ? 'above' : high < middleScore ? 'below' : 'about';

const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((total, value) => total + value, 0) / values.length) * 10) / 10;

/**
 * Eight rows. A row's range is the mean of its parameters' ranges, which is wider than if their errors were taken as independent: they
 * share a script.
 */
export function coverageGrid(rows: readonly ScoreRow[]): GridRow[] {
  return gridHeadings.map(({ name, asks, from }) => {
    const rated = from.flatMap((wanted) => rows.find((row) => row.name === wanted) ?? []);
    if (rated.length === 0) return { name, asks, from: [], score: null, low: 0, high: 0, standing: null };
    const low = mean(rated.map((row) => row.low));
    const high = mean(rated.map((row) => row.high));
    return {
      name,
      asks,
      from: rated.map((row) => row.name),
      score: mean(rated.map((row) => row.score)),
      low,
      high,
      standing: standingOf(low, high),
    };
  });
}
