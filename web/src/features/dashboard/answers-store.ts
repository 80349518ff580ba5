/** The analysis results of one script: the list, each question's answer, and how long nothing has changed. Owns no timer. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChallengeOutcome } from '../../../../lib/contract/challenge.ts';
import type { AnswerList, AnswerStatus, ShownAnswer } from '../../../../lib/contract/report.ts';
import { codeOf, plainSentenceOf, sentenceOf } from '../../api/api-error.ts';
import { createServerState } from '../../api/server-state.ts';
import type { AnswersSource } from './answers-source.ts';

/** `data` may be older than a reload under way: what is there stays on the screen until the new answer has come. */
export interface DetailState {
  readonly loading: boolean;
  readonly data: ShownAnswer | null;
  readonly error: string | null;
}

export interface AnswersState {
  /** Null stands for the latest script, as the server decides. */
  readonly scriptId: string | null;
  /** Null until the first list has come. */
  readonly list: AnswerList | null;
  readonly loading: boolean;
  readonly error: string | null;
  readonly errorCode: string | null;
  readonly details: Readonly<Record<number, DetailState>>;
  /** How many lists in a row said the same as the one before. */
  readonly unchangedLists: number;
  /** Loads the list; `force` also drops what is held of the answers. Cached data is kept otherwise. */
  load(scriptId: string | null, options?: { force?: boolean }): Promise<void>;
  /** Loads one answer unless it is there already in the state that the list speaks of. */
  open(question: number): Promise<void>;
  /** Loads the list and, underneath what is being read, every answer that is held: for answers that others may have had made anew. */
  renew(): Promise<void>;
  /** Has a report made again. Null where the source makes none. */
  readonly retry: ((question: number) => Promise<void>) | null;
  /** Has a finding checked again; nothing is kept. Rejects with a sentence for the reader. Null where the source takes no such question. */
  readonly challenge: ((question: number, finding: string) => Promise<ChallengeOutcome>) | null;
  /** Leaving a view clears its loading and error state. */
  leave(question: number): void;
  clearError(): void;
  reset(): void;
}
export type AnswersStore = StoreApi<AnswersState>;

export const strengthsFailed = 'Failed to fetch strength and weakness analysis';
export const invalidFormat = 'Invalid response data format';
const challengeFailed = 'This note could not be checked. Please try again.';
const fetchFailed = 'The analysis could not be loaded. Please try again.';

/** An answer counts as left alone when this many lists in a row have brought nothing new. */
export const settledAfterLists = 10;

export const statusOf = (list: AnswerList | null, question: number): AnswerStatus | null =>
  list?.find((entry) => entry.question === question)?.status ?? null;

/** True while a model's reading is still to come for the question. */
export const awaitsReading = (list: AnswerList | null, question: number): boolean =>
  list?.some((entry) => entry.question === question && entry.reading_awaited === true) ?? false;

/** Whether what is held of an answer is what the list speaks of; a reading may have come, or been asked for, since. */
const isCurrent = (held: ShownAnswer, list: AnswerList | null): boolean =>
  held.status === statusOf(list, held.question) &&
  (held.reading?.kind === 'awaited') === awaitsReading(list, held.question);

/** Nothing is being computed and nothing has changed for a while: what is pending will stay so. */
export const isAtRest = (state: Pick<AnswersState, 'list' | 'unchangedLists'>): boolean =>
  state.list !== null &&
  state.unchangedLists >= settledAfterLists &&
  state.list.every((entry) => entry.status !== 'running');

/** True while another look at the server could bring something new. */
export const isUnfinished = (list: AnswerList | null): boolean =>
  list === null ||
  list.length === 0 ||
  list.some(({ status, reading_awaited }) => status === 'pending' || status === 'running' || reading_awaited === true);

/** One second while answers are coming in, then longer and longer up to 15 s. */
export const nextLookMs = (unchangedLists: number): number =>
  Math.min(15_000, Math.round(1000 * 1.5 ** Math.max(0, unchangedLists - settledAfterLists)));

const fingerprint = (list: AnswerList | null): string =>
  list === null
    ? ''
    : list.map((entry) => `${entry.question}:${entry.status}:${entry.reading_awaited === true}`).join(' ');

