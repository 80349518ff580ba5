/** The trial of mutants on a room whose verdicts are known beforehand. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { MutantsError } from '../../bin/mutants/mutants-error.ts';
import { tryMutants } from '../../bin/mutants/try-mutants.ts';

const root = path.join(import.meta.dirname, 'fixtures');
const trial = { root, room: 'shop', under: '', seed: 3, count: 100, controls: 3, workers: 1, progress: () => {} };

it('tells what a test notices from what none does and what none reaches, and leaves controls alone', async () => {
  const printed: string[] = [];
  const { judged, rate, trusted } = await tryMutants({ ...trial, print: (line) => printed.push(line) });
  const verdictOf = (line: number, mutator: string, by: string) =>
    judged.find(({ mutant }) => mutant.line === line && mutant.mutator === mutator && mutant.by === by)?.verdict;
  expect(verdictOf(4, 'comparison', '(count) > (10)')).toBe('killed');
  expect(verdictOf(4, 'number', '11')).toBe('killed');
  expect(verdictOf(6, 'text', '``')).toBe('survived');
  expect(verdictOf(8, 'comparison', '(price) !== (0)')).toBe('uncovered');
  expect(judged.filter(({ mutant }) => mutant.mutator === 'control').map(({ verdict }) => verdict)).not.toContain(
    'killed',
  );
  expect(trusted).toBe(true);
  expect(rate).toBeGreaterThan(0.5);
  expect(printed.join('\n')).toMatch(/shop\/price\.ts:6 {2}\[text\] {2}`.*:` {2}-> {2}``/);
});

it('says so when there is no such room or no such folder in it', async () => {
  await expect(tryMutants({ ...trial, room: 'attic', print: () => {} })).rejects.toThrow(MutantsError);
  await expect(tryMutants({ ...trial, under: 'attic', print: () => {} })).rejects.toThrow(MutantsError);
});
