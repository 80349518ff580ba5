/** Puts the curve of feeling into pages and words, with its brightest and darkest place. Refuses a named arc without its conditions. */
import type { Derived } from '../../engine/derive.ts';
import { eventWords, feelingWords } from '../../engine/norms/feeling-words.ts';
import { heardIn, heardWordsOf } from '../../engine/text/heard-words.ts';
import type { Passage } from '../../engine/text/passages.ts';
import { quoteBest } from '../../engine/text/quote.ts';
import { sum } from '../../engine/text/statistics.ts';
import { arcConditions, type FeelingCurves, feelingCurvesOf } from '../../engine/tone/feeling-curve.ts';
import { decimal } from '../../engine/wording.ts';
import type { TonalityFindings } from './card.ts';

type Architecture = Pick<TonalityFindings, 'architecture' | 'architectureText' | 'extremes'>;

export function architectureOf(derived: Derived): Architecture {
  const found = feelingCurvesOf(derived.passages);
  if (!found) {
    const words = derived.talkWords + derived.actionWords;
    const text = `With ${words} words of action and talk there is too little to draw a curve: that takes eight stretches of sixty words.`;
    return { architecture: null, architectureText: [text], extremes: [] };
  }
  const page = (position: number): number => Number((1 + position * Math.max(0, derived.pages - 0.01)).toFixed(1));
  return {
    architecture: {
      arc: found.arc,
      agreement: Number(found.agreement.toFixed(2)),
      curves: found.curves.map(({ name, values }) => ({
        name,
        points: values.map((value, index) => ({
          x: page(found.positions[index] ?? 0),
          y: Number(value.toFixed(2)) + 0,
        })),
      })),
    },
    architectureText: [wordsOf(found), method],
    extremes: extremesOf(derived, found),
  };
}

const method =
  'Each curve smooths about a tenth of the script. One list holds what people feel and call things, the other what happens to them; the two share no word. “Not happy” is left out; a smile that lies no word list can hear.';

function wordsOf({ curves, agreement, arc }: FeelingCurves): string {
  const [one, other] = curves;
  const strengths = `their rise and fall is ${decimal(one.strength)} and ${decimal(other.strength)} times that of the same passages in random order`;
  const counts = `${one.hits} words of feeling and ${other.hits} words of event`;
  if (arc !== null) {
    return `Shape: ${arc}. Over ${counts} the two curves agree (r = ${decimal(agreement, 2)}) and ${strengths}, so the shape is worth naming.`;
  }
  const reasons: string[] = [];
  if (agreement < arcConditions.agreement)
    reasons.push(`the two curves agree too little (r = ${decimal(agreement, 2)}, and it takes .65)`);
  if (one.shape !== other.shape)
    reasons.push(`they come nearest to different shapes (“${one.shape}” and “${other.shape}”)`);
  if (Math.min(one.strength, other.strength) < arcConditions.strength)
    reasons.push(`${strengths}, and it takes 1.5 for both`);
  return `No shape is named here. Over ${counts}, ${reasons.join('; ')}. Read the curves as a drawing of where bright and dark words stand, no more.`;
}

/** Net value of words on both lists. */
const netValue = (words: readonly string[]): number =>
  sum(words.map((word) => (feelingWords.get(word) ?? 0) + (eventWords.get(word) ?? 0)));

function extremesOf(derived: Derived, { positions, curves }: FeelingCurves): TonalityFindings['extremes'] {
  const together = positions.map((_, index) => sum(curves.map(({ values }) => values[index] ?? 0)));
  const peaks = [
    { label: 'Brightest stretch', sign: 1 },
    { label: 'Darkest stretch', sign: -1 },
  ];
  return peaks.flatMap(({ label, sign }) => {
    const at = together.reduce((best, value, index) => (value * sign > (together[best] ?? 0) * sign ? index : best), 0);
    const middle = positions[at] ?? 0;
    const near = derived.passages
      .filter(({ kind, position }) => (kind === 'action' || kind === 'dialogue') && Math.abs(position - middle) <= 0.06)
      .map((passage) => ({ passage, value: netValue(heardWordsOf(passage)) * sign }))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value || a.passage.order - b.passage.order)
      .slice(0, 2);
    if (near.length === 0) return [];
    const evidence = near.map(({ passage }) => quoteBest(passage, (_, sentence) => netValue(heardIn(sentence)) * sign));
    const pages = middlePages(
      derived,
      middle,
      near.map(({ passage }) => passage),
    );
    return [{ label, value: pages, note: null, evidence }];
  });
}

function middlePages({ pages }: Derived, middle: number, near: readonly Passage[]): string {
  const page = Math.min(Math.ceil(pages), Math.floor(middle * pages) + 1);
  const others = [...new Set(near.map(({ at }) => at.page))].filter((one) => one !== page);
  return others.length > 0 ? `around page ${page}` : `page ${page}`;
}
