/** Words for the measures of movement. */
import { decimal, percent } from '../../engine/wording.ts';
import { countIn, type MeasurePhrase } from './measure-phrase.ts';

const scenePace: MeasurePhrase = {
  unit: 'number',
  shown: ({ value }) => `${decimal(value, 2)} scenes a page`,
};

export const paceWords = {
  'scene-pace': scenePace,
  'typical-pace': scenePace,
  'place-change': {
    unit: 'share',
    shown: ({ value }) => `${value === 1 ? 'every cut goes' : `${percent(value)} of cuts go`} to another place`,
  },
  'scene-lengths': {
    unit: 'share',
    shown: (measure) =>
      `scene lengths spread by ${percent(measure.value)} around a mean of ${decimal(countIn(measure, 'meanPages'), 2)} pages`,
  },
  'mode-change': {
    unit: 'number',
    shown: ({ value }) => `${decimal(value)} turns a page from talk to action or back`,
  },
  'open-endings': {
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of talking scenes end on a question or a broken line`,
  },
  freshness: {
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of scenes bring a place or a speaker for the first time`,
  },
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
