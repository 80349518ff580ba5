/** Words for the measures of what comes back. */

import { counted, decimal, listed, percent, quoted } from '../../engine/wording.ts';
import type { StoryMeasure } from '../../story/measure.ts';
import { countIn, type MeasurePhrase } from './measure-phrase.ts';

/** Recurring words named before the rest is 'and others'. */
const wordsNamed = 4;

/** ': oar and lamp'; nothing where there are none. */
const named = ({ about }: StoryMeasure, say: (word: string) => string = (word) => word): string => {
  if (about.length === 0) return '';
  const shown = about.slice(0, wordsNamed).map(say);
  return `: ${about.length > wordsNamed ? `${shown.join(', ')} and others` : listed(shown)}`;
};

export const memoryWords = {
  'returning-objects': {
    unit: 'share',
    name: 'Scenes that hold one of the five things that recur most',
    high: 'things that return',
    low: 'few returning things',
    told: (measure) => `${percent(measure.value)}${named(measure)}`,
  },
  'echoed-lines': {
    unit: 'number',
    name: 'Lines said again in a later scene, in 1,000 spoken words',
    high: 'lines that return',
    low: 'few returning lines',
    told: (measure) => `${decimal(measure.value)} (${counted(countIn(measure, 'lines'), 'line')})`,
  },
  'returning-speakers': {
    unit: 'share',
    name: 'Speakers who speak in more than one scene',
    high: 'speakers who return',
    low: 'many passing speakers',
    told: (measure) => `${countIn(measure, 'returning')} of ${countIn(measure, 'speakers')}`,
  },
  'theme-spread': {
    unit: 'share',
    name: 'Talking scenes with one of the three words that recur most in talk',
    high: 'subjects kept to',
    low: 'subjects that change',
    told: (measure) => `${percent(measure.value)}${named(measure, quoted)}`,
  },
  'theme-held': {
    unit: 'share',
    name: 'Recurring words that stand in both the first and the last quarter',
    high: 'a start recalled',
    low: 'a start half recalled',
    told: (measure) => `${measure.about.length} of ${countIn(measure, 'words')}${named(measure)}`,
  },
  'cast-at-end': {
    unit: 'share',
    name: 'Those who speak most who are still there in the last fifth',
    high: 'a lasting cast',
    low: 'a vanishing cast',
    told: (measure, nameOf) => `${measure.about.length} of ${countIn(measure, 'main')}${named(measure, nameOf)}`,
  },
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
