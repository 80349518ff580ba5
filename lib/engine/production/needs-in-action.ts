/** Finds crowds, effects, vehicles, animals and water in the action, paragraph by paragraph. */
import type { NamedNeed, ShootNeed } from '../../story/shoot.ts';
import type { Derived } from '../derive.ts';
import { animalWords, crowdWords, effectWords, vehicleWords, waterWords } from '../norms/cost-words.ts';
import { isShown } from '../text/likeness.ts';
import { quoteAround } from '../text/quote.ts';

/** `mayBeName`: a word of the list may also be somebody's name or stand in a place's; then it is not counted. */
const needs: readonly { readonly need: ShootNeed; readonly words: ReadonlySet<string>; readonly mayBeName: boolean }[] =
  [
    { need: 'crowds', words: crowdWords, mayBeName: false },
    { need: 'effects', words: effectWords, mayBeName: true },
    { need: 'vehicles', words: vehicleWords, mayBeName: false },
    { need: 'animals', words: animalWords, mayBeName: true },
    { need: 'water', words: waterWords, mayBeName: false },
  ];

/** Needs that no paragraph names are left out. What is likened, or only part of another thing's name, is not there. */
export const needsInAction = ({ actions, nameWords }: Pick<Derived, 'actions' | 'nameWords'>): NamedNeed[] =>
  needs.flatMap(({ need, words, mayBeName }) => {
    const found = new Map<string, number>();
    const paragraphs = actions.flatMap((passage) => {
      const own = passage.words.filter(
        (word) => words.has(word) && !(mayBeName && nameWords.has(word)) && isShown(passage.text, word),
      );
      for (const word of own) found.set(word, (found.get(word) ?? 0) + 1);
      if (own.length === 0) return [];
      return [{ words: own, page: passage.at.page, position: passage.position, cite: quoteAround(passage, ...own) }];
    });
    if (paragraphs.length === 0) return [];
    const most = [...found].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return [{ need, words: most.map(([word, count]) => ({ word, count })), paragraphs }];
  });
