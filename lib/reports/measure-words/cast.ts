/** Words for the measures of the cast. */
import { decimal, listed, percent } from '../../engine/wording.ts';
import type { StoryMeasure } from '../../story/measure.ts';
import { countIn, type MeasurePhrase, type NameOf } from './measure-phrase.ts';

/** The people that a measure speaks of. */
const people = ({ about }: StoryMeasure, nameOf: NameOf): string => listed(about.map(nameOf));

export const castWords = {
  'lead-share': {
    unit: 'share',
    name: 'Spoken words that the lead has',
    high: 'a dominant lead',
    low: 'a quiet lead',
    usual: 'a usual share for the lead',
    told: (measure, nameOf) => `${people(measure, nameOf)}: ${percent(measure.value)}`,
  },
  'top-three': {
    unit: 'share',
    name: 'Spoken words that the first three have',
    high: 'talk among three',
    low: 'talk among many',
    usual: 'usual shares',
    told: (measure, nameOf) => `${people(measure, nameOf)}: ${percent(measure.value)}`,
  },
  'lead-partners': {
    unit: 'share',
    name: 'Those who speak twice or more with whom the lead exchanges lines',
    high: 'a lead with company',
    low: 'a lead alone',
    told: (measure, nameOf) => {
      const [lead = '', partner = ''] = measure.about.map(nameOf);
      return `${lead}: ${countIn(measure, 'met')} of ${countIn(measure, 'others')}, most with ${partner}`;
    },
  },
  'lead-warmth': {
    unit: 'share',
    name: 'Speeches of the lead with thanks, apology, affection or care',
    high: 'a warm lead',
    low: 'a cool lead',
    told: (measure, nameOf) =>
      `${people(measure, nameOf)}: ${countIn(measure, 'warm')} of ${countIn(measure, 'speeches')}`,
  },
  'late-heat': {
    unit: 'number',
    name: 'Pressure, refusals and exclamations in the last third beside the first',
    high: 'more pressing words and exclamations late',
    low: 'fewer pressing words and exclamations late',
    told: ({ value }) => `${decimal(value, 2)} times`,
  },
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
