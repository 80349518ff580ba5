/** One assembly of the product for all integration files, made before the first: synthesizing takes as long as many of them. Nobody writes into it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The directory of the assembly. */
    assembly: string;
  }
}

export default async function shareAssembly(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'dramaturg-assembly-'));
  const script = path.join(import.meta.dirname, 'fixtures/assemble.ts');
  // In a process of its own: what CDK holds does not stay for the hour.
  const { stdout } = await promisify(execFile)(process.execPath, [script, directory]);
  project.provide('assembly', stdout.trim());
  return () => rm(directory, { recursive: true, force: true });
}
