/** Reads one script some times in a process of its own and prints what that took: `FILE FORMAT RUNS`. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type ParseOptions, parseScreenplay } from '../../lib/screenplay/parse.ts';

/** What the process prints. */
/** In bytes: after each reading, and at most. */
export const ownProcess = z.object({ residentSizes: z.array(z.number()), maxResident: z.number() });
const formatName = z.enum(['pdf', 'fountain', 'fdx', 'text']);

/** A bench is no place to refuse a long script. */
export const readOptions = (format: ParseOptions['format']): ParseOptions => ({ format, maxPages: 100_000 });

if (process.argv.length === 5 && process.argv[1]?.endsWith('.mjs')) {
  const [, , file = '', format, runs] = process.argv;
  const options = readOptions(formatName.parse(format));
  const residentSizes: number[] = [];
  while (residentSizes.length < Number(runs)) {
    await parseScreenplay(new Uint8Array(readFileSync(file)), options);
    residentSizes.push(process.memoryUsage.rss());
  }
  console.log(JSON.stringify({ residentSizes, maxResident: process.resourceUsage().maxRSS * 1024 }));
}
