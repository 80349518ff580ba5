/**
 * Saves what this commit stores of a few customers, for later versions to read: `npx node test/stored/save.ts FEATURE.pdf` runs the product, lets customers
 * do what customers do, and writes table items and objects to test/stored/<commit>/. Refuses a tree with changes outside this folder: what it writes names
 * a commit. Secrets are replaced by stand-ins of the same form.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { buyPlan } from '../../bin/api-customer.ts';
import { spawnProduct } from '../../bin/spawn-product.ts';
import { shareTokenHash } from '../../lambdas/use-cases/share-token.ts';
import { planTable } from '../../lib/contract/plans.ts';
import { openDynalite } from '../../lib/local-cloud/dynamo/dynalite.ts';
import { openObjectStore } from '../../lib/local-cloud/s3/object-store.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { becomeCustomer, type HttpCustomer, logInByHttp, until } from '../e2e/http-customer.ts';
import { startFakeProvider } from '../model/fake-provider.ts';
import { sampleOpinion } from '../model/sample-opinion.ts';
import { corpusPath } from '../pdf/corpus.ts';

const root = path.join(import.meta.dirname, '../..');
const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

const commit = git('rev-parse', '--short=7', 'HEAD');
const changed = git('status', '--porcelain', '--', '.', ':!test/stored');
if (changed !== '') throw new Error(`Commit or stash first; these files are not as in ${commit}:\n${changed}`);
const featureFile = process.argv[2];
if (featureFile === undefined) throw new Error('Name the PDF of a feature: npx node test/stored/save.ts FEATURE.pdf');

/** Has the form of a share link's token and opens nothing but a fixture. */
const shareTokenStandIn = 'stand-in-for-the-secret-of-a-share-link-'.padEnd(43, '0');
const signatureStandIn = '0'.repeat(64);

const subject = z.object({ sub: z.string() });
const userIdOf = ({ access }: HttpCustomer): string =>
  subject.parse(JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())).sub;

const settled = (writer: HttpCustomer, id: string) =>
  until(
    () => writer.call('getScript', { path: { id } }),
    ({ status, answers }) => status === 'failed' || answers.ready === cardsForPlan('expert').length,
    ({ status, answers }) => `${status}, ${answers.ready} ready, ${answers.failed} failed`,
  );
const readOnce = (writer: HttpCustomer, scriptId: string) =>
  until(
    () => writer.call('listAnswers', { query: { script_id: scriptId } }),
    (list) => list.every(({ reading_awaited }) => !reading_awaited),
    (list) => `${list.filter(({ reading_awaited }) => reading_awaited).length} readings awaited`,
  );

/** Without a model: a bought and upgraded plan, a feature with its details and a corrected cast, a refused file, a checkout left open. */
async function actWithoutModel(stateDirectory: string) {
  const product = await spawnProduct(stateDirectory);
  try {
    const writer = await becomeCustomer(product.url, 'basic');
    await buyPlan(product.url, writer.access, writer.customer.email, planTable.expert);
    const feature = await writer.upload(await readFile(String(featureFile)), path.basename(String(featureFile)));
    await settled(writer, feature);
    const form = { script_type: 'Movie', genre: 'thriller', director: 'Ada Marlowe', other_inputs: 'A first draft.' };
    await writer.call('saveDetails', { path: { id: feature }, body: form });
    const reading = await writer.call('getReading', { path: { id: feature } });
    const [first, second, third] = reading.status === 'ready' ? reading.characters : [];
    if (!first || !second || !third) throw new Error('The feature should have three speaking parts.');
    const edits = { merges: [{ from: third.id, into: second.id }], renames: [{ name: first.id, to: 'THE LEAD' }] };
    await writer.call('saveCorrections', { path: { id: feature }, body: { aliases: edits } });
    await settled(writer, feature);
    const refused = await writer.upload(Buffer.from('A letter, and no PDF.'), 'letter.pdf');
    await settled(writer, refused);

    const visitor = await becomeCustomer(product.url);
    const { id, price } = planTable.basic;
    await visitor.call('initiatePayment', { body: { plan_id: id, amount: price } });
    return { writer, visitor, feature, refused };
  } finally {
    await product.stop();
  }
}

