/** What the passes of a reading took, a line each and one for all: calls, tokens, US dollars. */
import type { DonePass, ReadCost } from '../lib/model/read/pass-asker.ts';

const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ' ');
const dollars = (usd: number | null): string => (usd === null ? 'unknown' : usd.toFixed(4));

const row = (...cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(12))).join('');

const cells = ({ calls, usage, costUsd }: ReadCost): string[] => [
  String(calls),
  grouped(usage.input),
  grouped(usage.cacheWrite),
  grouped(usage.cacheRead),
  grouped(usage.output),
  dollars(costUsd),
];

/** A pass that was asked again stands there twice. Those that were kept from an earlier run cost nothing. */
export function costTable(passes: readonly DonePass[], all: ReadCost): string {
  return [
    row('pass', 'calls', 'input', 'cache write', 'cache read', 'output', 'US dollars', 'answer'),
    ...passes.map(({ name, fromStore, trouble, cost }) =>
      row(name, ...cells(cost), trouble ?? (fromStore ? 'kept' : 'given')),
    ),
    row('all', ...cells(all), ''),
  ].join('\n');
}
