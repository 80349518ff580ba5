/** Counts proportions beside produced scripts of the genre, and craft measures beside their scales; no side that the genre doesn't care about. */
import type { ProportionId } from '../../story/conventions.ts';
import type { Derived } from '../derive.ts';
import { countMeasure, type MeasureDefinition } from '../measures/measure.ts';
import { tripodNorms } from '../norms/produced-scripts.ts';
import { type ProducedGenre, producedNorms } from '../norms/quick-parser-norms.ts';
import { middleOf } from '../norms/scale.ts';
import type { Speech } from '../people/speeches.ts';
import { mostOf } from '../scenes/most-of.ts';
import { isNight as isNightTime } from '../scenes/night.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { quoteOf } from '../text/quote.ts';
import { type Count, fewestScenes, idOf } from './convention.ts';

interface Proportion {
  readonly value: (derived: Derived) => number | null;
  /** The scene that does most towards a high value, and towards a low one. */
  readonly high: (derived: Derived) => SceneFacts | undefined;
  readonly low: (derived: Derived) => SceneFacts | undefined;
}

/** Words below which no proportion of talk is worth comparing, and speeches below which no mean length is. */
const fewestWords = 300;
const fewestSpeeches = 12;

const words = (scene: SceneFacts): number => scene.talkWords + scene.actionWords;
/** Mean words of a scene's speeches; `few` where there are too few of them for a mean. */
const perSpeech = ({ talkWords, speeches }: SceneFacts, least: number, few: number): number =>
  speeches.length < least ? few : talkWords / speeches.length;

export const proportions: Readonly<Record<ProportionId, Proportion>> = {
  dialogueShare: {
    value: ({ talkWords, actionWords }) =>
      talkWords + actionWords < fewestWords ? null : talkWords / (talkWords + actionWords),
    high: ({ scenes }) => mostOf(scenes, ({ talkWords }) => talkWords),
    low: ({ scenes }) => mostOf(scenes, (scene) => scene.actionWords - scene.talkWords),
  },
  wordsPerSpeech: {
    value: ({ talkWords, speeches }) => (speeches.length < fewestSpeeches ? null : talkWords / speeches.length),
    high: ({ scenes }) => mostOf(scenes, (scene) => perSpeech(scene, 2, 0)),
    low: ({ scenes }) => mostOf(scenes, (scene) => -perSpeech(scene, 4, 999)),
  },
  wordsPerScene: {
    value: ({ talkWords, actionWords, scenes }) =>
      scenes.length < fewestScenes || talkWords + actionWords < fewestWords
        ? null
        : (talkWords + actionWords) / scenes.length,
    high: ({ scenes }) => mostOf(scenes, words),
    low: ({ scenes }) => mostOf(scenes, (scene) => -words(scene)),
  },
  interiorShare: {
    value: ({ scenes }) => {
      const set = scenes.filter(({ heading }) => heading.setting !== null);
      return set.length < fewestScenes
        ? null
        : set.filter(({ heading }) => heading.setting === 'INT').length / set.length;
    },
    high: ({ scenes }) =>
      mostOf(
        scenes.filter(({ heading }) => heading.setting === 'INT'),
        ({ actionWords }) => actionWords,
      ),
    low: ({ scenes }) =>
      mostOf(
        scenes.filter(({ heading }) => heading.setting === 'EXT'),
        ({ talkWords }) => talkWords,
      ),
  },
  topSpeakerShare: {
    value: ({ characters, speeches }) => (speeches.length < fewestSpeeches ? null : (characters[0]?.share ?? null)),
    high: ({ scenes, characters }) =>
      mostOf(scenes, ({ speeches }) => speeches.filter(({ speakers }) => speakers[0] === characters[0]?.id).length),
    low: ({ scenes, characters }) =>
      mostOf(
        scenes.filter(({ speakers }) => !speakers.includes(characters[0]?.id ?? '')),
        ({ talkWords }) => talkWords,
      ),
  },
};

/** How far beyond the middle half, as a share of its width, a value still calls for nothing; what a whole width beyond it ranks. Ours. */
const slackShare = 0.1;
const widthRank = 0.6;
const noWidth = 1e-6;