/** With a model: the sample with a reading, a share link, a consultation, an upload that never came. */
async function actWithModel(stateDirectory: string, { customer }: HttpCustomer) {
  const model = await startFakeProvider(sampleOpinion);
  const settings = { MODEL_BASE_URL: `${model.url}/v1`, MODEL_ID: 'reader-of-the-house', MODEL_API_KEY: 'none' };
  const product = await spawnProduct(stateDirectory, settings);
  try {
    const writer = await logInByHttp(product.url, customer);
    const sample = await writer.upload(await readFile(corpusPath('the-last-reel.pdf')), 'the-last-reel.pdf');
    await settled(writer, sample);
    await readOnce(writer, sample);
    const { token } = await writer.call('createShare', { path: { id: sample }, body: { days: 30 } });
    const hour = { question: 'Does the second act hold?', preferred_times: 'Weekdays after four.' };
    await writer.call('requestConsultation', { body: hour });
    const form = await writer.call('createUpload', { body: { file_name: 'never-sent.pdf', size: 1000 } });
    return { sample, awaited: form.script_id, token };
  } finally {
    await product.stop();
    await model.close();
  }
}

type WireItem = Record<string, Record<string, unknown>>;
const page = z.object({ Items: z.array(z.record(z.string(), z.record(z.string(), z.unknown()))) });
const keyOf = (item: WireItem): string => `${item.pk?.S} ${item.sk?.S}`;

/** All items in DynamoDB's own JSON, by key. */
async function itemsIn(stateDirectory: string): Promise<WireItem[]> {
  const engine = await openDynalite(path.join(stateDirectory, 'dynamo'));
  try {
    const { TableNames } = z.object({ TableNames: z.array(z.string()) }).parse(await engine.read('ListTables', {}));
    const items: WireItem[] = [];
    for (const TableName of TableNames) {
      let ExclusiveStartKey: unknown;
      do {
        const answer = await engine.read('Scan', {
          TableName,
          ...(ExclusiveStartKey !== undefined && { ExclusiveStartKey }),
        });
        items.push(...page.parse(answer).Items);
        ExclusiveStartKey = Reflect.get(answer, 'LastEvaluatedKey');
      } while (ExclusiveStartKey !== undefined);
    }
    return items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  } finally {
    await engine.close();
  }
}

/** The items of the given users and scripts, without secrets. */
function withoutSecrets(items: readonly WireItem[], owners: readonly string[], token: string): WireItem[] {
  const kept = items.filter((item) => owners.some((id) => JSON.stringify(item).includes(id)));
  const text = JSON.stringify(kept)
    .replaceAll(shareTokenHash(token), shareTokenHash(shareTokenStandIn))
    .replaceAll(/("signature":\{"S":")[0-9a-f]{64}"/g, `$1${signatureStandIn}"`);
  return JSON.parse(text);
}

async function saveObjects(stateDirectory: string, folder: string, users: readonly string[]): Promise<void> {
  const directory = path.join(stateDirectory, 's3');
  const buckets = await readdir(path.join(directory, 'buckets'));
  const store = await openObjectStore(
    directory,
    buckets.map((name) => ({ name, keepsVersions: false })),
    Date.now,
  );
  for (const bucket of buckets) {
    for (const { key, size } of await store.list(bucket, '')) {
      if (!users.some((id) => key.includes(id))) continue;
      const object = await store.open(bucket, key);
      if (object === undefined) throw new Error(`${key} went away.`);
      const file = path.join(folder, 'objects', `${key}.gz`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, gzipSync(await buffer(object.read(0, size - 1)), { level: 9 }));
      await object.close();
    }
  }
}

const stateDirectory = await mkdtemp(path.join(tmpdir(), 'dramaturg-stored-'));
try {
  const { writer, visitor, feature, refused } = await actWithoutModel(stateDirectory);
  const { sample, awaited, token } = await actWithModel(stateDirectory, writer);
  const users = { writer: userIdOf(writer), visitor: userIdOf(visitor) };
  const scripts = { feature, sample, refused, awaited };
  const folder = path.join(import.meta.dirname, commit);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const owners = [...Object.values(users), ...Object.values(scripts)];
  const items = withoutSecrets(await itemsIn(stateDirectory), owners, token);
  await writeFile(path.join(folder, 'items.json.gz'), gzipSync(JSON.stringify(items), { level: 9 }));
  await saveObjects(stateDirectory, folder, Object.values(users));
  const manifest = { commit, taken_at: new Date().toISOString(), users, scripts, share_token: shareTokenStandIn };
  await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${items.length} items of commit ${commit} are in ${path.relative(root, folder)}`);
} finally {
  await rm(stateDirectory, { recursive: true, force: true });
}
