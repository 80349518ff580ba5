/**
 * Saves what this commit stores of a few customers, for later versions to read: `npx node test/stored/save.ts FEATURE.pdf` runs the product, lets customers
 * do what customers do, and writes table items and objects to test/stored/<commit>/. Refuses a tree whose functions are not those of a commit: what it writes names
 * one. Secrets are replaced by stand-ins of the same form.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { buyPlan } from '../../bin/api-customer.ts';
import { spawnProduct } from '../../bin/spawn-product.ts';
import { planTable } from '../../lib/contract/plans.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { becomeCustomer, type HttpCustomer, logInByHttp, until } from '../e2e/http-customer.ts';
import { answerAsked } from '../model/ask/scripted-answerer.ts';
import { startFakeProvider } from '../model/fake-provider.ts';
import { answerPass } from '../model/read/scripted-reader.ts';
import { corpusPath } from '../pdf/corpus.ts';
import { itemsIn, saveObjects, shareTokenStandIn, withoutSecrets } from './dump.ts';
import { actOfTheHouse, actOnAccount, actOnScript } from './later-acts.ts';

const root = path.join(import.meta.dirname, '../..');
const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** The functions and what they are made of: what decides what is stored, and how. */
const stores = ['--', 'lambdas', 'lib', ':!lib/stack', ':!lib/local-cloud', ':!*.md'];
/** The newest commit that changed it. */
const commit = git('log', '-1', '--abbrev=7', '--format=%h', ...stores);
const changed = git('status', '--porcelain', ...stores);
if (changed !== '') throw new Error(`Commit or stash first; these files are not as in ${commit}:\n${changed}`);
const featureFile = process.argv[2];
if (featureFile === undefined) throw new Error('Name the PDF of a feature: npx node test/stored/save.ts FEATURE.pdf');

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

type Earlier = Awaited<ReturnType<typeof actWithoutModel>>;

/** With a model: the sample with a reading, a share link, a consultation, an upload that never came, and all that came later. */
async function actWithModel(stateDirectory: string, { customer }: HttpCustomer, { visitor, feature }: Earlier) {
  const model = await startFakeProvider((_, prompt) => answerAsked(prompt) ?? answerPass(prompt));
  const settings = {
    MODEL_BASE_URL: `${model.url}/v1`,
    MODEL_ID: 'reader-of-the-house',
    MODEL_API_KEY: 'none',
    MODEL_PRICE: '1/1/1/1',
  };
  const product = await spawnProduct(stateDirectory, settings);
  try {
    const writer = await logInByHttp(product.url, customer);
    const sample = await writer.upload(await readFile(corpusPath('the-last-reel.pdf')), 'the-last-reel.pdf');
    await settled(writer, sample);
    await readOnce(writer, sample);
    const token = await actOnScript(product.url, writer, sample, feature);
    await readOnce(writer, sample);
    const hour = { question: 'Does the second act hold?', preferred_times: 'Weekdays after four.' };
    await writer.call('requestConsultation', { body: hour });
    const form = await writer.call('createUpload', { body: { file_name: 'never-sent.pdf', size: 1000 } });
    const deleted = await actOnAccount(product.url, writer);
    await actOfTheHouse(stateDirectory, userIdOf(visitor), 'a-name-in-the-pool');
    return { sample, awaited: form.script_id, deleted, token };
  } finally {
    await product.stop();
    await model.close();
  }
}

const stateDirectory = await mkdtemp(path.join(tmpdir(), 'dramaturg-stored-'));
try {
  const earlier = await actWithoutModel(stateDirectory);
  const { writer, visitor, feature, refused } = earlier;
  const { sample, awaited, deleted, token } = await actWithModel(stateDirectory, writer, earlier);
  const users = { writer: userIdOf(writer), visitor: userIdOf(visitor) };
  const scripts = { feature, sample, refused, awaited };
  const folder = path.join(import.meta.dirname, commit);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const owners = [...Object.values(users), ...Object.values(scripts), deleted];
  const items = withoutSecrets(await itemsIn(stateDirectory), owners, token);
  await writeFile(path.join(folder, 'items.json.gz'), gzipSync(JSON.stringify(items), { level: 9 }));
  await saveObjects(stateDirectory, folder, Object.values(users));
  const manifest = { commit, taken_at: new Date().toISOString(), users, scripts, share_token: shareTokenStandIn };
  await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${items.length} items of commit ${commit} are in ${path.relative(root, folder)}`);
} finally {
  await rm(stateDirectory, { recursive: true, force: true });
}
