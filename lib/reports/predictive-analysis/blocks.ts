/** Lays the prediction out: the big base rate with its caption, what raises and lowers the cost, what the figure can't know. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { successModel } from '../../engine/norms/success-model.ts';
import { type PredictiveAnalysisFindings, predictiveAnalysisCard } from './card.ts';

const counting =
  'How it is counted: a film without a foreign gross on record stands at its home gross, which makes the figure a little low; leaving such films out makes it too high. Both are given.';
const cannotKnow =
  'What it cannot know: who directs and who plays, how it is shot and cut, what it opens against, how it is sold, and whether it is any good. Counts of craft were tried as predictors of critics’ and audiences’ ratings on produced scripts, and none held up. Only released films with a published budget are in the table, so films never made or never sold are missing, which flatters every figure; and the films end in 2011, before streaming took over.';
const wordLists =
  'Crowds, effects, vehicles and animals were found by word lists of our own: read the places before you count on them. None of this enters the figure above.';
const source = `Film data: FiveThirtyEight, bechdel movies.csv (CC BY 4.0), for money where it has the film; vega-datasets, movies.json (BSD-3-Clause), for genre and the other films. Joined and counted ${successModel.trained}.`;

export function predictiveAnalysisEntries({
  low,
  high,
  reading,
  baseRates,
  drivers,
}: PredictiveAnalysisFindings): ReportEntry[] {
  const blocks: Block[] = [
    {
      kind: 'percentage',
      title: 'Success Prediction & Market Analysis',
      low,
      high,
      text: reading.join(' '),
      baseRates,
      basis: 'counted',
    },
  ];
  if (drivers.length > 0) {
    blocks.push({
      kind: 'findings',
      title: 'What raises and lowers the cost',
      items: drivers.map(({ title, text, advice, evidence }) => ({
        title,
        bullets: [{ text, evidence }],
        advice,
        severity: null,
      })),
      basis: 'counted',
    });
    blocks.push({ kind: 'prose', title: null, paragraphs: [wordLists], basis: 'counted' });
  }
  blocks.push(
    { kind: 'prose', title: 'How far to trust it', paragraphs: [counting, cannotKnow], basis: 'counted' },
    { kind: 'prose', title: 'Where the figures come from', paragraphs: [source], basis: 'counted' },
  );
  return predictiveAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}
