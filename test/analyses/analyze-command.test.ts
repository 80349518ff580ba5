/** `npm run analyze`: one script in, reports out, no server. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answer } from '../../lib/contract/report.ts';

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

  it.each([
    [['missing.pdf'], 'missing.pdf'],
    [['package.json'], 'package.json is none of'],
    [[sample, '--question', '16'], 'Question 16 has no analysis.'],
    [[sample, '--question', '7', '--plan', 'basic'], 'The basic plan does not open question 7.'],
    [[sample, '--format', 'xml'], 'The format is text, md or json.'],
    [[], 'Usage: npm run analyze'],
  ])('refuses %j in a sentence, without a stack', async (args, sentence) => {
    const { code, stderr } = await analyze(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
