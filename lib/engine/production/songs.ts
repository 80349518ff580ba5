/** Finds songs that the action names: a title between quotation marks beside a word of music. */
import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import { notSongs, playedOn, playing, songWords } from '../lexicons/shoot/song-words.ts';
import type { Passage } from '../text/passages.ts';
import { sentencesOf } from '../text/words.ts';

export interface Song {
  readonly word: string;
  readonly passage: Passage;
  readonly sentence: string;
  readonly position: number;
}

const ofMusic = wholeWords(songWords);
/** A title has capitals, and no stop or comma at its end. */
const title = /["“]([^"“”]{3,60})["”]/gu;
/** 'playing "X"', '"X" by Y', '"X" plays', of no picture, book or show. */
const played = new RegExp(`\\b${anyOf(playing)} ["“]|["”] (?:by \\p{Lu}|${anyOf(playedOn)})`, 'u');
const other = wholeWords(notSongs);
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
const isTitle = (text: string): boolean =>
  !/[.,?;:…]$/.test(text) &&
  text
    .split(/\s+/)
    .every((word, at) => /^[\p{Lu}\p{N}'’(&]/u.test(word) || (at > 0 && small.has(word.toLowerCase()))) &&
  /\p{Ll}/u.test(text);

/** Each title once a paragraph. A word sung or heard and not a title is none. */
export const songsIn = (actions: readonly Passage[]): Song[] =>
  actions.flatMap((passage) =>
    sentencesOf(passage.text).flatMap((sentence) =>
      (ofMusic.test(sentence) || played.test(sentence.replace(/\s+/g, ' '))) && !other.test(sentence)
        ? [
            ...new Set(
              [...sentence.matchAll(title)].map(([, name = '']) => name.replace(/\s+/g, ' ').trim()).filter(isTitle),
            ),
          ].map((word) => ({
            word: `“${word}”`,
            passage,
            sentence,
            position: passage.position,
          }))
        : [],
    ),
  );
