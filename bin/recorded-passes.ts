/**
 * Answers to the passes of a reading that were recorded once, a file a pass: how a reading is shown and tested where no model is at hand. A changed form
 * makes a recorded answer unreadable; a changed prompt only makes it stale.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { PassKey, PassStore } from '../lib/model/read/pass-store.ts';

const recorded = z.object({ prompt: z.string(), form: z.string(), answer: z.unknown() });

export interface RecordedPasses extends PassStore {
  /** Passes that were answered to an earlier wording of the question. */
  readonly stale: string[];
}

const fileOf = (folder: string, { name }: PassKey): string => path.join(folder, `${name}.json`);

/** @throws Error where an answer was recorded in another form than the one now asked for */
export function recordedPasses(folder: string): RecordedPasses {
  const stale: string[] = [];
  return {
    stale,
    async get(key) {
      const file = fileOf(folder, key);
      if (!existsSync(file)) return null;
      const { prompt, form, answer } = recorded.parse(JSON.parse(readFileSync(file, 'utf8')));
      if (form !== key.form) throw new Error(`${key.name} was recorded in another form: it has to be answered again.`);
      if (prompt !== key.prompt) stale.push(key.name);
      return answer;
    },
    async put(key, answer) {
      mkdirSync(folder, { recursive: true });
      const { prompt, form } = key;
      writeFileSync(fileOf(folder, key), `${JSON.stringify({ prompt, form, answer }, null, 1)}\n`);
    },
  };
}
