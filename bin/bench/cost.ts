/** What a month costs its owner at so many scripts, by AWS's list prices and by what one script was measured to ask for: `npm run bench -- cost [SCRIPTS …]`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pricesIn, pricesOn } from '../cost/list-prices.ts';
import { measuredOn, measuredScript, measuredStanding } from '../cost/measured.ts';
import { type CostLine, monthlyCost, monthsKept, totalOf, usersAScript } from '../cost/monthly-cost.ts';
import { BenchError } from './bench-error.ts';

export const usage = `Usage: npm run bench -- cost [SCRIPTS …]
       npm run bench -- cost --measure   counts anew, on this machine, what one script asks for (bin/cost/measured.ts)`;

const usual = [1, 1000, 1_000_000];
const dollars = (usd: number): string =>
  usd >= 100 ? `$${Math.round(usd).toLocaleString('en-US')}` : `$${usd.toFixed(2)}`;

async function printMeasured(): Promise<void> {
  const { measure } = await import('../cost/measure.ts');
  const directory = await mkdtemp(path.join(tmpdir(), 'dramaturg-cost-'));
  try {
    console.log(JSON.stringify(await measure(directory), null, 2));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Prints a line a service, the dearest at the largest number first. */
export async function bench(args: string[]): Promise<void> {
  if (args[0] === '--measure') return printMeasured();
  const counts = args.length === 0 ? usual : args.map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) throw new BenchError(usage);
  const months = counts.map((count) => monthlyCost(count, measuredScript, measuredStanding));
  const of = (month: readonly CostLine[], service: string): number =>
    month.find((line) => line.service === service)?.usd ?? 0;
  console.log(['scripts a month', ...counts.map((count) => count.toLocaleString('en-US'))].join('\t'));
  for (const { service } of months.at(-1) ?? [])
    console.log([service, ...months.map((month) => dollars(of(month, service)))].join('\t'));
  console.log(['in all', ...months.map((month) => dollars(totalOf(month)))].join('\t'));
  console.log(
    `List prices of ${pricesIn} on ${pricesOn}; one script's requests as measured on ${measuredOn}; ${usersAScript} users who sign in a script, ${monthsKept} months kept. Without tax, card fees and a language model.`,
  );
}
