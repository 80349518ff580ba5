import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { summarise } from '../../bin/bench/figures.ts';

const run = promisify(execFile);
const bench = path.join(import.meta.dirname, '../../bin/bench.ts');

it('prints speed, memory and fresh start of the reader for the own sample', async () => {
  const { stdout } = await run(process.execPath, [bench, 'read', '--runs', '2']);
  expect(stdout).toMatch(/^the-last-reel\.pdf: 16 pages/m);
  expect(stdout).toMatch(/warm +min [\d.]+ ms, p50 [\d.]+ ms, p95 [\d.]+ ms, \d+ pages\/s/);
  expect(stdout).toMatch(/CPU +min [\d.]+ ms, p50 [\d.]+ ms for a hundred pages, \d+ pages\/s of CPU/);
  expect(stdout).toMatch(/memory +[\d, ]+ MB resident over 2 reads/);
  expect(stdout).toMatch(/fresh process min [\d.]+ ms, p50 [\d.]+ ms, \d+ MB at most/);
});

it('names the benches there are when asked for another', async () => {
  await expect(run(process.execPath, [bench, 'toString'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('read'),
  });
});

it('refuses what it cannot read in a sentence', async () => {
  await expect(run(process.execPath, [bench, 'read', 'script.doc'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^script\.doc is no script/),
  });
});

it('sums figures up by their minimum, median and 95th percentile', () => {
  expect(summarise([3, 1, 2])).toEqual({ min: 1, p50: 2, p95: 3 });
  expect(summarise([7])).toEqual({ min: 7, p50: 7, p95: 7 });
});
