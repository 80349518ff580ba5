/** Hears the tone of a script: the blend, its steadiness, the curve of feeling, the strength of each part. Refuses a verdict. */

import type { AnalysisInput } from '../../engine/analysis-input.ts';
import type { Derived } from '../../engine/derive.ts';
import { heardIn, heardWordsOf } from '../../engine/text/heard-words.ts';
import type { Passage } from '../../engine/text/passages.ts';
import { quoteBest, quoteOf, spread } from '../../engine/text/quote.ts';
import { singular } from '../../engine/text/words.ts';
import { banterOf } from '../../engine/tone/banter.ts';
import { type ToneProfile, toneProfileOf } from '../../engine/tone/tone-profile.ts';
import { capitalised, counted, decimal, listed, percent, quoted } from '../../engine/wording.ts';
import { architectureOf } from './architecture.ts';
import type { TonalityFindings } from './card.ts';
import { intensityOf } from './intensity.ts';

export function tonalityEvidence({ derived }: AnalysisInput): TonalityFindings {
  if (!derived.english) return unheard;
  const profile = toneProfileOf(derived.passages);
  const tones = tonesOf(derived, profile);
  const rating = ratingOf(profile);
  const [first, second] = tones;
  return {
    title: titleOf(tones),
    subtitle: rating ? `consistency ${decimal(rating.score)}/10` : null,
    text: textOf(derived, profile, first, second),
    tones: tones
      .slice(0, mostShown)
      .map(({ name, strength, text, evidence }) => ({ name, strength: round(strength), text, evidence })),
    rating,
    ...architectureOf(derived),
    ...intensityOf(derived),
  };
}

/** Tone is heard in English words; of others nothing is claimed. */
const unheard: TonalityFindings = {
  title: 'Not heard: the words are not English',
  subtitle: null,
  text: 'Tone is heard here through English word lists, and these are other words. What the other reports count without words holds all the same.',
  tones: [],
  rating: null,
  architecture: null,
  architectureText: ['No curve is drawn: the words of feeling and event that make it are English.'],
  extremes: [],
  parts: [],
  intensityText: ['The parts are not compared: strong words are counted in English alone.'],
  peaks: [],
};

interface Tone {
  readonly name: string;
  readonly adjective: string;
  readonly strength: number;
  readonly text: string;
  readonly evidence: TonalityFindings['tones'][number]['evidence'];
}

/** Strength of tension from which quick replies are no banter. Ours. */
const strainedFrom = 0.7;
/** Share of quick replies that we set as ordinary, after counting openly licensed scripts: a yardstick, no norm. */
const ordinaryBanter = 0.14;
/** Telling words below which a family is not named, so that a few stray words don't make a tone. */
const fewestWords = 6;
/** Strength from which a family colours the whole. */
const marked = 0.8;

const mostShown = 4;

/** The families that are there, strongest first; banter counts as one. */
function tonesOf(derived: Derived, { shares }: ToneProfile): Tone[] {
  const tones = shares
    .filter(({ count, words }) => count >= fewestWords && words.length >= 3)
    .map(({ family, count, rate, strength, words, passages }): Tone => {
      const shown = folded(words)
        .slice(0, 5)
        .map(({ word, count: own }) => `${quoted(word)} (${own})`);
      return {
        name: family.noun.charAt(0).toUpperCase() + family.noun.slice(1),
        adjective: family.adjective,
        strength,
        text: `${capitalised(counted(count, 'telling word'))}, ${decimal(rate)} in every thousand (we set ${decimal(family.ordinary)} as ordinary), above all ${listed(shown)}.`,
        evidence: tellingPassages(passages, family.words).map((passage) =>
          quoteBest(passage, (_, sentence) => hitsIn(heardIn(sentence), family.words)),
        ),
      };
    });
  const { exchanges, replies } = banterOf(derived.scenes);
  if (exchanges >= 20 && replies.length >= fewestWords) {
    const share = replies.length / exchanges;
    // Quick replies are strain where tension outweighs comedy, and play elsewhere.
    const strengthOf = (id: string): number => shares.find(({ family }) => family.id === id)?.strength ?? 0;
    const strained = strengthOf('tension') >= strainedFrom && strengthOf('tension') > strengthOf('humour');
    tones.push({
      name: strained ? 'Clipped talk' : 'Banter',
      adjective: strained ? 'clipped' : 'bantering',
      strength: share / ordinaryBanter,
      text: `${replies.length} of ${exchanges} replies (${percent(share)}) are quick: a question answered in four words or fewer, or a word thrown back. We set ${percent(ordinaryBanter)} as ordinary.`,
      evidence: spread(replies, 2).map(({ passage }) => quoteOf(passage)),
    });
  }
  return tones.sort((a, b) => b.strength - a.strength || (a.name < b.name ? -1 : 1));
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
        hitsIn(heardWordsOf(b), family) - hitsIn(heardWordsOf(a), family) ||
        a.words.length - b.words.length ||
        a.order - b.order,
    );
    return best ? [best] : [];
  });
}

