/** The page and its images as a strength and as a weakness. */
import { quoted } from '../../../engine/wording.ts';
import { type Around, isHigh, keep, pagesIn, say, sceneName, type TraitWords } from './say.ts';

export const pageTraits: TraitWords<
  'timed-headings' | 'parentheticals' | 'camera' | 'paragraphs' | 'senses' | 'exteriors' | 'adverbs'
> = {
  'timed-headings': {
    weakness: say(
      () => 'Headings without times',
      (m) => `Add DAY, NIGHT or CONTINUOUS, beginning on ${pagesIn(m)}: a schedule is made from the headings.`,
    ),
  },
  parentheticals: {
    strength: keep(() => 'Few directions to actors'),
    weakness: say(
      () => 'Many directions to actors',
      (m) => `Read ${pagesIn(m)} without them and keep those that reverse the words.`,
    ),
  },
  camera: {
    strength: keep(({ value }) => (value === 0 ? 'No camera terms' : 'Hardly a camera term')),
    weakness: say(
      () => 'Camera terms',
      (m) => `Rewrite ${pagesIn(m)} as what is there to see.`,
    ),
  },
  paragraphs: {
    strength: keep(() => 'Short paragraphs of action'),
    weakness: say(
      () => 'Long paragraphs of action',
      (m, a) => `Break ${pagesIn(m)} where the eye would move${longestParagraph(a)}.`,
    ),
  },
  senses: {
    strength: keep(() => 'Many sensory words'),
    weakness: say(
      () => 'Few sensory words',
      (_, { scenes }) =>
        `Give each place a sound or colour of its own, beginning with ${scenes[0]?.place ?? 'the first'}.`,
    ),
  },
  exteriors: {
    weakness: say(
      (m) => (isHigh(m) ? 'Many scenes outside' : 'Few scenes outside'),
      (m, a) =>
        isHigh(m)
          ? `Weather and light cost days: see which of the scenes on ${pagesIn(m)} could move inside.`
          : `See whether ${sceneOr(a, a.landmarks.longestInside, 'one of the longer scenes')} would say more in the open.`,
    ),
  },
  adverbs: {
    strength: keep(() => 'Few adverbs'),
    weakness: say(
      () => 'Many adverbs',
      (m) => `On ${pagesIn(m)} look for the verb that says it alone.`,
    ),
  },
};

const sceneOr = ({ sceneOf }: Around, id: string | null, other: string): string =>
  id === null ? other : sceneName(sceneOf(id));

function longestParagraph({ landmarks: { longestParagraph: longest } }: Around): string {
  return longest
    ? `; the longest, ${longest.words} words on page ${longest.page}, begins ${quoted(`${longest.opening} …`)}`
    : '';
}
