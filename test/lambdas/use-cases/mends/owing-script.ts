/** One script and what it owes, with everything outside noting what was asked of it: 'did' says in which order. */
import type { AnswerState } from '../../../../lambdas/adapters/answer-states.ts';
import type { ScriptItem } from '../../../../lambdas/adapters/script-items.ts';
import { openReports } from '../../../../lambdas/use-cases/require-report.ts';
import type { PlanName } from '../../../../lib/contract/plans.ts';
import { scriptOf } from '../../world.ts';

export const now = new Date('2026-11-24T10:00:00.000Z');
export const seconds = (ago: number): string => new Date(now.getTime() - ago * 1000).toISOString();
export const hour = 3600;
export const state = (question: number, change: Partial<AnswerState> = {}): AnswerState => ({
  question,
  status: 'succeeded',
  request_id: 'r',
  status_at: seconds(0),
  ...change,
});

interface Held {
  states: AnswerState[];
  script: ScriptItem | null;
  plan: PlanName | null;
  paidAt: string;
  story: { status: string } | null;
  sizes: readonly string[];
  did: unknown[];
}
const fresh = (): Held => ({
  states: [],
  script: scriptOf('anna', 's1', now),
  plan: 'basic',
  paidAt: seconds(0),
  story: null,
  sizes: [],
  did: [],
});
/** What is stored, and what was done; for one test. */
export const held: Held = fresh();
export const begin = (): void => void Object.assign(held, fresh());

/** All that is asked of the outside, which notes what was done. */
export const deps = () => ({
  scripts: {
    get: async () => held.script,
    owe: async (_user: string, _script: string, owed: { id: string }) => {
      held.did.push(['owe', owed]);
      return held.script && { ...held.script, owed_id: owed.id };
    },
    settle: async ({ owed_id }: Pick<ScriptItem, 'owed_id'>) => void held.did.push(['settle', owed_id]),
    listDue: async (_now: Date, most: number) => {
      held.did.push(['listDue', most]);
      return [{ userId: 'anna', scriptId: 's1', due: 'd' }];
    },
    lookAgain: async (_due: unknown, next: Date | null) =>
      void held.did.push(['lookAgain', next?.toISOString() ?? null]),
    markFailed: async (_user: string, _script: string, why: { code: string; message: string }) => {
      held.did.push(['markFailed', why]);
      return true;
    },
  },
  answers: {
    listStates: async () => [...held.states],
    request: async (_script: string, question: number, id: string) => {
      held.did.push(['request', question, id]);
      return true;
    },
    restart: async (_script: string, question: number, from: string, to: string) => {
      held.did.push(['restart', question, from, to]);
      return question !== 99;
    },
    removeAll: async () => 0,
  },
  queue: {
    send: async (messages: readonly { question: number; request_id: string }[]) =>
      void held.did.push(['send', ...messages.map(({ question, request_id }) => `${question} ${request_id}`)]),
  },
  bucket: { sizeOf: async (key: string) => (held.sizes.includes(key) ? 1 : null) },
  entitlements: {
    get: async () =>
      held.plan && {
        payment_id: 'p1',
        plan_name: held.plan,
        paid_at: held.paidAt,
        order_id: 'o',
        provider_payment_id: 'p',
        signature: 's',
      },
  },
  mails: { owe: async (user: string, mail: { kind: string }) => void held.did.push(['mail', user, mail]) },
  stories: { get: async () => held.story as never },
  logger: { error: () => {} },
  newId: () => 'new',
  now: () => now,
});
export const all = (change: Partial<AnswerState> = {}) =>
  [...openReports(held.plan ?? 'basic')].map((one) => state(one, change));
