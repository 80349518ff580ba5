/** A hash over the content of files, so that what is made from them is made once for each content. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

function* filesBelow(file: string): Generator<string> {
  if (!statSync(file).isDirectory()) return yield file;
  for (const name of readdirSync(file).sort()) yield* filesBelow(path.join(file, name));
}

/** SHA-256 as hex of names and bytes of all files in `inputs`: files, or folders with all below them, relative to `root`. */
export function contentHash(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
