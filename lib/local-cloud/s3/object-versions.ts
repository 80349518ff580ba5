/** The former versions of one key, in a directory of their own: files numbered in the order in which they were put away. */
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredObject } from './object-file.ts';

export interface ObjectVersion {
  readonly object: StoredObject;
  readonly isLatest: boolean;
}

export interface Versions {
  /** Puts one away: `place` makes the file. One that is there already, from a try that broke off, is left as it is. */
  add(version: string, place: (path: string) => Promise<void>): Promise<void>;
  /** The latest first. */
  paths(): Promise<string[]>;
  remove(version: string): Promise<void>;
}

const digits = 9;

export function openVersions(directory: string): Versions {
  const names = async (): Promise<string[]> => {
    try {
      return (await readdir(directory)).sort().reverse();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  };
  return {
    async add(version, place) {
      await mkdir(directory, { recursive: true });
      const held = await names();
      if (held.some((name) => name.endsWith(version))) return;
      const number = Number.parseInt(held[0] ?? '0', 10) + 1;
      await place(join(directory, `${String(number).padStart(digits, '0')}-${version}`));
    },
    paths: async () => (await names()).map((name) => join(directory, name)),
    async remove(version) {
      const held = await names();
      const gone = held.filter((name) => name.endsWith(version));
      for (const name of gone) await rm(join(directory, name), { force: true });
      if (held.length > 0 && held.length === gone.length) await rmdir(directory);
    },
  };
}
