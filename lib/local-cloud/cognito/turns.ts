/** Lets works of one key pass one at a time, in the order in which they came; different keys don't wait for each other. */

/** Makes the gate. A failed work doesn't stop those behind it. */
export function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    // A failure of the one before is its own caller's to see.
    const mine = before.catch(() => undefined).then(work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
