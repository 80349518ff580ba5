/** What the success report opens with: the case against it, whom the script is for, how works near it fared. Makes no chance of it. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import type { MarketRead, VerdictRead } from '../../story/read/judgement-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { type Fact, fact, facts, prose } from '../read/said.ts';
import { keeping, withId } from '../read/under-reading.ts';
import { gradesOf } from '../read/verdict-words.ts';
import type { ReadBlocks } from '../report.ts';
import { scriptSimilarityCard } from '../script-similarity/card.ts';
import { budgetId } from './blocks.ts';
import { predictiveAnalysisCard } from './card.ts';

const titles = {
  case: 'The case against it',
  market: 'For whom, and what stands in the way',
  neighbours: 'How works near it fared',
  verdict: 'A reader’s verdict',
} as const;
const labels = { audience: 'Audience', narrowedBy: 'Narrowed by', sells: 'What it can be sold for' } as const;
const columns = ['Work', 'What became of it'] as const;
const inOverview = 'A judgement, not a forecast; its reasons stand in the Overview.';

/** The writer's grade where it is another than the script's: the overview has reasons for no second that is the same. */
const gradesTold = ({ script, writer }: VerdictRead): string =>
  gradesOf({ script, writer: writer === script ? null : writer });

/** Whom the script is for, what keeps others away, and what a buyer would pay for. */
const marketFacts = (market: MarketRead | null): Fact[] => [
  ...(market?.audience ? [fact(labels.audience, market.audience)] : []),
  ...(market?.narrowedBy ? [fact(labels.narrowedBy, market.narrowedBy)] : []),
  ...(market?.potential?.commercial ? [fact(labels.sells, market.potential.commercial)] : []),
];

/** What became of the works that the plan's other report compares it with, as far as the reader is sure. */
function neighbourBlocks(market: MarketRead | null, around: ReadAround): Block[] {
  const fared = (market?.comparables ?? []).filter((one) => one.fared !== null && one.fared.trim() !== '');
  if (fared.length === 0 || !around.holds(scriptSimilarityCard.number)) return [];
  return [
    {
      kind: 'table',
      title: titles.neighbours,
      columns: columns.map((label) => ({ label, align: 'left' })),
      rows: fared.map((one) => [`${one.title} (${one.year})`, one.fared ?? '']),
      basis: 'opinion',
    },
  ];
}

export const predictiveAnalysisReading = ({ verdict, market }: StoryRead, around: ReadAround): ReadBlocks => [
  [
    ...(verdict === null ? [] : prose(titles.case, [verdict.against])),
    ...facts(titles.market, marketFacts(market)),
    ...neighbourBlocks(market, around),
    ...(verdict === null ? [] : prose(titles.verdict, [`${capitalised(gradesTold(verdict))}. ${inOverview}`])),
    ...pointBlocks(around, predictiveAnalysisCard.number),
  ],
];

/** The rate of other films stays with its caption, as everywhere; what a reader says that it costs stands with the places. */
export const underPrediction = (entries: readonly ReportEntry[], { market }: StoryRead): ReportEntry[] =>
  market === null || market.drivers.length === 0
    ? [...entries]
    : keeping((block) => block.kind === 'percentage' || withId(budgetId)(block))(entries);
