/** Runs before each test file: wakes the mutant that is to be tried, notes which are reached, and lets no stored snapshot judge. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant that is awake; 0 for none. */
    awakeMutant: number;
    /** Folder for the lists of reached mutants; empty when nobody asks. */
    reachedFolder: string;
  }
}

declare global {
  /** Whether this mutant is awake. */
  var __mutant__: (id: number) => boolean;
}

const awake = inject('awakeMutant');
const reachedFolder = inject('reachedFolder');
const reached = new Set<number>();

globalThis.__mutant__ = (id) => {
  reached.add(id);
  return id === awake;
};

// A stored text is no statement of behaviour: whatever changes, changes it.
const pass = () => ({ pass: true, message: () => 'snapshots do not count' });
expect.extend({ toMatchSnapshot: pass, toMatchInlineSnapshot: pass, toMatchFileSnapshot: pass });

afterAll(() => {
  const { testPath } = expect.getState();
  if (reachedFolder === '' || testPath === undefined) return;
  mkdirSync(reachedFolder, { recursive: true });
  const name = `${testPath.replaceAll(path.sep, '~')}.json`;
  writeFileSync(path.join(reachedFolder, name), JSON.stringify({ testFile: testPath, reached: [...reached] }));
});
