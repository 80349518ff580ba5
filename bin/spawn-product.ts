/** Runs the whole product as `npm start` does, in a process group of its own, for benches and end-to-end tests. Refuses to wait longer than five minutes. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const patienceMs = 300_000;

export interface SpawnedProduct {
  readonly url: string;
  readonly pid: number | undefined;
  /** What it printed so far, for messages of failing tests. */
  output(): string;
  /** Ends it as Ctrl-C does, or as a power cut does; the state stays. */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>;
}

function whenReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product was not ready in time:\n${output()}`)), patienceMs);
    child.stdout?.on('data', () => {
      const url = /is ready at (http:\/\/localhost:\d+)/.exec(output())?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended with ${code} before it was ready:\n${output()}`));
    });
  });
}

/** Resolves when the product has printed its ready line. It listens on a free port and keeps its state in `stateDirectory`; `settings` are added to its environment. */
export async function spawnProduct(
  stateDirectory: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<SpawnedProduct> {
  const child = spawn(process.execPath, ['bin/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DRAMATURG_STATE: stateDirectory, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const url = await whenReady(child, () => printed);
  return {
    url,
    pid: child.pid,
    output: () => printed,
    stop: async (signal = 'SIGINT') => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // A power cut spares no process of the group.
      process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
      await ended;
    },
  };
}
