/** Finds effects, crowds and animals in the action, paragraph by paragraph. */
import type { NamedNeed, ShootNeed } from '../../story/production/shoot.ts';
import type { Derived } from '../derive.ts';
import { animalWords, crowdWords, effectWords } from '../lexicons/cost-words.ts';
import { isShown } from '../text/likeness.ts';
import { quoteAround, spread } from '../text/quote.ts';

/** `mayBeName`: a word of the list may also be somebody's name or stand in a place's; then it is not counted. */
const needs: readonly { readonly need: ShootNeed; readonly words: ReadonlySet<string>; readonly mayBeName: boolean }[] =
  [
    { need: 'effects', words: effectWords, mayBeName: true },
    { need: 'crowds', words: crowdWords, mayBeName: false },
    { need: 'animals', words: animalWords, mayBeName: true },
  ];
const paragraphsShown = 3;

/** Needs that no paragraph names are left out. What is likened, or only part of another thing's name, is not there. */
export const needsInAction = ({ actions, nameWords }: Pick<Derived, 'actions' | 'nameWords'>): NamedNeed[] =>
  needs.flatMap(({ need, words, mayBeName }) => {
    const found = new Map<string, number>();
    const hits = actions.flatMap((passage) => {
      const own = passage.words.filter(
        (word) => words.has(word) && !(mayBeName && nameWords.has(word)) && isShown(passage.text, word),
      );
      for (const word of own) found.set(word, (found.get(word) ?? 0) + 1);
      const [first] = own;
      return first === undefined ? [] : [{ word: first, passage, position: passage.position }];
    });
    if (hits.length === 0) return [];
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
