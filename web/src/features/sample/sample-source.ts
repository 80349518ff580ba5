/** The answers about the sample script and its figures, from the file beside the site. Sends no cookie and no token, and asks once. */
import type { AnswersSource } from '../dashboard/answers-source.ts';
import type { StatisticsSource } from '../statistics/statistics-store.ts';
import { type SampleReport, samplePath, sampleReport } from './sample-report.ts';

const notLoaded = 'The sample could not be loaded. Please try again.';

async function fetchSample(fetchFile: typeof fetch): Promise<SampleReport> {
  const response = await fetchFile(samplePath, { credentials: 'omit' });
  if (!response.ok) throw new Error(notLoaded);
  return sampleReport.parse(await response.json());
}

/** Nothing of the sample is ever tried again on a server: an answer that is missing is a defect of the build. */
export function createSampleSource(fetchFile: typeof fetch): AnswersSource & StatisticsSource {
  let held: Promise<SampleReport> | null = null;
  const sample = (): Promise<SampleReport> => {
    held ??= fetchSample(fetchFile).catch((error: unknown) => {
      held = null;
      throw new Error(notLoaded, { cause: error });
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
    statistics: async () => ({ ...(await sample()).statistics, status: 'ready' }),
    retry: null,
    challenge: null,
  };
}
