/** What a bench cannot do with what it was given, as a sentence for the terminal. A defect is none: it shows its stack. */
export class BenchError extends Error {
  override readonly name = 'BenchError';
}
