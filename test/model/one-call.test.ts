/** One call to a model, and one reading in spite of failed ones, with a model that answers as it is told: what each answer and each failure means, what is paid, how long is waited. */
import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ModelTrouble } from '../../lib/contract/model.ts';
import { maxOutputTokens } from '../../lib/model/ask-model.ts';
import { askOnce } from '../../lib/model/ask-once.ts';
import { askPatiently, openTally, type PatientDeps } from '../../lib/model/ask-patiently.ts';
import { instructions } from '../../lib/model/compose-messages.ts';
import { editDistance } from '../../lib/model/edit-distance.ts';
import { envelopeForm, saysNothing } from '../../lib/model/envelope.ts';
import { ModelFailure } from '../../lib/model/model-failure.ts';
import type { OpenModel } from '../../lib/model/open-model.ts';
import { costAt } from '../../lib/model/prices.ts';
import { memoryLedger, type ScriptLedger } from '../../lib/model/script-ledger.ts';
import { isOversized, sizedFetch } from '../../lib/model/sized-fetch.ts';

const parts = {
  script: 'S',
  evidence: 'E',
  question: 'Q',
  instructions,
  form: envelopeForm,
  saysNothing,
  mostOutput: maxOutputTokens,
};
const said = JSON.stringify({ opinion: { claims: [], verdict: 'Keep it.' } });
interface Said {
  readonly text?: string;
  readonly reason?: string;
  readonly raw?: string;
  readonly input?: { total?: number; noCache?: number; cacheRead?: number; cacheWrite?: number };
  readonly output?: number;
}
type Act = Said | Error;

const answerOf = ({
  text = said,
  reason = 'stop',
  raw = reason,
  input = { total: 900, noCache: 700, cacheRead: 150, cacheWrite: 50 },
  output = 40,
}: Said) => ({
  content: [{ type: 'text' as const, text }],
  finishReason: { unified: reason as 'stop', raw },
  usage: {
    inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined, ...input },
    outputTokens: { total: output, text: output, reasoning: 0 },
  },
  warnings: [],
});
/** A model that does one act a call, the last one for ever; a price of a dollar a million tokens unless told otherwise. */
function modelOf(acts: readonly Act[], o: Partial<Pick<OpenModel, 'provider' | 'priceFor'>> = {}) {
  const languageModel = new MockLanguageModelV4({
    doGenerate: async () => {
      const act = acts[Math.min(languageModel.doGenerateCalls.length - 1, acts.length - 1)] ?? {};
      if (act instanceof Error) throw act;
      return answerOf(act);
    },
  });
  const price = { input: 1, output: 1, cacheWrite: 1, cacheRead: 1 };
  const model: OpenModel = { id: 'm', provider: 'openai-compatible', languageModel, priceFor: () => price, ...o };
  return { model, calls: () => languageModel.doGenerateCalls.length };
}
const status = (
  statusCode: number | undefined,
  o: { body?: string; headers?: Record<string, string>; cause?: Error } = {},
) =>
  new APICallError({
    message: 'x',
    url: 'http://x',
    requestBodyValues: {},
    ...(statusCode !== undefined && { statusCode }),
    responseBody: o.body ?? '',
    responseHeaders: o.headers ?? {},
    cause: o.cause,
    isRetryable: false,
  });
const failureOf = async (act: Act): Promise<ModelFailure> => {
  const failure = await askOnce(modelOf([act]).model, parts, 5000).catch((error: unknown) => error);
  if (failure instanceof ModelFailure) return failure;
  throw new Error('The call did not fail.');
};

