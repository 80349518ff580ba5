/** Reads one script with a language model in one process, within a budget: for the command line, recordings and benches. What is kept of it is the store's matter. */
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyDetails } from '../lib/contract/uploads.ts';
import type { Models } from '../lib/model/open-model.ts';
import { briefParts, countedBrief } from '../lib/model/read/counted-brief.ts';
import type { ReadDeps } from '../lib/model/read/pass-asker.ts';
import { type ReadOutcome, readScript } from '../lib/model/read/read-script.ts';
import { memoryLedger } from '../lib/model/script-ledger.ts';
import { readingContext } from '../lib/reports/reading-context.ts';
import { countParts } from '../lib/reports/run.ts';
import type { Screenplay } from '../lib/screenplay/model.ts';

export interface ReadAlone extends Pick<ReadDeps, 'passes' | 'window' | 'onPass'> {
  readonly models: Models;
  /** Null sets no bound. */
  readonly budgetUsd: number | null;
}

/** A small model on one's own machine takes its time, and somebody watches. Longer than five minutes Node itself waits for no answer. */
const mostMs = 90 * 60_000;
const mostCallMs = 5 * 60_000;

/** Never rejects for what a model does. */
export function readAlone({ budgetUsd, ...deps }: ReadAlone, screenplay: Screenplay): Promise<ReadOutcome> {
  const input = { screenplay, details: emptyDetails };
  const budget = budgetUsd === null ? null : Math.round(budgetUsd * 1_000_000);
  return readScript(
    {
      ...deps,
      ledger: memoryLedger(budget),
      clock: { now: Date.now, sleep: (ms) => sleep(ms), random: Math.random },
      today: () => new Date().toISOString().slice(0, 10),
      questionTimeMs: mostMs,
      callTimeoutMs: mostCallMs,
    },
    { screenplay, brief: countedBrief(countParts(briefParts, input)), context: readingContext(input) },
  );
}
