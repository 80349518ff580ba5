/** A test runner in a process group of its own, so that a mutant that never ends can be ended with all that it started. */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { RunReply, RunRequest } from './test-runner.ts';

export interface RunnerSettings {
  readonly root: string;
  readonly instrumentedFile: string;
  readonly cacheFolder: string;
  readonly testTimeoutMs: number;
}

export interface Runner {
  /** Runs one file; 'timed out' also when no answer came within `patienceMs` or at all, after which a new process stands ready. */
  run(request: RunRequest, patienceMs: number): Promise<RunReply>;
  stop(): void;
}

const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`The test runner ended with ${code}.`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });

const endGroup = (child: ChildProcess): void => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.removeAllListeners('exit');
  process.kill(-child.pid, 'SIGKILL');
};

export async function startRunner(settings: RunnerSettings): Promise<Runner> {
  const start = async (): Promise<ChildProcess> => {
    const child = fork(path.join(import.meta.dirname, 'test-runner.ts'), [JSON.stringify(settings)], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await nextMessage(child);
    return child;
  };
  let child = await start();
  return {
    stop: () => endGroup(child),
    run: async (request, patienceMs) => {
      // A mutant may also take its own process down.
      const reply = nextMessage(child).catch(() => null);
      child.send(request);
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), patienceMs);
      });
      try {
        const came = await Promise.race([reply, patience]);
        if (came !== null) return came as RunReply;
      } finally {
        clearTimeout(timer);
      }
      endGroup(child);
      child = await start();
      return { outcome: 'timed out', durationMs: patienceMs, message: 'no answer' };
    },
  };
}
