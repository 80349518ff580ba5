/** The numbers that a writer looks at first in a new draft: length, scenes, talk. Counted alike in both. */
import type { ComparedFact } from '../../contract/comparison.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import { wordsOf } from '../text/words.ts';
import type { DraftScene } from './draft-scene.ts';

const spokenWords = ({ scenes }: Screenplay): number =>
  scenes
    .flatMap(({ elements }) => elements)
    .flatMap((element) => (element.kind === 'speech' ? element.parts : []))
    .filter(({ kind }) => kind !== 'parenthetical')
    .reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** A draft as it is counted here; `parts` is its number of speaking parts. */
export interface CountedDraft {
  readonly screenplay: Screenplay;
  readonly scenes: readonly DraftScene[];
  readonly parts: number;
}

export function compareFacts(older: CountedDraft, newer: CountedDraft): ComparedFact[] {
  const fact = (name: string, unit: ComparedFact['unit'], count: (draft: CountedDraft) => number): ComparedFact => ({
    name,
    unit,
    older: count(older),
    newer: count(newer),
  });
  const withHeading = ({ scenes }: CountedDraft) => scenes.filter(({ shown }) => shown.ordinal !== null);
  const words = ({ scenes }: CountedDraft): number => scenes.reduce((sum, scene) => sum + scene.words.length, 0);
  const lengths = (draft: CountedDraft): number[] => withHeading(draft).map(({ shown }) => shown.pages);
  return [
    fact('Length', 'pages', ({ screenplay }) => screenplay.pageCount),
    fact('Scenes', 'scenes', (draft) => withHeading(draft).length),
    fact('Speaking parts', 'parts', ({ parts }) => parts),
    fact('Words seen and said', 'words', words),
    fact('Spoken share of the words', 'share', (draft) =>
      Number((spokenWords(draft.screenplay) / Math.max(1, words(draft))).toFixed(3)),
    ),
    fact('Median scene', 'pages', (draft) => median(lengths(draft))),
    fact('Longest scene', 'pages', (draft) => Math.max(0, ...lengths(draft))),
  ];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
