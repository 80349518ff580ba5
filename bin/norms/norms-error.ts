/** Why norms can't be made of a folder, as a sentence for the terminal. A defect is none: it shows its stack. */
export class NormsError extends Error {
  override readonly name = 'NormsError';
}
