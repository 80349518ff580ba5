/**
 * A reading of the sample or of a file: calls, tokens, cost at a list price, wall time and our own code's, cites that resolve, words of the reports, and the price of one question. The model is a
 * scripted one on 127.0.0.1, or answers that were recorded. Without the network: it proves the road, not a model.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { openModels } from '../../lib/model/open-model.ts';
import { pricesAsOf } from '../../lib/model/prices.ts';
import { numberScript } from '../../lib/model/read/numbered-script.ts';
import type { DonePass } from '../../lib/model/read/pass-asker.ts';
import { memoryPasses } from '../../lib/model/read/pass-store.ts';
import type { ReadOutcome } from '../../lib/model/read/read-script.ts';
import { leastWindow, usualWindow } from '../../lib/model/read/windows.ts';
import { wordsWithin } from '../../lib/reports/count-words.ts';
import { fixListEntry } from '../../lib/reports/fix-list/fix-list.ts';
import { aroundRead } from '../../lib/reports/read/around.ts';
import { questions } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { sceneBySceneEntry } from '../../lib/reports/scene-by-scene/scene-by-scene.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';
import { type Act, startFakeProvider } from '../../test/model/fake-provider.ts';
import { answerPass } from '../../test/model/read/scripted-reader.ts';
import { askPrices } from '../ask-prices.ts';
import { costTable } from '../cost-table.ts';
import { notesOn, openAnswers } from '../opened-answers.ts';
import { type ReadAlone, readAlone } from '../read-alone.ts';
import { onlyRecorded, recordedReader } from '../recorded-passes.ts';
import { scriptFormat } from '../script-format.ts';
import { BenchError } from './bench-error.ts';
import { readOptions } from './read-once.ts';
import { benchMutants } from './reading-mutants.ts';
import { benchPair } from './reading-pair.ts';
import { benchScores } from './reading-scores.ts';
import { citesOf, estimated, watchPasses } from './watched-passes.ts';

const sample = path.join(import.meta.dirname, '../../test/corpus/the-last-reel.pdf');
/** Sonnet 5.5 as the global endpoint bills it, at its list price. */
const listed = 'global.anthropic.claude-sonnet-5-5';
/** What a bad minute of a provider looks like. */
const badMinute: readonly Act[] = ['throttle', 'answer', 'malformed', 'throttle', 'truncated', 'answer', 'fenced'];
/** What is asked of a feature's fifteen reports, and of our own code for 120 pages. */
const mostWords = 9000;
const mostOwnMs = 1000;

export const usage =
  'Usage: npm run bench -- reading [FILE] [--window TOKENS] [--delay MS] [--trouble] [--recorded DIR [--recorded DIR2]]\n       npm run bench -- reading --mutants [--seed N]\n       npm run bench -- reading --scores\nDIR holds recorded passes of FILE; of two of them, what both readers say.';
const options = z.object({
  window: z.coerce.number().int().min(leastWindow),
  delay: z.coerce.number().int().min(0).max(60_000),
  trouble: z.boolean(),
  mutants: z.boolean(),
  scores: z.boolean(),
  seed: z.coerce.number().int(),
  recorded: z.array(z.string()).max(2),
});

/** `--delay` is what a call takes in milliseconds, `--trouble` lets some calls fail first. */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      window: { type: 'string', default: String(usualWindow) },
      delay: { type: 'string', default: '200' },
      trouble: { type: 'boolean', default: false },
      mutants: { type: 'boolean', default: false },
      scores: { type: 'boolean', default: false },
      seed: { type: 'string', default: '17' },
      recorded: { type: 'string', multiple: true, default: [] },
    },
  });
  const parsed = options.safeParse(values);
  const [file = sample, ...more] = positionals;
  const format = scriptFormat(file);
  if (!parsed.success || more.length > 0 || format === undefined) throw new BenchError(usage);
  const { recorded, window, delay, trouble, mutants, scores, seed } = parsed.data;
  if (mutants) return await benchMutants(seed);
  if (scores) return await benchScores();
  const screenplay = await parseScreenplay(new Uint8Array(readFileSync(file)), readOptions(format));
  console.log(`${path.basename(file)}: ${screenplay.pageCount} pages; prices of ${pricesAsOf}`);
  const [own, other] = recorded;
  if (own === undefined) await benchScripted(screenplay, { window, delayMs: delay, acts: trouble ? badMinute : [] });
  else {
    await benchRecorded(screenplay, own);
    if (other !== undefined) await benchPair(screenplay, own, other);
  }
  for (const line of askPrices(screenplay, listed)) console.log(line);
}