/** The value should not lie above (or below) the middle half of the genre's produced scripts. */
export const withinGenre =
  (genre: ProducedGenre, proportion: ProportionId, side: 'high' | 'low'): Count =>
  (derived) => {
    const value = proportions[proportion].value(derived);
    const scene = proportions[proportion][side](derived);
    if (value === null || !scene) return null;
    const { scripts, [proportion]: quartiles } = producedNorms[genre];
    const [, low, , high] = quartiles;
    const slack = (high - low) * slackShare;
    const met = side === 'high' ? value <= high + slack : value >= low - slack;
    const beyond = Math.abs(value - (side === 'high' ? high : low)) / Math.max(noWidth, high - low);
    return {
      met,
      rank: met ? 0 : Math.min(1, beyond * widthRank),
      counted: { kind: 'proportion', proportion, value, low, high, scripts, scene: idOf(scene) },
      places: [quoteOf(scene.headingPassage)],
    };
  };

/** Speeches from which a scene that lacks a kind of them is shown. */
const fullScene = 4;

/** The fullest talking scene in which no speech does what is wanted. */
export const talkWithout =
  (does: (speech: Speech) => boolean) =>
  ({ scenes }: Derived): SceneFacts | undefined =>
    mostOf(
      scenes.filter(({ speeches }) => speeches.length >= fullScene && !speeches.some(does)),
      ({ talkWords }) => talkWords,
    );

/** A craft measure should not lie in the lowest third of its scale (`want` high) or the highest (`want` low). */
const lowest = 35;
const highest = 65;
const middle = 50;
/** So many percentiles from the middle rank highest. */
const farOff = 60;

/** Places shown where the measure is met, and where it is not. */
const shownIfMet = 2;

/** `lacking` finds a scene that shows none of it. */
export const byMeasure =
  (
    definition: MeasureDefinition,
    want: 'high' | 'low',
    lacking: (derived: Derived) => SceneFacts | undefined = () => undefined,
  ): Count =>
  (derived) => {
    const measured = countMeasure(definition, derived);
    if (!measured) return null;
    const { places, percentile, id } = measured;
    const scene = lacking(derived);
    if (!places[0] && !scene) return null;
    const met = want === 'high' ? percentile >= lowest : percentile <= highest;
    const shown = met ? (want === 'low' ? [] : places.slice(0, shownIfMet)) : places.slice(0, 1);
    return {
      met,
      rank: met ? 0 : Math.abs(percentile - middle) / farOff,
      counted: { kind: 'measure', measure: id, lacking: scene ? idOf(scene) : null },
      places: [...shown, ...(met || !scene ? [] : [quoteOf(scene.headingPassage)])],
    };
  };

/** A fifth less night than usual calls for nothing; what stands this early is the opening. Ours. */
const nightSlack = 0.8;
const opening = 0.25;

/**
 * Night headings among all headings. The middle over produced features of any genre is scaled by how much darker the genre's median is than all
 * scripts': the two tables may come from different runs, so only their ratio is carried over.
 */
export const nights =
  (genre: ProducedGenre): Count =>
  ({ scenes }) => {
    if (scenes.filter(({ heading }) => heading.timeOfDay !== null).length < fewestScenes) return null;
    const dark = scenes.filter(({ heading }) => isNightTime(heading.timeOfDay));
    const usual =
      (middleOf(tripodNorms.nightShare) * producedNorms[genre].nightShare[2]) / producedNorms.all.nightShare[2];
    const share = dark.length / scenes.length;
    const met = share >= usual * nightSlack;
    const turnable = mostOf(
      scenes.filter((scene) => /\bDAY\b/i.test(scene.heading.timeOfDay ?? '') && scene.position > opening),
      ({ actionWords }) => actionWords,
    );
    if (!met && !turnable) return null;
    return {
      met,
      rank: met ? 0 : Math.min(1, (usual - share) / usual),
      counted: {
        kind: 'night',
        dark: dark.length,
        scenes: scenes.length,
        usual,
        turnable: turnable ? idOf(turnable) : null,
      },
      places: (met ? dark.slice(0, 2) : [turnable]).flatMap((scene) => (scene ? [quoteOf(scene.headingPassage)] : [])),
    };
  };
