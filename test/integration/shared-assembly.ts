/** One assembly of the product for all integration files, made while the first tests run: synthesizing takes as long as many of them. Nobody writes into it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { makeInTurn } from '../made.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The note that tells the assembly's directory (test/made.ts). */
    assemblyNote: string;
  }
}

export default async function shareAssembly(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'dramaturg-assembly-'));
  const note = path.join(directory, 'assembly.json');
  const ended = new AbortController();
  const script = path.join(import.meta.dirname, 'fixtures/assemble.ts');
  const making = makeInTurn(note, async () => {
    // In a process of its own: what CDK holds does not stay for the hour.
    const { stdout } = await promisify(execFile)(process.execPath, [script, directory], { signal: ended.signal });
    return stdout.trim();
  });
  project.provide('assemblyNote', note);
  return async () => {
    ended.abort();
    await making;
    await rm(directory, { recursive: true, force: true });
  };
}
