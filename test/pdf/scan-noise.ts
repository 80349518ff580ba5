/** Prints a script as a scanner and its text recognition give it back: wrong letters, torn words, edges that wander, lines at a slant. Refuses to lose a line. */
import type { PlacedText } from './write-pdf.ts';

/** What recognition takes letters for, by the shape of typewriter faces. */
const confusions: Readonly<Record<string, readonly string[]>> = {
  I: ['l', '1', '|', '!'],
  l: ['1', 'I', '|'],
  '1': ['l', 'I'],
  O: ['0', 'Q'],
  o: ['0', 'c'],
  '0': ['O'],
  S: ['5', '$'],
  B: ['8'],
  G: ['C', '6'],
  E: ['F', 'B'],
  e: ['c', 'o'],
  a: ['o', 'n'],
  m: ['rn'],
  n: ['u', 'ri'],
  h: ['b', 'li'],
  c: ['e'],
  t: ['f', 'l'],
  '.': [',', ' .', ''],
  ',': ['.'],
  ':': [';', '.'],
  '-': ['—', '~', ''],
  "'": ['’', '`', '"', ''],
  '(': ['{', '['],
  ')': ['}', ']', ''],
};

/** Shares of letters taken for others, and of words torn or run together; the spread of left edges in points. */
export interface ScanNoise {
  readonly letters: number;
  readonly words: number;
  readonly spread: number;
}

export function scanNoise(
  texts: readonly PlacedText[],
  { letters, words, spread }: ScanNoise,
  random: () => number,
): PlacedText[] {
  const shift = (random() - 0.5) * 3 * spread;
  return texts.map((line) => ({
    ...line,
    x: line.x + shift + (random() - 0.5) * spread,
    text: noisy(line.text, letters, words, random),
  }));
}

function noisy(text: string, letters: number, words: number, random: () => number): string {
  const characters = [...text].map((character, index) => {
    if (character === ' ') return random() < words / 2 ? '' : ' ';
    const torn = index > 0 && index < text.length - 1 && random() < words / 8 ? ' ' : '';
    const taken = random() < letters ? confusions[character] : undefined;
    return torn + (taken?.[Math.floor(random() * taken.length)] ?? character);
  });
  return characters.join('').trim() || text;
}
