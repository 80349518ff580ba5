/** How long all fifteen answers take after reading. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { questions } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';
import { scriptFormat } from '../script-format.ts';
import { BenchError } from './bench-error.ts';
import { summarise } from './figures.ts';
import { readOptions } from './read-once.ts';

export const usage = 'Usage: npm run bench -- answers [FILE…]';
const ownScript = path.join(import.meta.dirname, '../../test/corpus/the-last-reel.fountain');
/** A feature has about this many pages; the own sample, a short, is repeated until it has them. */
const featurePages = 120;
const warmRuns = 5;

/** The first round counts as a fresh function would, shared facts and just-in-time compilation included; the others are warm, on a fresh copy. */
export async function bench(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  if (positionals.length === 0) return benchScript('the-last-reel.fountain, repeated', longSample(), 'fountain');
  for (const file of positionals) {
    const format = scriptFormat(file);
    if (!format) throw new BenchError(`${file} is no script that can be read.\n${usage}`);
    await benchScript(path.basename(file), readFileSync(file), format);
  }
}

function longSample(): Uint8Array {
  const source = readFileSync(ownScript, 'utf8');
  return Buffer.from(
    Array.from({ length: featurePages / 15 }, () => source.slice(source.indexOf('FADE IN:'))).join('\n\n'),
  );
}

async function benchScript(name: string, bytes: Uint8Array, format: Parameters<typeof readOptions>[0]): Promise<void> {
  const screenplay = await parseScreenplay(new Uint8Array(bytes), readOptions(format));
  const rounds = Array.from({ length: 1 + warmRuns }, () => answerAll(structuredClone(screenplay)));
  const [first = [], ...warm] = rounds;
  const total = (round: readonly number[]): number => round.reduce((sum, one) => sum + one, 0);
  const { min, p50 } = summarise(warm.map(total));
  console.log(`${name}: ${screenplay.pageCount} pages, ${questions.length} answers`);
  console.log(`  first round   ${total(first).toFixed(0)} ms`);
  console.log(`  warm          min ${min} ms, p50 ${p50} ms over ${warmRuns} rounds`);
  const slowest = first
    .map((ms, index) => ({ ms, number: questions[index]?.card.number }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 5);
  console.log(
    `  slowest first ${slowest.map(({ number, ms }) => `question ${number} ${ms.toFixed(0)} ms`).join(', ')}`,
  );
}

/** Milliseconds each question takes. */
function answerAll(screenplay: Awaited<ReturnType<typeof parseScreenplay>>): number[] {
  return questions.map(({ card }) => {
    const start = performance.now();
    runQuestion(card.number, { screenplay, details: emptyDetails });
    return performance.now() - start;
  });
}
