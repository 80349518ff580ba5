/** Turns a refused form into one sentence a field. The sentences are the contract's own. */
import type * as z from 'zod';

/** Field name -> the first thing wrong with it; empty when the form is fine. */
export function fieldErrors(result: z.ZodSafeParseResult<unknown>): Readonly<Record<string, string>> {
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= issue.message;
  }
  return errors;
}
