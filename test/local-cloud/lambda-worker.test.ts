/** A function in its sandbox: what it sees, how it fails, and that the next call is served all the same. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type IdleSandboxes, idleSandboxes, keptWarm } from '../../lib/local-cloud/functions/idle-sandboxes.ts';
import {
  type LambdaDefinition,
  type LambdaFunction,
  startLambda,
} from '../../lib/local-cloud/functions/lambda-worker.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const directory = await temporaryDirectory();
const started: LambdaFunction[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.close()));
});

/** Starts a function whose bundle is `code`; `log` reads what it wrote. */
function start(
  code: string,
  o: Partial<LambdaDefinition> = {},
  environment: Record<string, string> = {},
  idle?: IdleSandboxes,
) {
  const bundle = mkdtempSync(path.join(directory, 'bundle-'));
  writeFileSync(path.join(bundle, 'index.mjs'), code);
  const definition = {
    name: 'fn',
    arn: 'arn:aws:lambda:us-east-1:000000000000:function:fn',
    directory: bundle,
    handler: 'index.handler',
    timeoutMs: 10_000,
    memoryMb: 128,
    concurrency: 2,
    ...o,
  };
  const logFile = path.join(bundle, 'fn.log');
  const one = startLambda(definition, 'us-east-1', { environment, logFile, ...(idle && { idle }) });
  started.push(one);
  return { ...one, log: () => readFileSync(logFile, 'utf8') };
}

describe('sandboxes that nobody calls', () => {
  const code = 'import { threadId } from "node:worker_threads"; export const handler = async () => threadId;';
  const soon = () => new Promise((resolve) => setTimeout(resolve, 150));

  it('are given back after their time, all of them, however many ran side by side', async () => {
    const { invoke } = start(code, {}, {}, idleSandboxes({ idleMs: 50 }));
    const first = await Promise.all([invoke({}), invoke({})]);
    expect(new Set(first).size).toBe(2);
    await soon();
    const later = await Promise.all([invoke({}), invoke({})]);
    for (const thread of later) expect(first).not.toContain(thread);
  });

  it('are kept while they are called', async () => {
    const { invoke } = start(code, {}, {}, idleSandboxes({ idleMs: 200 }));
    const thread = await invoke({});
    for (let n = 0; n < 6; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(await invoke({})).toBe(thread);
    }
  });

  it('are ended when they are too many over all functions, the one that waits longest first', async () => {
    const idle = idleSandboxes({ most: 2 });
    const functions = [1, 2, 3].map(() => start(code, {}, {}, idle));
    const first: unknown[] = [];
    for (const { invoke } of functions) first.push(await invoke({}));
    const [one, two, three] = functions;
    expect(await three?.invoke({})).toBe(first[2]);
    expect(await two?.invoke({})).toBe(first[1]);
    expect(await one?.invoke({})).not.toBe(first[0]);
  });

  it('are fewer while the process is large', async () => {
    let megabytes = 100;
    const idle = idleSandboxes({ residentBytes: () => megabytes * 1024 * 1024 });
    const functions = [1, 2, 3].map(() => start(code, {}, {}, idle));
    const first: unknown[] = [];
    for (const { invoke } of functions) first.push(await invoke({}));
    const [one, two, three] = functions;
    megabytes = 1000;
    expect(await three?.invoke({})).toBe(first[2]);
    megabytes = 100;
    expect(await two?.invoke({})).toBe(first[1]);
    expect(await three?.invoke({})).toBe(first[2]);
    expect(await one?.invoke({})).not.toBe(first[0]);
  });

  it('all stay where they are kept warm', async () => {
    const idle = keptWarm();
    const functions = Array.from({ length: 18 }, () => start(code, {}, {}, idle));
    const first: unknown[] = [];
    for (const { invoke } of functions) first.push(await invoke({}));
    const again: unknown[] = [];
    for (const { invoke } of functions) again.push(await invoke({}));
    expect(again).toEqual(first);
  });
});

