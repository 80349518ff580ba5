/** How many words a reader finds in blocks, at any depth: titles, labels, notes, quotes and what is folded away. */

/** A word is a run without white space that holds a letter or a digit. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

/** Names of a block's fields that hold no words for a reader; `places` are links on words that stand in a cell. */
const unread = new Set(['kind', 'basis', 'severity', 'align', 'shape', 'id', 'source', 'target', 'places', 'cells']);
/** The places of a plot's points, of a network's nodes and of a matrix's marks (`cells`) are drawn, not read. */
const isPoint = (value: object): boolean => 'x' in value && 'y' in value && !('label' in value);

/** Where a link leads is not read; its words are. */
const isLink = (value: object): value is { text: string } => 'text' in value && 'page' in value && 'line' in value;

/** Words of every text in a value and its numbers, a number for one word. */
export function wordsWithin(value: unknown): number {
  if (typeof value === 'string') return wordsIn(value);
  if (typeof value === 'number') return 1;
  if (typeof value !== 'object' || value === null || isPoint(value)) return 0;
  if (isLink(value)) return wordsIn(value.text);
  return Object.entries(value).reduce((sum, [name, inner]) => sum + (unread.has(name) ? 0 : wordsWithin(inner)), 0);
}

/** The first of `items` that hold `most` words together, and one whatever its length; `readable` is what of an item is read. */
export function firstWithin<Item>(
  items: readonly Item[],
  most: number,
  readable: (item: Item) => unknown = (item) => item,
): Item[] {
  let words = 0;
  return items.filter((item, at) => {
    words += wordsWithin(readable(item));
    return at === 0 || words <= most;
  });
}
