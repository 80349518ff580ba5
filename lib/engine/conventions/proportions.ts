/** Counts proportions that scripts of a genre differ in, with the scenes that do most towards each. */
import type { ProportionId } from '../../story/conventions.ts';
import type { Derived } from '../derive.ts';
import { mostOf } from '../scenes/most-of.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';

/** Scenes from which proportions can be counted. */
export const fewestScenes = 4;

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
