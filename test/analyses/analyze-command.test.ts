/** `npm run analyze`: one script in, reports out, no server. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answer } from '../../lib/contract/report.ts';
import { screenplay } from '../../lib/screenplay/model.ts';

const root = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);
const analyze = (...args: string[]) =>
  run(process.execPath, ['bin/analyze.ts', ...args], { cwd: root }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
const sample = 'test/corpus/the-last-reel.pdf';

describe('the analyze command', () => {
  it('prints every report that the plan opens as JSON', async () => {
    const { stdout } = await analyze(sample, '--format', 'json', '--plan', 'basic');
    const answers = z.array(answer).parse(JSON.parse(stdout));
    expect(answers.map(({ question }) => question)).toEqual([1, 2, 3, 4, 5, 6, 13, 14]);
  });

  it('prints one question as text or as markdown', async () => {
    const text = await analyze('test/corpus/minutes-of-the-marrow.fountain', '--question', '4');
    expect(text.stdout).toContain('Title: Minutes of the Marrow');
    const markdown = await analyze(sample, '--question', '3', '--format', 'md');
    expect(markdown.stdout).toMatch(/^# 💪 Strengths/);
  });

  it('dumps every line with its element, or the whole screenplay as JSON', async () => {
    const { stdout } = await analyze(sample, '--dump');
    expect(stdout.split('\n')).toContain('2:4\theading\tEXT. HARBOUR TOWN - DAWN');
    expect(stdout.split('\n').every((row) => row === '' || /^\d+:\d+\t[a-z]+\t./.test(row))).toBe(true);
    const json = await analyze(sample, '--dump', '--format', 'json');
    expect(screenplay.parse(JSON.parse(json.stdout)).scenes).toHaveLength(18);
  });

  it('dumps many files into a folder in one run, and goes on after one that can not be read', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'dumps-'));
    try {
      const scripts = [sample, 'test/corpus/minutes-of-the-marrow.fountain', 'package.json', sample];
      const { code, stderr } = await analyze(...scripts, '--dump', '--out', folder);
      expect(code).toBe(2);
      expect(stderr).toContain('package.json: unknown_format: package.json is none of');
      expect((await readdir(folder)).sort()).toEqual([
        'minutes-of-the-marrow.fountain.dump.txt',
        'the-last-reel.pdf.2.dump.txt',
        'the-last-reel.pdf.dump.txt',
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each([
    [['missing.pdf'], 'ENOENT: '],
    [['package.json'], 'unknown_format: package.json is none of'],
    [[sample, '--question', '16'], 'no_analysis: Question 16 has no analysis.'],
    [[sample, '--question', '7', '--plan', 'basic'], 'plan_required: The basic plan does not open question 7.'],
    [[sample, '--format', 'xml'], 'bad_arguments: The format is text, md or json.'],
    [[sample, sample], 'bad_arguments: Several files need --dump and --out DIR.'],
    [[sample, '--dump', '--format', 'md'], 'bad_arguments: A dump is text or json.'],
    [[], 'Usage: npm run analyze'],
  ])('refuses %j with exit code 2, an error code and a sentence, without a stack', async (args, sentence) => {
    const { code, stderr } = await analyze(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
