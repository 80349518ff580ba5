/** What script potential opens with: what it could be, whom it is for and what the genre promises where no report of the plan tells it better, the chances it has not taken. */
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { crossFormatEvaluationCard } from '../cross-format-evaluation/card.ts';
import { genreSpecificAdviceCard } from '../genre-specific-advice/card.ts';
import { predictiveAnalysisCard } from '../predictive-analysis/card.ts';
import type { ReadAround } from '../read/around.ts';
import { bestOther } from '../read/best-other.ts';
import { pointBlocks } from '../read/points.ts';
import { promiseBlocks } from '../read/promises.ts';
import { type Fact, fact, facts, prose, saidFact } from '../read/said.ts';
import { nothingStays } from '../read/under-reading.ts';
import type { ReadBlocks } from '../report.ts';
import { scriptPotentialCard } from './card.ts';
import { headings, verdictTitle } from './words.ts';

const labels = {
  audience: 'Audience',
  form: 'Best other form',
  narrowedBy: 'Narrowed by',
  rights: 'Rights',
  picture: 'Who is shown, and how',
} as const;
const bestForm = (form: string): string => `${capitalised(form)}, as told in ${crossFormatEvaluationCard.title}`;
const sections = ['artistic', 'emotional', 'commercial', 'festival', 'cultural'] as const;

export function scriptPotentialReading(read: StoryRead, around: ReadAround): ReadBlocks {
  const { market, picture } = read;
  const best = market !== null && around.holds(crossFormatEvaluationCard.number) ? bestOther(market) : undefined;
  const toldElsewhere = around.holds(genreSpecificAdviceCard.number);
  // Whom it is for and what it can be sold for is market analysis, where the plan has that.
  const sold = around.holds(predictiveAnalysisCard.number);
  const items: Fact[] = [
    ...(market?.audience && !sold ? [fact(labels.audience, market.audience)] : []),
    ...(best === undefined ? [] : [fact(labels.form, bestForm(best.format))]),
    ...(market?.narrowedBy && !sold ? [fact(labels.narrowedBy, market.narrowedBy)] : []),
    ...(picture === null ? [] : [saidFact(labels.picture, picture)]),
    ...(market?.rights ? [fact(labels.rights, market.rights)] : []),
  ];
  return [
    [
      ...facts(verdictTitle, items),
      ...sections
        .filter((section) => section !== 'commercial' || !sold)
        .flatMap((section) => prose(headings[section], [market?.potential?.[section] ?? []].flat())),
      ...(toldElsewhere ? [] : promiseBlocks(read, around)),
      ...pointBlocks(around, scriptPotentialCard.number),
    ],
  ];
}

/** What was counted stays where no reader has said what the script could be. */
export const underPotential = (entries: readonly ReportEntry[], { market }: StoryRead): ReportEntry[] =>
  sections.some((section) => market?.potential?.[section]) ? nothingStays(entries) : [...entries];
