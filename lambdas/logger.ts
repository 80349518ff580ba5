/** Structured log lines on stdout: ids, counts, durations and codes. Refuses error messages that may quote a script, a body or a token. */
import * as z from 'zod';
import { AppError } from '../lib/contract/errors.ts';

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Level = 'info' | 'warn' | 'error';

const write = (level: Level, event: string, fields: Readonly<Record<string, unknown>>): void => {
  process.stdout.write(`${JSON.stringify({ level, event, at: new Date().toISOString(), ...fields })}\n`);
};

const awsFault = z.object({
  $fault: z.string(),
  $metadata: z.object({ httpStatusCode: z.number().optional(), requestId: z.string().optional() }),
});

/**
 * What may be told about an error: its name, code, place in our code and causes. The message is kept only for AppError, whose
 * messages hold no user data by contract; a parser's or a provider's message may quote what it was given.
 */
const describeError = (error: unknown, depth = 0): Readonly<Record<string, unknown>> => {
  if (!(error instanceof Error)) return { name: typeof error };
  const fault = awsFault.safeParse(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    name: error.name,
    code,
    message: error instanceof AppError ? error.message : undefined,
    http_status: fault.data?.$metadata.httpStatusCode,
    aws_request_id: fault.data?.$metadata.requestId,
    issues:
      error instanceof z.ZodError ? error.issues.map((i) => `${i.path.join('.')}: ${i.code}`).slice(0, 10) : undefined,
    frames: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6)
      .map((line) => line.trim()),
    cause: error.cause === undefined || depth > 3 ? undefined : describeError(error.cause, depth + 1),
  };
};

export const logger = {
  info: (event: string, fields: LogFields = {}): void => write('info', event, fields),
  warn: (event: string, fields: LogFields = {}): void => write('warn', event, fields),
  error: (event: string, error: unknown, fields: LogFields = {}): void =>
    write('error', event, { ...fields, error: error === undefined ? undefined : describeError(error) }),
};
/** What use-cases are given: the tests pass one that keeps its lines. */
export type Logger = typeof logger;
