/** Words for the measures of what comes back. */

import { listed, percent } from '../../engine/wording.ts';
import type { StoryMeasure } from '../../story/measure.ts';
import { inPercent, type MeasurePhrase } from './measure-phrase.ts';

/** Recurring words named before the rest is 'and others'. */
const wordsNamed = 4;

/** ': oar and lamp'; nothing where there are none. */
const named = ({ about }: StoryMeasure): string => {
  if (about.length === 0) return '';
  const shown = about.slice(0, wordsNamed);
  return `: ${about.length > wordsNamed ? `${shown.join(', ')} and others` : listed(shown)}`;
};

export const memoryWords = {
  recalled: {
    unit: 'share',
    name: 'People of the first quarter who are heard again in the last',
    high: 'a beginning that comes back',
    low: 'a beginning left behind',
    told: inPercent,
  },
  'returning-objects': {
    unit: 'share',
    name: 'Scenes that hold one of the five things that recur most',
    high: 'things that return',
    low: 'few returning things',
    told: (measure) => `${percent(measure.value)}${named(measure)}`,
  },
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
