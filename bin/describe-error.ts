/** What went wrong, for a terminal: the error's own sentence and those of its causes, without stacks. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\n  ${describeError(error.cause)}` : '';
  return `${error.message}${cause}`;
}
