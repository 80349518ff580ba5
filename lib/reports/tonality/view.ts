/** Question 5 as a view of the story graph: the blend of tones and its steadiness, the curve of feeling, the strength of each quarter. */
import type { Evidence } from '../../contract/evidence.ts';
import { fewestWordsForQuarters } from '../../engine/tone/quarters.ts';
import { type Cite, evidenceOf } from '../../story/cite.ts';
import type { Feeling, Stretch } from '../../story/feeling.ts';
import type { Story } from '../../story/story-graph.ts';
import type { Tone, ToneMoments, ToneQuarter } from '../../story/tone.ts';
import type { TonalityFindings } from './card.ts';
import * as words from './words.ts';

export const tonalityParts = ['source', 'tone', 'feeling'] as const;
type TonalityStory = Pick<Story, (typeof tonalityParts)[number]>;

const mostShown = 3;

/** The shortest of the places, which is enough to know it by. */
const shortest = (places: readonly Cite[]): Evidence[] =>
  [...places]
    .sort((a, b) => a.quote.length - b.quote.length)
    .slice(0, 1)
    .map(evidenceOf);

export function tonalityView({ source, tone, feeling }: TonalityStory): TonalityFindings {
  if (!source.english) return unheard;
  const tones = tonesOf(tone);
  const [first = null] = tones;
  const allWords = source.talkWords + source.actionWords;
  return {
    title: words.title(first, tone.quarters),
    subtitle: null,
    text: first
      ? (words.leadsText(tone.quarters) ?? (words.blend(placedOf(tone), source.pageCount) || first.text))
      : words.noBlend(allWords, tone.telling),
    tones: tones
      .slice(0, mostShown)
      .map(({ name, strength, text, evidence }) => ({ name, strength: Number(strength.toFixed(1)), text, evidence })),
    rating: ratingOf(tone),
    ...architectureOf(feeling, allWords),
    ...intensityOf(tone),
  };
}

const placedOf = ({ families }: Tone): words.PlacedTone[] =>
  families.map(({ family, count, pages = [] }) => ({ name: words.familyNames(family).name, count, pages }));

/** Tone is told by English words; of others nothing is claimed. */
const unheard: TonalityFindings = {
  title: words.notEnglish.title,
  subtitle: null,
  text: words.notEnglish.text,
  tones: [],
  rating: null,
  architecture: null,
  architectureText: [words.notEnglish.curve],
  extremes: [],
  parts: [],
  intensityText: [words.notEnglish.quarters],
  peaks: [],
};

interface ShownTone extends words.NamedTone {
  readonly text: string;
  readonly evidence: Evidence[];
}

/** Strongest first; quick replies count as one tone. */
function tonesOf({ families, replies }: Tone): ShownTone[] {
  const tones: ShownTone[] = families.map((share) => ({
    ...words.familyNames(share.family),
    strength: share.strength,
    text: words.familyText(share),
    evidence: share.thickest?.cite ? [evidenceOf(share.thickest.cite)] : shortest(share.places),
  }));
  if (replies)
    tones.push({
      ...words.replyNames(replies),
      strength: replies.strength,
      text: words.repliesText(replies),
      evidence: shortest(replies.places),
    });
  return tones.sort((a, b) => b.strength - a.strength || (a.name < b.name ? -1 : 1));
}

function ratingOf({ consistency, quarters }: Tone): TonalityFindings['rating'] {
  if (consistency === null) return null;
  const { score, low, high } = consistency;
  return {
    rating: `${Math.round(score)}/10`,
    score,
    low,
    high,
    description: words.leadsText(quarters) ?? words.untold,
  };
}

function architectureOf(
  feeling: Feeling,
  allWords: number,
): Pick<TonalityFindings, 'architecture' | 'architectureText' | 'extremes'> {
  if (feeling === null) return { architecture: null, architectureText: [words.noCurve(allWords)], extremes: [] };
  const { points, agreement, arc, brightest, darkest } = feeling;
  const shape = words.shape(feeling);
  return {
    architecture: { arc, agreement: Number(agreement.toFixed(2)), curves: [{ name: words.curveName, points }] },
    architectureText: shape === null ? [] : [shape],
    extremes: [...extreme('brightest', brightest), ...extreme('darkest', darkest)],
  };
}

function extreme(which: 'brightest' | 'darkest', stretch: Stretch | null): TonalityFindings['extremes'] {
  if (stretch === null) return [];
  const evidence = shortest(stretch.places);
  return [{ ...words.stretch(which, stretch, evidence[0]?.page ?? null), evidence }];
}

function intensityOf({
  quarters,
  words: count,
  moments,
}: Tone): Pick<TonalityFindings, 'parts' | 'intensityText' | 'peaks'> {
  if (quarters.length === 0)
    return { parts: [], intensityText: [words.tooFewForQuarters(count, fewestWordsForQuarters)], peaks: [] };
  return {
    parts: quarters.map((quarter, index) => ({
      name: words.quarterName(index),
      pages: words.quarterPages(quarter),
      charged: quarter.charged,
      balance: quarter.balance,
      tone: words.quarterTone(quarter),
      heard: quarter.family !== null,
    })),
    intensityText: [],
    peaks: [
      ...quarterFacts(quarters),
      ...(moments?.mixed ? [] : peaksOf(quarters)),
      ...(moments === null ? [] : momentsOf(moments)),
    ],
  };
}

function quarterFacts(quarters: readonly ToneQuarter[]): TonalityFindings['peaks'] {
  const value = words.quarterText(quarters);
  return value === null ? [] : [{ label: words.quartersLabel, value, note: null, evidence: [] }];
}

/** The strongest passage of the quarter with most strong words; told where no page mixes them. */
function peaksOf(quarters: readonly ToneQuarter[]): TonalityFindings['peaks'] {
  const [strongest] = [...quarters].sort((a, b) => b.charged - a.charged);
  const peak = strongest?.peak;
  return peak ? [{ ...words.peak(peak), evidence: [evidenceOf(peak.cite)] }] : [];
}

function momentsOf(moments: ToneMoments): TonalityFindings['peaks'] {
  const { loud, mixed, weeping } = moments;
  const away = words.absences(moments);
  return [
    ...(loud === null ? [] : [{ ...words.loud(loud), evidence: [evidenceOf(loud.cite)] }]),
    ...(mixed === null ? [] : [{ ...words.mixed(mixed), evidence: [] }]),
    ...(weeping === null ? [] : [{ ...words.weeps(weeping), evidence: [evidenceOf(weeping.cite)] }]),
    ...(away === null ? [] : [{ label: words.absencesLabel, value: away, note: null, evidence: [] }]),
  ];
}
