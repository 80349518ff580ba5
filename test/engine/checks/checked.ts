/** One check of a script written in a test, with the words of the places that it shows. */
import { countChecks } from '../../../lib/engine/checks/count-checks.ts';
import type { Derived } from '../../../lib/engine/derive.ts';
import type { Checks } from '../../../lib/story/checks.ts';
import { derivedOf } from '../people/parts-of.ts';

/** `over` replaces what was counted of the script. */
export async function checked<Id extends keyof Checks>(
  id: Id,
  fountain: string,
  over: Partial<Derived> = {},
): Promise<Omit<Checks[Id], 'cites'> & { quotes: string[] }> {
  const derived = { ...(await derivedOf(fountain)), ...over };
  const { cites, ...rest } = countChecks({ derived })[id];
  return { ...rest, quotes: cites.map(({ quote }) => quote) };
}
