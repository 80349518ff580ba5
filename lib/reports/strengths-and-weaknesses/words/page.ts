/** The page and its images as a strength and as a weakness. */
import { thousand } from '../../../engine/measures/measure.ts';
import { counted, decimal, numberWord, percent, quoted } from '../../../engine/wording.ts';
import { shownOf } from '../../measure-words.ts';
import { type Around, isHigh, pagesIn, say, sceneName, type TraitWords } from './say.ts';

export const pageTraits: TraitWords<
  'timed-headings' | 'parentheticals' | 'camera' | 'paragraphs' | 'senses' | 'exteriors' | 'adverbs'
> = {
  'timed-headings': {
    weakness: say(
      (m) => `${percent(1 - m.value)} of headings give no time of day`,
      (m) =>
        `Add DAY, NIGHT or CONTINUOUS on ${pagesIn(m)} and the others like them: a schedule is made from the headings.`,
    ),
  },
  parentheticals: {
    strength: say(
      (m, { nameOf }) => `The lines do without directions: ${shownOf(m, nameOf)}`,
      (m) => `The few that stand, as on ${pagesIn(m)}, are the more noticed: see that each changes the meaning.`,
    ),
    weakness: say(
      (m) => `Many directions to the actor: ${decimal(m.value, 2)} per speech`,
      (m) => `Read ${pagesIn(m)} without them and keep those that reverse the words.`,
    ),
  },
  camera: {
    strength: say(
      (_, { landmarks }) =>
        `The page leaves the camera alone over ${counted(landmarks.paragraphs, 'paragraph')} of action`,
      (_, { scenes }) =>
        `Keep to it: on page ${scenes[0]?.page ?? 1}, at ${scenes[0]?.place ?? 'the opening'}, the order of what is described is already the order of the shots.`,
    ),
    weakness: say(
      (m) => `Camera terms or “we see”: ${decimal(m.value, 2)} a page`,
      (m) => `Rewrite ${pagesIn(m)} as what is there to see.`,
    ),
  },
  paragraphs: {
    strength: say(
      (m) => `Action in short paragraphs: ${decimal(m.value)} words each`,
      (_, a) => `See that the exception deserves its room: ${longestParagraph(a)}`,
    ),
    weakness: say(
      (m) => `Action in long paragraphs: ${decimal(m.value)} words each`,
      (m, a) => `Break ${pagesIn(m)} where the eye would move; ${longestParagraph(a)}`,
    ),
  },
  senses: {
    strength: say(
      (m) => `There is much to see and hear: ${decimal(m.value)} words of it in ${numberWord(thousand)}`,
      (m, a) =>
        `Keep to one strong sense in a paragraph, as on ${pagesIn(m)}; in ${a.scenes[0]?.place ?? 'the first place'} it sets the tone.`,
    ),
    weakness: say(
      (m) => `Little to see and hear: ${decimal(m.value)} words of light, sound and touch in ${numberWord(thousand)}`,
      (_, { scenes }) =>
        `Give each place one sound or colour of its own, beginning with ${scenes[0]?.place ?? 'the first'}.`,
    ),
  },
  exteriors: {
    weakness: say(
      (m) => `${percent(m.value)} of scenes play outside`,
      (m, a) =>
        isHigh(m)
          ? `Weather and light cost days: see which of the scenes on ${pagesIn(m)} could move inside.`
          : `See whether ${sceneOr(a, a.landmarks.longestInside, 'one of the longer scenes')} would say more in the open.`,
    ),
  },
  adverbs: {
    strength: say(
      (m) => `The verbs do the work: ${decimal(m.value)} adverbs in ${numberWord(thousand)} words of action`,
      (_, a) => `Leave it so; ${sceneOr(a, a.landmarks.mostAction, 'the action')} shows what a bare verb can do.`,
    ),
    weakness: say(
      (m) => `Adverbs carry the action: ${decimal(m.value)} in ${numberWord(thousand)} words`,
      (m) => `On ${pagesIn(m)} look for the verb that says it alone.`,
    ),
  },
};

const sceneOr = ({ sceneOf }: Around, id: string | null, other: string): string =>
  id === null ? other : sceneName(sceneOf(id));

function longestParagraph({ landmarks: { longestParagraph: longest } }: Around): string {
  return longest
    ? `the longest, ${longest.words} words on page ${longest.page} (${quoted(`${longest.opening} …`)}), is where it slows down.`
    : '';
}
