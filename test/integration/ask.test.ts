/** A script asked on the local cloud, with a scripted model: the answer is proved, kept, listed, part of the export, and gone with the script; one function serves both routes. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { buildSite } from '../../bin/build-site.ts';
import { localCredentials } from '../../lib/local-cloud/emulators.ts';
import { localRegion } from '../../lib/local-cloud/physical-names.ts';
import { type LocalCloud, runLocalCloud } from '../../lib/local-cloud/run.ts';
import { bundleHandlers } from '../../lib/stack/bundle-handlers.ts';
import { synthesize } from '../../lib/stack/synthesize.ts';
import { becomeCustomer, type HttpCustomer, until } from '../e2e/http-customer.ts';
import { temporaryDirectory } from '../local-cloud/fixtures/temporary-directory.ts';
import { answerAsked } from '../model/ask/scripted-answerer.ts';
import { type FakeProvider, startFakeProvider } from '../model/fake-provider.ts';
import { answerPass } from '../model/read/scripted-reader.ts';
import { corpusPath } from '../pdf/corpus.ts';

let model: FakeProvider;
let cloud: LocalCloud;
let customer: HttpCustomer;
let id: string;
beforeAll(async () => {
  const directory = await temporaryDirectory();
  model = await startFakeProvider((_, prompt) => answerAsked(prompt) ?? answerPass(prompt));
  const root = path.join(import.meta.dirname, '../..');
  await Promise.all([bundleHandlers({ model: true }), buildSite(root, { evenIfStale: true })]);
  const { assemblyDirectory } = await synthesize({
    outdir: path.join(directory, 'assembly'),
    validation: false,
    model: { provider: 'openai-compatible', modelId: 'reader-of-the-house', fallbackModelId: null, region: null },
  });
  cloud = await runLocalCloud({
    keepWarm: true,
    assembly: assemblyDirectory,
    stateDirectory: path.join(directory, 'state'),
    frontDoor: 0,
    parameters: (SiteUrl) => ({
      SiteUrl,
      OwnerEmail: 'owner@example.com',
      SenderEmail: 'sender@example.com',
      PaymentSecretName: 'payment',
      ModelBaseUrl: `${model.url}/v1`,
      ModelSecretName: 'model',
    }),
    paymentSecretName: 'payment',
    secrets: { model: JSON.stringify({ apiKey: 'k-123' }) },
  });
  customer = await becomeCustomer(cloud.url, 'basic');
  id = await customer.upload(await readFile(corpusPath('the-last-reel.pdf')), 'the-last-reel.pdf');
  await until(
    () => customer.call('getScript', { path: { id } }),
    ({ status }) => status === 'ready',
    ({ status }) => status,
  );
  // Once it has been read, the model's next call is the one that a test asks for.
  await until(
    () => customer.call('listAnswers'),
    (list) =>
      list.length > 0 && list.every(({ status, reading_awaited }) => status === 'succeeded' && !reading_awaited),
    (list) => `${list.filter(({ reading_awaited }) => reading_awaited).length} readings awaited`,
  );
}, 180_000);
afterAll(async () => {
  await cloud?.close();
  await model?.close();
});

const askedCalls = () => model.calls.filter(({ body }) => body.includes('The question: '));

it('is answered with places of the script, once for the same question, within the number it has', async () => {
  const body = { question: 'Who wears the very good coat?' };
  const first = await customer.call('askScript', { path: { id }, body });
  expect(first).toMatchObject({ left: 29, answer: { kind: 'answered', model: 'reader-of-the-house', dropped: 0 } });
  const [sentence] = first.answer.kind === 'answered' ? first.answer.sentences : [];
  expect(sentence?.evidence[0]?.page).toBeGreaterThan(0);
  const again = await customer.call('askScript', { path: { id }, body: { question: 'who wears the very good coat' } });
  expect(again).toEqual(first);
  expect(askedCalls()).toHaveLength(1);
  const { left, ...kept } = first;
  expect(await customer.call('listQuestions', { path: { id } })).toEqual({ left, questions: [kept] });
});

it('says where its words stand when the model gives nothing to use, and counts nothing for it', async () => {
  const calls = askedCalls().length;
  model.acts.push('truncated');
  const { answer, left } = await customer.call('askScript', {
    path: { id },
    body: { question: 'Where is the ticket?' },
  });
  expect(answer).toMatchObject({ kind: 'found', message: 'The model gave no answer that could be used.' });
  expect(left).toBe(29);
  expect(askedCalls()).toHaveLength(calls + 1);
});

it('takes a question of three to three hundred letters, and none of a script that is not ready', async () => {
  for (const question of ['a', 'x'.repeat(301)])
    await expect(customer.call('askScript', { path: { id }, body: { question } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  const upload = await customer.call('createUpload', { body: { file_name: 'a.pdf', size: 10 } });
  const asked = customer.call('askScript', { path: { id: upload.script_id }, body: { question: 'Who is it?' } });
  await expect(asked).rejects.toMatchObject({ code: 'script_not_ready' });
});

it('is taken along with the script, and leaves nothing behind when that is deleted', async () => {
  const { proof } = await customer.call('proveOwner', { body: { password: customer.customer.password } });
  const exported = await customer.call('exportScript', { path: { id }, proof });
  expect(exported.questions.map(({ question }) => question)).toEqual(['Who wears the very good coat?']);
  await customer.call('deleteScript', { path: { id } });
  const [table] = cloud.template.resources('AWS::DynamoDB::GlobalTable', z.object({}));
  const dynamo = new DynamoDBClient({
    endpoint: cloud.emulators.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    region: localRegion,
    credentials: localCredentials,
  });
  const left = await dynamo.send(
    new QueryCommand({
      TableName: table?.name ?? '',
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :asked)',
      ExpressionAttributeValues: { ':pk': { S: `SCRIPT#${id}` }, ':asked': { S: 'ASKED' } },
    }),
  );
  dynamo.destroy();
  expect(left.Items).toEqual([]);
});
