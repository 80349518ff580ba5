/** Words for the measures of the page and of what it shows. */
import { thousand } from '../../engine/measures/measure.ts';
import { counted, decimal, numberWord, percent } from '../../engine/wording.ts';
import { countIn, type MeasurePhrase } from './measure-phrase.ts';

/** A rate of words in action. */
const perThousand = (name: string, words: string): MeasurePhrase => ({
  name,
  unit: 'number',
  shown: ({ value }) => `${decimal(value)} ${words} in ${numberWord(thousand)} words of action`,
});

export const pageWords = {
  length: { name: 'length', unit: 'number', shown: ({ value }) => `${Math.round(value)} pages` },
  'timed-headings': {
    name: 'headings with a time of day',
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of headings give a time of day`,
  },
  parentheticals: {
    name: 'parentheticals',
    unit: 'number',
    shown: (measure) =>
      `${counted(countIn(measure, 'parentheticals'), 'parenthetical')} in ${countIn(measure, 'speeches')} speeches, ${decimal(measure.value, 2)} each`,
  },
  camera: {
    name: 'camera terms',
    unit: 'number',
    shown: (measure) =>
      `${counted(countIn(measure, 'paragraphs'), 'paragraph')} of action with a camera term or “we see”, ${decimal(measure.value, 2)} a page`,
  },
  paragraphs: {
    name: 'length of action paragraphs',
    unit: 'number',
    shown: ({ value }) => `${decimal(value)} words a paragraph of action`,
  },
  senses: perThousand('things seen, heard and felt', 'words of colour, light, sound and touch'),
  vocabulary: {
    name: 'range of words in action',
    unit: 'share',
    shown: (measure) => {
      const window = countIn(measure, 'window');
      return `in any ${window} words of action ${Math.round(measure.value * window)} are different ones`;
    },
  },
  exteriors: {
    name: 'mix of inside and outside',
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of scenes play outside`,
  },
  adverbs: perThousand('adverbs in action', 'words in -ly'),
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