async function benchRecorded(screenplay: Screenplay, folder: string): Promise<void> {
  if (!existsSync(folder)) throw new BenchError(`There is no folder ${folder}.\n${usage}`);
  const reader = recordedReader(folder);
  const watched = watchPasses(reader.passes);
  const outcome = await readAlone({ ...reader, passes: watched.passes }, screenplay);
  const { passes, all } = estimated(watched.seen(), listed);
  console.log(`recorded answers in ${folder}; tokens by our own estimate, uncached, priced as ${listed}`);
  if (reader.stale.length > 0) console.log(`answered to an earlier wording: ${[...new Set(reader.stale)].join(', ')}`);
  console.log(costTable(passes, all));
  await printRead(outcome, screenplay, watched, reader);
}

async function benchScripted(
  screenplay: Screenplay,
  { window, delayMs, acts }: { readonly window: number; readonly delayMs: number; readonly acts: readonly Act[] },
): Promise<void> {
  const fake = await startFakeProvider((_, prompt) => answerPass(prompt), { delayMs, acts: [...acts] });
  try {
    const credentials = { accessKeyId: 'bench', secretAccessKey: 'bench' };
    const named = { provider: 'bedrock', modelId: listed, fallbackModelId: null, price: null } as const;
    const models = openModels({ ...named, region: 'us-east-1', baseUrl: fake.url, credentials });
    const watched = watchPasses(memoryPasses());
    const done: DonePass[] = [];
    const reader = { models, window, budgetUsd: 100 };
    const beganMs = performance.now();
    const onPass = (pass: DonePass): void => {
      done.push(pass);
    };
    const outcome = await readAlone({ ...reader, passes: watched.passes, onPass }, screenplay);
    const seconds = (performance.now() - beganMs) / 1000;
    console.log(
      `a scripted provider that takes ${delayMs} ms a call, a window of ${window} tokens, priced as ${listed}`,
    );
    console.log(costTable(done, outcome.cost));
    console.log(`${fake.calls.length} calls came to the provider; ${seconds.toFixed(2)} s in all`);
    await printRead(outcome, screenplay, watched, reader);
  } finally {
    await fake.close();
  }
}

/** Proof, our own time, words. Our own time is a second reading from the same answers, without whoever gave them. */
async function printRead(
  outcome: ReadOutcome,
  screenplay: Screenplay,
  watched: ReturnType<typeof watchPasses>,
  reader: Pick<ReadAlone, 'models' | 'window' | 'budgetUsd'>,
): Promise<void> {
  for (const note of notesOn(outcome)) console.log(note);
  if (outcome.kind === 'missing') return;
  const { all, resolved } = citesOf(watched.seen(), numberScript(screenplay));
  console.log(`cites that resolve: ${resolved} of ${all} (${((100 * resolved) / Math.max(1, all)).toFixed(1)} %)`);
  const counted = questions.map(({ card }) => runQuestion(card.number, { screenplay, details: emptyDetails }));
  const beganMs = performance.now();
  const again = await readAlone({ ...reader, passes: onlyRecorded(watched.kept) }, screenplay);
  const readMs = performance.now() - beganMs;
  const { overview, answers } = openAnswers(again, counted, { screenplay, plan: 'expert' });
  const around = aroundRead(outcome.story, { plan: 'expert', pageCount: screenplay.pageCount });
  const lists = [fixListEntry(outcome.story, around), sceneBySceneEntry(outcome.story, around, [])];
  const viewMs = performance.now() - beganMs - readMs;
  console.log(
    `our own code: ${(readMs + viewMs).toFixed(0)} ms, of which passes and assembly ${readMs.toFixed(0)} ms, views ${viewMs.toFixed(0)} ms (asked of 120 pages: ${mostOwnMs})`,
  );
  const blocksOf = (each: typeof counted): number =>
    wordsWithin(each.flatMap(({ entries }) => entries.map(({ blocks }) => blocks)));
  console.log(
    `words: fifteen reports ${blocksOf([...answers])} with the reading, ${blocksOf(counted)} as counted (asked of a feature: ${mostWords}); overview ${wordsWithin(overview.blocks)}, fix list and scenes ${lists.map(({ blocks }) => wordsWithin(blocks)).join(', ')}`,
  );
}
