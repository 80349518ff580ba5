/** One call of the contract: what is sent, what comes back parsed, and what a failure becomes. */
import { describe, expect, it } from 'vitest';
import { planTable } from '../../../lib/contract/plans.ts';
import { ApiError } from '../../../web/src/api/api-error.ts';
import { createTransport } from '../../../web/src/api/transport.ts';

const busy = (headers: Record<string, string> = {}, status = 429) =>
  Response.json({ message: 'There is much to do just now.', code: 'busy' }, { status, headers });
/** Answers one after another, the last for good; what was asked for, and how long was waited in between. */
const inTurn = (...responses: readonly (() => Response)[]) => {
  const sent: Sent[] = [];
  const waits: number[] = [];
  const transport = createTransport(
    async (input, init) => {
      sent.push({ address: String(input), init });
      return (responses[sent.length - 1] ?? responses.at(-1) ?? busy)();
    },
    async (ms) => void waits.push(ms),
  );
  return { sent, waits, transport };
};

type Sent = { address: string; init: RequestInit | undefined };
const answering = (response: () => Response | Promise<Response>) => {
  const sent: Sent[] = [];
  const transport = createTransport(async (input, init) => {
    sent.push({ address: String(input), init });
    return response();
  });
  return { sent, transport };
};
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError.');
};

describe('the transport', () => {
  it('fills path and query, sends the bearer token and returns the parsed output', async () => {
    const { sent, transport } = answering(() =>
      Response.json({ question: 3, status: 'pending', entries: [], problem: null, unknown_field: 1 }),
    );
    const answer = await transport('getAnswer', { path: { n: '3' }, query: { script_id: 'a b' } }, 'the-token');
    expect(sent[0]?.address).toBe('/api/v1/question/3/?script_id=a+b');
    expect(new Headers(sent[0]?.init?.headers).get('authorization')).toBe('Bearer the-token');
    expect(answer).toEqual({ question: 3, status: 'pending', entries: [], problem: null });
  });

  it('sends a body as JSON, and no content type or token where there is none', async () => {
    const { sent, transport } = answering(() => Response.json(planTable));
    await transport('listPlans');
    expect(new Headers(sent[0]?.init?.headers).has('authorization')).toBe(false);
    expect(new Headers(sent[0]?.init?.headers).has('content-type')).toBe(false);
    const post = answering(() => Response.json({ success: true, message: 'ok' }));
    await post.transport('logOut', { body: { refresh: 'r' } });
    expect(new Headers(post.sent[0]?.init?.headers).get('content-type')).toBe('application/json');
    expect(post.sent[0]?.init?.body).toBe('{"refresh":"r"}');
  });

  it('turns the error envelope into its sentence and its code', async () => {
    const body = { error: 'The price has changed.', message: 'The price has changed.', code: 'price_changed' };
    const { transport } = answering(() => Response.json(body, { status: 409 }));
    expect(await failure(transport('listPlans'))).toMatchObject({
      code: 'price_changed',
      status: 409,
      message: 'The price has changed.',
    });
  });

  it('keeps the sentence of an error whose code it does not know', async () => {
    const { transport } = answering(() => Response.json({ message: 'Slow down.', code: 'brand_new' }, { status: 429 }));
    expect(await failure(transport('listPlans'))).toMatchObject({
      code: 'bad_answer',
      status: 429,
      message: 'Slow down.',
    });
  });

  it('has no sentence for an error page that is no JSON', async () => {
    const { transport } = answering(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await failure(transport('listPlans'))).toMatchObject({ code: 'bad_answer', status: 502, message: '' });
  });

  it('refuses an answer of another shape instead of handing it on', async () => {
    const { transport } = answering(() => Response.json({ basic: 'free' }));
    expect((await failure(transport('listPlans'))).code).toBe('bad_answer');
    const { transport: broken } = answering(() => new Response('not json'));
    expect((await failure(broken('listPlans'))).code).toBe('bad_answer');
  });

  it('makes the message of a broken connection the message of the error', async () => {
    const { transport } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(transport('listPlans'))).toMatchObject({
      code: 'no_answer',
      status: 0,
      message: 'Failed to fetch',
    });
  });
});