describe('a function', () => {
  it('is loaded once and answers many calls', async () => {
    const { invoke } = start('let calls = 0; export const handler = async (event) => ({ event, calls: ++calls });');
    expect(await invoke({ a: [1, null] })).toEqual({ event: { a: [1, null] }, calls: 1 });
    expect(await invoke('again')).toEqual({ event: 'again', calls: 2 });
  });

  it('sees its own variables and the runtime’s, and nothing of the process around it', async () => {
    const { invoke } = start('export const handler = async () => ({ ...process.env });', {}, { TABLE_NAME: 'table' });
    const environment = await invoke({});
    expect(environment).toMatchObject({ TABLE_NAME: 'table', AWS_REGION: 'us-east-1', AWS_LAMBDA_FUNCTION_NAME: 'fn' });
    expect(environment).not.toHaveProperty('PATH');
    expect(environment).not.toHaveProperty('HOME');
  });

  it('takes source maps from its NODE_OPTIONS as in the cloud', async () => {
    const { invoke } = start('export const handler = async () => 1;', {}, { NODE_OPTIONS: '--enable-source-maps' });
    expect(await invoke({})).toBe(1);
  });

  it('gets Lambda’s context', async () => {
    const code =
      'export const handler = async (event, c) => ({ name: c.functionName, arn: c.invokedFunctionArn, memory: c.memoryLimitInMB, id: typeof c.awsRequestId, left: c.getRemainingTimeInMillis() <= 10000 });';
    expect(await start(code).invoke({})).toEqual({
      name: 'fn',
      arn: 'arn:aws:lambda:us-east-1:000000000000:function:fn',
      memory: '128',
      id: 'string',
      left: true,
    });
  });

  it.runIf(process.platform === 'linux')(
    'gives way to others when it may take longer than a caller waits',
    async () => {
      const code = `import { getPriority } from 'node:os'; export const handler = async () => getPriority(0);`;
      const own = getPriority(0);
      expect(await start(code, { timeoutMs: 29_000 }).invoke(null)).toBe(own);
      // Ten, whatever the process around it was begun with.
      expect(await start(code, { timeoutMs: 29_001 }).invoke(null)).toBe(10);
      expect(getPriority(0)).toBe(own);
    },
  );

  it('runs one call at a time in a sandbox, several sandboxes at once, and makes the rest wait', async () => {
    const code = `let running = 0; let most = 0; const home = Math.random();
      export const handler = async () => { most = Math.max(most, ++running); await new Promise((r) => setTimeout(r, 30)); running--; return { most, home }; };`;
    const { invoke } = start(code, { concurrency: 2 });
    const answers = (await Promise.all([1, 2, 3, 4, 5].map(invoke))) as { most: number; home: number }[];
    expect(answers.map(({ most }) => most)).toEqual([1, 1, 1, 1, 1]);
    expect(new Set(answers.map(({ home }) => home)).size).toBe(2);
  });

  it('writes its output to its log, with the duration and without the event', async () => {
    const one = start("export const handler = async () => { console.log('seen'); console.error('felt'); };");
    await one.invoke({ secret: 'the scene' });
    await one.close();
    expect(one.log()).toMatch(/seen[\s\S]*felt|felt[\s\S]*seen/);
    expect(one.log()).toMatch(/REPORT RequestId: \S+ Duration: \d+ ms/);
    expect(one.log()).not.toContain('the scene');
  });
});

describe('a function that fails', () => {
  it('reports what it threw in Lambda’s form and goes on', async () => {
    const { invoke } = start(
      "let n = 0; export const handler = async () => { if (n++ === 0) throw new TypeError('no such page'); return n; };",
    );
    await expect(invoke({})).rejects.toMatchObject({ errorType: 'TypeError', message: 'no such page' });
    expect(await invoke({})).toBe(2);
  });

  it('is cut off at its timeout, even in an endless loop, and starts afresh', async () => {
    const { invoke } = start('export const handler = async (e) => { while (e === "loop"); return e; };', {
      timeoutMs: 500,
    });
    await expect(invoke('loop')).rejects.toMatchObject({
      errorType: 'Sandbox.Timedout',
      message: expect.stringMatching(/^RequestId: \S+ Error: Task timed out after 0\.50 seconds$/),
    });
    expect(await invoke('fine')).toBe('fine');
  });

  it('may end its process, or crash outside the call, without ending ours', async () => {
    const code = `export const handler = async (e) => { if (e === 'exit') process.exit(7);
      if (e === 'crash') { setTimeout(() => { throw new RangeError('later'); }); await new Promise(() => {}); } return e; };`;
    const { invoke } = start(code);
    await expect(invoke('exit')).rejects.toMatchObject({
      errorType: 'Runtime.ExitError',
      message: 'Runtime exited with error: exit status 7',
    });
    await expect(invoke('crash')).rejects.toMatchObject({ errorType: 'RangeError', message: 'later' });
    expect(await invoke('fine')).toBe('fine');
  });

  it('is stopped when it needs more memory than the template gives it', async () => {
    const code =
      'export const handler = async () => { const all = []; for (;;) all.push(new Array(10000).fill({})); };';
    await expect(start(code, { memoryMb: 32 }).invoke({})).rejects.toMatchObject({ errorType: 'Runtime.OutOfMemory' });
  });

  it('says when its module does not load or has no such export', async () => {
    await expect(start("throw new Error('no table');").invoke({})).rejects.toMatchObject({
      errorType: 'Runtime.ImportModuleError',
      message: 'no table',
    });
    await expect(start('export const other = 1;').invoke({})).rejects.toMatchObject({
      errorType: 'Runtime.HandlerNotFound',
    });
  });

  it('that is closed in the middle of a call ends the call, and its last line is in the log', async () => {
    const { invoke, close, log } = start('export const handler = () => new Promise((r) => setTimeout(r, 60_000));');
    const ended = invoke({}).then(
      () => 'answered',
      (error: unknown) => String(error),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    await close();
    expect(await ended).toMatch(/Runtime exited/);
    expect(log()).toContain('REPORT RequestId');
  });

  it('takes no calls once it is closed', async () => {
    const one = start('export const handler = async () => 1;');
    await one.close();
    await expect(one.invoke({})).rejects.toThrow('fn is closed');
  });
});
