/** `npm run analyze -- FILE --model ID`: what a model read, from a scripted one. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answer, reportEntry } from '../../lib/contract/report.ts';
import { startFakeProvider } from '../model/fake-provider.ts';
import { answerPass } from '../model/read/scripted-reader.ts';

const root = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);
const analyzeWith = (settings: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ['bin/analyze.ts', ...args], { cwd: root, env: { ...process.env, ...settings } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
const sample = 'test/corpus/the-last-reel.pdf';

describe('the analyze command with a model', () => {
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
});