describe('an answer', () => {
  it('that is complete is a reading, with the tokens it took', async () => {
    const { model } = modelOf([{}]);
    const { value: envelope, usage } = await askOnce(model, parts, 5000);
    expect(envelope.opinion.verdict).toBe('Keep it.');
    expect(usage).toEqual({ input: 700, output: 40, cacheRead: 150, cacheWrite: 50 });
    expect(maxOutputTokens).toBe(12_000);
  });

  it.each([
    [
      { total: 900, cacheRead: 150, cacheWrite: 50 },
      { input: 700, cacheRead: 150, cacheWrite: 50 },
    ],
    [{ total: 900 }, { input: 900, cacheRead: 0, cacheWrite: 0 }],
    [
      { total: 10, cacheRead: 900 },
      { input: 0, cacheRead: 900, cacheWrite: 0 },
    ],
    [{}, { input: 0, cacheRead: 0, cacheWrite: 0 }],
  ])('of a server that tells %j of its prompt counts the rest', async (input, usage) => {
    expect((await askOnce(modelOf([{ input }]).model, parts, 5000)).usage).toMatchObject(usage);
  });

  const answers: readonly (readonly [string, Said, ModelTrouble])[] = [
    ['that broke off', { reason: 'length' }, 'truncated'],
    ['that was filtered', { reason: 'content-filter' }, 'filtered'],
    ['that ended otherwise', { reason: 'other' }, 'malformed'],
    ['that was refused by the provider’s word', { raw: 'refusal' }, 'refused'],
    ['in words that decline', { text: 'I’m sorry, I can’t do that.' }, 'refused'],
    ['in words that decline otherwise', { text: "I'm not able to review this." }, 'refused'],
    ['in other words', { text: 'It is fine.' }, 'malformed'],
    ['with braces that decline', { text: '{"no": "I cannot"' }, 'malformed'],
    ['that says nothing', { text: '{"opinion": {"claims": []}}' }, 'malformed'],
    ['to a prompt that was cut', { input: { total: 100, noCache: 100 } }, 'too_long'],
  ];
  it.each(answers)('%s', async (_what, act, trouble) => {
    const failure = await failureOf(act);
    expect(failure.code).toBe(trouble);
    expect(failure.usage.output).toBe(40);
  });
});

describe('a failed call', () => {
  const calls: readonly (readonly [string, Error, ModelTrouble])[] = [
    ['without a status', status(undefined), 'unavailable'],
    ['413', status(413), 'too_long'],
    ['400 over the window', status(400, { body: 'prompt is too long: 9 tokens' }), 'too_long'],
    ['400 otherwise', status(400, { body: 'bad field' }), 'rejected'],
    ['429', status(429), 'throttled'],
    ['408', status(408), 'timeout'],
    ['504', status(504), 'timeout'],
    ['500', status(500), 'unavailable'],
    ['599', status(599), 'unavailable'],
    ['409', status(409), 'unavailable'],
    ['424', status(424), 'unavailable'],
    ['425', status(425), 'unavailable'],
    ['200 without an answer', status(200), 'malformed'],
    ['299', status(299), 'malformed'],
    ['300', status(300), 'rejected'],
    ['401', status(401), 'denied'],
    ['403', status(403), 'denied'],
    ['404', status(404), 'rejected'],
    ['that ran out of time', status(undefined, { cause: new DOMException('x', 'TimeoutError') }), 'timeout'],
    ['that was broken off', new DOMException('x', 'AbortError'), 'timeout'],
    ['without a key', Object.assign(new Error('x'), { name: 'AI_LoadAPIKeyError' }), 'denied'],
    ['without credentials', Object.assign(new Error('x'), { name: 'CredentialsProviderError' }), 'denied'],
    ['for another reason', new Error('x'), 'malformed'],
  ];
  it.each(calls)('%s', async (_what, error, trouble) => expect((await failureOf(error)).code).toBe(trouble));

  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after-ms': '70', 'retry-after': '7' }, 70],
    [{}, null],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 0],
  ])('that asks with %j to wait', async (headers, ms) => {
    expect((await failureOf(status(429, { headers }))).retryAfterMs).toBe(ms);
  });

  it('keeps nothing of the provider’s words', async () => {
    const failure = await failureOf(status(400, { body: 'INT. SECRET - DAY' }));
    expect([failure.message, failure.cause]).toEqual(['rejected (status 400)', undefined]);
  });
});

