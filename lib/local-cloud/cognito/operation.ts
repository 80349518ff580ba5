/** The form of one operation of the protocol: who may call it, what it takes, what it does. */
import type * as z from 'zod';
import { CognitoError } from './cognito-error.ts';
import type { CognitoContext } from './context.ts';

export interface Operation {
  /** Whether AWS wants the request signed; the others are open to any browser. */
  readonly signed: boolean;
  run(context: CognitoContext, body: unknown): Promise<object>;
}

/** Joins a schema and its work. Input that doesn't fit is an InvalidParameterException; members it doesn't name are ignored. */
export function operation<S extends z.ZodType>(
  access: 'open' | 'signed',
  schema: S,
  work: (context: CognitoContext, input: z.infer<S>) => object | Promise<object>,
): Operation {
  return {
    signed: access === 'signed',
    run: async (context, body) => {
      const input = schema.safeParse(body);
      if (!input.success) throw invalid(input.error);
      return work(context, input.data);
    },
  };
}

function invalid(error: z.ZodError): CognitoError {
  const where = error.issues[0]?.path.join('.') || 'the request';
  return new CognitoError('InvalidParameterException', `1 validation error detected: ${where} is missing or not valid`);
}
