/** Reads proportions against produced scripts of the genre, and craft measures against their scales. Refuses a side that the genre doesn't care about. */
import type { Derived } from '../../engine/derive.ts';
import { countMeasure, type MeasureDefinition } from '../../engine/measures/measure.ts';
import { tripodNorms } from '../../engine/norms/produced-scripts.ts';
import { type ProducedGenre, producedNorms } from '../../engine/norms/quick-parser-norms.ts';
import { middleOf } from '../../engine/norms/scale.ts';
import type { Speech } from '../../engine/people/speeches.ts';
import { isNight as isNightTime } from '../../engine/scenes/night.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { quoteOf } from '../../engine/text/quote.ts';
import { capitalised, counted, decimal, percent } from '../../engine/wording.ts';
import { nameIn } from '../from-derived.ts';
import { comparisonOf, isShare, levelOf, printed, shownOf } from '../measure-words.ts';
import type { Proportion } from './card.ts';
import { type Convention, fewestScenes, sceneLabel } from './convention.ts';

interface ProportionReader {
  readonly label: string;
  readonly unit: 'share' | 'number';
  readonly value: (derived: Derived) => number | null;
  /** The scene that does most towards a high value, and towards a low one. */
  readonly high: (derived: Derived) => SceneFacts | undefined;
  readonly low: (derived: Derived) => SceneFacts | undefined;
}

/** Words below which no proportion of talk is worth comparing, and speeches below which no mean length is. */
const fewestWords = 300;
const fewestSpeeches = 12;

const most = (scenes: readonly SceneFacts[], of: (scene: SceneFacts) => number): SceneFacts | undefined =>
  [...scenes].sort((a, b) => of(b) - of(a) || a.ordinal - b.ordinal)[0];
const words = (scene: SceneFacts): number => scene.talkWords + scene.actionWords;
const perSpeech = (scene: SceneFacts): number => scene.talkWords / Math.max(1, scene.speeches.length);

export const proportions: Readonly<Record<Proportion, ProportionReader>> = {
  dialogueShare: {
    label: 'Words that are spoken',
    unit: 'share',
    value: ({ talkWords, actionWords }) =>
      talkWords + actionWords < fewestWords ? null : talkWords / (talkWords + actionWords),
    high: ({ scenes }) => most(scenes, ({ talkWords }) => talkWords),
    low: ({ scenes }) => most(scenes, (scene) => scene.actionWords - scene.talkWords),
  },
  wordsPerSpeech: {
    label: 'Words in a speech, on average',
    unit: 'number',
    value: ({ talkWords, speeches }) => (speeches.length < fewestSpeeches ? null : talkWords / speeches.length),
    high: ({ scenes }) => most(scenes, (scene) => (scene.speeches.length < 2 ? 0 : perSpeech(scene))),
    low: ({ scenes }) => most(scenes, (scene) => (scene.speeches.length < 4 ? -999 : -perSpeech(scene))),
  },
  wordsPerScene: {
    label: 'Words in a scene, on average',
    unit: 'number',
    value: ({ talkWords, actionWords, scenes }) =>
      scenes.length < fewestScenes || talkWords + actionWords < fewestWords
        ? null
        : (talkWords + actionWords) / scenes.length,
    high: ({ scenes }) => most(scenes, words),
    low: ({ scenes }) => most(scenes, (scene) => -words(scene)),
  },
  interiorShare: {
    label: 'Headings inside (INT)',
    unit: 'share',
    value: ({ scenes }) => {
      const set = scenes.filter(({ heading }) => heading.setting !== null);
      return set.length < fewestScenes
        ? null
        : set.filter(({ heading }) => heading.setting === 'INT').length / set.length;
    },
    high: ({ scenes }) =>
      most(
        scenes.filter(({ heading }) => heading.setting === 'INT'),
        ({ actionWords }) => actionWords,
      ),
    low: ({ scenes }) =>
      most(
        scenes.filter(({ heading }) => heading.setting === 'EXT'),
        ({ talkWords }) => talkWords,
      ),
  },
  topSpeakerShare: {
    label: 'Spoken words that are the first speaker’s',
    unit: 'share',
    value: ({ characters, speeches }) => (speeches.length < fewestSpeeches ? null : (characters[0]?.share ?? null)),
    high: ({ scenes, characters }) =>
      most(scenes, ({ speeches }) => speeches.filter(({ speakers }) => speakers[0] === characters[0]?.id).length),
    low: ({ scenes, characters }) =>
      most(
        scenes.filter(({ speakers }) => !speakers.includes(characters[0]?.id ?? '')),
        ({ talkWords }) => talkWords,
      ),
  },
};

export const printedProportion = (id: Proportion, value: number): string =>
  proportions[id].unit === 'share' ? percent(value) : decimal(value, value < 20 ? 1 : 0);

/** How far beyond the middle half, as a share of its width, a value still calls for nothing. Ours. */
const slackShare = 0.1;

