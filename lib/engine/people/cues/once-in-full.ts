/** Tells which cue gives in full, once, the name of somebody whose cue is the surname: ROD TIDWELL between two speeches of the one to whom TIDWELL talks. */
import { mayBeName } from '../full-names.ts';

const inFull = /^(\p{L}[\p{L}'-]+) (\p{L}[\p{L}'-]{2,})$/u;
/** Said once or twice, and who bears the surname speaks so often. */
const bounds = { most: 2, often: 8 } as const;

/**
 * Maps the full name to the surname where no other cue bears either word and where it stands in the surname's turn: between two speeches of one other, with
 * the surname before or behind these. `order` are the ids as they speak. Own rule.
 */
export function namesOnceInFull(order: readonly string[]): ReadonlyMap<string, string> {
  const places = Map.groupBy(order.keys(), (at) => order[at] ?? '');
  const bearers = new Map<string, number>();
  for (const id of places.keys())
    for (const word of new Set(id.split(/[ .,&/]+/))) bearers.set(word, (bearers.get(word) ?? 0) + 1);
  return new Map(
    [...places].flatMap(([id, own]): [string, string][] => {
      const [, first = '', last = ''] = inFull.exec(id) ?? [];
      if (first === '' || own.length > bounds.most || (places.get(last)?.length ?? 0) < bounds.often) return [];
      if (bearers.get(first) !== 1 || bearers.get(last) !== 2 || !mayBeName(first) || !mayBeName(last)) return [];
      const inTurn = own.every((at) => {
        const [before, after] = [order[at - 1], order[at + 1]];
        return before !== undefined && before === after && (order[at - 2] === last || order[at + 2] === last);
      });
      return inTurn ? [[id, last]] : [];
    }),
  );
}
