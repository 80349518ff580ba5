/** Lays the prediction out: the base rate's sentence with its big figure, what raises and lowers the cost, what the action asks for. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { columnPlaces } from '../named-places.ts';
import { type PredictiveAnalysisFindings, predictiveAnalysisCard } from './card.ts';
import * as words from './words.ts';

/** The budget level that the writer has named. */
export const budgetId = 'budget';
export const driversId = 'drivers';
export const needsId = 'needs';

const costIds: readonly (string | undefined)[] = [driversId, needsId];
const isDrivers = (block: Block): boolean =>
  (block.kind === 'facts' || block.kind === 'table') && costIds.includes(block.id);

/** One row a need, with its words, its pages and one place. */
const needsTable = (needs: NonNullable<PredictiveAnalysisFindings['needs']>): Block => ({
  kind: 'table',
  id: needsId,
  title: words.titles.needs,
  columns: words.needColumns.map((label) => ({ label, align: 'left' })),
  rows: needs.map(({ name, words: named, pages, evidence }) => [
    name,
    named,
    pages,
    evidence.map(words.needExample).join(' '),
  ]),
  places: columnPlaces(
    words.needColumns.length - 1,
    needs.map(({ evidence }) => evidence.map(({ page, line }) => ({ text: `page ${page}`, page, line }))),
  ),
  basis: 'counted',
});

export function predictiveAnalysisEntries(
  findings: PredictiveAnalysisFindings,
  length: Length = 'full',
): ReportEntry[] {
  const { low, high, of, reading, budget, drivers, needs } = findings;
  const blocks: Block[] = [
    {
      kind: 'percentage',
      title: words.titles.prediction,
      low,
      high,
      of,
      text: (length === 'full' ? reading : reading.filter((said) => said !== words.openGenre)).join(' '),
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
      items: drivers.map(({ effect, title, named, evidence }) => ({
        label: words.effects[effect],
        value: words.driverText(title, named),
        note: null,
        evidence: evidence.slice(0, 1),
      })),
      basis: 'counted',
    });
  if (needs !== undefined && needs.length > 0) blocks.push(needsTable(needs));
  // Of a short the rate of released films says nothing: what it costs stands first.
  const ordered = length === 'full' ? blocks : blocks.toSorted((a, b) => Number(isDrivers(b)) - Number(isDrivers(a)));
  return predictiveAnalysisCard.prompts.map((prompt) => ({ prompt, blocks: ordered }));
}
