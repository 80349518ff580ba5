/** Where a dashboard's answers come from: the API, for a script of the user's own. The sample and a share link have sources of their own. */
import type { AnswerList, ShownAnswer } from '../../../../lib/contract/report.ts';
import type { RouteOutput } from '../../../../lib/contract/routes.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';

/** `scriptId` null stands for the latest script. Every method throws what the user can be told. */
export interface AnswersSource {
  list(scriptId: string | null): Promise<AnswerList>;
  get(question: number, scriptId: string | null): Promise<ShownAnswer>;
  /** Has a report made again; null where nobody may ask. */
  readonly retry: ((question: number, scriptId: string | null) => Promise<RouteOutput<'retryAnswer'>>) | null;
  /** Has a finding looked up again; null where nobody may ask. */
  readonly challenge:
    | ((question: number, scriptId: string | null, finding: string) => Promise<RouteOutput<'challengeFinding'>>)
    | null;
}

/** Ratings, tonality and character network: an answer that can not be read counts as one that holds nothing. */
const emptyIfMalformed: ReadonlySet<number> = new Set([1, 2, 5, 7]);
const isMalformed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'bad_answer' && error.status < 300;
const emptyAnswer = (question: number): ShownAnswer => ({ question, status: 'succeeded', entries: [], problem: null });

export function createApiSource(api: ApiClient): AnswersSource {
  const query = (scriptId: string | null) => (scriptId === null ? {} : { script_id: scriptId });
  return {
    list: (scriptId) => api('listAnswers', { query: query(scriptId) }),
    async get(question, scriptId) {
      try {
        return await api('getAnswer', { path: { n: String(question) }, query: query(scriptId) });
      } catch (error) {
        if (emptyIfMalformed.has(question) && isMalformed(error)) return emptyAnswer(question);
        throw error;
      }
    },
    retry: (question, scriptId) => api('retryAnswer', { path: { n: String(question) }, query: query(scriptId) }),
    challenge: (question, scriptId, finding) =>
      api('challengeFinding', { path: { n: String(question) }, query: query(scriptId), body: { finding } }),
  };
}
