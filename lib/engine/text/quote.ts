/** Makes evidence: an exact, short quote of the script with its place. Never trims inside a word or joins two passages. */
import { placeOfText } from '../../screenplay/scenes/page-turns.ts';
import type { Cite } from '../../story/cite.ts';
import type { Passage } from './passages.ts';
import { sentencesOf, wordsOf } from './words.ts';

/** Longest quote in characters: about three printed lines of action. */
export const quoteLength = 180;
/** A quote goes on to the next sentence while it stays below this. */
const comfortable = 110;

/** The passage's first words, up to whole sentences if they fit, as evidence. */
export const quoteOf = (passage: Passage): Cite => citeOf(passage, opening(passage.text));

/** The passage's last words, from whole sentences if they fit, as evidence. */
export const quoteEnd = (passage: Passage): Cite => citeOf(passage, closing(passage.text));

/** The sentence of the passage that holds one of `words` (small letters), or its opening when none does. */
export function quoteAround(passage: Passage, ...words: readonly string[]): Cite {
  const holds = (text: string): boolean => wordsOf(text).some((word) => words.includes(word));
  const sentence = sentencesOf(passage.text).find(holds);
  if (sentence === undefined) return quoteOf(passage);
  if (sentence.length <= quoteLength) return citeOf(passage, sentence);
  const clauses = sentence.split(/(?<=[,;:—–])\s+/);
  const clause = clauses.find(holds) ?? sentence;
  return citeOf(passage, clipped(clause.length < 30 ? sentence.slice(sentence.indexOf(clause)) : clause));
}

/** The first sentence of the passage that shows what is meant, or its opening when none does by itself. */
export function quoteWhere(passage: Passage, shows: (sentence: string) => boolean): Cite {
  const sentence = sentencesOf(passage.text).find(shows);
  return sentence === undefined ? quoteOf(passage) : citeOf(passage, clipped(sentence));
}

/** The sentence, cut so that `name` stands in it: from the clause that holds it where its beginning is too long to. */
export function quoteNaming(passage: Passage, sentence: string, name: string): Cite {
  const whole = clipped(sentence);
  const at = sentence.indexOf(name);
  if (!passage.text.includes(sentence)) return quoteWhere(passage, (one) => one === sentence);
  if (at < 0 || whole.includes(name)) return citeOf(passage, whole);
  const clause = [...sentence.slice(0, at).matchAll(/[,;:—–] /g)].at(-1);
  return citeOf(passage, clipped(sentence.slice(clause ? clause.index + clause[0].length : at)));
}

/** The first sentence of any of the passages that shows what is meant, or the opening of the first of them. */
export function quoteAmong(passages: readonly [Passage, ...Passage[]], shows: (sentence: string) => boolean): Cite {
  const passage = passages.find(({ text }) => sentencesOf(text).some(shows));
  return quoteWhere(passage ?? passages[0], shows);
}

/** The passage's sentence that scores highest (the first of equals); one of fewer than three words brings the next with it. */
export function quoteBest(passage: Passage, score: (words: readonly string[], sentence: string) => number): Cite {
  const sentences = sentencesOf(passage.text).map((text) => ({ text, words: wordsOf(text) }));
  const worth = ({ text, words }: (typeof sentences)[number]): number =>
    score(words, text) - (words.length >= 3 ? 0 : 0.5);
  const best = sentences.reduce<(typeof sentences)[number] | null>(
    (top, sentence) => (top && worth(top) >= worth(sentence) ? top : sentence),
    null,
  );
  if (!best) return quoteOf(passage);
  const rest = passage.text.slice(passage.text.indexOf(best.text));
  return citeOf(passage, best.words.length >= 3 ? clipped(best.text) : opening(rest));
}

/** A piece of the passage's text that the caller found in it, cut to length. Throws when it is not verbatim there. */
export function quoteExactly(passage: Passage, text: string): Cite {
  if (!passage.text.includes(text)) throw new RangeError('A quote must stand verbatim in its passage');
  return citeOf(passage, clipped(text));
}

/** A piece of the passage's text as it was chosen there, however long. Throws when it is not verbatim there. */
export function quoteWhole(passage: Passage, text: string): Cite {
  if (!passage.text.includes(text)) throw new RangeError('A quote must stand verbatim in its passage');
  return citeOf(passage, text);
}

function citeOf(passage: Passage, quote: string): Cite {
  const { scene, piece, at, turns, text } = passage;
  // In a paragraph that runs over a page end, what stands after it is cited by the page that it is on.
  return { scene, from: piece, to: piece, ...placeOfText(at, turns ?? undefined, text.indexOf(quote)), quote };
}

/** As many whole sentences as are comfortable to read; failing that, the first words of the first one. */
function opening(text: string): string {
  const [first = text.trim(), ...rest] = sentencesOf(text);
  const start = text.indexOf(first);
  let end = start + first.length;
  for (const sentence of rest) {
    const next = text.indexOf(sentence, end) + sentence.length;
    if (next - start > comfortable || text.slice(end, next).includes('\n')) break;
    end = next;
  }
  return clipped(text.slice(start, end));
}

/** The same from the end; of a last sentence that is too long its last clauses. */
function closing(text: string): string {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? text.trim();
  let start = text.lastIndexOf(last);
  const end = start + last.length;
  for (const sentence of sentences.slice(0, -1).toReversed()) {
    const from = text.lastIndexOf(sentence, start);
    if (from < 0 || end - from > comfortable || text.slice(from, end).includes('\n')) break;
    start = from;
  }
  const whole = text.slice(start, end);
  if (whole.length <= quoteLength) return whole;
  const tail = whole.slice(-quoteLength);
  const at = /[,;:—–] |\n/.exec(tail) ?? / /.exec(tail);
  return tail.slice(at ? at.index + at[0].length : 0);
}

/** The first `quoteLength` characters, back to the end of a clause if one is near, else of a word. 'a large, bright ship' is not cut at its comma. */
function clipped(text: string): string {
  if (text.length <= quoteLength) return text;
  const cut = text.slice(0, quoteLength + 1);
  const marks = [...cut.matchAll(/[,;:—–] /g)].map(({ index }) => index);
  const clause = marks.findLast((at, index) => wordsOf(cut.slice(marks[index - 1] ?? 0, at)).length >= 3) ?? 0;
  const end = clause > quoteLength / 3 ? clause : cut.lastIndexOf(' ');
  return text.slice(0, end > 0 ? end : quoteLength).replace(/[\s,;:–—-]+$/, '');
}

/** Up to `count` of the items, each once, spread over the script: the one nearest to each of `count` evenly laid positions. */
export function spread<T extends { readonly position: number }>(given: readonly T[], count: number): T[] {
  const items = [...new Set(given)];
  if (items.length <= count) return items;
  const chosen = new Set<T>();
  for (let slot = 0; slot < count; slot += 1) {
    const target = (slot + 0.5) / count;
    const free = items.filter((item) => !chosen.has(item));
    chosen.add(
      free.reduce((best, item) => (Math.abs(item.position - target) < Math.abs(best.position - target) ? item : best)),
    );
  }
  return items.filter((item) => chosen.has(item));
}
