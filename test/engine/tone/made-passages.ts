/** Passages made of texts, one a page, evenly over a script: for counts that look at nothing else. */
import type { Passage, PassageKind } from '../../../lib/engine/text/passages.ts';
import { wordsOf } from '../../../lib/engine/text/words.ts';

/** Action, where no other kind is named. */
export const madePassages = (texts: readonly (string | readonly [PassageKind, string])[]): Passage[] =>
  texts.map((one, at) => {
    const [kind, text] = typeof one === 'string' ? (['action', one] as const) : one;
    return {
      order: at,
      kind,
      scene: at + 1,
      piece: 1,
      at: { page: at + 1, line: 1 },
      position: texts.length > 1 ? at / (texts.length - 1) : 0,
      text,
      turns: null,
      words: wordsOf(text),
      speech: null,
      cue: null,
      dual: false,
    };
  });

/** A text of so many words, with the given ones at its beginning. */
export const textOfWords = (count: number, ...words: readonly string[]): string =>
  [...words, ...new Array(count - words.length).fill('so')].join(' ');
