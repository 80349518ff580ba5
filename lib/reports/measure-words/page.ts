/** Words for the measures of the page and of what it shows. */
import { decimal } from '../../engine/wording.ts';
import { countIn, inNumbers, inPercent, type MeasurePhrase } from './measure-phrase.ts';

export const pageWords = {
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
  paragraphs: {
    unit: 'number',
    name: 'Words a paragraph of action',
    high: 'long paragraphs',
    low: 'short paragraphs',
    told: inNumbers(),
  },
  senses: {
    unit: 'number',
    name: 'Colours, light, weather, sounds and smells in 1,000 words of action',
    high: 'many sensory words',
    low: 'few sensory words',
    told: inNumbers(),
  },
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
