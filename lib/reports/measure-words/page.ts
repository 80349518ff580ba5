/** Words for the measures of the page and of what it shows. */
import { decimal } from '../../engine/wording.ts';
import { countIn, inNumbers, inPercent, type MeasurePhrase } from './measure-phrase.ts';

export const pageWords = {
  length: {
    unit: 'number',
    name: 'Pages',
    high: 'great length',
    low: 'shortness',
    usual: 'usual length',
    told: ({ value }) => String(Math.round(value)),
  },
  'timed-headings': {
    unit: 'share',
    name: 'Headings that give a time of day, or say that time goes on',
    high: 'timed headings',
    low: 'untimed headings',
    told: inPercent,
  },
  parentheticals: {
    unit: 'number',
    name: 'Parentheticals a speech',
    high: 'many parentheticals',
    low: 'few parentheticals',
    told: (measure) =>
      `${decimal(measure.value, 2)} (${countIn(measure, 'parentheticals')} in ${countIn(measure, 'speeches')})`,
  },
  camera: {
    unit: 'number',
    name: 'Paragraphs of action a page with a camera term or “we see”',
    high: 'many camera terms',
    low: 'few camera terms',
    told: (measure) => `${decimal(measure.value, 2)} (${countIn(measure, 'paragraphs')} in all)`,
  },
  paragraphs: {
    unit: 'number',
    name: 'Words a paragraph of action',
    high: 'long paragraphs',
    low: 'short paragraphs',
    told: inNumbers(),
  },
  senses: {
    unit: 'number',
    name: 'Words of colour, light, sound and touch in 1,000 words of action',
    high: 'many sensory words',
    low: 'few sensory words',
    told: inNumbers(),
  },
  vocabulary: {
    unit: 'share',
    name: 'Different words in a stretch of action',
    high: 'a rich vocabulary',
    low: 'a small vocabulary',
    told: (measure) => {
      const window = countIn(measure, 'window');
      return `${Math.round(measure.value * window)} of ${window}`;
    },
  },
  exteriors: {
    unit: 'share',
    name: 'Scenes that play outside',
    high: 'many exteriors',
    low: 'few exteriors',
    usual: 'usual exteriors',
    told: inPercent,
  },
  adverbs: {
    unit: 'number',
    name: 'Words in -ly in 1,000 words of action',
    high: 'many adverbs',
    low: 'few adverbs',
    told: inNumbers(),
  },
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
