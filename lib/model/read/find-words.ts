/** Finds words in a text whatever their case, quotation marks, dashes and spaces. */

const plain = (char: string): string => {
  if (/[‘’ʼ´`]/.test(char)) return "'";
  if (/[“”„«»]/.test(char)) return '"';
  if (/[–—−]/.test(char)) return '-';
  return char.toLowerCase();
};

interface Plain {
  readonly text: string;
  /** Where each letter of `text` stands in the original. */
  readonly at: readonly number[];
}

function plainOf(text: string): Plain {
  let made = '';
  const at: number[] = [];
  const put = (chars: string, from: number): void => {
    made += chars;
    for (let i = 0; i < chars.length; i += 1) at.push(from);
  };
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (/\s/.test(char)) {
      if (made !== '' && !made.endsWith(' ')) put(' ', i);
    } else if (char === '…') put('...', i);
    else put(plain(char), i);
  }
  return { text: made, at };
}

/** Letters that stand in a text whatever its marks: where they do not, nothing needs to be looked for. */
const longestRun = (words: string): string =>
  (words.match(/[a-z]+/gi) ?? []).reduce((longest, run) => (run.length > longest.length ? run : longest), '');

/** Where `words` stand in `text`, as offsets of the original; null when they do not. Quotation marks around the words are not theirs. */
export function findWords(text: string, words: string): { from: number; to: number } | null {
  if (!text.toLowerCase().includes(longestRun(words).toLowerCase())) return null;
  const inside = plainOf(text);
  const asked = plainOf(words)
    .text.trim()
    .replace(/^["']+|["']+$/g, '');
  if (asked === '') return null;
  const start = inside.text.indexOf(asked);
  const from = inside.at[start];
  const last = inside.at[start + asked.length - 1];
  return start < 0 || from === undefined || last === undefined ? null : { from, to: last + 1 };
}
