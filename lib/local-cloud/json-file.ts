/** One JSON document on disk for one emulator: read and checked once, replaced whole on every save; it refuses a document that fails its schema. */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';

export interface JsonFile<T> {
  /** The live document. Change it in place, then save before you answer. */
  readonly value: T;
  /**
   * Writes the document if it differs from what is on disk. Synchronous on purpose: nothing can come between a change, its save and the answer,
   * so whatever was answered survives a killed process. Throws the file system's error.
   */
  save(): void;
}

/**
 * Opens `file`, or starts from `empty()` if there is none. The document may hold keys and hashes, so only its owner can read it.
 * Throws an Error that names the file if its content isn't JSON or doesn't fit the schema.
 */
export function openJsonFile<T>(file: string, schema: z.ZodType<T>, empty: () => T): JsonFile<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  const value = existsSync(file) ? readDocument(file, schema) : empty();
  let onDisk = '';
  const save = (): void => {
    const text = JSON.stringify(value);
    if (text === onDisk) return;
    const temporary = `${file}.tmp`;
    writeFileSync(temporary, text, { mode: 0o600 });
    chmodSync(temporary, 0o600);
    renameSync(temporary, file);
    onDisk = text;
  };
  save();
  return { value, save };
}

function readDocument<T>(file: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${path.basename(file)} is damaged or was written by another version; start afresh`, { cause });
  }
}
