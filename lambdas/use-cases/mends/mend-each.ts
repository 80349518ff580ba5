/** Goes through what a mend found, one after another: one thing that can't be mended does not keep the others waiting. */
import type { MendName } from '../../../lib/contract/mends.ts';
import type { Logger } from '../../logger.ts';

export interface Mending<T> {
  readonly mend: MendName;
  readonly found: readonly T[];
  /** True when there was something to mend, and it was. */
  readonly run: (one: T) => Promise<boolean>;
  /** What the log calls it by: ids alone. */
  readonly idsOf: (one: T) => Readonly<Record<string, string>>;
}

/** Answers how many were mended. @throws AggregateError after the last, when one failed; each was logged as mend_failed. */
export async function mendEach<T>(logger: Pick<Logger, 'error'>, { mend, found, run, idsOf }: Mending<T>) {
  let mended = 0;
  const failures: unknown[] = [];
  for (const one of found) {
    try {
      if (await run(one)) mended += 1;
    } catch (error) {
      logger.error('mend_failed', error, { mend, ...idsOf(one) });
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${found.length} could not be mended (${mend}).`);
  return mended;
}
