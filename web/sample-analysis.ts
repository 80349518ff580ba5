/**
 * The build step that analyses the sample script with the engine itself and gives the result to the site: whole as sample.json beside
 * it, three cards of it as the module 'virtual:sample-cards'. Holds no copy of any answer; an analysis that fails fails the build.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { cardsForPlan } from '../lib/analyses/catalog.ts';
import { isAnswered } from '../lib/analyses/registry.ts';
import { runQuestion } from '../lib/analyses/run.ts';
import { scriptStatisticsOf } from '../lib/analyses/script-statistics/script-statistics.ts';
import { type Answer, type AnswerDetail, ratings } from '../lib/contract/report.ts';
import { emptyDetails, maxPages } from '../lib/contract/uploads.ts';
import { toMarkdown } from '../lib/report/markdown.ts';
import { parseScreenplay } from '../lib/screenplay/parse.ts';
import { sampleCardsOf } from './src/features/home/sample-cards.ts';
import { type SampleReport, samplePath } from './src/features/sample/sample-report.ts';

/** The PDF, so that the sample takes the road of an upload. */
const script = path.join(import.meta.dirname, '../test/corpus/the-last-reel.pdf');

/** As GET /api/v1/question/{n}/ gives it: questions 1 and 2 carry their ratings at the top. */
function detailOf({ question, structured_data, entries }: Answer): AnswerDetail {
  const { FRAME, CALIBER } = structured_data;
  const findings =
    FRAME === undefined && CALIBER === undefined
      ? { structured_data }
      : { FRAME: ratings.optional().parse(FRAME), CALIBER: ratings.optional().parse(CALIBER) };
  return { question, status: 'succeeded', ...findings, entries, problem: null };
}

/** What the Advanced plan shows of the sample script, answered by the engine now. */
export async function analyseSample(): Promise<SampleReport> {
  const screenplay = await parseScreenplay(new Uint8Array(await readFile(script)), { format: 'pdf', maxPages });
  const answers = cardsForPlan('advanced')
    .filter(({ number }) => isAnswered(number))
    .toSorted((a, b) => a.number - b.number)
    .map(({ number }) => runQuestion(number, { screenplay, details: emptyDetails }));
  return {
    list: answers.flatMap(({ question, entries }) =>
      entries.map((entry) => ({
        prompt: entry.prompt,
        response: toMarkdown(entry),
        question,
        status: 'succeeded' as const,
      })),
    ),
    answers: answers.map(detailOf),
    statistics: scriptStatisticsOf(screenplay),
  };
}

const cardsModule = 'virtual:sample-cards';
// The NUL keeps other plugins off a module that is no file.
const resolvedCardsModule = `\0${cardsModule}`;

export function sampleAnalysis(): Plugin {
  let analysed: Promise<SampleReport> | null = null;
  const report = (): Promise<SampleReport> => {
    analysed ??= analyseSample();
    return analysed;
  };
  return {
    name: 'sample-analysis',
    resolveId: (id) => (id === cardsModule ? resolvedCardsModule : undefined),
    async load(id) {
      if (id !== resolvedCardsModule) return undefined;
      return `export const cards = ${JSON.stringify(sampleCardsOf(await report()))};`;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: samplePath.slice(1), source: JSON.stringify(await report()) });
    },
    configureServer(server) {
      server.middlewares.use(samplePath, async (_request, response, next) => {
        try {
          response.setHeader('content-type', 'application/json').end(JSON.stringify(await report()));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
