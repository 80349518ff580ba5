/** Answers to the passes of readings in a folder, a file a pass: a reading that broke off goes on where it was, and nothing is paid for twice. Refuses what was asked otherwise. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PassKey, type PassStore, passId } from '../lib/model/read/pass-store.ts';

/** The same words to the same model in the same form, whichever the script: one folder may hold several. */
const fileOf = (folder: string, key: PassKey): string => {
  const print = createHash('sha256').update(passId(key)).digest('hex').slice(0, 16);
  return path.join(folder, `${key.name}.${print}.json`);
};

/** The folder is made when there is something to keep. */
export const keptPasses = (folder: string): PassStore => ({
  async get(key) {
    const file = fileOf(folder, key);
    if (!existsSync(file)) return null;
    const answer: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return answer;
  },
  /** Whole or not at all: whoever ends the process leaves no half file. */
  async put(key, answer) {
    mkdirSync(folder, { recursive: true });
    const file = fileOf(folder, key);
    writeFileSync(`${file}.new`, `${JSON.stringify(answer, null, 1)}\n`);
    renameSync(`${file}.new`, file);
  },
});
