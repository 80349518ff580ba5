/** Why mutants can't be judged, as a sentence for the terminal. Thrown for wrong arguments and for tests that do not pass on unchanged code. */
export class MutantsError extends Error {
  override readonly name = 'MutantsError';
}
