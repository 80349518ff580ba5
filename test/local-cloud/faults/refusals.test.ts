/** How each service says no when a fault plan tells it to: status, headers and body of its own protocol, by the name of the call. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { FaultPlan } from '../../../lib/local-cloud/faults/fault-plan.ts';
import { type FaultyService, faultyHandler } from '../../../lib/local-cloud/faults/faulty-handler.ts';

/** Asks a handler once; what was answered, whether the service did its work, and at which points the plan was asked. */
async function ask(
  service: FaultyService,
  plan: Record<string, object>,
  request: Partial<IncomingMessage> = {},
  options?: object,
) {
  const asked: string[] = [];
  const faults = {
    next: (point: string, about: string) => {
      asked.push(`${point} ${about}`);
      return plan[point] ?? null;
    },
  } as unknown as FaultPlan;
  const answer = {
    status: 200,
    headers: {} as Record<string, unknown>,
    body: '',
    destroyed: false,
    resumed: false,
    worked: false,
  };
  const response = {
    setHeader: (name: string, value: string) => void Object.assign(answer.headers, { [name]: value }),
    writeHead: (status: number, headers: object) => {
      answer.status = status;
      Object.assign(answer.headers, headers);
      return response;
    },
    write: (text: string) => {
      answer.body += text;
      return true;
    },
    end: (text = '') => {
      answer.body += text;
      return response;
    },
    destroy: () => {
      answer.destroyed = true;
      return response;
    },
  } as unknown as ServerResponse;
  const handler = faultyHandler(
    service,
    faults,
    (_request, to) => {
      answer.worked = true;
      to.write('half ');
      to.end('done');
    },
    options,
  );
  const incoming = { headers: {}, resume: () => void Object.assign(answer, { resumed: true }), ...request };
  await handler(incoming as unknown as IncomingMessage, response);
  return { ...answer, asked };
}
const target = { headers: { 'x-amz-target': 'Service_2012.DoIt' } };

describe('a service that is told to refuse', () => {
  const json = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  const amz = { ...json, 'content-type': 'application/x-amz-json-1.1' };
  const awsJson = (status: number, type: string) => ({
    status,
    headers: { ...amz, 'x-amzn-errortype': type },
    body: `{"__type":"${type}","message":"Injected."}`,
  });
  const xml = (status: number, code: string) => ({
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>Injected.</Message></Error>`,
  });
  const ses = (status: number, type: string) => ({
    status,
    headers: { ...json, 'x-amzn-errortype': type },
    body: '{"message":"Injected."}',
  });
  const card = (status: number) => ({
    status,
    headers: { ...json, 'stripe-should-retry': 'true' },
    body: '{"error":{"type":"api_error","message":"Injected."}}',
  });
  it.each([
    ['dynamodb', 'throttle', awsJson(400, 'ThrottlingException')],
    ['dynamodb', 'error', awsJson(500, 'InternalServerError')],
    ['sqs', 'throttle', awsJson(400, 'RequestThrottled')],
    ['cognito', 'throttle', awsJson(400, 'TooManyRequestsException')],
    ['secrets', 'throttle', awsJson(400, 'ThrottlingException')],
    ['s3', 'throttle', xml(503, 'SlowDown')],
    ['s3', 'error', xml(500, 'InternalError')],
    ['ses', 'throttle', ses(429, 'TooManyRequestsException')],
    ['ses', 'error', ses(500, 'InternalServerError')],
    ['card-provider', 'throttle', card(429)],
    ['card-provider', 'error', card(500)],
  ] as const)('%s by %s answers in its own words and does nothing', async (service, kind, answer) => {
    const told = await ask(service, { 'service/request': { kind } }, { ...target, method: 'GET', url: '/' });
    expect(told).toMatchObject({ ...answer, worked: false, resumed: true });
    expect(told.headers).toEqual(answer.headers);
  });
});

describe('the name of a call', () => {
  it.each([
    ['dynamodb', target, 'dynamodb.DoIt'],
    ['sqs', {}, 'sqs.'],
    ['s3', { method: 'PUT' }, 's3.PUT'],
    ['s3', {}, 's3.'],
    ['ses', { method: 'POST' }, 'ses.SendEmail'],
    [
      'card-provider',
      { method: 'GET', url: '/v1/checkout/sessions/cs_test_a1?x=/pi_2' },
      'card-provider.GET /v1/checkout/sessions/:id',
    ],
    [
      'card-provider',
      { method: 'POST', url: '/v1/payment_intents/pi_1/cancel' },
      'card-provider.POST /v1/payment_intents/:id/cancel',
    ],
    ['card-provider', { method: 'GET', url: '/v1/refunds/re_1' }, 'card-provider.GET /v1/refunds/:id'],
    ['card-provider', { method: 'GET', url: '/v1/events/evt_1' }, 'card-provider.GET /v1/events/:id'],
    ['card-provider', { method: 'GET' }, 'card-provider.GET /'],
  ] as const)('of %s with %j is %s', async (service, request, name) => {
    expect((await ask(service, {}, request)).asked).toEqual([`service/request ${name}`, `service/call ${name}`]);
  });
});

describe('a call', () => {
  it('does its work, and is answered', async () => {
    expect(await ask('s3', {})).toMatchObject({ worked: true, body: 'half done', destroyed: false, resumed: false });
  });
  it('whose answer is lost does its work, and its connection ends', async () => {
    expect(await ask('s3', { 'service/call': { kind: 'lose-answer' } })).toMatchObject({
      worked: true,
      body: '',
      destroyed: true,
    });
  });
  it('of a service that asks itself is not lost here', async () => {
    const told = await ask(
      'card-provider',
      { 'service/call': { kind: 'lose-answer' } },
      { method: 'GET', url: '/' },
      { asksItself: true },
    );
    expect(told).toMatchObject({ worked: true, body: 'half done', asked: ['service/request card-provider.GET /'] });
  });
  it('that is late is answered all the same', async () => {
    expect(await ask('s3', { 'service/request': { kind: 'latency', ms: 1 } })).toMatchObject({ worked: true });
  });
});
