/** One call of the contract: what is sent, what comes back parsed, and what a failure becomes. */
import { describe, expect, it } from 'vitest';
import { planTable } from '../../../lib/contract/plans.ts';
import { ApiError } from '../../../web/src/api/api-error.ts';
import { createTransport } from '../../../web/src/api/transport.ts';

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
