/**
 * One reading in spite of a provider's moods: bounded attempts with jittered pauses, then the fallback model. Does not go past its bounds: attempts, the question's deadline, the script's budget.
 */
import type { TokenUsage } from '../contract/model.ts';
import { type Answered, askOnce } from './ask-once.ts';
import type { ModelRequest, WholePrompt } from './compose-messages.ts';
import { ModelFailure } from './model-failure.ts';
import type { Models, OpenModel } from './open-model.ts';
import { costAt } from './prices.ts';
import type { ScriptLedger } from './script-ledger.ts';

/** Calls to the first and to the fallback model for one reading. */
export const attempts = { first: 3, fallback: 2 } as const;
/** A call is cut off after this, or at the deadline. */
const defaultCallTimeoutMs = 90_000;
/** Pauses grow from the first to the last of these, each shortened by chance (full jitter). */
const firstPauseMs = 1000;
const longestPauseMs = 20_000;
/** Too little for an answer to come. */
const leastTimeMs = 5000;
/** Of the time that is left, the part that is kept for the fallback model: one that hangs must not use up both turns. */
const fallbackShare = 0.35;

/** Injected, so that tests neither wait nor throw dice. */
export interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
}

/** What one question has used so far, and until when it may go on. */
export interface Tally {
  readonly deadline: number;
  usage: TokenUsage;
  calls: number;
  /** Null as soon as a call had no known price. */
  costUsd: number | null;
}
export const openTally = (deadline: number): Tally => ({
  deadline,
  usage: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
  calls: 0,
  costUsd: 0,
});

export interface PatientDeps {
  readonly models: Models;
  readonly ledger: ScriptLedger;
  readonly clock: Clock;
  readonly callTimeoutMs?: number;
  readonly questionTimeMs?: number;
  /** True: after a call that was billed nobody is asked again, whatever came of it. */
  readonly oneBill?: boolean;
  /** Told of what is not the provider's doing, such as a ledger that is away; the opinion is then missing. */
  readonly onFault?: (error: unknown) => void;
}

const inMillionths = (usd: number): number => Math.ceil(usd * 1_000_000);

/** More tokens than a text can have: English takes four letters a token and seldom fewer than three; a digit, a sign, a byte of another script may be one. */
export function mostTokens(text: string): number {
  const letters = text.match(/[A-Za-z ]/g)?.length ?? 0;
  return Math.ceil(letters / 3) + Buffer.byteLength(text) - letters;
}

/** The form of a long pass, and the marks. */
const usualAround = 2000;

/** The most that a call can cost: all of the prompt written to the cache, the longest answer. */
function worstCost(
  model: OpenModel,
  {
    instructions,
    script,
    evidence,
    question,
    mostOutput,
    once,
    aroundTokens = usualAround,
  }: WholePrompt & Pick<ModelRequest<unknown>, 'mostOutput' | 'aroundTokens'>,
): number | null {
  const prompt = mostTokens(instructions + script + evidence + question) + aroundTokens;
  const price = model.priceFor(prompt);
  const usage = { input: 0, output: mostOutput, cacheRead: 0, cacheWrite: prompt };
  const cacheWrite = once ? price?.input : price && Math.max(price.cacheWrite, price.input);
  return price && inMillionths(costAt({ ...price, cacheWrite: cacheWrite ?? price.input }, usage));
}

/** Adds what a part used to the whole. */
export function addTo(tally: Tally, { usage: used, calls, costUsd }: Omit<Tally, 'deadline'>): void {
  const { usage } = tally;
  tally.usage = {
    input: usage.input + used.input,
    output: usage.output + used.output,
    cacheRead: usage.cacheRead + used.cacheRead,
    cacheWrite: usage.cacheWrite + used.cacheWrite,
  };
  tally.calls += calls;
  tally.costUsd = costUsd === null || tally.costUsd === null ? null : tally.costUsd + costUsd;
}

function note(tally: Tally, model: OpenModel, usage: TokenUsage): number {
  const price = model.priceFor(usage.input + usage.cacheRead + usage.cacheWrite);
  const costUsd = price && costAt(price, usage);
  addTo(tally, { usage, calls: 0, costUsd });
  return inMillionths(costUsd ?? 0);
}

