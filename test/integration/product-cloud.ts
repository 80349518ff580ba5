/** The product's own stack, synthesized once a test file and run by the local cloud with state of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { buildSite } from '../../bin/build-site.ts';
import type { FaultPlan } from '../../lib/local-cloud/faults/fault-plan.ts';
import type { Exchange } from '../../lib/local-cloud/iam/guard.ts';
import { runLocalCloud } from '../../lib/local-cloud/run.ts';
import { bundleHandlers } from '../../lib/stack/bundle-handlers.ts';
import { synthesize } from '../../lib/stack/synthesize.ts';

const root = path.join(import.meta.dirname, '../..');

/** Builds what is missing and synthesizes into `directory`; answers the assembly's directory. */
export async function assembleProduct(directory: string): Promise<string> {
  await Promise.all([bundleHandlers({ model: false }), buildSite(root, { evenIfStale: true })]);
  const { assemblyDirectory } = await synthesize({ outdir: path.join(directory, 'assembly'), validation: false });
  return assemblyDirectory;
}

/** Runs the assembly in this process, at a free port. `faults` is what goes wrong on purpose, `onTrouble` hears of what it leads to, `onExchange` of each call of an emulator. */
export const runProduct = (
  assembly: string,
  stateDirectory: string,
  faults?: FaultPlan,
  onTrouble?: (line: string) => void,
  onExchange?: (exchange: Exchange) => void,
) =>
  runLocalCloud({
    onExchange,
    onTrouble,
    faults,
    assembly,
    stateDirectory,
    frontDoor: 0,
    parameters: (SiteUrl) => ({
      SiteUrl,
      OwnerEmail: 'owner@example.com',
      SenderEmail: 'sender@example.com',
      PaymentSecretName: 'payment',
    }),
    paymentSecretName: 'payment',
  });

export interface KillableProduct {
  readonly url: string;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

/** Runs the assembly in a process of its own. */
export async function startKillableProduct(assembly: string, stateDirectory: string): Promise<KillableProduct> {
  const script = path.join(import.meta.dirname, 'fixtures/run-product.ts');
  const child = spawn(process.execPath, [script, assembly, stateDirectory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exited.then(() => Promise.reject(new Error('The product ended before it was ready.'))),
  ]);
  return {
    url: z.url().parse(line),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
