/** The product's stack on the local cloud, over HTTP: the whole road, and what is delivered twice. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { GetQueueAttributesCommand, ReceiveMessageCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callApi } from '../../bin/api-customer.ts';
import { planTable } from '../../lib/contract/plans.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { becomeCustomer, type HttpCustomer, until } from '../e2e/http-customer.ts';
import { analysed, answeredQuestions, questionsOfPlan } from './analysed.ts';
import { sharedProduct } from './shared-product.ts';

const sample = await readFile(path.join(import.meta.dirname, '../corpus/the-last-reel.pdf'));

let cloud: LocalCloud;
beforeAll(async () => {
  ({ cloud } = await sharedProduct());
});

const queueNamed = (start: string): string => {
  const queues = cloud.template.resources('AWS::SQS::Queue', z.object({}));
  return cloud.emulators.sqs.queueUrl(queues.find(({ name }) => name.startsWith(start))?.name ?? '');
};

/** Resolves when a queue has nothing waiting and nothing in work. */
const workedOff = (QueueUrl: string) =>
  until(
    () => cloud.emulators.sqsClient.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] })),
    ({ Attributes: a }) => a?.ApproximateNumberOfMessages === '0' && a.ApproximateNumberOfMessagesNotVisible === '0',
    ({ Attributes: a }) => `${a?.ApproximateNumberOfMessages} waiting`,
  );

/** What lies in a queue now, without waiting. */
async function messagesIn(queueUrl: string): Promise<number> {
  const { Messages = [] } = await cloud.emulators.sqsClient.send(new ReceiveMessageCommand({ QueueUrl: queueUrl }));
  return Messages.length;
}

describe('the road', () => {
  let customer: HttpCustomer;
  let scriptId: string;

  it('leads from sign-up to a paid plan, by way of the hosted page and the verified return', async () => {
    customer = await becomeCustomer(cloud.url, 'advanced');
    const { payment_status } = await customer.call('paymentStatus');
    expect(payment_status).toMatchObject({ has_active_payment: true, plan: { name: 'advanced', is_active: true } });
  });

  it('carries the plan in the next access token, as the trigger says', async () => {
    const { access } = await callApi(cloud.url, 'refreshToken', { body: { refresh: customer.refresh } });
    const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ token_use: 'access', plan_name: 'advanced' });
    expect(Number(claims.plan_id)).toBe(planTable.advanced.id);
  });

  it('leads from the uploaded PDF to every answer, computed from that PDF', async () => {
    scriptId = await customer.upload(sample, 'the-last-reel.pdf');
    const script = await analysed(cloud.url, customer.access, scriptId);
    expect(script).toMatchObject({ status: 'ready', problem: null, answers: { failed: 0 } });
    expect(await answeredQuestions(cloud.url, customer.access)).toEqual(questionsOfPlan);
    const { entries } = await customer.call('getAnswer', { path: { n: '3' } });
    const quotes = JSON.stringify(entries).match(/"quote":"[^"]+"/g) ?? [];
    expect(quotes.length).toBeGreaterThan(0);
  });

  it('changes nothing when the upload’s message is delivered again', async () => {
    const before = await customer.call('getAnswer', { path: { n: '4' } });
    const buckets = cloud.template.resources('AWS::S3::Bucket', z.object({}));
    const bucket = buckets.find(({ name }) => name.includes('uploadsbucket'))?.name ?? '';
    const claims = JSON.parse(Buffer.from(customer.access.split('.')[1] ?? '', 'base64url').toString());
    const object = { key: `uploads/${claims.sub}/${scriptId}.pdf`, size: sample.length };
    const record = { eventName: 'ObjectCreated:Post', s3: { bucket: { name: bucket }, object } };
    const message = { QueueUrl: queueNamed('ReadScriptQueue'), MessageBody: JSON.stringify({ Records: [record] }) };
    await cloud.emulators.sqsClient.send(new SendMessageCommand(message));
    await workedOff(message.QueueUrl);
    await workedOff(queueNamed('AnswerQuestionQueue'));
    const script = await analysed(cloud.url, customer.access, scriptId);
    expect(script.answers).toMatchObject({ failed: 0 });
    expect(await customer.call('getAnswer', { path: { n: '4' } })).toEqual(before);
    expect((await customer.call('listScripts')).scripts).toHaveLength(1);
  });

  it('leaves nothing among the dead letters', async () => {
    expect(await messagesIn(queueNamed('ReadScriptDeadLetters'))).toBe(0);
    expect(await messagesIn(queueNamed('AnswerQuestionDeadLetters'))).toBe(0);
  });
});

describe('a payment', () => {
  it('is settled by the provider’s notice alone when the buyer never comes back', async () => {
    const buyer = await becomeCustomer(cloud.url);
    const { id, price } = planTable.basic;
    const { checkout_params } = await buyer.call('initiatePayment', { body: { plan_id: id, amount: price } });
    const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'N', email: 'n@example.com' };
    await fetch(checkout_params.url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
    const settled = await until(
      () => buyer.call('paymentStatus'),
      ({ payment_status }) => payment_status.has_active_payment,
      () => 'no active payment',
    );
    expect(settled.payment_status.plan?.name).toBe('basic');
  });

  it('that is declined opens nothing, and the page offers another try', async () => {
    const buyer = await becomeCustomer(cloud.url);
    const { id, price } = planTable.basic;
    const { checkout_params } = await buyer.call('initiatePayment', { body: { plan_id: id, amount: price } });
    const card = { number: '4000000000000002', expiry: '12/40', cvc: '123', name: 'N', email: 'n@example.com' };
    const page = await fetch(checkout_params.url, { method: 'POST', body: new URLSearchParams(card) });
    expect(await page.text()).toContain('declined');
    expect((await buyer.call('paymentStatus')).payment_status.has_active_payment).toBe(false);
  });
});
