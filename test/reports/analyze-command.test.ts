/** `npm run analyze`: one script in, reports out, no server. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answer, reportEntry } from '../../lib/contract/report.ts';
import { screenplay } from '../../lib/screenplay/model.ts';
import { startFakeProvider } from '../model/fake-provider.ts';
import { answerPass } from '../model/read/scripted-reader.ts';
import { part } from '../sampled.ts';

const root = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);
const analyze = (...args: string[]) => analyzeWith({}, ...args);
const analyzeWith = (settings: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ['bin/analyze.ts', ...args], { cwd: root, env: { ...process.env, ...settings } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
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

  it('opens with the overview and what a model read, from a server named by the environment, or prints what each pass took', async () => {
    const fake = await startFakeProvider((_, prompt) => answerPass(prompt));
    const folder = await mkdtemp(path.join(tmpdir(), 'passes-'));
    try {
      const settings = { MODEL_BASE_URL: `${fake.url}/v1`, MODEL_PRICE: '2/10/2.5/0.1' };
      const asked = ['--question', '3', '--model', 'house-reader', '--passes', folder];
      const report = await analyzeWith(settings, sample, ...asked, '--format', 'md');
      expect(report.stdout.match(/^# .+/gm)?.[0]).toContain('Overview');
      expect(report.stdout).toContain('Point 1 of this script');
      expect(report.stderr).toMatch(/^Read by house-reader on .+: \d+ passages checked, \w+ claims? dropped\.\n$/);
      const calls = fake.calls.length;
      const costs = await analyzeWith(settings, sample, ...asked, '--cost');
      expect(fake.calls).toHaveLength(calls);
      expect(costs.stdout).toMatch(/^pass\s+calls\s+input\s.*answer\nscenes\.1\s+0\s.*kept\n/);
      expect(costs.stdout).toMatch(/\nall\s+0\s.*0\.0000/);
      expect(costs.stdout).not.toContain('Strengths');
    } finally {
      await fake.close();
      await rm(folder, { recursive: true });
    }
  });

  it('goes on where a reading broke off, and says what it does without', async () => {
    const fake = await startFakeProvider((_, prompt) => answerPass(prompt));
    const folder = await mkdtemp(path.join(tmpdir(), 'passes-'));
    try {
      const settings = { MODEL_BASE_URL: `${fake.url}/v1`, MODEL_WINDOW: '200000', MODEL_PRICE: '2/10/2.5/0.1' };
      const asked = ['--question', '3', '--model', 'house-reader', '--passes', folder, '--format', 'json'];
      fake.acts.push('answer', 'answer', 'denied');
      const broken = await analyzeWith(settings, sample, ...asked);
      expect(broken.stderr).toContain('The reading does without a pass: points (denied).');
      const before = fake.calls.length;
      const costs = await analyzeWith(settings, sample, ...asked, '--cost');
      const rows = costs.stdout.split('\n').map((line) => line.split(/\s+/));
      const answered = Object.fromEntries(rows.map((cells) => [cells[0], cells.at(-1)]));
      expect(answered).toMatchObject({ 'scenes.1': 'kept', story: 'kept', points: 'given', judgement: 'given' });
      expect(fake.calls.length).toBe(before + rows.filter((cells) => cells.at(-1) === 'given').length);
      expect(costs.stdout).toMatch(/\npoints\s+1\s.*0\.\d{4}\s+given\n/);
      const whole = z
        .object({ overview: reportEntry, answers: z.array(answer) })
        .parse(JSON.parse((await analyzeWith(settings, sample, ...asked)).stdout));
      expect(whole.answers.map(({ question }) => question)).toEqual([3]);
      expect(JSON.stringify(whole.overview)).toContain('Point 1 of this script');
    } finally {
      await fake.close();
      await rm(folder, { recursive: true });
    }
  });

  it('prints what was counted, and why nobody read it, where the model gives no answer', async () => {
    const fake = await startFakeProvider(() => ({}), { acts: ['denied'] });
    try {
      const settings = { MODEL_BASE_URL: `${fake.url}/v1` };
      const { code, stdout, stderr } = await analyzeWith(settings, sample, '--question', '3', '--model', 'm');
      expect(code).toBe(0);
      expect(stderr).toMatch(/^denied: The model refused/);
      expect(stdout).toContain('Ready to send?');
      expect(stdout).toContain('Strengths');
    } finally {
      await fake.close();
    }
  });

  it('refuses --cost without a model, and Bedrock without a region, in a sentence', async () => {
    expect(await analyze(sample, '--cost')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--cost goes with --model'),
    });
    const nowhere = { AWS_REGION: '', MODEL_REGION: '', MODEL_BASE_URL: '' };
    const refused = await analyzeWith(nowhere, sample, '--model', 'us.anthropic.claude-sonnet-5-5');
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('Bedrock needs a region') });
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

  it.each(
    part<readonly [readonly string[], string]>(
      [
        [['package.json'], 'unknown_format: package.json is none of'],
        [[sample, '--question', '16'], 'no_analysis: Question 16 has no analysis.'],
        [[sample, '--question', '7', '--plan', 'basic'], 'plan_required: The basic plan does not open question 7.'],
        [[sample, '--format', 'xml'], 'bad_arguments: The format is text, md or json.'],
        [[sample, sample], 'bad_arguments: Several files need --dump and --out DIR.'],
        [[sample, '--passes', 'kept'], 'bad_arguments: --passes goes with --model.'],
        [[sample, '--dump', '--format', 'md'], 'bad_arguments: A dump is text or json.'],
        [[], 'Usage: npm run analyze'],
      ],
      3,
    ),
  )('refuses %j with exit code 2, an error code and a sentence, without a stack', async (args, sentence) => {
    const { code, stderr } = await analyze(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('the analyze command’s input', () => {
  it('may be standard input, in UTF-16, too', async () => {
    const { readFileSync } = await import('node:fs');
    const { spawnSync } = await import('node:child_process');
    const text = readFileSync(path.join(root, 'test/corpus/the-last-reel.fountain'), 'utf8');
    const given = (input: Buffer) =>
      spawnSync(process.execPath, ['bin/analyze.ts', '-', '--dump'], { cwd: root, input, encoding: 'utf8' });
    const plain = given(Buffer.from(text));
    expect(plain.stdout).toContain('heading');
    expect(given(Buffer.from(text, 'utf16le')).stdout).toBe(plain.stdout);
  });

  it('is missed in one plain sentence', async () => {
    expect(await analyze('nowhere/salt.fdx')).toMatchObject({
      code: 1,
      stderr: 'no_file: There is no file nowhere/salt.fdx.\n',
    });
  });
});
