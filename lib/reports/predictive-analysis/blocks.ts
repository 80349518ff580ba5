/** Lays the prediction out: the big base rate with its caption, what raises and lowers the cost, what the figure can't know. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { successModel } from '../../engine/norms/success-model.ts';
import { type PredictiveAnalysisFindings, predictiveAnalysisCard } from './card.ts';
import * as words from './words.ts';

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
      title: words.titles.prediction,
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
      title: words.titles.drivers,
      items: drivers.map(({ title, text, advice, evidence }) => ({
        title,
        bullets: [{ text, evidence }],
        advice,
        severity: null,
      })),
      basis: 'counted',
    });
    blocks.push({ kind: 'prose', title: null, paragraphs: [words.wordLists], basis: 'counted' });
  }
  blocks.push(
    { kind: 'prose', title: words.titles.trust, paragraphs: [words.counting, words.cannotKnow], basis: 'counted' },
    { kind: 'prose', title: words.titles.source, paragraphs: [words.source(successModel.trained)], basis: 'counted' },
  );
  return predictiveAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}
