/**
 * Spoils PDFs at random and reads them: `node test/screenplay/fuzz.ts [MINUTES] [SEED] [FILE.pdf …]`. Every result must be a screenplay or a refusal with a code
 * and a sentence; anything else, and what takes longer than a minute, is kept in the temporary folder and named. By itself it spoils our own corpus.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parserInThread, scriptLimits } from '../../lambdas/deps-parse.ts';
import { ScreenplayError } from '../../lib/screenplay/screenplay-error.ts';
import { seededRandom } from '../pdf/seeded-random.ts';
import { spoilableFiles, spoilFile } from '../pdf/spoil-file.ts';

const [minutes = '10', seed = '1', ...files] = process.argv.slice(2);
const random = seededRandom(Number(seed));

const sources = files.length > 0 ? files.map((file) => readFileSync(file)) : spoilableFiles();
const parse = parserInThread(scriptLimits);
const outcomes = new Map<string, number>();
let [count, slowest] = [0, 0];
process.on('unhandledRejection', (reason) => note('unhandled rejection', reason, Buffer.alloc(0)));

function note(what: string, reason: unknown, bytes: Buffer): void {
  const file = path.join(tmpdir(), `fuzz-${seed}-${count}.pdf`);
  writeFileSync(file, bytes);
  console.log(`${what}, ${file}:`, reason);
  process.exitCode = 1;
}

const end = performance.now() + Number(minutes) * 60_000;
while (performance.now() < end) {
  const source = sources[Math.floor(random() * sources.length)] ?? Buffer.alloc(0);
  const { bytes, ways } = spoilFile(source, random);
  count += 1;
  const start = performance.now();
  const outcome = await parse(bytes, { format: 'pdf', maxPages: 600 }).then(
    () => 'read',
    (error: unknown) => {
      if (error instanceof ScreenplayError && /^[A-Z].*\.?$/.test(error.message)) return error.code;
      note(ways.join(', '), error, bytes);
      return 'failed';
    },
  );
  const ms = performance.now() - start;
  slowest = Math.max(slowest, ms);
  if (ms > scriptLimits.mostMs) note(`${ways.join(', ')} took ${Math.round(ms)} ms`, outcome, bytes);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}
console.log(`${count} files, the slowest ${Math.round(slowest)} ms:`, Object.fromEntries(outcomes));
process.exit();