const nothing = {
  list: null,
  loading: false,
  error: null,
  errorCode: null,
  details: {},
  unchangedLists: 0,
} as const;

/** Question 3 without its findings is refused, as specified. */
function formed(detail: ShownAnswer): ShownAnswer {
  if (detail.question === 3 && detail.status === 'succeeded' && detail.structured_data === undefined)
    throw new Error(invalidFormat);
  return detail;
}

/** What is known of a script before anything was asked for. */
export interface HeldAnswers {
  readonly list: AnswerList;
  readonly answers: readonly ShownAnswer[];
}
const asDetails = (answers: readonly ShownAnswer[]): AnswersState['details'] =>
  Object.fromEntries(answers.map((data) => [data.question, { loading: false, data, error: null }]));

export function createAnswersStore(source: AnswersSource, held: HeldAnswers | null = null): AnswersStore {
  const { challenge, retry } = source;
  const told = (error: unknown): never => {
    throw new Error(plainSentenceOf(error, challengeFailed), { cause: error });
  };
  const server = createServerState();
  return createStore<AnswersState>()((set, get) => {
    const setDetail = (question: number, change: Partial<DetailState>): void => {
      const before = get().details[question] ?? { loading: false, data: null, error: null };
      set({ details: { ...get().details, [question]: { ...before, ...change } } });
    };

    const fetchDetail = async (question: number): Promise<void> => {
      const refuse = (error: unknown): void => {
        const message = sentenceOf(error, question === 3 ? strengthsFailed : fetchFailed);
        setDetail(question, { loading: false, error: message });
      };
      await server.ask(
        () => source.get(question, get().scriptId).then(formed),
        (data) => setDetail(question, { loading: false, data, error: null }),
        refuse,
      );
    };

    return {
      scriptId: null,
      ...nothing,
      ...(held && { list: held.list, details: asDetails(held.answers) }),

      async load(scriptId, options = {}) {
        if (scriptId !== get().scriptId) {
          server.begin();
          set({ ...nothing, scriptId });
        } else if (options.force) {
          set({ details: {}, unchangedLists: 0 });
        }
        set({ loading: true });
        await server.ask(
          () => source.list(scriptId),
          (list) => {
            const before = get().list;
            const same = before !== null && fingerprint(list) === fingerprint(before);
            set({
              list,
              loading: false,
              error: null,
              errorCode: null,
              unchangedLists: same ? get().unchangedLists + 1 : 0,
            });
          },
          (error) =>
            set({
              loading: false,
              error: sentenceOf(error, fetchFailed),
              errorCode: codeOf(error),
              unchangedLists: get().unchangedLists + 1,
            }),
        );
      },

      async open(question) {
        const held = get().details[question];
        if (held?.loading || (held?.data && isCurrent(held.data, get().list))) return;
        setDetail(question, { loading: true, error: null });
        await fetchDetail(question);
      },

      async renew() {
        await get().load(get().scriptId);
        if (get().error !== null) return;
        const { details, list } = get();
        const held = Object.keys(details).map(Number);
        await Promise.all(held.filter((question) => statusOf(list, question) === 'succeeded').map(fetchDetail));
      },

      retry:
        retry &&
        (async (question) => {
          setDetail(question, { loading: true, error: null });
          await server.ask(
            () => retry(question, get().scriptId),
            ({ status }) => {
              const list =
                get().list?.map((entry) => (entry.question === question ? { ...entry, status } : entry)) ?? null;
              const { [question]: _, ...others } = get().details;
              set({ list, details: others, unchangedLists: 0 });
            },
            (error) => setDetail(question, { loading: false, error: sentenceOf(error, fetchFailed) }),
          );
        }),

      challenge: challenge && ((question, finding) => challenge(question, get().scriptId, finding).catch(told)),

      leave(question) {
        const held = get().details[question];
        if (held && (held.error !== null || held.loading)) setDetail(question, { loading: false, error: null });
      },

      clearError: () => set({ error: null, errorCode: null }),

      reset() {
        server.begin();
        set({ ...nothing, scriptId: null });
      },
    };
  });
}
