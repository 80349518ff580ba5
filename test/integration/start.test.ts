/** What `npm start` says when it cannot start, before it has touched anything. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readStartOptions } from '../../bin/start-options.ts';
import { takeStateDirectory } from '../../bin/state-directory.ts';
import { temporaryDirectory } from '../local-cloud/fixtures/temporary-directory.ts';

const root = path.join(import.meta.dirname, '../..');
const directory = await temporaryDirectory();
const releases: (() => void)[] = [];
afterEach(() => {
  for (const release of releases.splice(0)) release();
});

/** Starts the product and waits for it to give up; answers its exit code and what it printed. */
async function startInVain(environment: Record<string, string>, ...args: string[]): Promise<[number, string]> {
  const child = spawn(process.execPath, ['bin/start.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  return [code, printed];
}

describe('npm start', () => {
  it('says which port is taken and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(address && typeof address === 'object' ? address.port : '');
    const state = path.join(directory, 'untouched');
    const [code, printed] = await startInVain({ PORT: port, DRAMATURG_STATE: state });
    other.close();
    expect(code).toBe(1);
    expect(printed).toContain(`Port ${port} is taken`);
    expect(readdirSync(directory)).not.toContain('untouched');
  });

  it('leaves a directory alone that it did not make, even when asked to begin anew', async () => {
    const foreign = path.join(directory, 'foreign');
    mkdirSync(foreign);
    writeFileSync(path.join(foreign, 'thesis.txt'), 'do not delete');
    const [code, printed] = await startInVain({ PORT: '0', DRAMATURG_STATE: foreign }, '--fresh');
    expect(code).toBe(1);
    expect(printed).toContain('was not made by a local run');
    expect(readdirSync(foreign)).toEqual(['thesis.txt']);
  });

  it('refuses words and ports that it does not know', () => {
    expect(() => readStartOptions(root, ['--nonsense'], {})).toThrow('--nonsense');
    expect(() => readStartOptions(root, [], { PORT: 'http' })).toThrow('PORT should be a number');
    expect(readStartOptions(root, ['--fresh'], { PORT: '' })).toMatchObject({ fresh: true, dev: false, port: 3000 });
  });
});

describe('the state of a local run', () => {
  it('belongs to one run at a time, and is free again afterwards', async () => {
    const state = path.join(directory, 'state');
    const release = await takeStateDirectory(state, false);
    await expect(takeStateDirectory(state, false)).rejects.toThrow('Another run uses the state');
    release();
    releases.push(await takeStateDirectory(state, false));
  });

  it('is emptied when it should be fresh', async () => {
    const state = path.join(directory, 'old');
    (await takeStateDirectory(state, false))();
    writeFileSync(path.join(state, 'users.json'), '[]');
    releases.push(await takeStateDirectory(state, true));
    expect(readdirSync(state)).toEqual(['.dramaturg-state']);
  });
});
