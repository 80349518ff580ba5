/** Words for the measures of the page and of what it shows. */
import { thousand } from '../../engine/measures/measure.ts';
import { counted, decimal, numberWord, percent } from '../../engine/wording.ts';
import { countIn, type MeasurePhrase } from './measure-phrase.ts';

/** A rate of words in action. */
const perThousand = (words: string): MeasurePhrase => ({
  unit: 'number',
  shown: ({ value }) => `${decimal(value)} ${words} in ${numberWord(thousand)} words of action`,
});

export const pageWords = {
  length: { unit: 'number', shown: ({ value }) => `${Math.round(value)} pages` },
  'timed-headings': {
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of headings give a time of day`,
  },
  parentheticals: {
    unit: 'number',
    shown: (measure) =>
      `${counted(countIn(measure, 'parentheticals'), 'parenthetical')} in ${countIn(measure, 'speeches')} speeches, ${decimal(measure.value, 2)} each`,
  },
  camera: {
    unit: 'number',
    shown: (measure) =>
      `${counted(countIn(measure, 'paragraphs'), 'paragraph')} of action with a camera term or “we see”, ${decimal(measure.value, 2)} a page`,
  },
  paragraphs: {
    unit: 'number',
    shown: ({ value }) => `${decimal(value)} words a paragraph of action`,
  },
  senses: perThousand('words of colour, light, sound and touch'),
  vocabulary: {
    unit: 'share',
    shown: (measure) => {
      const window = countIn(measure, 'window');
      return `in any ${window} words of action ${Math.round(measure.value * window)} are different ones`;
    },
  },
  exteriors: {
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of scenes play outside`,
  },
  adverbs: perThousand('words in -ly'),
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
