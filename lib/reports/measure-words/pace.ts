/** Words for the measures of movement and of talk. */
import { decimal, percent } from '../../engine/wording.ts';
import { countIn, inNumbers, inPercent, type MeasurePhrase } from './measure-phrase.ts';

export const paceWords = {
  changes: {
    unit: 'number',
    name: 'Changes of place, or between day and night, a page',
    high: 'frequent changes of place and time',
    low: 'few changes of place and time',
    told: (measure) => `${decimal(measure.value, 2)} (${countIn(measure, 'changes')} in all)`,
  },
  'scene-pace': {
    unit: 'number',
    name: 'Scenes a page',
    high: 'a quick pace',
    low: 'a slow pace',
    told: inNumbers(2),
  },
  'place-change': {
    unit: 'share',
    name: 'Cuts that go to another place',
    high: 'cuts to new places',
    low: 'cuts within a place',
    told: inPercent,
  },
  'open-endings': {
    unit: 'share',
    name: 'Talking scenes that end on a question or a broken line',
    high: 'open scene endings',
    low: 'closed scene endings',
    told: inPercent,
  },
  questions: {
    unit: 'share',
    name: 'Speeches that end on a question',
    high: 'many questions',
    low: 'few questions',
    told: (measure) => `${percent(measure.value)} of ${countIn(measure, 'speeches')}`,
  },
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