describe('a reading', () => {
  const busy = status(429);
  const clockOf = () => {
    const clock = { at: 0, slept: [] as number[] };
    return {
      clock,
      deps: {
        now: () => clock.at,
        sleep: async (ms: number) => {
          clock.slept.push(ms);
          clock.at += ms;
        },
        random: () => 0.5,
      },
    };
  };
  function setUp(
    first: readonly Act[],
    fallback: readonly Act[] | null = null,
    o: { ledger?: ScriptLedger; first?: Parameters<typeof modelOf>[1] } = {},
  ) {
    const one = modelOf(first, o.first);
    const other = fallback && modelOf(fallback);
    const { clock, deps: time } = clockOf();
    const deps: PatientDeps = {
      models: { first: one.model, fallback: other?.model ?? null },
      ledger: o.ledger ?? memoryLedger(null),
      clock: time,
    };
    return { deps, clock, one, other, tally: openTally(240_000) };
  }
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => 'given',
      (error: ModelFailure) => error.code,
    );

  it('case 25: is asked for three times with longer pauses, each shortened by chance', async () => {
    const { deps, clock, one, tally } = setUp([busy]);
    expect(await code(askPatiently(deps, tally, parts))).toBe('throttled');
    expect([one.calls(), tally.calls, clock.slept]).toEqual([3, 3, [500, 1000]]);
  });

  it('comes from the fallback, asked twice, when the first gives none', async () => {
    const { deps, one, other, tally } = setUp([busy], [busy, {}]);
    expect((await askPatiently(deps, tally, parts)).by).toBe(other?.model);
    expect([one.calls(), other?.calls()]).toEqual([3, 2]);
    const worse = setUp([busy], [busy]);
    expect(await code(askPatiently(worse.deps, worse.tally, parts))).toBe('throttled');
    expect(worse.other?.calls()).toBe(2);
  });

  it('is not asked for again where that would fail the same way, but may come from another model', async () => {
    const { deps, one, other, tally } = setUp([status(403)], [{}]);
    await askPatiently(deps, tally, parts);
    expect([one.calls(), other?.calls()]).toEqual([1, 1]);
  });

  it('waits as long as a provider wishes up to twenty seconds, and no longer', async () => {
    const patient = setUp([status(429, { headers: { 'retry-after': '20' } }), {}]);
    await askPatiently(patient.deps, patient.tally, parts);
    expect(patient.clock.slept).toEqual([20_000]);
    const impatient = setUp([status(429, { headers: { 'retry-after': '21' } }), {}]);
    expect(await code(askPatiently(impatient.deps, impatient.tally, parts))).toBe('throttled');
    expect(impatient.one.calls()).toBe(1);
  });

  it('is not begun with less than five seconds left', async () => {
    const { deps, one } = setUp([{}]);
    expect(await code(askPatiently(deps, openTally(4999), parts))).toBe('timeout');
    expect(one.calls()).toBe(0);
    expect(await code(askPatiently(deps, openTally(5000), parts))).toBe('given');
  });

  it('keeps a third of the time for the fallback', async () => {
    const { deps, one, other } = setUp([{}], [{}]);
    expect((await askPatiently(deps, openTally(7000), parts)).by).toBe(other?.model);
    expect([one.calls(), other?.calls()]).toEqual([0, 1]);
  });

  it('is paid for by what was used', async () => {
    const { deps, tally } = setUp([{}], null, { ledger: memoryLedger(1_000_000) });
    await askPatiently(deps, tally, parts);
    expect(tally.usage).toEqual({ input: 700, output: 40, cacheRead: 150, cacheWrite: 50 });
    expect(tally.costUsd).toBeCloseTo(940 / 1e6);
  });

  it('sums up what failed calls took, too', async () => {
    const { deps, tally } = setUp([{ reason: 'length' }, {}]);
    await askPatiently(deps, tally, parts);
    expect(tally.usage).toEqual({ input: 1400, output: 80, cacheRead: 300, cacheWrite: 100 });
    expect(tally.costUsd).toBeCloseTo((2 * 940) / 1e6);
    expect(tally.calls).toBe(2);
  });

  it('of unknown price has none, and of a cloud model without one is not asked for', async () => {
    const own = setUp([{}], null, { first: { priceFor: () => null } });
    await askPatiently(own.deps, own.tally, parts);
    expect(own.tally.costUsd).toBeNull();
    const cloud = setUp([{}], null, { first: { priceFor: () => null, provider: 'bedrock' } });
    expect(await code(askPatiently(cloud.deps, cloud.tally, parts))).toBe('unpriced');
    expect(cloud.one.calls()).toBe(0);
  });

  describe('sets its worst cost aside', () => {
    const spending = (answers: readonly ('held' | 'wait' | 'spent')[]) => {
      const settled: [number, number][] = [];
      let asked = 0;
      const ledger: ScriptLedger = {
        ...memoryLedger(null),
        reserve: async () => answers[Math.min(asked++, answers.length - 1)] ?? 'held',
        settle: async (...amounts) => void settled.push(amounts),
      };
      return { ledger, settled, asked: () => asked };
    };
    it('and gives back what it did not cost', async () => {
      const { ledger, settled } = spending(['held']);
      const { deps, tally } = setUp([{}], null, { ledger });
      await askPatiently(deps, tally, parts);
      const [[reserved, spent] = [0, 0]] = settled;
      expect(spent).toBe(940);
      // All of the prompt in the dearest way and the longest answer.
      expect(reserved).toBeGreaterThan(12_000 + 2000);
    });
    it('which stays spent when a call ran out of time, or the server does not say what it used', async () => {
      for (const act of [status(504), { output: 0 }]) {
        const { ledger, settled } = spending(['held']);
        const { deps, tally } = setUp([act], null, { ledger });
        await code(askPatiently(deps, tally, parts));
        for (const [reserved, spent] of settled) expect(spent).toBe(reserved);
        if (!(act instanceof Error)) expect(tally.costUsd).toBeNull();
      }
    });
    it('after waiting for what others have set aside', async () => {
      const { ledger } = spending(['wait', 'wait', 'held']);
      const { deps, clock, tally } = setUp([{}], null, { ledger });
      await askPatiently(deps, tally, parts);
      expect(clock.slept).toEqual([2000, 2000]);
    });
    it('and gives up at once when the money is spent, or after ninety seconds of waiting', async () => {
      const spent = spending(['spent']);
      const poor = setUp([{}], null, { ledger: spent.ledger });
      expect(await code(askPatiently(poor.deps, poor.tally, parts))).toBe('over_budget');
      expect([spent.asked(), poor.one.calls(), poor.clock.slept]).toEqual([1, 0, []]);
      const waiting = spending(['wait']);
      const late = setUp([{}], null, { ledger: waiting.ledger });
      expect(await code(askPatiently(late.deps, late.tally, parts))).toBe('over_budget');
      expect([waiting.asked(), late.clock.at]).toEqual([45, 90_000]);
    });
  });
});

