/** What a bench cannot do with what it was given, as a sentence for the terminal. Refuses defects: those show their stack. */
export class BenchError extends Error {
  override readonly name = 'BenchError';
}
