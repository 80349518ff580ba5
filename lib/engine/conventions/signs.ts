/** Finds the signs a genre is known by, in reading order: words, rules, deadlines, quick replies, set pieces. Likenesses and names are none. */
import type { Cite } from '../../story/cite.ts';
import type { Sign } from '../../story/conventions.ts';
import type { Derived } from '../derive.ts';
import { clockPattern, forceWords, ruleWords } from '../lexicons/convention-words.ts';
import { genreTurns } from '../lexicons/genre-turns.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import { isSpoken, type Passage } from '../text/passages.ts';
import { quoteAround, quoteOf, quoteWhere } from '../text/quote.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';
import { banterOf } from '../tone/banter.ts';
import { idOf } from './convention.ts';

export interface FoundSign extends Sign {
  readonly cite: Cite;
}
export type FindSigns = (derived: Derived) => FoundSign[];

const signIn = (passage: Passage, said: string | null, cite: Cite): FoundSign => ({
  position: passage.position,
  page: passage.at.page,
  said,
  scene: null,
  cite,
});

/** 'like a ghost' and 'the size of a dragon' put nothing in the story. */
const isLikeness = (text: string, word: string): boolean =>
  new RegExp(`\\b(?:like|as|as if|size of|than)\\b[^.,;]{0,24}\\b${word}\\b`, 'i').test(text);

const isTold = (passage: Passage): boolean => passage.kind === 'action' || isSpoken(passage);

/** Passages of action and talk that hold one of the words, names and likenesses left out. */
export const wordSigns =
  (words: ReadonlySet<string>): FindSigns =>
  ({ passages, nameWords }) =>
    passages.filter(isTold).flatMap((passage) => {
      const found = passage.words.find(
        (word) => words.has(word) && !nameWords.has(word) && !isLikeness(passage.text, word),
      );
      return found === undefined ? [] : [signIn(passage, found, quoteAround(passage, found))];
    });

/** Places where the script turns a phrase as this genre does: what stirs unseen, who closes in. */
const turnSigns =
  (genre: ProducedGenre): FindSigns =>
  ({ passages }) => {
    const pattern = genreTurns.find((one) => one.genre === genre)?.pattern;
    if (!pattern) return [];
    return passages
      .filter(({ kind }) => kind === 'action' || kind === 'dialogue')
      .flatMap((passage) => {
        const turn = pattern.exec(passage.text)?.[0];
        if (turn === undefined) return [];
        return [
          signIn(
            passage,
            turn,
            quoteWhere(passage, (sentence) => pattern.test(sentence)),
          ),
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
  ({ passages }) => {
    const lays = (sentence: string): boolean => {
      const words = wordsOf(sentence);
      return (
        words.some((word) => things.has(word)) && words.some((word) => ruleWords.has(word)) && !sentence.endsWith('?')
      );
    };
    return passages
      .filter((passage) => isTold(passage) && sentencesOf(passage.text).some(lays))
      .map((passage) => signIn(passage, null, quoteWhere(passage, lays)));
  };

/** Passages that name a time by which something will have happened. */
export const clockSigns: FindSigns = ({ passages }) =>
  passages.filter(isTold).flatMap((passage) => {
    const found = clockPattern.exec(passage.text)?.[0];
    if (found === undefined) return [];
    const cite = quoteWhere(passage, (sentence) => clockPattern.test(sentence));
    return [signIn(passage, found.replace(/\s+/g, ' '), cite)];
  });

export const replySigns: FindSigns = ({ scenes }) =>
  banterOf(scenes).replies.map(({ position, page, passage }) => ({
    position,
    page,
    said: null,
    scene: null,
    cite: quoteOf(passage),
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
    const { position, page } = scene;
    return [{ position, page, said: null, scene: idOf(scene), cite: quoteAround(first, ...own) }];
  });
