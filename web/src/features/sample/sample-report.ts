/** The sample analysis as the site's build writes it and the browser reads it: the answers of a finished script, in the API's own shapes. */
import * as z from 'zod';
import { overviewOutput } from '../../../../lib/contract/overview.ts';
import { answerDetail, answerList } from '../../../../lib/contract/report.ts';
import { scriptStatistics } from '../../../../lib/contract/statistics.ts';

export const sampleReport = z.object({
  overview: overviewOutput,
  list: answerList,
  answers: z.array(answerDetail),
  statistics: scriptStatistics,
});
export type SampleReport = z.infer<typeof sampleReport>;
