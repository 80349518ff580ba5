/**
 * `npm run mutants -- ROOM --seed N [--count 150] [--under FOLDER]`: puts small faults into a room's code, one at a time, and tells which of them no unit test
 * notices. What a type error, a golden answer, a snapshot or an end-to-end test would notice does not count.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { runCommand } from './command.ts';
import { MutantsError } from './mutants/mutants-error.ts';
import { tryMutants } from './mutants/try-mutants.ts';

const usage = `Usage: npm run mutants -- ROOM --seed N [--count 150] [--under FOLDER] [--controls 5] [--workers ${availableParallelism()}]

ROOM is a folder of lib, or lambdas. A seed gives the same sample of the same code.
--under people samples the room's folder 'people' alone; the tests are the whole room's.`;

const options = z.object({
  seed: z.coerce.number('The seed is a whole number.').int(),
  count: z.coerce.number().int().min(1).default(150),
  controls: z.coerce.number().int().min(0).default(5),
  workers: z.coerce.number().int().min(1).default(availableParallelism()),
  under: z.string().default(''),
});

const texts = { type: 'string' } as const;

const isForUser = (error: unknown): error is Error => error instanceof MutantsError;

await runCommand({ usage, isForUser }, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: texts, count: texts, controls: texts, workers: texts, under: texts },
  });
  const parsed = options.safeParse(values);
  const [room] = positionals;
  if (room === undefined || positionals.length > 1 || !parsed.success) throw new MutantsError(usage);
  const { trusted } = await tryMutants({
    root: path.join(import.meta.dirname, '..'),
    room,
    ...parsed.data,
    print: (line) => console.log(line),
    progress: (line) => console.error(line),
  });
  if (!trusted) process.exitCode = 1;
});
