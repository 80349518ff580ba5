/** How strongly a script's words show each subject of the film table, counted once a script. */
import type { Derived } from '../derive.ts';
import { tellingWords } from '../learned/telling-words.ts';
import { filmTable } from './film-table.ts';
import { strengthsBy, type TagStrength } from './tag-strengths.ts';
import { namesOnly } from './tag-words.ts';

let strengthsOf: ReturnType<typeof strengthsBy> | null = null;
const known = new WeakMap<Derived, TagStrength[]>();

export function ownStrengths(derived: Derived): TagStrength[] {
  const before = known.get(derived);
  if (before) return before;
  strengthsOf ??= strengthsBy(filmTable().tags);
  const telling = tellingWords(derived.passages);
  const found = strengthsOf(derived.passages, derived.pages, namesOnly(derived.characters, telling));
  known.set(derived, found);
  return found;
}
