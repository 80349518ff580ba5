/**
 * What a global setup makes while tests run. Vitest runs no test before every global setup has ended, so none of them waits for what it makes: it names a note,
 * and whoever needs the thing waits for the note.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

const outcome = z.union([z.object({ made: z.string() }), z.object({ failed: z.string() })]);
const pauseMs = 50;
const last = Symbol.for('dramaturg: the last that a global setup makes');

/**
 * Makes one thing after the other, though the setups of projects are modules of their own: bundles and site, which all of them build, are built by the first.
 * What came of it stands in `note`.
 */
export async function makeInTurn(note: string, make: () => Promise<string>): Promise<void> {
  const before: unknown = Reflect.get(globalThis, last);
  const making = (async () => {
    await before;
    const told = await make().then(
      (made) => ({ made }),
      (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
    );
    await writeFile(`${note}.part`, JSON.stringify(told));
    await rename(`${note}.part`, note);
  })();
  Reflect.set(globalThis, last, making);
  await making;
}

/**
 * Waits for what `note` will tell of.
 * @throws Error when it could not be made.
 */
export async function whenMade(note: string): Promise<string> {
  while (!existsSync(note)) await sleep(pauseMs);
  const told = outcome.parse(JSON.parse(await readFile(note, 'utf8')));
  if ('failed' in told) throw new Error(told.failed);
  return told.made;
}
