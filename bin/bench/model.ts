/** All opinions on the sample from a scripted provider on 127.0.0.1: calls, cache hits, tokens, what they would cost, wall time. Refuses the network. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { openModels } from '../../lib/model/open-model.ts';
import { pricesAsOf } from '../../lib/model/prices.ts';
import { cards } from '../../lib/reports/catalog.ts';
import { isAnswered } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';
import { type Act, startFakeProvider } from '../../test/model/fake-provider.ts';
import { sampleOpinion } from '../../test/model/sample-opinion.ts';
import { costTable, withOpinions } from '../script-opinions.ts';
import { BenchError } from './bench-error.ts';

const sample = path.join(import.meta.dirname, '../../test/corpus/the-last-reel.pdf');
/** What a bad minute of a provider looks like. */
const trouble: readonly Act[] = ['throttle', 'answer', 'malformed', 'throttle', 'truncated', 'answer', 'fenced'];
const options = z.object({
  model: z.string(),
  delay: z.coerce.number().int().min(0).max(60_000),
  trouble: z.boolean(),
});

/** `--delay` is what a call takes in milliseconds, `--trouble` lets some calls fail first. */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      model: { type: 'string', default: 'us.anthropic.claude-sonnet-5-5' },
      delay: { type: 'string', default: '200' },
      trouble: { type: 'boolean', default: false },
    },
  });
  const parsed = options.safeParse(values);
  if (!parsed.success) throw new BenchError('Usage: npm run bench -- model [--model ID] [--delay MS] [--trouble]');
  const { model: modelId, delay: delayMs } = parsed.data;
  const screenplay = await parseScreenplay(new Uint8Array(readFileSync(sample)), { format: 'pdf', maxPages: 600 });
  const answers = cards
    .filter(({ number }) => isAnswered(number))
    .map(({ number }) => runQuestion(number, { screenplay, details: emptyDetails }));
  const acts = parsed.data.trouble ? [...trouble] : [];
  const fake = await startFakeProvider(sampleOpinion, { delayMs, acts });
  try {
    const credentials = { accessKeyId: 'bench', secretAccessKey: 'bench' };
    const shared = { modelId, fallbackModelId: null, price: null };
    const models = openModels({ ...shared, provider: 'bedrock', region: 'us-east-1', baseUrl: fake.url, credentials });
    const beganMs = performance.now();
    const given = await withOpinions(models, screenplay, answers, 100);
    const seconds = (performance.now() - beganMs) / 1000;
    const reads = fake.calls.filter(({ usage }) => usage.cacheRead > 0).length;
    const writes = fake.calls.filter(({ usage }) => usage.cacheWrite > 0).length;
    console.log(`${modelId}, a scripted provider that takes ${delayMs} ms a call; prices of ${pricesAsOf}`);
    console.log(costTable(given));
    console.log(
      `${fake.calls.length} calls, ${reads} read the script from the cache, ${writes} wrote it; ${seconds.toFixed(2)} s`,
    );
  } finally {
    await fake.close();
  }
}
