/** Gives names the casing the script itself uses in running text. Refuses to invent one: unseen words are capitalised plainly. */

const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'de',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'van',
  'von',
  'with',
]);

/** Turns 'CAPTAIN LE GUIN' into 'Captain Le Guin' and 'EMBER ONE AI' into 'Ember One AI'. */
export type DisplayName = (name: string) => string;

/** Learns casing from `texts` (action and dialogue, not headings): the commonest form of each word that is not all small letters. */
export function displayNamesOf(texts: readonly string[]): DisplayName {
  const forms = new Map<string, Map<string, number>>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/\p{Lu}[\p{L}\p{N}]*/gu)) {
      const counts = forms.get(word.toUpperCase()) ?? new Map<string, number>();
      counts.set(word, (counts.get(word) ?? 0) + 1);
      forms.set(word.toUpperCase(), counts);
    }
  }
  const formOf = (word: string): string => {
    const counts = forms.get(word.toUpperCase());
    const plain = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    if (!counts) return word.length <= 3 && !/[AEIOUY]/i.test(word) ? word.toUpperCase() : plain;
    const mixed = [...counts].filter(([form]) => form !== form.toUpperCase() || form.length === 1);
    const best = (mixed.length > 0 ? mixed : []).sort((a, b) => b[1] - a[1])[0]?.[0];
    return best ?? (word.length <= 3 ? word.toUpperCase() : plain);
  };
  return (name) => {
    if (name !== name.toUpperCase()) return name;
    let first = true;
    return name.replace(/[\p{L}\p{N}]+/gu, (word, offset: number) => {
      const lower = word.toLowerCase();
      const isFirst = first;
      first = false;
      const tail = /['’]/.test(name.charAt(offset - 1)) && offset > 1 && word.length <= 2;
      if (tail || (!isFirst && small.has(lower) && !hasCapitalForm(forms, word))) return lower;
      return /^\d/.test(word) ? lower : formOf(word);
    });
  };
}

function hasCapitalForm(forms: ReadonlyMap<string, ReadonlyMap<string, number>>, word: string): boolean {
  const plain = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return (
    ['LE', 'DE', 'VAN', 'VON'].includes(word.toUpperCase()) && (forms.get(word.toUpperCase())?.has(plain) ?? false)
  );
}
