/**
 * Judgements carry no passages: a reason for a score, the case against a script, what a fault costs. Where one of their sentences says that there is none, only one or
 * never, the second look is shown the script's lines that come nearest to it; what a line shows to be otherwise is not told.
 */
import { wholeWords } from '../../../screenplay/text/phrases.ts';
import { absolutes } from '../../lexicons/absolute-words.ts';
import { type NumberedScript, passageOf, placeOf } from '../numbered-script.ts';
import { type Carried, type Claim, keyOf } from './proof-claim.ts';
import { nearestAnywhere } from './search-absence.ts';

/** Readers who checked judgements found such sentences wrong oftener than any others. */
const saysAll = wholeWords(absolutes);

/** A quoted "Nobody had to!" within a sentence ends none: what follows goes on in a small letter or in brackets. */
const sentencesOf = (text: string): string[] =>
  text.match(/\S.*?(?:[.!?…]["'”’)]?(?=\s+["'“‘]?[\p{Lu}\d]|\s*$)|$)/gsu) ?? [];

export interface Opinions {
  /** The text without the sentences that the second look has found wrong; '' where none is left. */
  told(text: string): string;
  readonly claims: ReadonlyMap<string, Claim>;
  /** Sentences left out. */
  readonly dropped: number;
}

export function openOpinions(script: NumberedScript, carried: ReadonlyMap<string, Carried>): Opinions {
  const claims = new Map<string, Claim>();
  const dropped = new Set<string>();
  const stands = (sentence: string): boolean => {
    if (!saysAll.test(sentence)) return true;
    const near = nearestAnywhere(script, sentence);
    if (near.length === 0) return true;
    const key = keyOf(sentence, []);
    if (carried.get(key) === 'no') {
      dropped.add(key);
      return false;
    }
    claims.set(key, {
      key,
      text: sentence,
      passages: [],
      search: near.map((place) => `${placeOf(script, place)}: ${passageOf(script, place)}`),
    });
    return true;
  };
  return {
    claims,
    get dropped() {
      return dropped.size;
    },
    told: (text) => sentencesOf(text.trim()).filter(stands).join(' '),
  };
}
