/** What the success report opens with: the case against the script, what speaks for it, and the verdict of a reader. Refuses to make a chance of it. */
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import type { VerdictRead } from '../../story/read/judgement-read.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks, pointLine } from '../read/points.ts';
import { fact, facts, prose } from '../read/said.ts';
import { keeping } from '../read/under-reading.ts';
import { gradesOf, tradeRates } from '../read/verdict-words.ts';
import type { ReadBlocks } from '../report.ts';
import { predictiveAnalysisCard } from './card.ts';

const titles = {
  case: 'The case against it',
  against: 'What speaks against it',
  for: 'What speaks for it',
  verdict: 'A reader’s verdict',
} as const;
const noChance = `${tradeRates} No chance of success follows from the verdict.`;

const mostReasons = 4;

const verdictBlocks = (verdict: VerdictRead, around: ReadAround, because: readonly PointRead[]) => {
  const lines = (title: string, points: readonly PointRead[]) =>
    facts(
      title,
      points.slice(0, mostReasons).map((point) => pointLine(around, point, predictiveAnalysisCard.number)),
    );
  const strengths = because.filter(({ kind }) => kind === 'strength' || kind === 'opportunity');
  return [
    ...prose(titles.case, [verdict.against]),
    ...lines(
      titles.against,
      because.filter((point) => !strengths.includes(point)),
    ),
    ...lines(titles.for, strengths),
    ...facts(titles.verdict, [{ ...fact(capitalised(gradesOf(verdict)), verdict.text), note: noChance }]),
  ];
};

export function predictiveAnalysisReading({ verdict }: StoryRead, around: ReadAround): ReadBlocks {
  const because = (verdict?.because ?? []).flatMap((id) => around.pointOf(id) ?? []);
  return [
    [
      ...(verdict === null ? [] : verdictBlocks(verdict, around, because)),
      ...pointBlocks(around, predictiveAnalysisCard.number, { besides: because }),
    ],
  ];
}

/** What a reader says that it costs stands with the places. */
export const underPrediction = (entries: readonly ReportEntry[], { market }: StoryRead): ReportEntry[] =>
  market === null || market.drivers.length === 0 ? [...entries] : keeping(({ kind }) => kind === 'percentage')(entries);
