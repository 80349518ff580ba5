/** Words for the measures of how the talk is made and of what is said. */
import { decimal, percent } from '../../engine/wording.ts';
import { countIn, inNumbers, inPercent, type MeasurePhrase } from './measure-phrase.ts';

const speechLength = {
  unit: 'number',
  name: 'Words a speech',
  high: 'long speeches',
  low: 'short speeches',
  usual: 'usual speech lengths',
  told: inNumbers(),
} as const satisfies MeasurePhrase;

/** A share of all speeches. */
const ofSpeeches = (words: Pick<MeasurePhrase, 'name' | 'high' | 'low'>): MeasurePhrase => ({
  unit: 'share',
  ...words,
  told: (measure) => `${percent(measure.value)} of ${countIn(measure, 'speeches')}`,
});

/** A rate of words. */
const perThousand = (words: Pick<MeasurePhrase, 'name' | 'high' | 'low'>): MeasurePhrase => ({
  unit: 'number',
  ...words,
  told: inNumbers(),
});

export const talkWords = {
  'speech-length': speechLength,
  'quick-talk': speechLength,
  'dialogue-share': {
    unit: 'share',
    name: 'Words that are spoken',
    high: 'much talk',
    low: 'little talk',
    usual: 'usual talk',
    told: inPercent,
  },
  'speech-rhythm': {
    unit: 'share',
    name: 'Spread of speech lengths around their mean',
    high: 'varied speech lengths',
    low: 'even speech lengths',
    told: (measure) => `${percent(measure.value)} (mean ${decimal(countIn(measure, 'meanWords'))} words)`,
  },
  'plain-talk': {
    unit: 'share',
    name: 'Spoken words with one or two syllables',
    high: 'plain words',
    low: 'long words',
    told: inPercent,
  },
  questions: ofSpeeches({
    name: 'Speeches that end on a question',
    high: 'many questions',
    low: 'few questions',
  }),
  explaining: ofSpeeches({
    name: 'Speeches with a phrase of explaining (“as you know” and its kin)',
    high: 'explaining',
    low: 'little explaining',
  }),
  'told-feelings': ofSpeeches({
    name: 'Speeches with a phrase of feeling (“I am so angry” and its kin)',
    high: 'named feelings',
    low: 'few named feelings',
  }),
  pressure: perThousand({
    name: 'Words of deadline, demand or danger in 1,000 spoken words',
    high: 'pressing words',
    low: 'few pressing words',
  }),
  ties: perThousand({
    name: 'Words of family, friends, home and work in 1,000 spoken words',
    high: 'everyday ties',
    low: 'few everyday ties',
  }),
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
