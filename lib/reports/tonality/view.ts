/** Question 5 as a view of the story graph: what is spoken (oaths, shouts), what is shown (tears, laughter) with the curve of feeling, where nobody speaks and how the oaths run. */
import { evidenceOf } from '../../story/cite.ts';
import type { Feeling } from '../../story/feeling.ts';
import type { Story } from '../../story/story-graph.ts';
import type { ToneMarks } from '../../story/tone.ts';
import { nameFinder } from '../story-lookup.ts';
import type { TonalityFindings } from './card.ts';
import * as words from './words.ts';

export const tonalityParts = ['source', 'characters', 'tone', 'feeling'] as const;
type TonalityStory = Pick<Story, (typeof tonalityParts)[number]>;
type Fact = TonalityFindings['spoken'][number];

export function tonalityView(story: TonalityStory): TonalityFindings {
  const { source, tone, feeling } = story;
  const { marks } = tone;
  if (!source.english || marks === null) return source.english ? { ...unheard, ...words.unheard } : unheard;
  const spoken = spokenOf(marks);
  const shown = shownOf(marks, nameFinder(story));
  const steady = steadyOf(marks);
  return {
    title: words.title(marks),
    text: spoken.length === 0 && shown.length === 0 ? words.nothingSpoken : words.howCounted,
    spoken,
    shown,
    shownText: shown.length === 0 ? [words.nothingShown] : [],
    architecture: architectureOf(feeling),
    steady,
    steadyText: steady.length === 0 ? [words.alwaysTalk] : [],
  };
}

/** Tone is told by English words; of others nothing is claimed. */
const unheard: TonalityFindings = {
  title: words.notEnglish.title,
  text: words.notEnglish.text,
  spoken: [],
  shown: [],
  shownText: [words.notEnglish.shown],
  architecture: null,
  steady: [],
  steadyText: [words.notEnglish.steady],
};

const fact = (label: string, value: string, cite: Parameters<typeof evidenceOf>[0]): Fact => ({
  label,
  value,
  note: null,
  evidence: [evidenceOf(cite)],
});

const spokenOf = ({ oaths, shouts }: ToneMarks): Fact[] => [
  ...(oaths ? [fact(words.labels.oaths, words.oathsText(oaths), oaths.cite)] : []),
  ...(shouts ? [fact(words.labels.shouts, words.shoutsText(shouts), shouts.cite)] : []),
];

const shownOf = ({ tears, laughter, turns }: ToneMarks, nameOf: (id: string) => string): Fact[] => [
  ...(tears ? [fact(words.labels.tears, words.shownText(tears, nameOf), tears.cite)] : []),
  ...(laughter ? [fact(words.labels.laughter, words.shownText(laughter, nameOf), laughter.cite)] : []),
  ...turns.map(({ begins, from, to, cites }) => ({
    label: words.turnLabels[begins],
    value: words.turnText({ from, to }),
    note: null,
    evidence: cites.map(evidenceOf),
  })),
];

/** Oaths from which their course is told. */
const fewestOaths = 10;

function steadyOf({ silences, oaths, shouts, loudest }: ToneMarks): Fact[] {
  const [longest] = silences;
  const course = oaths && words.oathsCount(oaths) >= fewestOaths ? words.courseText(oaths) : null;
  return [
    ...(loudest && shouts ? [fact(words.labels.loudest, words.loudestText(loudest, shouts.count), loudest.cite)] : []),
    ...(longest ? [fact(words.labels.silences, words.silencesText(silences), longest.cite)] : []),
    ...(course === null ? [] : [{ label: words.labels.course, value: course, note: null, evidence: [] }]),
  ];
}

function architectureOf(feeling: Feeling): TonalityFindings['architecture'] {
  if (feeling === null) return null;
  const { points, agreement, arc } = feeling;
  return { arc, agreement: Number(agreement.toFixed(2)), curves: [{ name: words.curveName, points }] };
}
