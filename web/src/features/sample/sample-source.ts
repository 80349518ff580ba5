/** The answers about the sample script, its figures and its pages, from the files beside the site. Sends no cookie and no token, and asks once. */
import type * as z from 'zod';
import type { AnswersSource } from '../dashboard/answers-source.ts';
import type { OverviewSource } from '../overview/overview-store.ts';
import type { ScreenplaySource } from '../script-reader/screenplay-store.ts';
import type { StatisticsSource } from '../statistics/statistics-store.ts';
import { samplePath, sampleScreenplayPath } from './sample-paths.ts';
import type { SampleReport } from './sample-report.ts';

// Their schemas come beside the files, so that the page itself is the lighter.
const reportSchema = async () => (await import('./sample-report.ts')).sampleReport;
const pagesSchema = async () => (await import('../../../../lib/contract/screenplay-pages.ts')).screenplayPages;

const notLoaded = 'The sample could not be loaded. Please try again.';

async function fetchParsed<S extends z.ZodType>(
  fetchFile: typeof fetch,
  path: string,
  schemaOf: () => Promise<S>,
): Promise<z.infer<S>> {
  const [response, schema] = await Promise.all([fetchFile(path, { credentials: 'omit' }), schemaOf()]);
  if (!response.ok) throw new Error(notLoaded);
  return schema.parse(await response.json());
}

/** Rejects with a sentence for the reader. */
export async function fetchSample(fetchFile: typeof fetch): Promise<SampleReport> {
  try {
    return await fetchParsed(fetchFile, samplePath, reportSchema);
  } catch (error) {
    throw new Error(notLoaded, { cause: error });
  }
}

/** Nothing of the sample is ever tried again on a server: an answer that is missing is a defect of the build. */
export function createSampleSource(
  fetchFile: typeof fetch,
  given: SampleReport | null,
): AnswersSource & OverviewSource & StatisticsSource & ScreenplaySource {
  let held = given && Promise.resolve(given);
  const sample = (): Promise<SampleReport> => {
    held ??= fetchSample(fetchFile).catch((error: unknown) => {
      held = null;
      throw error;
    });
    return held;
  };
  return {
    list: async () => (await sample()).list,
    async get(question) {
      const answer = (await sample()).answers.find((each) => each.question === question);
      if (!answer) throw new Error(`The sample has no answer to question ${question}.`);
      return answer;
    },
    overview: async () => (await sample()).overview,
    statistics: async () => ({ ...(await sample()).statistics, status: 'ready' }),
    async screenplay() {
      try {
        return { ...(await fetchParsed(fetchFile, sampleScreenplayPath, pagesSchema)), status: 'ready' };
      } catch (error) {
        throw new Error(notLoaded, { cause: error });
      }
    },
    retry: null,
    challenge: null,
  };
}
