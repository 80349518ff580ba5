/** Gives names the casing the script itself uses in running text. Does not invent one: unseen words are capitalised plainly. */

const small = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
/** Small in names unless the running text writes them large: 'Col de Bramefarine', but 'De Niro' where it stands so. */
const particles = new Set(['DE', 'DU', 'DES', 'VON', 'VAN', 'DER']);
const initials = new Set([
  'AI',
  'TV',
  'UK',
  'US',
  'EU',
  'DJ',
  'MC',
  'PA',
  'FBI',
  'CIA',
  'NSA',
  'CEO',
  'EVA',
  'UFO',
  'VIP',
  'DNA',
  'SUV',
  'USA',
  'NYPD',
  'LAPD',
  'NASA',
]);

/** 'McCALL', as where a name is shown first. */
const capitalsBehindPrefix = /^(\p{Lu}\p{Ll}+\p{Lu})(\p{Lu}+)$/u;

/** 'STREET II'. */
const roman = /^(?:I{2,3}|IV|VII|VIII|IX)$/;

/** 'MCCORMACK', where the running text has it in capitals alone: of 60 such words of produced scripts all are names with Mc. */
const scottish = /^(MC)(\p{Lu}{3,})$/u;

/** Turns 'CAPTAIN LE GUIN' into 'Captain Le Guin' and 'EMBER ONE AI' into 'Ember One AI'. */
export type DisplayName = (name: string) => string;

/** Learns casing from running text (action and dialogue): the commonest mixed form of each word, for 'McCabe' or 'DeLuca'. */
export function displayNamesOf(texts: readonly string[]): DisplayName {
  const forms = new Map<string, Map<string, number>>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/\p{Lu}[\p{L}\p{N}]*\p{Ll}[\p{L}\p{N}]*/gu)) {
      const counts = forms.get(word.toUpperCase()) ?? new Map<string, number>();
      forms.set(word.toUpperCase(), counts.set(word, (counts.get(word) ?? 0) + 1));
    }
  }
  const formOf = (word: string): string => {
    const seen = [...(forms.get(word) ?? [])].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
    if (seen !== undefined)
      return seen.replace(capitalsBehindPrefix, (_, first, rest: string) => first + rest.toLowerCase());
    if (initials.has(word) || roman.test(word) || (word.length <= 3 && !/[AEIOUYÀ-Ý]/u.test(word) && !titles.has(word)))
      return word;
    const [, prefix = '', rest = word] = scottish.exec(word) ?? [];
    return `${prefix === '' ? '' : 'Mc'}${rest.charAt(0)}${rest.slice(1).toLowerCase()}`;
  };
  return (name) => {
    if (name !== name.toUpperCase()) return name;
    return name.replace(/[\p{L}\p{N}]+/gu, (word, offset: number) => {
      const lower = word.toLowerCase();
      const tail = word.length <= 2 && /['’]/.test(name.charAt(offset - 1)) && /\p{L}/u.test(name.charAt(offset - 2));
      const particle = offset > 0 && particles.has(word) && !forms.has(word);
      if (tail || /^\d/.test(word) || particle || (offset > 0 && small.has(lower))) return lower;
      return word.length === 1 ? word : formOf(word);
    });
  };
}

const titles = new Set(['MR', 'MRS', 'MS', 'DR', 'ST', 'JR', 'SR', 'LT', 'SGT', 'PVT', 'CPL']);
