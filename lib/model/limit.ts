/** Runs work side by side, but never more than so many at once. */

/** Results in the order of `items`; the first failure rejects, as Promise.all does. */
export async function mapLimited<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const entries = items.entries();
  const runner = async (): Promise<void> => {
    for (const [at, item] of entries) results[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, runner));
  return results;
}
