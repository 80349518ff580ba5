/** Finds 'a' before a vowel's sound and 'an' before a consonant's. Refuses letters, numbers and what is not sure to be a word. */
import { englishWords } from '../../norms/english-words.ts';

const article = /(?<![\p{L}\p{N}'’.&/-])(an?) (\p{Ll}{3,})(?![\p{L}\p{N}'’/-])/gu;
/** Before an article that stands for itself: elsewhere 'an' may be half of 'and'. */
const beforeArticle =
  /\b(?:in|with|of|like|at|is|was|by|for|from|into|as|through|behind|under|over|makes?|keeps?|has|sees|takes|gives|finds) $/i;
const vowel = /^[aeiou]/;
/** Written with a vowel and said with a consonant: a unit, a user, a European, a one-way street. */
const saidWithConsonant =
  /^(?:uni(?!n|m[^i]|d|ss)|unan|us[aeu]|usur|uti|uto|ut[ei]|eu|ewe|one|once|ura|uri|uro|ure|ubi|oui|ouij)/;

/** The article that stands, the one that is meant, and the words as they stand. An h may be silent or not: it is left alone; 'an pulls' may be 'and pulls'. */
export function wrongArticles(text: string): { word: string; meant: string; phrase: string }[] {
  const { known } = englishWords();
  return [...text.matchAll(article)].flatMap(({ 0: phrase, 1: word = '', 2: next = '', index }) => {
    if (!known.has(next) || next.startsWith('h')) return [];
    const wantsAn = vowel.test(next) && !saidWithConsonant.test(next);
    if (word === 'a') return wantsAn && next !== 'only' ? [{ word, meant: 'an', phrase }] : [];
    if (!beforeArticle.test(text.slice(0, index))) return [];
    const noun =
      !/(?:[^s]s|ed|ing|ly)$/.test(next) &&
      !/^(?:the|then|they|their|them|his|her|this|that|not|you|there)$/.test(next);
    return vowel.test(next) || !noun ? [] : [{ word, meant: 'a', phrase }];
  });
}
