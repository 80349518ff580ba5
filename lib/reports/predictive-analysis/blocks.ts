/** Lays the prediction out: the big base rate with its caption, what raises and lowers the cost. A short script earns at no box office: it gets no table of rates. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { columnPlaces, pagesTo, placesTo } from '../named-places.ts';
import { type PredictiveAnalysisFindings, predictiveAnalysisCard } from './card.ts';
import * as words from './words.ts';

/** The budget level that the writer has named. */
export const budgetId = 'budget';

export function predictiveAnalysisEntries(
  findings: PredictiveAnalysisFindings,
  length: Length = 'full',
): ReportEntry[] {
  const { low, high, reading, baseRates, budget, drivers } = findings;
  const blocks: Block[] = [
    {
      kind: 'percentage',
      title: words.titles.prediction,
      low,
      high,
      text: (length === 'full' ? reading : reading.filter((said) => said !== words.openGenre)).join(' '),
      rateLabel: words.rateLabel,
      baseRates: length === 'full' ? baseRates : [],
      basis: 'counted',
    },
  ];
  if (budget !== undefined)
    blocks.push({
      kind: 'facts',
      id: budgetId,
      title: words.titles.budget,
      items: [{ id: 'budget', label: words.titles.budget, value: budget, note: words.budgetNote, evidence: [] }],
      basis: 'counted',
    });
  if (drivers.length > 0)
    blocks.push({
      kind: 'table',
      title: words.titles.drivers,
      columns: words.driverColumns.map((label) => ({ label, align: 'left' })),
      rows: drivers.map(({ effect, title, named, asks, evidence }) => [effect, title, named, asks, pagesTo(evidence)]),
      places: columnPlaces(
        words.driverColumns.length - 1,
        drivers.map(({ evidence }) => placesTo(evidence)),
      ),
      basis: 'counted',
    });
  return predictiveAnalysisCard.prompts.map((prompt) => ({ prompt, blocks }));
}
