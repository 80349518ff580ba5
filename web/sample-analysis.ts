/**
 * The build step that analyses the sample script with the engine itself and gives the result to the site: whole as sample.json beside
 * it, the script's own pages as sample-screenplay.json, the script on one strip as a picture, three cards as the module 'virtual:sample-cards'. Holds no copy of any answer; an analysis that fails fails the build.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { recordedReader, recordedReading } from '../bin/sample-reading.ts';
import type { Overview } from '../lib/contract/overview.ts';
import { type Answer, type AnswerDetail, type ModelReading, ratings } from '../lib/contract/report.ts';
import type { ScreenplayPages } from '../lib/contract/screenplay-pages.ts';
import { emptyDetails, maxPages, type ScriptDetails } from '../lib/contract/uploads.ts';
import { toMarkdown } from '../lib/report-formats/markdown.ts';
import { cardsForPlan } from '../lib/reports/catalog.ts';
import { fixListEntry } from '../lib/reports/fix-list/fix-list.ts';
import { overviewEntry } from '../lib/reports/overview/overview.ts';
import { readyToSendEntry, readyToSendParts } from '../lib/reports/overview/ready-to-send.ts';
import { aroundRead } from '../lib/reports/read/around.ts';
import { openWithReading } from '../lib/reports/read/open-with-reading.ts';
import { screenplayPagesOf } from '../lib/reports/reading/screenplay-pages.ts';
import { isAnswered } from '../lib/reports/registry.ts';
import { countParts, runQuestion } from '../lib/reports/run.ts';
import { sceneBySceneEntry } from '../lib/reports/scene-by-scene/scene-by-scene.ts';
import { scriptStatisticsOf } from '../lib/reports/script-statistics/script-statistics.ts';
import { countedSpine, countedSpineParts, readSpine, readSpineParts } from '../lib/reports/spine/spine.ts';
import type { Screenplay } from '../lib/screenplay/model.ts';
import { parseScreenplay } from '../lib/screenplay/parse.ts';
import type { StoryRead } from '../lib/story/read/story-read.ts';
import { sampleCardsOf, sampleStripOf } from './src/features/home/sample-cards.ts';
import { samplePath, sampleScreenplayPath, sampleStripPath } from './src/features/sample/sample-paths.ts';
import type { SampleReport } from './src/features/sample/sample-report.ts';

/** The PDF, so that the sample takes the road of an upload. */
const script = path.join(import.meta.dirname, '../test/corpus/the-last-reel.pdf');
/** What a language model read of it, recorded once; without the folder the sample is counted alone. */
const recorded = path.join(import.meta.dirname, '../test/corpus/readings/the-last-reel');
const plan = 'advanced';

/** As GET /api/v1/question/{n}/ gives it: questions 1 and 2 carry their ratings at the top. */
function detailOf({ question, structured_data, entries }: Answer, reading: ModelReading | null): AnswerDetail {
  const { FRAME, CALIBER } = structured_data;
  const findings =
    FRAME === undefined && CALIBER === undefined
      ? { structured_data }
      : { FRAME: ratings.optional().parse(FRAME), CALIBER: ratings.optional().parse(CALIBER) };
  return { question, status: 'succeeded', ...findings, entries, ...(reading && { reading }), problem: null };
}

const readSample = async () => parseScreenplay(new Uint8Array(await readFile(script)), { format: 'pdf', maxPages });

/** The sample script itself, for the reader beside its reports. */
export const readSamplePages = async (): Promise<ScreenplayPages> => screenplayPagesOf(await readSample());

/** The sample's details form, as its writer filled it in: advice is written for a genre that somebody has named. */
const details: ScriptDetails = { ...emptyDetails, genre: 'drama' };

/** As GET /api/v1/upload/{id}/overview/ gives it. */
function overviewOf(screenplay: Screenplay, read: StoryRead | null, reading: ModelReading | null): Overview {
  const input = { screenplay, details };
  if (read === null) {
    const parts = countParts([...new Set([...readyToSendParts, ...countedSpineParts])], input);
    const counted = readyToSendEntry(parts, { plan, logline: null });
    return { reading, overview: counted, fix_list: null, scenes: null, spine: countedSpine(parts, plan) };
  }
  const around = aroundRead(read, { plan, pageCount: screenplay.pageCount });
  const parts = countParts(readSpineParts, input);
  return {
    reading,
    overview: overviewEntry(read, around),
    fix_list: fixListEntry(read, around),
    scenes: sceneBySceneEntry(read, around, parts.scenes),
    spine: readSpine(parts, read, around),
  };
}

/** What the Advanced plan shows of the sample script, answered by the engine now, each report opened with the reading that was recorded. */
export async function analyseSample(): Promise<SampleReport> {
  const screenplay = await readSample();
  const read = await recordedReading(screenplay, recorded);
  const reading: ModelReading | null = read && { kind: 'given', model: recordedReader, message: null };
  const answers = cardsForPlan(plan)
    .filter(({ number }) => isAnswered(number))
    .toSorted((a, b) => a.number - b.number)
    .map(({ number }) => runQuestion(number, { screenplay, details }))
    .map((answer) => (read ? openWithReading(answer, read, { plan, pageCount: screenplay.pageCount }) : answer));
  return {
    overview: overviewOf(screenplay, read, reading),
    list: answers.flatMap(({ question, entries }) =>
      entries.map((entry) => ({
        prompt: entry.prompt,
        response: toMarkdown(entry),
        question,
        status: 'succeeded' as const,
      })),
    ),
    answers: answers.map((answer) => detailOf(answer, reading)),
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
  const json = (make: () => Promise<unknown>) => async () => JSON.stringify(await make());
  const files = [
    [samplePath, 'application/json', json(report)],
    [sampleScreenplayPath, 'application/json', json(readSamplePages)],
    [sampleStripPath, 'image/svg+xml', async () => sampleStripOf(await report()).svg],
  ] as const;
  return {
    name: 'sample-analysis',
    resolveId: (id) => (id === cardsModule ? resolvedCardsModule : undefined),
    async load(id) {
      if (id !== resolvedCardsModule) return undefined;
      return `export const cards = ${JSON.stringify(sampleCardsOf(await report()))};`;
    },
    async generateBundle() {
      for (const [path, , make] of files)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await make() });
    },
    configureServer(server) {
      for (const [path, type, make] of files) {
        server.middlewares.use(path, async (_request, response, next) => {
          try {
            response.setHeader('content-type', type).end(await make());
          } catch (error) {
            next(error);
          }
        });
      }
    },
  };
}
