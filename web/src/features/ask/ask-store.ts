/** The questions asked of one script: those that were answered before, the one that is being asked, why one was not. Refuses two at once. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AskedQuestion } from '../../../../lib/contract/ask.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { plainSentenceOf } from '../../api/api-error.ts';
import { createServerState } from '../../api/server-state.ts';

export interface AskState {
  readonly scriptId: string | null;
  /** Answered, the latest first; null until the first list has come. */
  readonly questions: readonly AskedQuestion[] | null;
  /** How many more a model answers; null where there is no model, undefined until it is known. */
  readonly left: number | null | undefined;
  /** The question that is on its way. */
  readonly asking: string | null;
  /** Why the list or the last question was not answered. */
  readonly error: string | null;
  /** Lists what was asked of a script; what is held of another goes. Never rejects. */
  load(scriptId: string): Promise<unknown>;
  /** True when it was answered. Never rejects. */
  ask(question: string): Promise<boolean>;
  reset(): void;
}
export type AskStore = StoreApi<AskState>;

const nothing = { scriptId: null, questions: null, left: undefined, asking: null, error: null } as const;
const notLoaded = 'What was asked before could not be loaded. Please try again.';
const notAnswered = 'No answer came: the connection is broken. Your question is still here; please ask again.';

/** The newest first, each question once. */
const withAnswer = (questions: readonly AskedQuestion[], one: AskedQuestion): AskedQuestion[] => [
  one,
  ...questions.filter(({ question, asked_at }) => question !== one.question && asked_at !== one.asked_at),
];

export function createAskStore(api: ApiClient): AskStore {
  const server = createServerState();
  return createStore<AskState>()((set, get) => ({
    ...nothing,
    load(scriptId) {
      if (scriptId !== get().scriptId) {
        server.begin();
        set({ ...nothing, scriptId });
      }
      set({ error: null });
      return server.ask(
        () => api('listQuestions', { path: { id: scriptId } }),
        ({ questions, left }) => {
          // What was found meanwhile is not in the list.
          const own = (get().questions ?? []).filter(({ answer }) => answer.kind === 'found');
          set({ questions: [...own, ...questions], left });
        },
        (error) => set({ error: plainSentenceOf(error, notLoaded) }),
      );
    },
    async ask(question) {
      const { scriptId, asking } = get();
      if (scriptId === null || asking !== null) return false;
      set({ asking: question, error: null });
      return server.ask(
        () => api('askScript', { path: { id: scriptId }, body: { question } }),
        ({ left, ...answered }) => set({ asking: null, left, questions: withAnswer(get().questions ?? [], answered) }),
        (error) => set({ asking: null, error: plainSentenceOf(error, notAnswered) }),
      );
    },
    reset() {
      server.begin();
      set(nothing);
    },
  }));
}
