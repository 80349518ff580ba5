/** What a view has to show for each of its questions: the answer, the wait, or why there is none. Pure. */
import type { ShownAnswer } from '../../../../lib/contract/report.ts';
import { type AnswersState, isAtRest, isUnfinished } from './answers-store.ts';

export type AnswerPart =
  | { readonly kind: 'ready'; readonly question: number; readonly detail: ShownAnswer }
  /** Being computed; or made, and on its way from the server. */
  | { readonly kind: 'waiting'; readonly question: number; readonly made: boolean }
  /** Accepted, but nothing is happening. */
  | { readonly kind: 'pending'; readonly question: number }
  | { readonly kind: 'failed'; readonly question: number; readonly message: string }
  /** The answer may be there; it could not be fetched. */
  | { readonly kind: 'error'; readonly question: number; readonly message: string }
  | { readonly kind: 'absent'; readonly question: number };

const failedText = 'This analysis has failed.';

export function answerPart(state: AnswersState, question: number): AnswerPart {
  const entry = state.list?.find((each) => each.question === question);
  const held = state.details[question];
  if (held?.error) return { kind: 'error', question, message: held.error };
  if (!entry) {
    const over = isAtRest(state) || (state.list !== null && state.list.length > 0 && !isUnfinished(state.list));
    return over ? { kind: 'absent', question } : { kind: 'waiting', question, made: false };
  }
  const { status } = entry;
  if (status === 'pending' && isAtRest(state)) return { kind: 'pending', question };
  if (status === 'failed') return { kind: 'failed', question, message: entry.response || failedText };
  if (status === 'pending' || status === 'running') return { kind: 'waiting', question, made: false };
  if (held?.data?.status !== status) return { kind: 'waiting', question, made: true };
  return { kind: 'ready', question, detail: held.data };
}
