/** Work whose function died without a word (out of memory, out of time): after half an hour it is shown as failed instead of as running. */
import type { Problem } from '../../lib/contract/errors.ts';
import type { AnswerStatus } from '../../lib/contract/report.ts';
import type { ScriptStatus } from '../../lib/contract/uploads.ts';

/** Longer than all deliveries of one message together. */
const stalledAfterMs = 30 * 60 * 1000;

/** `statusAt` is an ISO instant. */
export const isStalled = (statusAt: string, now: Date): boolean =>
  now.getTime() - new Date(statusAt).getTime() > stalledAfterMs;

const stalledScript: Problem = {
  code: 'internal',
  message: 'Reading this script took too long and was stopped. Please upload it again.',
};
const stalledAnswer: Problem = {
  code: 'analysis_failed',
  message: 'This report took too long and was stopped. You can try it again.',
};

interface ScriptState {
  readonly status: ScriptStatus;
  readonly status_at: string;
  readonly problem: Problem | null;
}
/** The script as it should be shown at `now`; a script that still waits for its turn never stalls. */
export const unstallScript = <S extends ScriptState>(script: S, now: Date): S =>
  script.status === 'reading' && isStalled(script.status_at, now)
    ? { ...script, status: 'failed', problem: stalledScript }
    : script;

interface AnswerProgress {
  readonly status: AnswerStatus;
  readonly status_at: string;
}
/** The answer as it should be shown at `now`; an answer that still waits for its turn never stalls. */
export const unstallAnswer = <A extends AnswerProgress>(answer: A, now: Date): A & { problem?: Problem | null } =>
  answer.status === 'running' && isStalled(answer.status_at, now)
    ? { ...answer, status: 'failed', problem: stalledAnswer }
    : answer;
