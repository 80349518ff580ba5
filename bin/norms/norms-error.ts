/** Why norms can't be made of a folder, as a sentence for the terminal. Refuses defects: those show their stack. */
export class NormsError extends Error {
  override readonly name = 'NormsError';
}
