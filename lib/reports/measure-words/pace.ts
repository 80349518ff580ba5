/** Words for the measures of movement. */
import { decimal, percent } from '../../engine/wording.ts';
import { countIn, type MeasurePhrase } from './measure-phrase.ts';

const scenePace: MeasurePhrase = {
  name: 'scene pace',
  unit: 'number',
  shown: ({ value }) => `${decimal(value, 2)} scenes a page`,
};

export const paceWords = {
  'scene-pace': scenePace,
  'typical-pace': scenePace,
  'place-change': {
    name: 'change of place',
    unit: 'share',
    shown: ({ value }) => `${value === 1 ? 'every cut goes' : `${percent(value)} of cuts go`} to another place`,
  },
  'scene-lengths': {
    name: 'variety of scene length',
    unit: 'share',
    shown: (measure) =>
      `scene lengths spread by ${percent(measure.value)} around a mean of ${decimal(countIn(measure, 'meanPages'), 2)} pages`,
  },
  'mode-change': {
    name: 'turns between talk and action',
    unit: 'number',
    shown: ({ value }) => `${decimal(value)} turns a page from talk to action or back`,
  },
  'open-endings': {
    name: 'scenes that end open',
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of talking scenes end on a question or a broken line`,
  },
  freshness: {
    name: 'scenes that bring something new',
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of scenes bring a place or a speaker for the first time`,
  },
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
