/** Counts the graph's tones: which are there, how quickly lines are answered, how steadily the mix holds, how strong each quarter is. */
import type { Consistency, QuickReplies, Tone, ToneShare } from '../../story/tone.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { heardIn, heardWordsOf } from '../text/heard-words.ts';
import type { Passage } from '../text/passages.ts';
import { quoteBest, quoteOf, spread } from '../text/quote.ts';
import { sum } from '../text/statistics.ts';
import { sentencesOf, singular } from '../text/words.ts';
import { banterOf } from './banter.ts';
import { quartersOf, textOf } from './quarters.ts';
import { toneMomentsOf } from './tone-moments.ts';
import { commonestOf, passagesOn, sentenceWith, thickestRun, wordsNamed } from './tone-places.ts';
import { type FamilyShare, isHeard, type ToneProfile, toneProfileOf } from './tone-profile.ts';

const wordsShown = 5;
/** Of them, those that the report tells. */
const wordsTold = 3;
/** A word that is told makes a better quote than two others. */
const toldWeight = 3;
/** A passage of fewer words shows little. */
const fewestShown = 4;
/** Exchanges and quick ones among them from which replies make a tone. */
const fewestExchanges = 20;
const fewestQuick = 6;
/** Strength of tension from which quick replies are no banter. Ours. */
const strainedFrom = 0.7;
/** Share of quick replies that we set as ordinary, after counting openly licensed scripts: a yardstick, no norm. */
const ordinaryQuick = 0.14;
/** Drift beyond chance at which consistency is at its lowest: half of the mix replaced from part to part. Set by us. */
const widestDrift = 0.35;

export function countTone({ derived }: Pick<AnalysisInput, 'derived'>): Tone {
  const words = sum(textOf(derived).map((passage) => passage.words.length));
  if (!derived.english)
    return { telling: 0, words, families: [], replies: null, consistency: null, quarters: [], moments: null };
  const profile = toneProfileOf(derived.passages);
  return {
    telling: profile.hits,
    words,
    families: profile.shares.flatMap(shareOf),
    replies: repliesOf(derived, profile),
    consistency: consistencyOf(profile),
    quarters: quartersOf(derived),
    moments: toneMomentsOf(derived),
  };
}

function shareOf(share: FamilyShare): ToneShare[] {
  const { family, count, rate, strength, words, passages, pages } = share;
  if (!isHeard(share)) return [];
  const commonest = folded(words);
  const told = new Set(commonest.slice(0, wordsTold).map(({ word }) => singular(word)));
  return [
    {
      family: family.id,
      count,
      rate,
      ordinary: family.ordinary,
      strength,
      words: commonest.slice(0, wordsShown),
      places: tellingPassages(withTold(passages, told), family.words).map((passage) =>
        quoteBest(
          passage,
          (_, sentence) =>
            hitsIn(heardIn(sentence), family.words) + toldWeight * hitsIn(heardIn(sentence).map(singular), told),
        ),
      ),
      pages: [...pages],
      thickest: thickestOf(share),
    },
  ];
}

function thickestOf({ pages, passages, family }: FamilyShare): ToneShare['thickest'] {
  const run = thickestRun(pages);
  if (run === null) return null;
  const there = passagesOn(passages, run);
  const words = there.flatMap((passage) => heardWordsOf(passage).filter((word) => family.words.has(word)));
  const common = commonestOf(words, wordsNamed);
  return { ...run, words: common, cite: sentenceWith(there, new Set(common)) };
}

/** Passages in which one of the words stands that the report tells; all where none does. */
function withTold(passages: readonly Passage[], told: ReadonlySet<string>): readonly Passage[] {
  const holding = passages.filter(({ text }) =>
    sentencesOf(text).some((sentence) => hitsIn(heardIn(sentence).map(singular), told) > 0),
  );
  return holding.length > 0 ? holding : passages;
}

function repliesOf({ scenes }: Derived, { shares }: ToneProfile): QuickReplies | null {
  const { exchanges, replies } = banterOf(scenes);
  if (exchanges < fewestExchanges || replies.length < fewestQuick) return null;
  // Quick replies are strain where tension outweighs comedy, and play elsewhere.
  const strengthOf = (id: string): number => shares.find(({ family }) => family.id === id)?.strength ?? 0;
  return {
    quick: replies.length,
    exchanges,
    ordinary: ordinaryQuick,
    strength: replies.length / exchanges / ordinaryQuick,
    strained: strengthOf('tension') >= strainedFrom && strengthOf('tension') > strengthOf('humour'),
    places: spread(replies, 2).map(({ passage }) => quoteOf(passage)),
  };
}

const hitsIn = (words: readonly string[], family: ReadonlySet<string>): number =>
  words.filter((word) => family.has(word)).length;

/** The passage of either half of the script that holds most of the family's words; the shorter of equals. */
function tellingPassages(passages: readonly Passage[], family: ReadonlySet<string>): Passage[] {
  // A direction to the actor is no place to look, unless there is no other.
  const shown = passages.filter(({ kind }) => kind !== 'parenthetical');
  const from = shown.length > 0 ? shown : passages;
  const halves = [from.filter(({ position }) => position < 0.5), from.filter(({ position }) => position >= 0.5)];
  return halves.flatMap((half) => {
    const [best] = [...half].sort(
      (a, b) =>
        Number(b.words.length >= fewestShown) - Number(a.words.length >= fewestShown) ||
        hitsIn(heardWordsOf(b), family) - hitsIn(heardWordsOf(a), family) ||
        a.words.length - b.words.length ||
        a.order - b.order,
    );
    return best ? [best] : [];
  });
}

/** 'smile' and 'smiles' as one entry under the commoner form, most first. */
function folded(words: FamilyShare['words']): { word: string; count: number }[] {
  const forms = new Map<string, { word: string; count: number }>();
  for (const { word, count } of words) {
    const own = forms.get(singular(word));
    if (own) own.count += count;
    else forms.set(singular(word), { word, count });
  }
  return [...forms.values()].sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
}

/** 10: the eighths of the script differ in tone no more than chance would make them. */
function consistencyOf({ steadiness }: ToneProfile): Consistency | null {
  if (!steadiness) return null;
  const { drift, chance, chanceError } = steadiness;
  const at = (expected: number): number =>
    Number(Math.min(10, Math.max(1, 10 - (9 * (drift - expected)) / widestDrift)).toFixed(1));
  return {
    score: at(chance),
    low: at(chance - 2 * chanceError),
    high: at(chance + 2 * chanceError),
    drift,
    chance,
    beyondChance: drift > chance + 2 * chanceError,
  };
}
