/** Words for the measures of how the talk is made and of what is said. */
import { thousand } from '../../engine/measures/measure.ts';
import { decimal, numberWord, percent } from '../../engine/wording.ts';
import { countIn, type MeasurePhrase } from './measure-phrase.ts';

const speechLength = {
  unit: 'number',
  shown: ({ value }) => `${decimal(value)} words a speech`,
} as const satisfies MeasurePhrase;

/** A share of all speeches. */
const ofSpeeches = (saying: string): MeasurePhrase => ({
  unit: 'share',
  shown: (measure) =>
    `${measure.value === 0 ? 'none' : percent(measure.value)} of ${countIn(measure, 'speeches')} speeches ${saying}`,
});

/** A rate of words. */
const perThousand = (words: string): MeasurePhrase => ({
  unit: 'number',
  shown: ({ value }) => `${decimal(value)} ${words} in ${numberWord(thousand)} spoken words`,
});

export const talkWords = {
  'speech-length': { ...speechLength },
  'quick-talk': { ...speechLength },
  'dialogue-share': {
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of the words are spoken`,
  },
  'speech-rhythm': {
    unit: 'share',
    shown: (measure) =>
      `speech lengths spread by ${percent(measure.value)} around a mean of ${decimal(countIn(measure, 'meanWords'))} words`,
  },
  'plain-talk': {
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of spoken words have one or two syllables`,
  },
  questions: ofSpeeches('end on a question'),
  refusals: ofSpeeches('open by refusing or correcting'),
  'general-lines': ofSpeeches('make a claim about everyone, nobody, always, never, life or love'),
  explaining: ofSpeeches('explain what both already know (“as you know” and its kin)'),
  'told-feelings': ofSpeeches('name a feeling outright (“I am so angry”)'),
  pressure: perThousand('words of deadline, demand or danger'),
  ties: perThousand('words of family, friends, home and work'),
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
