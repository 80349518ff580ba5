/** Reads one script in a process of its own and prints what that took: `FILE FORMAT`. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type ParseOptions, parseScreenplay } from '../../lib/screenplay/parse.ts';

/** What the process prints. */
export const oneRead = z.object({ maxResidentKb: z.number() });
const formatName = z.enum(['pdf', 'fountain', 'fdx', 'text']);

/** A bench is no place to refuse a long script. */
export const readOptions = (format: ParseOptions['format']): ParseOptions => ({ format, maxPages: 100_000 });

if (process.argv.length === 4 && process.argv[1]?.endsWith('.mjs')) {
  const [, , file = '', format] = process.argv;
  await parseScreenplay(new Uint8Array(readFileSync(file)), readOptions(formatName.parse(format)));
  console.log(JSON.stringify({ maxResidentKb: process.resourceUsage().maxRSS }));
}