describe('a service without room', () => {
  it.each([429, 503])('is asked again for what is only read: %i', async (status) => {
    const { sent, waits, transport } = inTurn(
      () => busy({}, status),
      () => busy({}, status),
      () => Response.json(planTable),
    );
    expect(await transport('listPlans')).toEqual(planTable);
    expect(sent).toHaveLength(3);
    expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) * 2);
    // One call, however often it is sent.
    expect(new Set(sent.map(({ init }) => new Headers(init?.headers).get('x-correlation-id'))).size).toBe(1);
  });

  it('is asked again when it says, and not at all when that is far off', async () => {
    const soon = inTurn(
      () => busy({ 'retry-after': '2' }, 503),
      () => Response.json(planTable),
    );
    await soon.transport('listPlans');
    expect(soon.waits[0]).toBeGreaterThanOrEqual(2000);
    const late = inTurn(() => busy({ 'retry-after': '60' }));
    expect(await failure(late.transport('listPlans'))).toMatchObject({ status: 429, code: 'busy' });
    expect(late.sent).toHaveLength(1);
  });

  it('is believed after three more times, with its sentence', async () => {
    const { sent, transport } = inTurn(() => busy());
    expect(await failure(transport('listPlans'))).toMatchObject({ message: 'There is much to do just now.' });
    expect(sent).toHaveLength(4);
  });

  it('gets no write a second time', async () => {
    const { sent, transport } = inTurn(() => busy({ 'retry-after': '1' }, 503));
    await failure(transport('logOut', { body: { refresh: 'r' } }));
    expect(sent).toHaveLength(1);
  });

  it.each([500, 502, 504])('is not what %i means', async (status) => {
    const { sent, transport } = inTurn(() => new Response('', { status }));
    await failure(transport('listPlans'));
    expect(sent).toHaveLength(1);
  });
});

describe('every call', () => {
  it('has an id of its own, a UUID', async () => {
    const { sent, transport } = answering(() => Response.json(planTable));
    await transport('listPlans');
    await transport('listPlans');
    const ids = sent.map(({ init }) => new Headers(init?.headers).get('x-correlation-id'));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
  });
});

describe('an answer with an ETag', () => {
  const marked = (value: unknown, etag: string) => Response.json(value, { headers: { etag } });
  const unchanged = () => new Response(null, { status: 304 });
  const markSent = (one: Sent | undefined) => new Headers(one?.init?.headers).get('if-none-match');

  it('is held, named in the next call, and given again when it has not changed', async () => {
    const { sent, transport } = inTurn(() => marked(planTable, '"a"'), unchanged);
    const first = await transport('listPlans');
    // The very same: nothing that shows it is drawn anew.
    expect(await transport('listPlans')).toBe(first);
    expect(sent.map(markSent)).toEqual([null, '"a"']);
  });

  it('is replaced by a newer one', async () => {
    const newer = { ...planTable, basic: { ...planTable.basic, price: 1 } };
    const { sent, transport } = inTurn(
      () => marked(planTable, '"a"'),
      () => marked(newer, '"b"'),
      unchanged,
    );
    await transport('listPlans');
    expect(await transport('listPlans')).toEqual(newer);
    expect(await transport('listPlans')).toEqual(newer);
    expect(markSent(sent[2])).toBe('"b"');
  });

  it('stands for its own address alone', async () => {
    const detail = { question: 3, status: 'pending', entries: [], problem: null };
    const { sent, transport } = inTurn(() => marked(detail, '"a"'));
    await transport('getAnswer', { path: { n: '3' } });
    await transport('getAnswer', { path: { n: '4' } });
    expect(markSent(sent[1])).toBeNull();
  });

  it('is not made of a 304 that nobody asked for', async () => {
    const { transport } = inTurn(unchanged);
    expect(await failure(transport('listPlans'))).toMatchObject({ code: 'bad_answer', status: 304 });
  });
});
