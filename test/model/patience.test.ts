/** How long a model is waited for, by the clock: a call, a pause, a third kept for the fallback; and who is asked after a call that was billed. */
import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askPatiently, mostTokens, openTally, type PatientDeps } from '../../lib/model/ask-patiently.ts';
import { envelopeForm, saysNothing } from '../../lib/model/envelope.ts';
import type { ModelFailure } from '../../lib/model/model-failure.ts';
import type { OpenModel } from '../../lib/model/open-model.ts';
import { memoryLedger, type ScriptLedger } from '../../lib/model/script-ledger.ts';

const request = {
  script: 'S',
  evidence: 'E',
  question: 'Q',
  instructions: 'I',
  form: envelopeForm,
  saysNothing,
  mostOutput: 100,
};
const text = JSON.stringify({ opinion: { claims: [], verdict: 'Keep it.' } });
const failing = (statusCode: number, headers: Record<string, string> = {}) =>
  new APICallError({
    message: 'x',
    url: 'http://x',
    requestBodyValues: {},
    statusCode,
    responseHeaders: headers,
    isRetryable: false,
  });
const price = { input: 1, output: 1, cacheWrite: 2, cacheRead: 1 };
function modelOf(id: string, failures: readonly Error[], priced = true): { model: OpenModel; calls: () => number } {
  const languageModel = new MockLanguageModelV4({
    doGenerate: async () => {
      const failure = failures[languageModel.doGenerateCalls.length - 1];
      if (failure) throw failure;
      return {
        content: [{ type: 'text' as const, text }],
        finishReason: { unified: 'stop' as const, raw: 'stop' },
        usage: {
          inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 5, text: 5, reasoning: 0 },
        },
        warnings: [],
      };
    },
  });
  const model: OpenModel = {
    id,
    provider: 'openai-compatible',
    languageModel,
    priceFor: () => (priced ? price : null),
  };
  return { model, calls: () => languageModel.doGenerateCalls.length };
}

/** The outcome of asking from `at` until `deadline`, and what happened meanwhile. */
async function ask(
  o: Partial<PatientDeps> & {
    at?: number;
    deadline?: number;
    first?: readonly Error[];
    other?: readonly Error[] | null;
    priced?: boolean;
  },
) {
  const slept: number[] = [];
  let now = o.at ?? 0;
  const one = modelOf('one', o.first ?? [], o.priced ?? true);
  const other = o.other ? modelOf('other', o.other) : null;
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const sleep = async (ms: number): Promise<void> => {
    slept.push(ms);
    now += ms;
  };
  const deps: PatientDeps = {
    ledger: memoryLedger(null),
    ...o,
    models: { first: one.model, fallback: other?.model ?? null },
    clock: { now: () => now, sleep, random: () => 0 },
  };
  const by = await askPatiently(deps, openTally(o.deadline ?? 240_000), request).then(
    (answered) => answered.by.id,
    (failure: ModelFailure) => failure.code,
  );
  return { by, slept, calls: [one.calls(), other?.calls() ?? 0], waited: waits.mock.calls.map(([ms]) => ms) };
}
afterEach(() => vi.restoreAllMocks());

describe('a call', () => {
  it.each([
    [{}, 90_000],
    [{ deadline: 60_000 }, 60_000],
    [{ callTimeoutMs: 2000 }, 2000],
    [{ callTimeoutMs: 2000, at: 100_000, deadline: 101_000 + 4000 }, 2000],
    [{ at: 100_000, deadline: 130_000 }, 30_000],
  ])('is waited for as long as there is time: %j', async (given, ms) => {
    expect((await ask(given)).waited).toEqual([ms]);
  });

  it('to the first model leaves a third of what is left to the fallback', async () => {
    expect((await ask({ at: 100_000, deadline: 200_000, other: [] })).waited).toEqual([65_000]);
    expect(await ask({ at: 100_000, deadline: 107_692, other: [] })).toMatchObject({ by: 'other', calls: [0, 1] });
    expect(await ask({ at: 100_000, deadline: 107_693, other: [] })).toMatchObject({ by: 'one', calls: [1, 0] });
  });

  it('is waited for whole milliseconds, though a share of the time has parts of one', async () => {
    expect(await ask({ deadline: 21_999, other: [] })).toMatchObject({ by: 'one', waited: [14_299] });
  });
});

describe('a pause', () => {
  const asksFor = (seconds: number) => [failing(429, { 'retry-after-ms': String(seconds * 1000) })];
  it('is made where five seconds are left after it, and not where they are not', async () => {
    expect(await ask({ deadline: 10_000, first: asksFor(5) })).toMatchObject({ by: 'one', slept: [5000] });
    expect(await ask({ deadline: 10_000, first: asksFor(5.001) })).toMatchObject({ by: 'throttled', slept: [] });
  });

  it('is none where chance says so and nobody asks for one', async () => {
    expect(await ask({ first: [failing(503), failing(503)] })).toMatchObject({
      by: 'one',
      slept: [0, 0],
      calls: [3, 0],
    });
  });
});

describe('after a call that was billed', () => {
  it('or may have been, nobody is asked again where one bill is all', async () => {
    const timedOut = [failing(504)];
    expect(await ask({ oneBill: true, first: timedOut, other: [] })).toMatchObject({ by: 'timeout', calls: [1, 0] });
    expect(await ask({ first: timedOut, other: [] })).toMatchObject({ by: 'one', calls: [2, 0] });
  });

  it('and refused before it cost anything, the fallback is asked all the same', async () => {
    expect(await ask({ oneBill: true, first: [failing(403)], other: [] })).toMatchObject({
      by: 'other',
      calls: [1, 1],
    });
  });
});

describe('money', () => {
  const counting = () => {
    const moved: number[][] = [];
    const ledger: ScriptLedger = {
      reserve: async (amount) => {
        moved.push([amount]);
        return 'held';
      },
      settle: async (...amounts) => void moved.push(amounts),
    };
    return { ledger, moved };
  };

  it('is set aside for the prompt at its dearest and the longest answer, and settled by what was used', async () => {
    const { ledger, moved } = counting();
    await ask({ ledger });
    const prompt = ['I', 'S', 'E', 'Q'].reduce((sum, part) => sum + mostTokens(part), 0);
    const [[reserved = 0] = [], settled] = moved;
    // Two dollars a million for what is written to the cache, one for a hundred tokens of answer; the form takes two thousand.
    expect(reserved).toBeGreaterThanOrEqual(2 * 2000 + 100);
    expect(reserved).toBeLessThanOrEqual(2 * (prompt + 2000) + 100);
    expect(settled).toEqual([reserved, 15]);
  });

  it('is not set aside where a server of one’s own has no price', async () => {
    const { ledger, moved } = counting();
    expect((await ask({ ledger, priced: false })).by).toBe('one');
    expect(moved).toEqual([]);
  });
});