describe('a server’s answer', () => {
  afterEach(() => vi.unstubAllGlobals());
  const served = (bytes: number, init: ResponseInit = {}) => {
    const fetched = vi.fn(async (..._asked: unknown[]) => new Response(new Uint8Array(bytes), init));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  const limit = 2 * 1024 * 1024;

  it('of two megabytes is read, with its status and headers', async () => {
    served(limit, { status: 201, headers: { 'x-a': 'b' } });
    const response = await sizedFetch('http://x');
    expect([response.status, response.headers.get('x-a')]).toEqual([201, 'b']);
    expect((await response.arrayBuffer()).byteLength).toBe(limit);
  });
  it('of more is cut off, and known by that also as another error’s cause', async () => {
    served(limit + 1);
    const failure = await (await sizedFetch('http://x')).arrayBuffer().catch((error: unknown) => error);
    expect(isOversized(failure)).toBe(true);
    expect(isOversized(new Error('x', { cause: failure }))).toBe(true);
    expect(isOversized(new Error('x'))).toBe(false);
    expect(isOversized('x')).toBe(false);
  });
  it('that leads elsewhere is not followed', async () => {
    const fetched = served(1);
    await sizedFetch('http://x', { method: 'POST', redirect: 'follow' });
    expect(fetched).toHaveBeenCalledWith('http://x', { method: 'POST', redirect: 'manual' });
  });
  it('without a body stays without one', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    expect((await sizedFetch('http://x')).body).toBeNull();
  });
});

it('each kind of token is paid at its own price', () => {
  const price = { input: 2, output: 3, cacheWrite: 5, cacheRead: 7 };
  const none = { input: 0, output: 0, cacheWrite: 0, cacheRead: 0 };
  for (const kind of ['input', 'output', 'cacheWrite', 'cacheRead'] as const)
    expect(costAt(price, { ...none, [kind]: 3e6 })).toBe(3 * price[kind]);
});

it.each([
  ['', 'abc', 3],
  ['abc', '', 3],
  ['flaw', 'lawn', 2],
  ['ab', 'ba', 2],
  ['same', 'same', 0],
])('from %j to %j there are %i changes', (a, b, changes) => expect(editDistance(a, b)).toBe(changes));
