/** Tells the course of a script in its own words: of each of its sequences the sentences that surely tell an event, else the one that most likely does, and where its leading people come in. */
import { characterId } from '../../story/ids.ts';
import type { StoryMoment } from '../../story/shape/moment.ts';
import type { StorySequence } from '../../story/structure.ts';
import type { Derived } from '../derive.ts';
import { momentScore } from '../learned/moment-model.ts';
import { quoteExactly } from '../text/quote.ts';
import { type ToldSentence, toldSentences } from '../text/told-sentences.ts';
import { addresseesOf } from './addressees.ts';
import { entrancesOf } from './entrances.ts';
import { maskOf, momentForm } from './moment-form.ts';
import { plotWeight } from './plot-weight.ts';
import { unrealScenes } from './unreal-scenes.ts';

/** Words of a sentence that tells enough and is read at once. */
const words = { fewest: 6, most: 28 } as const;
/** Two moments lie so far apart, as a share of the script. */
const apart = 0.025;
/** Two in one sequence: about a fourth of a page in a feature. */
const apartWithin = 0.002;
/** What the learned model and the small words weigh beside the form of a sentence. Own weights: see `moment-form.ts`. */
const weight = { model: 0.3, small: 0.6 } as const;
/** Who has less of the talk than this is none whose story it is; what their lines weigh less. Ours. */
const minor = { share: 0.02, weight: -0.8 } as const;
/** What needs the sentence before it is told where nothing else is. */
const unclear = -1.5;
/** Sure ones of one sequence. */
const mostSure = 3;

interface Scored {
  readonly told: ToldSentence;
  readonly score: number;
  readonly sure: boolean;
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

/** Every sentence that may be told, the likeliest first; sought once for a script. Empty for one that is not English. What is dreamt or seen on a screen does not happen and is not told. */
function likeliest(derived: Derived): readonly Scored[] {
  const before = known.get(derived);
  if (before) return before;
  const mask = maskOf(derived);
  const unreal = unrealScenes(derived);
  const leading = new Set(derived.characters.filter(({ share }) => share >= minor.share).map(({ id }) => id));
  const scored = derived.english
    ? toldSentences(derived)
        .filter((told) => isWhole(told) && !unreal.has(told.passage.scene ?? 0))
        .map((told): Scored => {
          const { weight: form, sure, clear } = momentForm(told, mask);
          const isMinor = told.speakers.length > 0 && !told.speakers.some((id) => leading.has(id));
          const score = weight.model * momentScore(told.signs) + weight.small * plotWeight(told) + form;
          return { told, sure, score: score + (isMinor ? minor.weight : 0) + (clear ? 0 : unclear) };
        })
        .sort((a, b) => b.score - a.score || a.told.passage.order - b.told.passage.order)
    : [];
  known.set(derived, scored);
  return scored;
}

/** Up to `count` of them, no two near each other and no more of a fourth than its share and one. */
function spreadOut(scored: readonly Scored[], count: number): Scored[] {
  const taken: Scored[] = [];
  for (const one of scored) {
    if (taken.length === count) break;
    const { position } = one.told.passage;
    const inFourth = taken.filter(({ told }) => fourthOf(told.passage.position) === fourthOf(position)).length;
    if (!isNear(one, taken, apart) && inFourth <= count / fourths) taken.push(one);
  }
  return taken;
}
const fourths = 4;
const fourthOf = (position: number): number => Math.min(fourths - 1, Math.floor(position * fourths));

const isNear = ({ told: { passage } }: Scored, taken: readonly Scored[], distance: number): boolean =>
  taken.some(({ told }) => Math.abs(told.passage.position - passage.position) < distance);

/** From so many words on that are not small ones two sentences that share half of them say the same. */
const letters = 4;
function saysTheSame({ told }: Scored, taken: readonly Scored[]): boolean {
  const large = (one: ToldSentence): Set<string> => new Set(one.words.filter((word) => word.length >= letters));
  const own = large(told);
  return taken.some((other) => {
    const others = large(other.told);
    const shared = [...own].filter((word) => others.has(word)).length;
    return 2 * shared >= Math.min(own.size, others.size) && shared > 0;
  });
}

const ordinalOf = (scene: string): number => Number(/\d+/.exec(scene)?.[0]);

/** Those that surely tell an event; where none does, the likeliest: on twelve produced scripts 60 of 119 lines so chosen told what a synopsis would name, as one reader judged, where one by the learned model and small words alone did in 41 of 117. */
function ofSequence(scored: readonly Scored[], { first, last }: StorySequence): Scored[] {
  const [from, to] = [ordinalOf(first), ordinalOf(last)];
  const own = scored.filter(({ told: { passage } }) => (passage.scene ?? 0) >= from && (passage.scene ?? 0) <= to);
  const taken: Scored[] = [];
  for (const one of own.filter(({ sure }) => sure))
    if (taken.length < mostSure && !isNear(one, taken, apartWithin) && !saysTheSame(one, taken)) taken.push(one);
  return taken.length > 0 ? taken : own.slice(0, 1);
}

/** A moment to so many pages, at most so many in all; with fewer than this there is no course to tell. */
const pagesToOne = 8;
const told = { fewest: 4, most: 14 } as const;

/** Of each sequence, or, where there are none, sentences spread over the script; in its order. Empty for a short one. */
export function courseOf(derived: Derived, sequences: readonly StorySequence[] = []): StoryMoment[] {
  if (derived.short) return [];
  const scored = likeliest(derived);
  const hasSequences = sequences.length > 0;
  const chosen = hasSequences
    ? sequences.flatMap((sequence) => ofSequence(scored, sequence))
    : spreadOut(scored, Math.min(told.most, Math.round(derived.pages / pagesToOne)));
  if (chosen.length < told.fewest) return [];
  const hears = addresseesOf(derived);
  const tells = chosen.map(({ sure, told: { passage, text, speakers } }): StoryMoment => {
    const to = passage.speech === null ? undefined : hears.get(passage.speech);
    return {
      kind: 'tells',
      speakers: speakers.map(characterId),
      to: to === undefined ? null : characterId(to),
      sure,
      cite: quoteExactly(passage, text),
    };
  });
  const isTold = ({ cite }: StoryMoment): boolean =>
    tells.some((one) => one.cite.page === cite.page && one.cite.line === cite.line);
  const entrances = hasSequences ? entrancesOf(derived).filter((one) => !isTold(one)) : [];
  return [...tells, ...entrances].toSorted((a, b) => a.cite.page - b.cite.page || a.cite.line - b.cite.line);
}
