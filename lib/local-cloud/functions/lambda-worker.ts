/** Runs one Lambda function: a small pool of sandboxes, started when needed and replaced after a crash. Rejects work once closed. */
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type IdleSandboxes, idleSandboxes } from './idle-sandboxes.ts';
import { openSandbox, type Sandbox } from './lambda-sandbox.ts';

export interface LambdaDefinition {
  readonly name: string;
  readonly arn: string;
  /** The unpacked bundle. */
  readonly directory: string;
  /** `file.export`, such as `index.handler`. */
  readonly handler: string;
  readonly timeoutMs: number;
  readonly memoryMb: number;
  /** How many invocations may run at once; more of them wait. */
  readonly concurrency: number;
}

export interface LambdaOptions {
  /** The function's variables, the cloud's own, and the emulators' addresses. */
  readonly environment: Readonly<Record<string, string>>;
  /** stdout and stderr of the function are appended here. */
  readonly logFile: string;
  /** Where sandboxes wait, shared with other functions; by itself the function's own. */
  readonly idle?: IdleSandboxes;
}

export interface LambdaFunction {
  /** @throws LambdaError when the invocation fails; the next one gets a fresh sandbox if this one died. */
  invoke(event: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** Variables that the Lambda runtime sets itself. The SDK finds no configuration or credentials but these. */
const runtimeVariables = (definition: LambdaDefinition, region: string): Record<string, string> => ({
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  AWS_CONFIG_FILE: join(definition.directory, 'no-such-config'),
  AWS_SHARED_CREDENTIALS_FILE: join(definition.directory, 'no-such-credentials'),
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_LAMBDA_FUNCTION_NAME: definition.name,
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  LAMBDA_TASK_ROOT: definition.directory,
  _HANDLER: definition.handler,
  TZ: 'UTC',
  LANG: 'en_US.UTF-8',
  NODE_ENV: 'production',
});

/** The gateway waits no longer for an answer: a function that may take longer works for a queue or a schedule, and nobody waits for it. */
const longestAnswerMs = 29_000;

/**
 * Makes a function ready to be invoked; no thread is started yet. `region` is the one the SDK inside is told.
 * The bundle is an ES module named by the handler (`index.handler` -> `index.mjs`).
 */
export function startLambda(definition: LambdaDefinition, region: string, options: LambdaOptions): LambdaFunction {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile, { flags: 'a' });
  const [file, exportName] = definition.handler.split(/\.(?=[^.]+$)/);
  const setup = {
    isBackground: definition.timeoutMs > longestAnswerMs,
    moduleUrl: pathToFileURL(join(definition.directory, `${file}.mjs`)).href,
    exportName: exportName ?? 'handler',
    functionName: definition.name,
    functionArn: definition.arn,
    memoryMb: definition.memoryMb,
  };
  const environment = { ...runtimeVariables(definition, region), ...options.environment };

  const open = new Set<Sandbox>();
  const resting = options.idle ?? idleSandboxes();
  /** The one used last is used next, so that the others can be given back. */
  const idle: Sandbox[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;
  let closed = false;

  const take = (): Sandbox => {
    for (let sandbox = idle.pop(); sandbox; sandbox = idle.pop()) {
      resting.take(sandbox);
      if (sandbox.isAlive()) return sandbox;
      open.delete(sandbox);
    }
    const sandbox = openSandbox({ setup, environment, memoryMb: definition.memoryMb, log });
    open.add(sandbox);
    return sandbox;
  };

  const giveBack = (sandbox: Sandbox): void => {
    if (!sandbox.isAlive()) return void open.delete(sandbox);
    idle.push(sandbox);
    resting.rest(sandbox, () => {
      idle.splice(idle.indexOf(sandbox), 1);
      open.delete(sandbox);
      void sandbox.close();
    });
  };

  const running = new Set<Promise<unknown>>();

  return {
    invoke: async (event) => {
      if (busy >= definition.concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
      else busy += 1;
      try {
        if (closed) throw new Error(`${definition.name} is closed.`);
        const sandbox = take();
        const run = sandbox.run(event, definition.timeoutMs);
        running.add(run);
        try {
          return await run;
        } finally {
          running.delete(run);
          giveBack(sandbox);
        }
      } finally {
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
    close: async () => {
      closed = true;
      await Promise.all([...open].map((sandbox) => sandbox.close()));
      // What was cut off by that still writes its last line.
      await Promise.allSettled(running);
      await new Promise<void>((resolve) => log.end(resolve));
    },
  };
}
