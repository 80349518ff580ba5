/** The coverage of the script on the screen, from the answers and figures that are there, and what is still missing from it. */
import { type Coverage, composeCoverage, coverageQuestions } from '../../../../lib/reports/coverage/coverage.ts';
import { useAnswers } from '../../app/stores-context.tsx';
import { formatDay } from '../../ui/formats.ts';
import type { AnswerPart } from '../dashboard/answer-parts.ts';
import { useAnswerParts } from '../dashboard/use-answer-parts.ts';
import { useOverview } from '../overview/use-overview.ts';
import { useStatistics } from '../statistics/use-statistics.ts';

const questions = coverageQuestions.map(({ question }) => question);
const today = (): string => formatDay(new Date());

interface CoverageState {
  /** Null while nothing at all is there. */
  readonly coverage: Coverage | null;
  /** Something that is made already is being fetched. */
  readonly loading: boolean;
  /** Names of the parts that are still being made, and of those that will not come by themselves. */
  readonly waiting: readonly string[];
  readonly without: readonly string[];
}

export function useCoverage(): CoverageState {
  const parts = useAnswerParts(questions);
  const list = useAnswers((s) => s.list);
  // A report that the plan does not have is not awaited.
  const listed = (question: number): boolean => list?.some((entry) => entry.question === question) ?? true;
  const { data: statistics, error } = useStatistics();
  const { data: overview } = useOverview();
  const entries = new Map(
    parts.flatMap((part) => (part.kind === 'ready' ? [[part.question, part.detail.entries]] : [])),
  );
  const figures = statistics?.status === 'ready' ? statistics : null;
  const named = (wanted: (part: AnswerPart) => boolean): string[] =>
    coverageQuestions
      .filter(({ question }, at) => listed(question) && parts[at] && wanted(parts[at]))
      .map(({ name }) => name);
  // Before the first answer nobody knows whether the figures are there: nothing is said of them.
  const counting = statistics !== null && figures === null && statistics.status !== 'failed';
  return {
    coverage:
      entries.size === 0
        ? null
        : composeCoverage({
            entries,
            overview: overview?.overview,
            statistics: figures,
            title: figures?.title ?? 'Untitled',
            date: today(),
          }),
    loading: (statistics === null && error === null) || parts.some((part) => part.kind === 'waiting' && part.made),
    waiting: [...named((part) => part.kind === 'waiting' && !part.made), ...(counting ? ['Script statistics'] : [])],
    without: [
      ...named(({ kind }) => kind === 'pending' || kind === 'failed' || kind === 'error'),
      ...(error ? ['Script statistics'] : []),
    ],
  };
}
