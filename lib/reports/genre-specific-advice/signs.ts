/** Finds the signs a genre is known by, in reading order: words, rules, deadlines, quick replies, set pieces. Refuses likenesses and names. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../../engine/derive.ts';
import { clockPattern, forceWords, ruleWords } from '../../engine/norms/convention-words.ts';
import { genreTurns } from '../../engine/norms/genre-turns.ts';
import type { ProducedGenre } from '../../engine/norms/quick-parser-norms.ts';
import { isSpoken } from '../../engine/text/passages.ts';
import { quoteAround, quoteOf, quoteWhere } from '../../engine/text/quote.ts';
import { sentencesOf, wordsOf } from '../../engine/text/words.ts';
import { banterOf } from '../../engine/tone/banter.ts';

/** `label` is the word or what stands for it, as printed in a sentence; empty where only the quote can tell. */
export interface Sign {
  readonly position: number;
  readonly page: number;
  readonly label: string;
  readonly evidence: Evidence;
}
export type FindSigns = (derived: Derived) => Sign[];

/** 'like a ghost' and 'the size of a dragon' put nothing in the story. */
const isLikeness = (text: string, word: string): boolean =>
  new RegExp(`\\b(?:like|as|as if|size of|than)\\b[^.,;]{0,24}\\b${word}\\b`, 'i').test(text);

/** Passages of action and talk that hold one of the words, names and likenesses left out. */
export const wordSigns =
  (words: ReadonlySet<string>): FindSigns =>
  ({ passages, nameWords }) =>
    passages.flatMap((passage) => {
      if (passage.kind !== 'action' && !isSpoken(passage)) return [];
      const found = passage.words.find(
        (word) => words.has(word) && !nameWords.has(word) && !isLikeness(passage.text, word),
      );
      if (found === undefined) return [];
      return [
        {
          position: passage.position,
          page: passage.at.page,
          label: `“${found}”`,
          evidence: quoteAround(passage, found),
        },
      ];
    });

/** Places where the script turns a phrase as this genre does: what stirs unseen, who closes in. */
const turnSigns =
  (genre: ProducedGenre): FindSigns =>
  ({ passages }) => {
    const pattern = genreTurns.find((one) => one.genre === genre)?.pattern;
    if (!pattern) return [];
    return passages.flatMap((passage) => {
      const turn =
        passage.kind === 'action' || passage.kind === 'dialogue' ? pattern.exec(passage.text)?.[0] : undefined;
      if (turn === undefined) return [];
      return [
        {
          position: passage.position,
          page: passage.at.page,
          label: `“${turn}”`,
          evidence: quoteWhere(passage, (sentence) => pattern.test(sentence)),
        },
      ];
    });
  };

/** The words of a list, and the turns of phrase of a genre, in reading order; a passage counts once. */
export const wordAndTurnSigns =
  (words: ReadonlySet<string>, genre: ProducedGenre): FindSigns =>
  (derived) => {
    const found = [...wordSigns(words)(derived), ...turnSigns(genre)(derived)];
    const first = new Map(found.toReversed().map((sign) => [sign.position, sign]));
    return [...first.values()].sort((a, b) => a.position - b.position);
  };

/** Sentences that lay down a rule about one of the things: 'Every android must be registered.' */
export const ruleSigns =
  (things: ReadonlySet<string>): FindSigns =>
  ({ passages }) =>
    passages.flatMap((passage) => {
      if (passage.kind !== 'action' && !isSpoken(passage)) return [];
      const lays = (sentence: string): boolean => {
        const words = wordsOf(sentence);
        return (
          words.some((word) => things.has(word)) && words.some((word) => ruleWords.has(word)) && !sentence.endsWith('?')
        );
      };
      return sentencesOf(passage.text).some(lays)
        ? [
            {
              position: passage.position,
              page: passage.at.page,
              label: '',
              evidence: quoteWhere(passage, lays),
            },
          ]
        : [];
    });

/** Passages that name a time by which something will have happened. */
export const clockSigns: FindSigns = ({ passages }) =>
  passages.flatMap((passage) => {
    const found = passage.kind === 'action' || isSpoken(passage) ? clockPattern.exec(passage.text)?.[0] : undefined;
    if (found === undefined) return [];
    return [
      {
        position: passage.position,
        page: passage.at.page,
        label: `“${found.replace(/\s+/g, ' ')}”`,
        evidence: quoteWhere(passage, (sentence) => clockPattern.test(sentence)),
      },
    ];
  });

export const replySigns: FindSigns = ({ scenes }) =>
  banterOf(scenes).replies.map(({ position, page, passage }) => ({
    position,
    page,
    label: 'a quick reply',
    evidence: quoteOf(passage),
  }));

/** Share of a scene's words that are action, and words of force in it, from which it is taken for a set piece. Ours. */
const pieceShare = 0.55;
const pieceWords = 3;

/** Scenes carried by action in which bodies or machines collide. */
export const setPieceSigns: FindSigns = ({ scenes, nameWords }) =>
  scenes.flatMap((scene) => {
    const all = scene.actionWords + scene.talkWords;
    const actions = scene.passages.filter(({ kind }) => kind === 'action');
    const force = (words: readonly string[]): number =>
      words.filter((word) => forceWords.has(word) && !nameWords.has(word)).length;
    const hits = actions.reduce((sum, { words }) => sum + force(words), 0);
    const first = actions.find(({ words }) => force(words) > 0);
    if (!first || hits < pieceWords || scene.actionWords / Math.max(1, all) < pieceShare) return [];
    const own = first.words.filter((word) => forceWords.has(word));
    return [
      {
        position: scene.position,
        page: scene.page,
        label: `scene ${scene.ordinal}`,
        evidence: quoteAround(first, ...own),
      },
    ];
  });
