/** Finds songs that the action names: a title between quotation marks beside a word of music. */
import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import { notSongs, playedOn, playing, songWords } from '../lexicons/shoot/song-words.ts';
import type { Passage } from '../text/passages.ts';
import { sentencesOf } from '../text/words.ts';

export interface Song {
  readonly word: string;
  readonly passage: Passage;
  readonly sentence: string;
}

const ofMusic = wholeWords(songWords);
/** Words between quotation marks; a title has capitals. */
const title = /["“]([^"“”]{3,60})["”]/gu;
/** 'playing "X"', '"X" by Y', '"X" plays', of no picture, book or show. */
const played = new RegExp(`\\b${anyOf(playing)} ["“]|["”] (?:by \\p{Lu}|${anyOf(playedOn)})`, 'u');
const other = wholeWords(notSongs);
/** A sentence that is a title and no more than the name of who plays it: '"Blue Harbour."', 'the Quays’ "Blue Harbour"'. */
const alone = /^["“]|[’']s? ["“][^"”]+["”]/u;
const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  "'n'",
]);
/** A stop or comma of the sentence is no part of a title: "Blue Harbour." */
export const titleOf = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(/[.,]$/, '');
export const isTitle = (text: string): boolean =>
  !/[.,?;:…!–—-]$/.test(text) &&
  text.split(/\s+/).every((word, at) => /^[\p{Lu}\p{N}'’(&]/u.test(word) || (at > 0 && small.has(word.toLowerCase())));

/** Each title once a paragraph. A word sung or heard and not a title is none; a title in capitals has music in its own sentence, another in one beside it. */
export const songsIn = (actions: readonly Passage[]): Song[] =>
  actions.flatMap((passage) => {
    const sentences = sentencesOf(passage.text);
    return sentences.flatMap((sentence, at) => {
      if (!/["“]/.test(sentence) || other.test(sentence)) return [];
      const here = ofMusic.test(sentence) || played.test(sentence.replace(/\s+/g, ' '));
      if (!here && ![sentences[at - 1], sentences[at + 1]].some((beside) => beside && ofMusic.test(beside))) return [];
      const titles = [...sentence.matchAll(title)]
        .map(([, name = '']) => titleOf(name))
        .filter((name) => isTitle(name) && (here || (/\p{Ll}/u.test(name) && alone.test(sentence))));
      return [...new Set(titles)].map((word) => ({ word: `“${word}”`, passage, sentence }));
    });
  });
