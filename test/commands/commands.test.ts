/** Every command of package.json and of bin tells how it is used, and misses a file in one plain sentence: no stack, exit code 1. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { argumentTrouble, asksForHelp, fileTrouble } from '../../bin/command.ts';
import { part } from '../sampled.ts';

const root = path.join(import.meta.dirname, '../..');
const packageFile = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
/** The scripts that are commands of our own: `node bin/NAME.ts`, with or without words behind it. */
const ownCommands = Object.values(packageFile.scripts).flatMap(
  (line) => /^node (bin\/[\w-]+\.ts)/.exec(line)?.[1] ?? [],
);
const commands = [...new Set([...ownCommands, 'bin/record-reading.ts'])];

const run = (file: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { cwd: root }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
const bench = 'bin/bench.ts';

it('there are commands', () => {
  expect(commands).toEqual(expect.arrayContaining(['bin/start.ts', 'bin/analyze.ts', bench, 'bin/norms.ts']));
});

describe('asked for its usage', () => {
  it.each(part(commands, 3))('%s prints it and exits 0', async (file) => {
    const { code, out, err } = await run(file, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: (?:npm |node bin\/)/);
  });

  it.each(part(['cold', 'corpus', 'read'], 1))('the bench %s prints its own', async (name) => {
    const { code, out } = await run(bench, name, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`npm run bench -- ${name}`);
  });
});

describe('a file that is not there', () => {
  const missing = 'nowhere/salt.fountain';
  it.each(
    part<readonly [string, ...string[]]>(
      [
        ['bin/analyze.ts', missing],
        ['bin/norms.ts', 'nowhere'],
        ['bin/train.ts', 'genre', 'nowhere', '--exclude', missing],
        ['bin/train-lines.ts', missing],
        ['bin/train-success.ts', 'nowhere/films.csv', 'nowhere/movies.json'],
        ['bin/train-words.ts', 'nowhere', 'nowhere/words'],
        [bench, 'words', missing],
        [bench, 'read', missing],
        [bench, 'corpus', 'nowhere'],
      ],
      2,
    ),
  )('%s %s: one plain sentence, exit code 1', async (file, ...args) => {
    const { code, out, err } = await run(file, ...args);
    expect(code).toBe(1);
    expect(err).toMatch(/^[^\n]*nowhere[^\n]*\.\n$/);
    expect(out).not.toContain('    at ');
  });
});

describe('arguments that a command does not have', () => {
  it.each(part(['bin/norms.ts', 'bin/mutants.ts', 'bin/train.ts', 'bin/openapi.ts', 'bin/start.ts'], 1))(
    '%s refuses them in a sentence',
    async (file) => {
      const { code, err } = await run(file, '--no-such-option');
      expect(code).toBeGreaterThan(0);
      expect(err).toContain('--no-such-option');
      expect(err).not.toMatch(/^\s+at /m);
    },
  );
});

describe('what a command says of an error', () => {
  it('is about the file where the error is, and keeps control characters off the terminal', () => {
    const about = (code: string, file: string) => fileTrouble(Object.assign(new Error('no'), { code, path: file }));
    expect(about('ENOENT', 'a\u001b[2Jb')).toBe('There is no file or folder a[2Jb.');
    expect(about('EISDIR', 'a')).toBe('a is a folder. Please name a file.');
    expect(about('EACCES', 'a')).toBe('a may not be opened.');
    expect(about('ENOTDIR', 'a/b')).toBe('a/b is no folder.');
  });

  it('is nothing where it is a defect', () => {
    const defect = new TypeError('x is not a function');
    expect([fileTrouble(defect), argumentTrouble(defect), fileTrouble('ENOENT')]).toEqual([null, null, null]);
    expect(fileTrouble(Object.assign(new Error('no'), { code: 'EMFILE', path: 'a' }))).toBeNull();
  });

  it('takes what stands behind -- for words, not for a wish', () => {
    expect([asksForHelp(['a', '-h']), asksForHelp(['--', '--help']), asksForHelp([])]).toEqual([true, false, false]);
  });
});
