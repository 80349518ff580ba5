/** `npm run analyze`: one script in, reports out, no server. With a model: analyze-with-model.test.ts. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { analyzeScripts } from '../../bin/analyze-scripts.ts';
import { answer } from '../../lib/contract/report.ts';
import { screenplay } from '../../lib/screenplay/model.ts';
import { readScript } from '../../lib/screenplay/parse.ts';

const root = path.join(import.meta.dirname, '../..');
/** The command in this process; what is a process's own (its standard input, the thread that reads, its exit code), the last tests start it for. */
async function analyzeWith(settings: Record<string, string>, ...args: string[]) {
  let [stdout, stderr] = ['', ''];
  const code = await analyzeScripts(args, {
    read: readScript,
    input: () => Promise.reject(new Error('There is no standard input here.')),
    settings,
    print: (text) => {
      stdout += text;
    },
    say: (line) => {
      stderr += `${line}\n`;
    },
  });
  return { code, stdout, stderr };
}
const analyze = (...args: string[]) => analyzeWith({}, ...args);
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

  it.each<readonly [readonly string[], string]>([
    [['package.json'], 'unknown_format: package.json is none of'],
    [[sample, '--question', '16'], 'no_analysis: Question 16 has no analysis.'],
    [[sample, '--question', '7', '--plan', 'basic'], 'plan_required: The basic plan does not open question 7.'],
    [[sample, '--format', 'xml'], 'bad_arguments: The format is text, md or json.'],
    [[sample, sample], 'bad_arguments: Several files need --dump and --out DIR.'],
    [[sample, '--passes', 'kept'], 'bad_arguments: --passes goes with --model.'],
    [[sample, '--dump', '--format', 'md'], 'bad_arguments: A dump is text or json.'],
    [[], 'Usage: npm run analyze'],
  ])('refuses %j with exit code 2, an error code and a sentence', async (args, sentence) => {
    const { code, stdout, stderr } = await analyze(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
  });

  it('misses a file in one plain sentence', async () => {
    expect(await analyze('nowhere/salt.fdx')).toMatchObject({
      code: 1,
      stderr: 'no_file: There is no file nowhere/salt.fdx.\n',
    });
  });
});

describe('the analyze command as a process', () => {
  const start = (args: readonly string[], input: Buffer | null = null) =>
    spawnSync(process.execPath, ['bin/analyze.ts', ...args], { cwd: root, encoding: 'utf8', input: input ?? '' });

  it('takes standard input, in UTF-16, too', async () => {
    const file = 'test/corpus/the-last-reel.fountain';
    const { stdout } = start(['-', '--dump'], Buffer.from(readFileSync(path.join(root, file), 'utf8'), 'utf16le'));
    expect(stdout).toContain('heading');
    expect(stdout).toBe((await analyze(file, '--dump')).stdout);
  });

  it('ends with 2 and a sentence, without a stack, for what it can not read', () => {
    const { status, stderr } = start(['package.json']);
    expect(status).toBe(2);
    expect(stderr).toContain('unknown_format: package.json is none of');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