/** Money that other calls have set aside mostly comes back within a minute. */
const fundsLookMs = 2000;
const mostFundsLooks = 45;

async function setAside({ ledger, clock }: PatientDeps, until: number, amount: number): Promise<void> {
  for (let look = 0; look < mostFundsLooks && clock.now() <= until - leastTimeMs; look += 1) {
    const answer = await ledger.reserve(amount);
    if (answer === 'held') return;
    if (answer === 'day_spent') throw new ModelFailure('day_spent');
    if (answer === 'spent') break;
    await clock.sleep(fundsLookMs);
  }
  throw new ModelFailure('over_budget');
}

/** One call within budget. A server of one's own has no price and no budget; a cloud model without a price is not asked. */
async function pay<T>(
  deps: PatientDeps,
  tally: Tally,
  model: OpenModel,
  request: ModelRequest<T>,
  until: number,
): Promise<Answered<T>> {
  const reserved = worstCost(model, request);
  if (reserved === null && model.provider === 'bedrock') throw new ModelFailure('unpriced');
  if (reserved !== null) await setAside(deps, until, reserved);
  tally.calls += 1;
  let spent = reserved ?? 0;
  try {
    // A signal takes whole milliseconds, and a share of the time is seldom whole.
    const left = Math.floor(Math.min(deps.callTimeoutMs ?? defaultCallTimeoutMs, until - deps.clock.now()));
    const reading = await askOnce(model, request, left);
    const noted = note(tally, model, reading.usage);
    // A server that does not say what it used is taken at the worst.
    if (reading.usage.output > 0) spent = noted;
    else tally.costUsd = null;
    return reading;
  } catch (error) {
    // A call that timed out may be billed without our hearing of it: what was set aside stays spent.
    if (error instanceof ModelFailure && error.code !== 'timeout') spent = note(tally, model, error.usage);
    throw error;
  } finally {
    if (reserved !== null) await deps.ledger.settle(reserved, spent);
  }
}

const wasBilled = ({ code, usage }: ModelFailure): boolean =>
  code === 'timeout' || usage.input + usage.output + usage.cacheRead + usage.cacheWrite > 0;

function pauseMs(attempt: number, failure: ModelFailure, random: number): number {
  const most = Math.min(longestPauseMs, firstPauseMs * 2 ** attempt);
  return Math.max(Math.round(most * random), failure.retryAfterMs ?? 0);
}

async function askModelOften<T>(
  deps: PatientDeps,
  tally: Tally,
  model: OpenModel,
  request: ModelRequest<T>,
  { most, until }: { readonly most: number; readonly until: number },
): Promise<Answered<T>> {
  for (let attempt = 0; ; attempt += 1) {
    if (until - deps.clock.now() < leastTimeMs) throw new ModelFailure('timeout');
    try {
      return await pay(deps, tally, model, request, until);
    } catch (error) {
      if (!(error instanceof ModelFailure) || !error.isPassing || attempt + 1 >= most) throw error;
      if (deps.oneBill && wasBilled(error)) throw error;
      // One who asks for more patience than there is would say the same again.
      if ((error.retryAfterMs ?? 0) > longestPauseMs) throw error;
      const pause = pauseMs(attempt, error, deps.clock.random());
      if (deps.clock.now() + pause > until - leastTimeMs) throw error;
      await deps.clock.sleep(pause);
    }
  }
}

/** A reading and the model that gave it. @throws ModelFailure of the last model asked. */
export async function askPatiently<T>(
  deps: PatientDeps,
  tally: Tally,
  request: ModelRequest<T>,
): Promise<{ reading: Answered<T>; by: OpenModel }> {
  const { first, fallback } = deps.models;
  const kept = fallback === null ? 0 : (tally.deadline - deps.clock.now()) * fallbackShare;
  try {
    const bounds = { most: attempts.first, until: tally.deadline - kept };
    return { reading: await askModelOften(deps, tally, first, request, bounds), by: first };
  } catch (error) {
    if (!(error instanceof ModelFailure) || !error.mayFallBack || fallback === null) throw error;
    if (deps.oneBill && wasBilled(error)) throw error;
    const bounds = { most: attempts.fallback, until: tally.deadline };
    return { reading: await askModelOften(deps, tally, fallback, request, bounds), by: fallback };
  }
}
