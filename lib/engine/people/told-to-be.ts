/** Finds the parts of whom the page says outright who they are: 'the Lieutenant is actually Samantha Strata'. */
import { anyOf } from '../../screenplay/text/phrases.ts';
import { isIndeed } from '../lexicons/introduction-words.ts';

const told = new RegExp(
  `\\b[Tt]he ([\\p{L}' -]{3,30}?) is ${anyOf(isIndeed)} (\\p{Lu}[\\p{L}'-]+)(?: (\\p{Lu}[\\p{L}'-]+))?`,
  'gu',
);

/** Maps such a cue to the cue of that name. `ids` are all that speak; a name counts by its first word, its last or both. */
export function toldToBe(ids: ReadonlySet<string>, texts: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const [, part = '', first = '', last = ''] of text.matchAll(told)) {
      const id = part.toUpperCase();
      const name = [`${first} ${last}`.trim(), first, last].map((one) => one.toUpperCase()).find((one) => ids.has(one));
      if (ids.has(id) && name !== undefined && name !== id) found.set(id, name);
    }
  return found;
}
