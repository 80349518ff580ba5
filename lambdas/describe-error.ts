/** What a log line may say of an error. Refuses messages that may quote a script, a body or a token. */
import * as z from 'zod';
import { AppError } from '../lib/contract/errors.ts';

const awsFault = z.object({
  $fault: z.string(),
  $metadata: z.object({ httpStatusCode: z.number().optional(), requestId: z.string().optional() }),
});

/**
 * Its name, code, place in our code and causes. The message is kept only for AppError, whose
 * messages hold no user data by contract; a parser's or a provider's message may quote what it was given.
 */
export const describeError = (error: unknown, depth = 0): Readonly<Record<string, unknown>> => {
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
