/** Lays the prediction out: the base rate's sentence with its big figure, what raises and lowers the cost. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { type PredictiveAnalysisFindings, predictiveAnalysisCard } from './card.ts';
import * as words from './words.ts';

/** The budget level that the writer has named. */
export const budgetId = 'budget';
export const driversId = 'drivers';

const isDrivers = (block: Block): boolean => block.kind === 'facts' && block.id === driversId;

export function predictiveAnalysisEntries(
  findings: PredictiveAnalysisFindings,
  length: Length = 'full',
): ReportEntry[] {
  const { low, high, of, reading, budget, drivers } = findings;
  const blocks: Block[] = [
    {
      kind: 'percentage',
      title: words.titles.prediction,
      low,
      high,
      of,
      text: (length === 'full' ? reading : reading.filter((said) => said !== words.openGenre)).join(' '),
      rateLabel: words.rateLabel,
      baseRates: [],
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
      kind: 'facts',
      id: driversId,
      title: words.titles.drivers,
      items: drivers.map(({ effect, title, named, asks, evidence }) => ({
        label: words.effects[effect],
        value: words.driverText(
          title,
          named,
          evidence.map(({ page }) => page),
        ),
        note: asks,
        evidence: evidence.slice(0, 1),
      })),
      basis: 'counted',
    });
  // Of a short the rate of released films says nothing: what it costs stands first.
  const ordered = length === 'full' ? blocks : blocks.toSorted((a, b) => Number(isDrivers(b)) - Number(isDrivers(a)));
  return predictiveAnalysisCard.prompts.map((prompt) => ({ prompt, blocks: ordered }));
}
