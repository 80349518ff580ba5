/** Finds effects, crowds and animals in the action, paragraph by paragraph. */

import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import type { NamedNeed, ShootNeed } from '../../story/production/shoot.ts';
import type { Derived } from '../derive.ts';
import { animalWords, asVerb, crowdWords, effectWords, figurative, notThere, tempers } from '../lexicons/cost-words.ts';
import { isShown } from '../text/likeness.ts';
import { quoteAround, spread } from '../text/quote.ts';
import { sentencesOf } from '../text/words.ts';

/** `mayBeName`: a word of the list may also be somebody's name or stand in a place's; then it is not counted. */
const needs: readonly { readonly need: ShootNeed; readonly words: ReadonlySet<string>; readonly mayBeName: boolean }[] =
  [
    { need: 'effects', words: effectWords, mayBeName: true },
    { need: 'crowds', words: crowdWords, mayBeName: false },
    { need: 'animals', words: animalWords, mayBeName: true },
  ];
const paragraphsShown = 3;
/** What one paragraph alone names drives no cost. */
const fewestParagraphs = 2;

const absent = wholeWords(notThere);
const behindVerb = anyOf(asVerb);
const inTemper = anyOf(figurative);
const beforeTemper = anyOf(tempers);

/** True where a sentence has the word before the camera: seen, whole, and no verb or temper. */
function isBeforeCamera(text: string, word: string, names: ReadonlySet<string>): boolean {
  if (!isShown(text, word)) return false;
  return sentencesOf(text).some((sentence) => {
    const at = new RegExp(`(?:(?<before>[\\p{L}'’]+)[\\s]+)?\\b${word}\\b(?<behind>[^.!?]*)`, 'iu').exec(sentence);
    if (!at || absent.test(sentence)) return false;
    const { before = '', behind = '' } = at.groups ?? {};
    if (new RegExp(`^['’]?s? ?${behindVerb}\\b`, 'i').test(behind.trimStart())) return false;
    if (!/^explo/.test(word)) return true;
    const isTemper = new RegExp(`^${beforeTemper}$`, 'i').test(before) || names.has(before.toLowerCase());
    return !isTemper && !new RegExp(`^\\s*${inTemper}\\b`, 'i').test(behind);
  });
}

/** Needs that no two paragraphs name are left out. What is likened, heard, pictured, or only part of another thing's name, is not there. */
export const needsInAction = ({ actions, nameWords }: Pick<Derived, 'actions' | 'nameWords'>): NamedNeed[] =>
  needs.flatMap(({ need, words, mayBeName }) => {
    const found = new Map<string, number>();
    const hits = actions.flatMap((passage) => {
      const own = passage.words.filter(
        (word) =>
          words.has(word) && !(mayBeName && nameWords.has(word)) && isBeforeCamera(passage.text, word, nameWords),
      );
      for (const word of own) found.set(word, (found.get(word) ?? 0) + 1);
      const [first] = own;
      return first === undefined ? [] : [{ word: first, passage, position: passage.position }];
    });
    if (hits.length < fewestParagraphs) return [];
    const most = [...found].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return [
      {
        need,
        paragraphs: hits.length,
        words: most.map(([word, count]) => ({ word, count })),
        shown: spread(hits, paragraphsShown).map(({ word, passage }) => ({ word, cite: quoteAround(passage, word) })),
      },
    ];
  });
