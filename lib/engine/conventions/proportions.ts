/** Counts proportions that scripts of a genre differ in. */
import type { ProportionId } from '../../story/conventions.ts';
import type { Derived } from '../derive.ts';

/** Scenes from which proportions can be counted. */
export const fewestScenes = 4;

/** Null where there is too little to count. */
type Proportion = (derived: Derived) => number | null;

/** Words below which no proportion of talk is worth comparing, and speeches below which no mean length is. */
const fewestWords = 300;
const fewestSpeeches = 12;

export const proportions: Readonly<Record<ProportionId, Proportion>> = {
  dialogueShare: ({ talkWords, actionWords }) =>
    talkWords + actionWords < fewestWords ? null : talkWords / (talkWords + actionWords),
  wordsPerSpeech: ({ talkWords, speeches }) => (speeches.length < fewestSpeeches ? null : talkWords / speeches.length),
  wordsPerScene: ({ talkWords, actionWords, scenes }) =>
    scenes.length < fewestScenes || talkWords + actionWords < fewestWords
      ? null
      : (talkWords + actionWords) / scenes.length,
  interiorShare: ({ scenes }) => {
    const set = scenes.filter(({ heading }) => heading.setting !== null);
    return set.length < fewestScenes
      ? null
      : set.filter(({ heading }) => heading.setting === 'INT').length / set.length;
  },
  topSpeakerShare: ({ characters, speeches }) =>
    speeches.length < fewestSpeeches ? null : (characters[0]?.share ?? null),
};
