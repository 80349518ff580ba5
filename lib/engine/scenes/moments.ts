/** Tells the course of a script in its own words: the sentences of action and talk that most likely tell its moments, one to each of its sequences, or spread over its length. */
import { characterId } from '../../story/ids.ts';
import type { StoryMoment } from '../../story/shape/moment.ts';
import type { StorySequence } from '../../story/structure.ts';
import type { Derived } from '../derive.ts';
import { momentScore } from '../learned/moment-model.ts';
import { quoteExactly } from '../text/quote.ts';
import { type ToldSentence, toldSentences } from '../text/told-sentences.ts';
import { plotWeight } from './plot-weight.ts';

/** Words of a sentence that tells enough and is read at once. */
const words = { fewest: 6, most: 28 } as const;
/** Two moments lie so far apart, as a share of the script. */
const apart = 0.025;

interface Scored {
  readonly told: ToldSentence;
  readonly score: number;
}

/** A whole sentence in letters of both cases that begins with a capital and breaks off nowhere, of which no word fills half: a sign, a shouted line and 'Oh my God, oh my God!' show little by themselves. */
const isWhole = ({ text, words: own }: ToldSentence): boolean =>
  own.length >= words.fewest &&
  own.length <= words.most &&
  /^["“]?\p{Lu}.*[^.…-][.!?]["”]?$/su.test(text) &&
  !/\.\.|…/.test(text) &&
  /\p{Ll}/u.test(text) &&
  2 * new Set(own).size > own.length + 1;

const known = new WeakMap<Derived, readonly Scored[]>();

/** Every sentence that may be told, the likeliest first; sought once for a script. Empty for one that is not English. */
function likeliest(derived: Derived): readonly Scored[] {
  const before = known.get(derived);
  if (before) return before;
  const scored = derived.english
    ? toldSentences(derived)
        .filter(isWhole)
        .map((told) => ({ told, score: momentScore(told.signs) + plotWeight(told) }))
        .sort((a, b) => b.score - a.score || a.told.passage.order - b.told.passage.order)
    : [];
  known.set(derived, scored);
  return scored;
}

const momentOf = ({ told: { passage, text, speakers } }: Scored): StoryMoment => ({
  speakers: speakers.map(characterId),
  cite: quoteExactly(passage, text),
});
const inOrder = (chosen: readonly Scored[]): StoryMoment[] =>
  chosen.toSorted((a, b) => a.told.passage.order - b.told.passage.order).map(momentOf);

/** Up to `count` of them, no two near each other and no more of a fourth than its share and one. */
function spreadOut(scored: readonly Scored[], count: number): Scored[] {
  const taken: Scored[] = [];
  for (const one of scored) {
    if (taken.length === count) break;
    const { position } = one.told.passage;
    const isNear = taken.some(({ told }) => Math.abs(told.passage.position - position) < apart);
    const inFourth = taken.filter(({ told }) => fourthOf(told.passage.position) === fourthOf(position)).length;
    if (!isNear && inFourth <= count / fourths) taken.push(one);
  }
  return taken;
}
const fourths = 4;
const fourthOf = (position: number): number => Math.min(fourths - 1, Math.floor(position * fourths));

const ordinalOf = (scene: string): number => Number(/\d+/.exec(scene)?.[0]);

/** A moment to so many pages, at most so many in all; with fewer than this there is no course to tell. */
const pagesToOne = 8;
const told = { fewest: 4, most: 14 } as const;

/** The likeliest sentence of each sequence, or, where there are none, sentences spread over the script; in its order. Empty for a short one. */
export function courseOf(derived: Derived, sequences: readonly StorySequence[] = []): StoryMoment[] {
  if (derived.short) return [];
  const scored = likeliest(derived);
  const chosen =
    sequences.length > 0
      ? sequences.flatMap(({ first, last }) => {
          const [from, to] = [ordinalOf(first), ordinalOf(last)];
          return (
            scored.find(({ told: { passage } }) => (passage.scene ?? 0) >= from && (passage.scene ?? 0) <= to) ?? []
          );
        })
      : spreadOut(scored, Math.min(told.most, Math.round(derived.pages / pagesToOne)));
  return chosen.length < told.fewest ? [] : inOrder(chosen);
}
