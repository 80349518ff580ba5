/** Calls of the API with patience: named, asked again where that is safe, and without their bodies where nothing has changed. */
import { describe, expect, it } from 'vitest';
import { planTable } from '../../../lib/contract/plans.ts';
import { ApiError } from '../../../web/src/api/api-error.ts';
import { patientFetch } from '../../../web/src/api/patient-fetch.ts';
import { createTransport } from '../../../web/src/api/transport.ts';

interface Sent {
  readonly address: string;
  readonly headers: Headers;
}
const sentence = 'There is much to do just now.';
const busy = (headers: Record<string, string> = {}, status = 429) =>
  Response.json({ message: sentence, code: 'busy' }, { status, headers });
/** Answers one after another, the last for good; what was asked for, and how long was waited in between. */
const inTurn = (...responses: readonly (() => Response)[]) => {
  const sent: Sent[] = [];
  const waits: number[] = [];
  const fetchLike = patientFetch(
    async (input, init) => {
      sent.push({ address: String(input), headers: new Headers(init?.headers) });
      return (responses[sent.length - 1] ?? responses.at(-1) ?? busy)();
    },
    async (ms) => void waits.push(ms),
  );
  return { sent, waits, fetchLike, transport: createTransport(fetchLike) };
};
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError.');
};
const plans = () => Response.json(planTable);
const idOf = ({ headers }: Sent) => headers.get('x-correlation-id');

describe('a service without room', () => {
  it.each([429, 503])('is asked again for what is only read: %i', async (status) => {
    const refused = () => busy({}, status);
    const { sent, waits, transport } = inTurn(refused, refused, plans);
    expect(await transport('listPlans', {}, 'the-token')).toEqual(planTable);
    expect(sent).toHaveLength(3);
    expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) * 2);
    // One call, however often it is sent.
    expect(new Set(sent.map(idOf)).size).toBe(1);
    for (const { headers } of sent) expect(headers.get('authorization')).toBe('Bearer the-token');
  });

  it('is asked again when it says, and not at all when that is far off', async () => {
    const soon = inTurn(() => busy({ 'retry-after': '2' }, 503), plans);
    await soon.transport('listPlans');
    expect(soon.waits[0]).toBeGreaterThanOrEqual(2000);
    const late = inTurn(() => busy({ 'retry-after': '60' }));
    expect(await failure(late.transport('listPlans'))).toMatchObject({ status: 429, code: 'busy' });
    expect(late.sent).toHaveLength(1);
  });

  it('is believed after three more times, with its sentence', async () => {
    const { sent, transport } = inTurn(() => busy());
    expect(await failure(transport('listPlans'))).toMatchObject({ message: sentence });
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
  it('has an id of its own, a UUID, also one that writes', async () => {
    const { sent, transport } = inTurn(plans, () => Response.json({ success: true, message: 'ok' }));
    await transport('listPlans');
    await transport('logOut', { body: { refresh: 'r' } });
    expect(new Set(sent.map(idOf)).size).toBe(2);
    for (const each of sent) expect(idOf(each)).toMatch(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
    expect(sent[1]?.headers.get('content-type')).toBe('application/json');
  });

  it('that is none of the API’s goes through as it is', async () => {
    const { sent, fetchLike } = inTurn(() => busy());
    expect((await fetchLike('/sample.json')).status).toBe(429);
    expect(sent).toHaveLength(1);
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([]);
  });
});

describe('an answer with an ETag', () => {
  const marked = (value: unknown, etag: string) => () => Response.json(value, { headers: { etag } });
  const unchanged = () => new Response(null, { status: 304 });
  const markOf = (one: Sent | undefined) => one?.headers.get('if-none-match');

  it('is held, named in the next call, and given again while it has not changed', async () => {
    const { sent, transport } = inTurn(marked(planTable, '"a"'), unchanged);
    for (let n = 0; n < 3; n += 1) expect(await transport('listPlans')).toEqual(planTable);
    expect(sent.map(markOf)).toEqual([null, '"a"', '"a"']);
  });

  it('is replaced by a newer one', async () => {
    const newer = { ...planTable, basic: { ...planTable.basic, price: 1 } };
    const { sent, transport } = inTurn(marked(planTable, '"a"'), marked(newer, '"b"'), unchanged);
    await transport('listPlans');
    expect(await transport('listPlans')).toEqual(newer);
    expect(await transport('listPlans')).toEqual(newer);
    expect(markOf(sent[2])).toBe('"b"');
  });

  it('stands for its own address alone, and a failure is not held', async () => {
    const detail = { question: 3, status: 'pending', entries: [], problem: null };
    const lost = () => Response.json({ message: 'No.', code: 'not_found' }, { status: 404, headers: { etag: '"x"' } });
    const { sent, transport } = inTurn(marked(detail, '"a"'), lost, lost);
    await transport('getAnswer', { path: { n: '3' } });
    for (let n = 0; n < 2; n += 1) await failure(transport('getAnswer', { path: { n: '4' } }));
    expect(sent.map(markOf)).toEqual([null, null, null]);
  });
});
