/** Lays the prediction out: the big range with its base rates, what it can't know, the budget bands, what moves the budget. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { successModel } from '../norms/success-model.ts';
import { type PredictiveAnalysisFindings, predictiveAnalysisCard } from './card.ts';

const { backTest } = successModel.everyFilm;
const hundredths = (share: number): number => Math.round(100 * share);

/** What the back-test showed, in counts; the same for every script. */
const skill = `How good is this? The model learned from ${backTest.trainedOn.toLocaleString('en-GB')} films up to ${successModel.lastTrainingYear} and was tried on ${backTest.testedOn} later ones. Given one later film that made twice its budget and one that did not, it picked the right one ${hundredths(backTest.auc)} times in 100 (between ${hundredths(backTest.aucLow)} and ${hundredths(backTest.aucHigh)}); a coin does 50. Its chances were hardly closer to what happened than the base rate alone. So the base rate is the news here; the model adds little, and no range is allowed below 25 or above 60.`;
const cannotKnow =
  'What it cannot know: who directs and who plays, how it is shot and cut, what it opens against, how it is sold, and whether it is any good. Counts of craft were tried as predictors of critics’ and audiences’ ratings on produced scripts, and none held up. Only released films with a published budget are in the table, so films never made or never sold are missing, which flatters every figure; and the films end in 2011, before streaming took over.';
const meaning =
  'The range says how films of this kind fared; nothing on the pages went into it. The lower end counts a film without a foreign gross on record at its home gross, the upper end leaves such films out.';
const howToPlace =
  'Write “Budget: $…” under Any Other Inputs in the script’s details and the range is read from that row. Amounts are taken as US dollars.';
const wordLists =
  'Crowds, effects, vehicles and animals were found by word lists of our own: read the places before you count on them. None of this enters the range above.';
const source = `Film data: FiveThirtyEight, bechdel movies.csv (CC BY 4.0), for money where it has the film; vega-datasets, movies.json (BSD-3-Clause), for genre and the other films. Joined and counted ${successModel.trained}.`;

export function predictiveAnalysisEntries(findings: PredictiveAnalysisFindings): ReportEntry[] {
  const { low, high, reading, genre, budget, baseRates, bands, drivers } = findings;
  const blocks: Block[] = [
    {
      kind: 'percentage',
      title: 'Success Prediction & Market Analysis',
      low,
      high,
      text: [...reading, meaning].join(' '),
      baseRates,
      basis: 'counted',
    },
    {
      kind: 'facts',
      title: 'What the range rests on',
      items: [
        {
          label: 'Genre',
          value: genre.names.length === 0 ? 'Not certain' : genre.names.join(' and '),
          note: genre.text,
          evidence: genre.evidence,
        },
        { label: 'Budget', value: bands.find(({ own }) => own)?.label ?? 'Not given', note: budget.text, evidence: [] },
      ],
      basis: 'counted',
    },
    { kind: 'prose', title: 'How far to trust it', paragraphs: [skill, cannotKnow], basis: 'counted' },
    {
      kind: 'table',
      title: 'The range by budget',
      columns: [
        { label: 'Budget, 2013 dollars', align: 'left' },
        { label: 'Films in the table', align: 'right' },
        { label: 'Range for this genre', align: 'right' },
      ],
      rows: bands.map((band) => [band.label, band.films, `${band.low}-${band.high}%`]),
      basis: 'counted',
    },
  ];
  if (!bands.some(({ own }) => own))
    blocks.push({ kind: 'prose', title: null, paragraphs: [howToPlace], basis: 'counted' });
  if (drivers.length > 0) {
    blocks.push({
      kind: 'findings',
      title: 'What moves the budget',
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
  blocks.push({ kind: 'prose', title: 'Where the figures come from', paragraphs: [source], basis: 'counted' });
  return predictiveAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}
