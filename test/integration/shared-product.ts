/**
 * One product for the integration files whose accounts are apart: the first that asks starts it, and it stays in the worker that all of them run in. Half of the
 * work of such a file would be loading each function anew. It ends with the worker, and its state goes with the assembly.
 */
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { type FaultPlan, noFaults } from '../../lib/local-cloud/faults/fault-plan.ts';
import type { Exchange } from '../../lib/local-cloud/iam/guard.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { assembly } from './assembly.ts';
import { runProduct } from './run-product.ts';

export interface SharedProduct {
  readonly cloud: LocalCloud;
  readonly stateDirectory: string;
  /** What goes wrong from now on; null ends it. Nothing that is asked once, at the start. */
  fail(plan: FaultPlan | null): void;
  /** Has each call of an emulator from now on told; answers what ends that. */
  listen(hear: (exchange: Exchange) => void): () => void;
}

async function start(assembly: string): Promise<SharedProduct> {
  const stateDirectory = await mkdtemp(path.join(path.dirname(assembly), 'shared-'));
  let plan: FaultPlan = noFaults;
  const listeners = new Set<(exchange: Exchange) => void>();
  const cloud = await runProduct(
    assembly,
    stateDirectory,
    { next: (point, about) => plan.next(point, about) },
    undefined,
    (exchange) => {
      for (const hear of listeners) hear(exchange);
    },
  );
  return {
    cloud,
    stateDirectory,
    fail: (next) => {
      plan = next ?? noFaults;
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}

let running: Promise<SharedProduct> | null = null;

export function sharedProduct(): Promise<SharedProduct> {
  running ??= start(assembly);
  return running;
}
