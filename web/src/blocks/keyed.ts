/** Keys for lists whose entries have no id of their own: the entry's words, numbered where the same words come twice. */

export interface Keyed<T> {
  readonly key: string;
  readonly item: T;
}

export function keyed<T>(items: readonly T[], wordsOf: (item: T) => string): Keyed<T>[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const words = wordsOf(item);
    const times = (seen.get(words) ?? 0) + 1;
    seen.set(words, times);
    return { key: times === 1 ? words : `${words} (${times})`, item };
  });
}
