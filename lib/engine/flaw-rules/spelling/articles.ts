/** Finds 'a' before a vowel's sound and 'an' before a consonant's. */

import { anyOf, wholeText, wholeWords } from '../../../screenplay/text/phrases.ts';
import { notNouns, saidWithConsonants, wordsBeforeArticles } from '../../lexicons/flaws/spelling-forms.ts';
import { englishWords } from '../../norms/english-words.ts';

const article = /(?<![\p{L}\p{N}'’.&/-])(an?) (\p{Ll}{3,})(?![\p{L}\p{N}'’/-])/gu;
/** Before an article that stands for itself: elsewhere 'an' may be half of 'and'. */
const beforeArticle = wholeWords(wordsBeforeArticles, { end: ' $' });
/** Before these it wants no other article but none. */
const noArticle = new Set(['only', 'another', 'each', 'every', 'any', 'all', 'our', 'its', 'and']);
const vowel = /^[aeiou]/;
/** 'uninvited' and 'unimportant' are said as they are written. */
const saidWithConsonant = new RegExp(`^(?!uni(?:n|m[^i]|d|ss))${anyOf(saidWithConsonants)}`);
const notNoun = wholeText(notNouns, { flags: '' });

/** The article that stands, the one that is meant, and the words as they stand. An h may be silent or not: it is left alone; 'an pulls' may be 'and pulls'. */
export function wrongArticles(text: string): { word: string; meant: string; phrase: string }[] {
  const { known } = englishWords();
  return [...text.matchAll(article)].flatMap(({ 0: phrase, 1: word = '', 2: next = '', index }) => {
    if (!known.has(next) || next.startsWith('h')) return [];
    const wantsAn = vowel.test(next) && !saidWithConsonant.test(next);
    if (word === 'a') return wantsAn && !noArticle.has(next) ? [{ word, meant: 'an', phrase }] : [];
    if (!beforeArticle.test(text.slice(0, index))) return [];
    const noun = !/(?:[^s]s|ed|ing|ly)$/.test(next) && !notNoun.test(next);
    return vowel.test(next) || !noun ? [] : [{ word, meant: 'a', phrase }];
  });
}
