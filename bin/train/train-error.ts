/** Why nothing can be learned, as a sentence for the terminal. A defect is none: it shows its stack. */
export class TrainError extends Error {
  override readonly name = 'TrainError';
}
