/**
 * Draws histories of an account: plans, payments, uploads, edits, deletion, each with a seed of what fails meanwhile. One that fails shrinks to the shortest
 * that does, which is written to a file that plays it again.
 */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { currencies, planNames } from '../../lib/contract/plans.ts';
import fc from '../fixed-chance.ts';
import { describeStep, type History, type Step } from './steps.ts';

/** Most who open a checkout pay; a third of them never come back from the provider. */
const purchase = fc.record({
  plan: fc.constantFrom(...planNames),
  currency: fc.constantFrom(...currencies),
  pays: fc.constantFrom(true, true, true, false),
  comesBack: fc.constantFrom(true, true, false),
});
const buy = purchase.map((one): Step => ({ does: 'buy', ...one }));
const upload = fc.constant<Step>({ does: 'upload' });

/** What stands twice is drawn twice as often. */
const anyStep = fc.oneof(
  buy,
  buy,
  fc.tuple(purchase, purchase).map(([one, other]): Step => ({ does: 'buy two at once', one, other })),
  upload,
  upload,
  fc
    .tuple(fc.nat(3), fc.constantFrom('rename' as const, 'details' as const, 'delete' as const))
    .map(([script, how]): Step => ({ does: 'edit', script, how })),
  fc.constant<Step>({ does: 'refund by hand' }),
  fc.constant<Step>({ does: 'wait' }),
  fc.constant<Step>({ does: 'delete the account' }),
);

/** Whoever deleted the account does nothing more. */
const untilGone = (steps: readonly Step[]): Step[] => {
  const end = steps.findIndex(({ does }) => does === 'delete the account');
  return steps.slice(0, end < 0 ? steps.length : end + 1);
};

const mostSteps = 8;
/** After the limit, for the shortest one that fails. */
const shrinkForMs = 120_000;
const anyHistory: fc.Arbitrary<History> = fc.record({
  faults: fc.nat(),
  steps: fc.array(anyStep, { maxLength: mostSteps, size: 'max' }).map(untilGone),
});

/** A history that does not come to rest. Its message says what to do, and where the file is that does it. */
export class HistoryFailed extends Error {
  override readonly name = 'HistoryFailed';
  readonly history: History;
  readonly file: string;
  constructor(history: History, file: string, cause: unknown) {
    const list = history.steps.map((each, n) => `${n + 1}. ${describeStep(each)}`);
    const lines = [
      cause instanceof Error ? cause.message : String(cause),
      `With services that fail by the seed ${history.faults}, a new account does this:`,
      ...list,
      `Again: npm run bench -- histories ${file}`,
    ];
    super(lines.join('\n'), { cause });
    this.history = history;
    this.file = file;
  }
}

export interface DrawOptions {
  readonly runs: number;
  /** No history begins after this; one that has begun is played to its end. */
  readonly timeLimitMs?: number;
  readonly seed?: number;
  /** Where the file of a failing history goes; by itself the system's temporary directory. */
  readonly directory?: string;
}

/**
 * Has drawn histories played; answers how many were, unless one fails. `isShrinking`: one has failed, and a shorter one is looked for that does.
 * @throws HistoryFailed with the shortest that fails
 */
export async function drawHistories(
  play: (history: History, isShrinking: boolean) => Promise<void>,
  o: DrawOptions,
): Promise<number> {
  const endAt = performance.now() + (o.timeLimitMs ?? Number.POSITIVE_INFINITY);
  let played = 0;
  let hasFailed = false;
  const property = fc.asyncProperty(anyHistory, async (history) => {
    // Not fast-check's own limit: that one cuts off a history which does not come to rest, and takes it for one that did.
    if (performance.now() > endAt + (hasFailed ? shrinkForMs : 0)) return;
    try {
      await play(history, hasFailed);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
    played += 1;
  });
  const found = await fc.check(property, {
    numRuns: o.runs,
    ...(o.seed !== undefined && { seed: o.seed }),
  });
  if (found.counterexample === null) return played;
  const [shortest] = found.counterexample;
  const file = path.join(o.directory ?? tmpdir(), `dramaturg-history-${found.seed}.json`);
  await writeFile(file, `${JSON.stringify(shortest, undefined, 2)}\n`);
  throw new HistoryFailed(shortest, file, found.errorInstance);
}
