/** The functions of a template, run in threads from bundles of a line: what they are told, how they fail, what they may not be. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { explicitFaults, type FaultRule } from '../../../lib/local-cloud/faults/fault-plan.ts';
import {
  type LambdaFunctions,
  maxSandboxes,
  startLambdaFunctions,
} from '../../../lib/local-cloud/functions/lambda-functions.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';
import { writtenTemplate } from '../fixtures/written-template.ts';

const root = await temporaryDirectory();
const bundle = (name: string, code: string): string => {
  const directory = path.join(root, name);
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'index.mjs'), code);
  return directory;
};
const echo = bundle(
  'echo',
  'export const handler = async (event, context) => ({ event, env: { ...process.env }, left: context.getRemainingTimeInMillis(), memory: context.memoryLimitInMB });',
);
const failing = bundle('failing', "export const handler = async () => { throw new TypeError('no'); };");
let running: LambdaFunctions | undefined;
afterEach(() => running?.close());

const lambda = (properties: Record<string, unknown> = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    FunctionName: 'fn',
    Runtime: 'nodejs24.x',
    Handler: 'index.handler',
    Code: { S3Key: 'echo.zip' },
    ...properties,
  },
});
function started(properties: Record<string, unknown> = {}, rules: readonly FaultRule[] = [], keepWarm?: boolean) {
  const lines: string[] = [];
  running = startLambdaFunctions(
    writtenTemplate({
      resources: {
        Fn: lambda(properties),
        Py: lambda({ FunctionName: 'py', Runtime: 'python3.13', Handler: undefined }),
      },
      assets: { 'echo.zip': echo, 'failing.zip': failing },
    }),
    {
      endpoints: { AWS_ENDPOINT_URL_S3: 'http://s3', SHARED: 'endpoint' },
      logDirectory: path.join(root, 'logs'),
      onFailure: (line) => lines.push(line),
      faults: explicitFaults(rules),
      keepWarm,
    },
  );
  return { functions: running, lines };
}
const arn = 'arn:aws:lambda:us-east-1:000000000000:function:fn';

describe('a function of the template', () => {
  it('is called by name or ARN, with its variables, the endpoints and its own key', async () => {
    const { functions, lines } = started({
      Environment: { Variables: { OWN: 'x', SHARED: 'own' } },
      MemorySize: 192,
      Timeout: 7,
    });
    const answer = (await functions.invoke(arn, { a: 1 })) as { env: Record<string, string>; left: number };
    expect(answer).toMatchObject({ event: { a: 1 }, memory: '192' });
    expect(answer.env).toMatchObject({
      OWN: 'x',
      SHARED: 'endpoint',
      AWS_ENDPOINT_URL_S3: 'http://s3',
      AWS_ACCESS_KEY_ID: 'fn',
      AWS_REGION: 'us-east-1',
      AWS_DEFAULT_REGION: 'us-east-1',
      AWS_CONFIG_FILE: path.join(echo, 'no-such-config'),
      AWS_SHARED_CREDENTIALS_FILE: path.join(echo, 'no-such-credentials'),
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_LAMBDA_FUNCTION_NAME: 'fn',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '192',
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      LAMBDA_TASK_ROOT: echo,
      _HANDLER: 'index.handler',
      TZ: 'UTC',
      LANG: 'en_US.UTF-8',
      NODE_ENV: 'production',
    });
    expect(answer.left).toBeGreaterThan(0);
    expect(answer.left).toBeLessThanOrEqual(7000);
    expect(await functions.invoke('fn', null)).toMatchObject({ event: null });
    await functions.close();
    expect(readFileSync(path.join(root, 'logs', 'fn.log'), 'utf8')).toMatch(/REPORT RequestId: /);
    expect(lines).toEqual([]);
  });
  it('has three seconds and 128 MB where the template says nothing', async () => {
    const { left, memory } = (await started().functions.invoke('fn', 1)) as { left: number; memory: string };
    expect([left > 0, left <= 3000, memory]).toEqual([true, true, '128']);
    expect(maxSandboxes).toBeGreaterThanOrEqual(2);
    expect(maxSandboxes).toBeLessThanOrEqual(4);
  });
  it('that fails is told in a line that leads to its log', async () => {
    const { functions, lines } = started({ Code: { S3Key: 'failing.zip' } });
    await expect(functions.invoke(arn, 1)).rejects.toMatchObject({ errorType: 'TypeError', message: 'no' });
    expect(lines).toEqual(['fn failed (LambdaError); see its log, fn.log.']);
    for (const name of ['py', 'f', 'n', 'other'])
      await expect(functions.invoke(name, 1)).rejects.toThrow(`There is no function ${name} to invoke.`);
    expect(lines).toHaveLength(1);
  });
  it('dies after its work where the plan says so', async () => {
    const { functions, lines } = started(
      {},
      [{ at: 'function/answer', about: 'fn', times: 1, fault: { kind: 'crash' } }],
      true,
    );
    await expect(functions.invoke(arn, 1)).rejects.toMatchObject({
      errorType: 'Injected',
      message: 'The function ended after its work, before it answered.',
    });
    expect(lines).toEqual(['fn failed (LambdaError); see its log, fn.log.']);
    expect(await functions.invoke('fn', 2)).toMatchObject({ event: 2 });
  });
  it('is refused when it is one too many at once', async () => {
    const { functions } = started({}, [{ at: 'account/concurrency', fault: { kind: 'limit', calls: 1 } }]);
    const first = functions.invoke('fn', 1);
    await expect(functions.invoke('fn', 2)).rejects.toMatchObject({
      errorType: 'TooManyRequestsException',
      message: 'Rate Exceeded.',
    });
    expect(await first).toMatchObject({ event: 1 });
    expect(await functions.invoke('fn', 3)).toMatchObject({ event: 3 });
  });
  it.each([
    { Runtime: 'ruby3.4' },
    { Runtime: undefined },
    { Runtime: 'xnodejs24.x' },
    { Handler: undefined },
    { Code: { S3Key: 'none.zip' } },
    { Code: {} },
  ])('with %j cannot be run', (properties) =>
    expect(() => started(properties)).toThrow(
      "The function Fn is not a Node.js bundle from a local asset: it can't be run here.",
    ),
  );
});
