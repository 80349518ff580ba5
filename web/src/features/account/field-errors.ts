/** Turns a refused form into one sentence a field, and leads to it. The sentences are the contract's own. */
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

/** Takes the keyboard to the first field of `form` that is named: to a wrong one, or back from a button that was disabled while it waited. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const found = [...form.elements].find((field) => names.includes(field.getAttribute('name') ?? ''));
  if (found instanceof HTMLElement) found.focus();
}
