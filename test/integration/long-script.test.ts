/** The longest script that is taken goes through the functions that read and answer, as they are bundled, within the memory that the stack gives them. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { uploadsBucket } from '../../lambdas/adapters/uploads-bucket.ts';
import { uploadKey } from '../../lambdas/use-cases/script-keys.ts';
import { maxPages } from '../../lib/contract/uploads.ts';
import { startS3 } from '../../lib/local-cloud/s3/start-s3.ts';
import { startSqs } from '../../lib/local-cloud/sqs/start-sqs.ts';
import { cards } from '../../lib/reports/catalog.ts';
import { bundleHandlers } from '../../lib/stack/bundle-handlers.ts';
import { type LocalTable, startLocalTable } from '../lambdas/local-table.ts';
import { makeTableWorld } from '../lambdas/table-world.ts';
import { grantPlan, scriptOf } from '../lambdas/world.ts';
import { functionsOf } from '../stack/fixtures/functions.ts';
import { synthesizeTemplate } from '../stack/fixtures/synthesize-stack.ts';
import { longScriptPdf } from './fixtures/long-script-pdf.ts';

const root = path.join(import.meta.dirname, '../..');
const keys = { accessKeyId: 'local', secretAccessKey: 'local' };
const region = 'us-east-1';
const measured = z.object({ failed: z.number(), peakMb: z.number() });

let directory: string;
let local: LocalTable;
let s3: Awaited<ReturnType<typeof startS3>>;
let sqs: Awaited<ReturnType<typeof startSqs>>;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'long-script-'));
  await bundleHandlers({ model: false });
  local = await startLocalTable();
  const buckets = [{ name: 'uploads', corsRules: [] }];
  s3 = await startS3({
    directory: path.join(directory, 's3'),
    buckets,
    credentials: [keys],
    onObjectCreated: async () => {},
  });
  const queues = [{ name: 'answers', attributes: {} }];
  sqs = await startSqs({ directory: path.join(directory, 'sqs'), queues, accountId: '000000000000', region });
});
afterAll(async () => {
  await Promise.all([local.close(), s3.close(), sqs.close()]);
  await rm(directory, { recursive: true, force: true });
});

/** Runs a function over batches of messages in a process whose heap is bounded as its sandbox would be; answers its peak resident memory. */
const run = async (name: string, memoryMb: number, batches: readonly (readonly object[])[]): Promise<number> => {
  const endpoint = await local.table.client.config.endpoint?.();
  const environment = {
    PATH: process.env.PATH,
    AWS_ENDPOINT_URL_DYNAMODB: `http://${endpoint?.hostname}:${endpoint?.port}`,
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_ENDPOINT_URL_SQS: sqs.url,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    TABLE_NAME: local.table.name,
    UPLOADS_BUCKET: 'uploads',
    ANSWER_QUEUE_URL: sqs.queueUrl('answers'),
    MAX_RECEIVE_COUNT: '3',
  };
  const runner = path.join(import.meta.dirname, 'fixtures/run-function.mjs');
  const bundle = path.join(root, 'dist/lambdas', name, 'index.mjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`--max-old-space-size=${memoryMb}`, runner, bundle, JSON.stringify(batches)],
    { env: environment, maxBuffer: 16 * 1024 * 1024 },
  );
  const { failed, peakMb } = measured.parse(JSON.parse(/^MEASURED (.+)$/m.exec(stdout)?.[1] ?? '{}'));
  expect(failed, stdout.slice(0, 2000)).toBe(0);
  console.log(`${name}: ${maxPages} pages, peak ${peakMb} of ${memoryMb} MB`);
  return peakMb;
};

it('is read, and every question about it answered, in half of the memory at most', { timeout: 180_000 }, async () => {
  const functions = functionsOf(synthesizeTemplate());
  const memoryOf = (name: string): number =>
    z.number().parse(functions.find((each) => each.name === name)?.properties.MemorySize);
  const world = makeTableWorld(local.table);
  const scriptId = world.newId();
  await grantPlan(world, 'anna', 'expert');
  await world.scripts.create(scriptOf('anna', scriptId, world.now(), { status: 'uploaded', page_count: null }));
  const bucket = uploadsBucket('uploads', new S3Client({ endpoint: s3.url, region, credentials: keys }));
  const key = uploadKey('anna', scriptId);
  await bucket.write(key, await longScriptPdf(maxPages), 'application/pdf');

  expect(await run('read-script', memoryOf('read-script'), [[{ key }]])).toBeLessThan(memoryOf('read-script') / 2);
  expect(await world.scripts.get('anna', scriptId)).toMatchObject({ status: 'ready', page_count: maxPages });

  const asked = await world.answers.listStates(scriptId);
  expect(asked).toHaveLength(cards.length);
  const messages = asked.map(({ question, request_id }) => ({
    user_id: 'anna',
    script_id: scriptId,
    question,
    request_id,
  }));
  const batches = [messages.slice(0, 5), messages.slice(5, 10), messages.slice(10)];
  expect(await run('answer-question', memoryOf('answer-question'), batches)).toBeLessThan(
    memoryOf('answer-question') / 2,
  );
  const states = await world.answers.listStates(scriptId);
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['succeeded']));
});