/** 'smile' and 'smiles' as one entry under the commoner form, most first. */
function folded(
  words: readonly { readonly word: string; readonly count: number }[],
): { word: string; count: number }[] {
  const forms = new Map<string, { word: string; count: number }>();
  for (const { word, count } of words) {
    const own = forms.get(singular(word));
    if (own) own.count += count;
    else forms.set(singular(word), { word, count });
  }
  return [...forms.values()].sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
}

function titleOf([first, second]: readonly Tone[]): string {
  if (!first) return 'No tone to be heard in so few words';
  const lead = first.adjective.charAt(0).toUpperCase() + first.adjective.slice(1);
  if (!second || second.strength < marked / 2) return `${lead} above all`;
  if (second.strength >= first.strength * 0.85) return `${lead} and ${second.adjective} in equal parts`;
  return `${lead} with ${/^[aeiou]/.test(second.adjective) ? 'an' : 'a'} ${second.adjective} undertone`;
}

function textOf(derived: Derived, { hits }: ToneProfile, first?: Tone, second?: Tone): string {
  const words = derived.talkWords + derived.actionWords;
  if (!first)
    return `Among ${counted(words, 'word')} ${hits === 1 ? 'stands' : 'stand'} ${counted(hits, 'telling word')}: too few to name a tone.`;
  const opening =
    first.strength >= 1.2
      ? `${first.name} stands out most, at ${times(first.strength)} what we set as ordinary`
      : `No tone stands far out: ${first.name.toLowerCase()} leads, at ${times(first.strength)} what we set as ordinary`;
  if (!second) return `${opening}.`;
  const near = second.strength >= 0.9 && second.strength < 1.1;
  return `${opening}; ${second.name.toLowerCase()} follows${near ? ', close to its own ordinary rate' : ` at ${times(second.strength)} its own`}.`;
}

/** Drift beyond chance at which the rating is at its lowest: half of the mix replaced from part to part. Set by us. */
const widestDrift = 0.35;

/** 10: the eighths of the script differ in tone no more than chance would make them. */
function ratingOf({ steadiness, hits }: ToneProfile): TonalityFindings['rating'] {
  if (!steadiness) return null;
  const { drift, chance, chanceError } = steadiness;
  const at = (expected: number): number => Math.min(10, Math.max(1, 10 - (9 * (drift - expected)) / widestDrift));
  const [score, low, high] = [at(chance), at(chance - 2 * chanceError), at(chance + 2 * chanceError)].map(round);
  if (score === undefined || low === undefined || high === undefined) return null;
  const comparison =
    drift > chance + 2 * chanceError ? 'more than chance would make it' : 'no more than chance would make it';
  return {
    rating: `${Math.round(score)}/10`,
    score,
    low,
    high,
    description: `The mix of tones changes from one eighth of the script to the next by ${percent(drift)} on average, ${comparison} (${percent(chance)} with the same passages in random order, over ${counted(hits, 'telling word')}). Steady is not better: a script that means to swerve should score low.`,
  };
}

const times = (strength: number): string =>
  strength >= 0.9 && strength < 1.1 ? 'about' : `${decimal(strength)} times`;
const round = (value: number): number => Number(value.toFixed(1));
