/** Words for the measures of movement. */
import { decimal, percent } from '../../engine/wording.ts';
import { countIn, inNumbers, inPercent, type MeasurePhrase } from './measure-phrase.ts';

const scenePace: MeasurePhrase = {
  unit: 'number',
  name: 'Scenes a page',
  high: 'a quick pace',
  low: 'a slow pace',
  usual: 'a usual pace',
  told: inNumbers(2),
};

export const paceWords = {
  'scene-pace': scenePace,
  'typical-pace': scenePace,
  'place-change': {
    unit: 'share',
    name: 'Cuts that go to another place',
    high: 'cuts to new places',
    low: 'cuts within a place',
    told: inPercent,
  },
  'scene-lengths': {
    unit: 'share',
    name: 'Spread of scene lengths around their mean',
    high: 'varied scene lengths',
    low: 'even scene lengths',
    told: (measure) => `${percent(measure.value)} (mean ${decimal(countIn(measure, 'meanPages'), 2)} pages)`,
  },
  'mode-change': {
    unit: 'number',
    name: 'Turns a page from talk to action or back',
    high: 'talk within action',
    low: 'talk in blocks',
    told: inNumbers(),
  },
  'open-endings': {
    unit: 'share',
    name: 'Talking scenes that end on a question or a broken line',
    high: 'open scene endings',
    low: 'closed scene endings',
    told: inPercent,
  },
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