/** The value should not lie above (or below) the middle half of the genre's produced scripts. */
export const withinGenre =
  (
    genre: ProducedGenre,
    id: Proportion,
    side: 'high' | 'low',
    deed: (place: string, value: string) => string,
  ): Convention['read'] =>
  (derived) => {
    const value = proportions[id].value(derived);
    const scene = proportions[id][side](derived);
    if (value === null || !scene) return null;
    const norms = producedNorms[genre];
    const [, low, , high] = norms[id];
    const slack = (high - low) * slackShare;
    const met = side === 'high' ? value <= high + slack : value >= low - slack;
    const bound = side === 'high' ? high : low;
    const shown = printedProportion(id, value);
    const lead = derived.characters[0]?.name;
    return {
      met,
      size: `${shown}, the middle half runs ${printedProportion(id, low)} to ${printedProportion(id, high)}`,
      rank: met ? 0 : Math.min(1, (Math.abs(value - bound) / Math.max(1e-6, high - low)) * 0.6),
      text: `${proportions[id].label}: ${shown}${id === 'topSpeakerShare' && lead ? ` (${lead})` : ''}, where half of ${norms.scripts} produced scripts of the genre lie between ${printedProportion(id, low)} and ${printedProportion(id, high)}.${met ? '' : ` What does most towards it is ${sceneLabel(scene)}.`}`,
      todo: met ? '' : deed(sceneLabel(scene), shown),
      evidence: [quoteOf(scene.headingPassage)],
    };
  };

/** The fullest talking scene in which no speech does what is wanted. */
export const talkWithout =
  (does: (speech: Speech) => boolean) =>
  ({ scenes }: Derived): SceneFacts | undefined =>
    most(
      scenes.filter(({ speeches }) => speeches.length >= 4 && !speeches.some(does)),
      ({ talkWords }) => talkWords,
    );

/**
 * A craft measure should not lie in the lowest third of its scale (`want` high) or the highest (`want` low). `deed` gets a place that
 * shows the measure (an empty quote when none does) and, where `lacking` finds one, the scene that lacks it.
 */
export const byMeasure =
  (
    definition: MeasureDefinition,
    want: 'high' | 'low',
    deed: (at: { page: number; quote: string; lacking: string | null }) => string,
    lacking: (derived: Derived) => SceneFacts | undefined = () => undefined,
  ): Convention['read'] =>
  (derived) => {
    const measured = countMeasure(definition, derived);
    if (!measured) return null;
    const [place] = measured.places;
    const scene = lacking(derived);
    if (!place && !scene) return null;
    const { percentile } = measured;
    const met = want === 'high' ? percentile >= 35 : percentile <= 65;
    const without = scene ? ` ${capitalised(sceneLabel(scene))} has none.` : '';
    return {
      met,
      size: `${isShare(measured) ? `${printed(measured, measured.value)}, ` : ''}${levelOf(percentile)} on our yardstick`,
      rank: met ? 0 : Math.abs(percentile - 50) / 60,
      text: `${capitalised(shownOf(measured, nameIn(derived)))}, ${comparisonOf(measured)}.${met ? '' : without}`,
      todo: met
        ? ''
        : deed({ page: place?.page ?? 0, quote: place?.quote ?? '', lacking: scene ? sceneLabel(scene) : null }),
      evidence:
        met && want === 'low'
          ? []
          : [...measured.places.slice(0, met ? 2 : 1), ...(met || !scene ? [] : [quoteOf(scene.headingPassage)])],
    };
  };

/**
 * Night headings among all headings. The middle over produced features of any genre (24 %, 92 scripts) is scaled by how much darker the
 * genre's 936-script median is than all scripts': the two tables count night differently, so only their ratio is carried over.
 */
export const nights =
  (genre: ProducedGenre, deed: (place: string) => string): Convention['read'] =>
  ({ scenes }) => {
    if (scenes.filter(({ heading }) => heading.timeOfDay !== null).length < fewestScenes) return null;
    const isNight = ({ heading }: SceneFacts): boolean => isNightTime(heading.timeOfDay);
    const dark = scenes.filter(isNight);
    const looked =
      (middleOf(tripodNorms.nightShare) * producedNorms[genre].nightShare[2]) / producedNorms.all.nightShare[2];
    const share = dark.length / scenes.length;
    const met = share >= looked * 0.8;
    const turnable = most(
      scenes.filter((scene) => /\bDAY\b/i.test(scene.heading.timeOfDay ?? '') && scene.position > 0.25),
      ({ actionWords }) => actionWords,
    );
    if (!met && !turnable) return null;
    const [first] = dark;
    return {
      met,
      size: `${percent(share)} of scenes, about ${percent(looked)} looked for`,
      rank: met ? 0 : Math.min(1, (looked - share) / looked),
      text: `${capitalised(counted(dark.length, 'scene'))} of ${scenes.length} ${dark.length === 1 ? 'is' : 'are'} headed NIGHT (${percent(share)})${first ? `, first ${sceneLabel(first)}` : ''}; for the genre about ${percent(looked)} is usual.`,
      todo: met || !turnable ? '' : deed(sceneLabel(turnable)),
      evidence: (met ? dark.slice(0, 2) : [turnable]).flatMap((scene) =>
        scene ? [quoteOf(scene.headingPassage)] : [],
      ),
    };
  };
