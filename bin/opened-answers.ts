/** A script's answers opened with what a model read, its overview, and in sentences how the reading was made. Without a reading the answers stay as they were counted. */
import type { PlanName } from '../lib/contract/plans.ts';
import type { Answer, ReportEntry } from '../lib/contract/report.ts';
import { emptyDetails } from '../lib/contract/uploads.ts';
import { troubleSentences } from '../lib/model/model-failure.ts';
import type { ReadOutcome } from '../lib/model/read/read-script.ts';
import { overviewEntry } from '../lib/reports/overview/overview.ts';
import { readyToSendEntry, readyToSendParts } from '../lib/reports/overview/ready-to-send.ts';
import { aroundRead } from '../lib/reports/read/around.ts';
import { openWithReading } from '../lib/reports/read/open-with-reading.ts';
import { footOf } from '../lib/reports/read/provenance.ts';
import { countParts } from '../lib/reports/run.ts';
import type { Screenplay } from '../lib/screenplay/model.ts';

export interface OpenedAnswers {
  readonly overview: ReportEntry;
  readonly answers: readonly Answer[];
}

/** `answers` are of reports that the plan holds. */
export function openAnswers(
  outcome: ReadOutcome,
  answers: readonly Answer[],
  { screenplay, plan }: { readonly screenplay: Screenplay; readonly plan: PlanName },
): OpenedAnswers {
  if (outcome.kind === 'missing') {
    const story = countParts(readyToSendParts, { screenplay, details: emptyDetails });
    return { overview: readyToSendEntry(story, { plan, logline: null }), answers };
  }
  const { story } = outcome;
  const script = { plan, pageCount: screenplay.pageCount };
  return {
    overview: overviewEntry(story, aroundRead(story, script)),
    answers: answers.map((answer) => openWithReading(answer, story, script)),
  };
}

/** By whom it was read and what was proved, or why it was not read; then what it does without. */
export function notesOn(outcome: ReadOutcome): string[] {
  if (outcome.kind === 'missing') return [`${outcome.trouble}: ${troubleSentences[outcome.trouble]}`];
  const { story, failed } = outcome;
  const made = footOf(story).flatMap((block) => (block.kind === 'prose' ? block.paragraphs : []));
  if (failed.length === 0) return made;
  const parts = failed.map(({ name, trouble }) => `${name} (${trouble})`).join(', ');
  return [...made, `The reading does without ${failed.length === 1 ? 'a pass' : `${failed.length} passes`}: ${parts}.`];
}
