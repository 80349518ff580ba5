/** The product in a process of its own, which ends as in a power cut. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';

export interface KillableProduct {
  readonly url: string;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

/** A process that has loaded the product and waits: another one may still have the state. */
export interface ProductInWaiting {
  /** Runs the product. @throws Error when it ends before it is ready */
  open(): Promise<KillableProduct>;
  kill(): Promise<void>;
}

/** Starts a process for the assembly that does not touch the state yet. */
export function prepareKillableProduct(assembly: string, stateDirectory: string): ProductInWaiting {
  const script = path.join(import.meta.dirname, 'fixtures/run-product.ts');
  const child = spawn(process.execPath, [script, assembly, stateDirectory], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const printed = createInterface({ input: child.stdout });
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  return {
    kill,
    open: async () => {
      const ready = once(printed, 'line');
      child.stdin.write('run\n');
      const [line] = await Promise.race([
        ready,
        exited.then(() => Promise.reject(new Error('The product ended before it was ready.'))),
      ]);
      return { url: z.url().parse(line), kill };
    },
  };
}

/** Runs the assembly in a process of its own. */
export const startKillableProduct = (assembly: string, stateDirectory: string): Promise<KillableProduct> =>
  prepareKillableProduct(assembly, stateDirectory).open();
