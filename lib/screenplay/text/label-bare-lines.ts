/** Gives every line of a text without columns its element, as the likeliest sequence of the whole script. */
import { type BareLine, breakAbove, factsOfLines, type LineFacts } from './bare-line-features.ts';
import { type BareLabel, bareLabels, lineWeights, stepWeights } from './bare-line-weights.ts';

export type { BareLabel, BareLine };

/** `opens` is true when the line begins a paragraph. */
export interface LabelledLine extends BareLine {
  readonly label: BareLabel;
  readonly opens: boolean;
}

const speaks = (label: BareLabel | undefined): boolean => label === 'dialogue' || label === 'parenthetical';

/** Weighs each line's features and each step from label to label, and takes the heaviest path (a linear chain, as in Collins 2002). */
export function labelBareLines(lines: readonly BareLine[]): LabelledLine[] {
  const { habits, facts } = factsOfLines(lines);
  const path = heaviestPath(facts);
  return lines.map((line, index) => {
    const label = path[index] ?? 'action';
    const above = lines[index - 1];
    const opens = !above || label !== path[index - 1] || breakAbove(line, above, speaks(label), habits) > 0;
    return { ...line, label, opens };
  });
}

const labelCount = bareLabels.length;
const spoken = bareLabels.map(speaks);

function sumOf(features: readonly string[], weights: ReadonlyMap<string, readonly number[]>, size: number): number[] {
  const sum = new Array<number>(size).fill(0);
  for (const feature of features) {
    const row = weights.get(feature);
    if (row) for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) + (row[at] ?? 0);
  }
  return sum;
}

/** Viterbi. A step's weights are a table from label to label, read row by row. */
export function heaviestPath(
  facts: readonly LineFacts[],
  ofLine: ReadonlyMap<string, readonly number[]> = lineWeights,
  ofStep: ReadonlyMap<string, readonly number[]> = stepWeights,
): BareLabel[] {
  const from: Uint8Array[] = [];
  let scores: number[] = [];
  for (const [index, { own, afterSpeech, afterOther }] of facts.entries()) {
    const line = sumOf(own, ofLine, labelCount);
    if (index === 0) {
      scores = line.map((weight, at) => weight - (spoken[at] ? 10 : 0));
      continue;
    }
    const speech = sumOf(afterSpeech, ofStep, labelCount * labelCount);
    const other = sumOf(afterOther, ofStep, labelCount * labelCount);
    const back = new Uint8Array(labelCount);
    scores = line.map((weight, label) => {
      let best = Number.NEGATIVE_INFINITY;
      for (let before = 0; before < labelCount; before += 1) {
        const step = (spoken[before] ? speech : other)[before * labelCount + label] ?? 0;
        const total = (scores[before] ?? 0) + step;
        if (total > best) {
          best = total;
          back[label] = before;
        }
      }
      return weight + best;
    });
    from.push(back);
  }
  let label = scores.indexOf(Math.max(...scores));
  const path: BareLabel[] = [];
  for (let at = facts.length - 1; at >= 0; at -= 1) {
    path[at] = bareLabels[label] ?? 'action';
    label = from[at - 1]?.[label] ?? 0;
  }
  return path;
}
