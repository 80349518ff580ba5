/** Starts the whole product as `npm start` does, in a process group of its own, with fresh state. Refuses to share state between tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export interface Product {
  readonly url: string;
  readonly stateDirectory: string;
  /** What it printed so far, for messages of failing tests. */
  output(): string;
  /** Ends it as Ctrl-C does, or as a power cut does; the state stays. */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Ends it and removes its state. */
  remove(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function whenReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`npm start was not ready after two minutes:\n${output()}`)),
      120_000,
    );
    const look = () => {
      const ready = /Dramaturg is ready at (http:\/\/localhost:\d+)/.exec(output());
      if (!ready?.[1]) return;
      clearTimeout(timer);
      resolve(ready[1]);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`npm start ended with ${code}:\n${output()}`));
    });
  });
}

/** Resolves when the product has printed its ready line. `stateDirectory` continues an earlier run's state. */
export async function startProduct(options: { stateDirectory?: string } = {}): Promise<Product> {
  const stateDirectory = options.stateDirectory ?? (await mkdtemp(path.join(tmpdir(), 'dramaturg-e2e-')));
  const port = await freePort();
  const child = spawn(process.execPath, ['bin/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DRAMATURG_STATE: stateDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const url = await whenReady(child, () => printed);
  const stop = async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // The whole group: a power cut spares no child process.
    process.kill(signal === 'SIGKILL' ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
    await ended;
  };
  return {
    url,
    stateDirectory,
    output: () => printed,
    stop,
    remove: async () => {
      await stop();
      await rm(stateDirectory, { recursive: true, force: true });
    },
  };
}
