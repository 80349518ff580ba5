/** Why nothing can be learned, as a sentence for the terminal. Refuses defects: those show their stack. */
export class TrainError extends Error {
  override readonly name = 'TrainError';
}
