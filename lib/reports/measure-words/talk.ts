/** Words for the measures of how the talk is made and of what is said. */
import { thousand } from '../../engine/measures/measure.ts';
import { decimal, numberWord, percent } from '../../engine/wording.ts';
import { countIn, type MeasurePhrase } from './measure-phrase.ts';

const speechLength = {
  unit: 'number',
  shown: ({ value }) => `${decimal(value)} words a speech`,
} as const satisfies Omit<MeasurePhrase, 'name'>;

/** A share of all speeches. */
const ofSpeeches = (name: string, saying: string): MeasurePhrase => ({
  name,
  unit: 'share',
  shown: (measure) =>
    `${measure.value === 0 ? 'none' : percent(measure.value)} of ${countIn(measure, 'speeches')} speeches ${saying}`,
});

/** A rate of words. */
const perThousand = (name: string, words: string): MeasurePhrase => ({
  name,
  unit: 'number',
  shown: ({ value }) => `${decimal(value)} ${words} in ${numberWord(thousand)} spoken words`,
});

export const talkWords = {
  'speech-length': { name: 'length of speech', ...speechLength },
  'quick-talk': { name: 'quickness of talk', ...speechLength },
  'dialogue-share': {
    name: 'share of dialogue',
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of the words are spoken`,
  },
  'speech-rhythm': {
    name: 'rhythm of talk',
    unit: 'share',
    shown: (measure) =>
      `speech lengths spread by ${percent(measure.value)} around a mean of ${decimal(countIn(measure, 'meanWords'))} words`,
  },
  'plain-talk': {
    name: 'plain talk',
    unit: 'share',
    shown: ({ value }) => `${percent(value)} of spoken words have one or two syllables`,
  },
  questions: ofSpeeches('questions', 'end on a question'),
  refusals: ofSpeeches('resistance', 'open by refusing or correcting'),
  'general-lines': ofSpeeches(
    'lines that speak in general',
    'make a claim about everyone, nobody, always, never, life or love',
  ),
  explaining: ofSpeeches('explaining', 'explain what both already know (“as you know” and its kin)'),
  'told-feelings': ofSpeeches('feelings named outright', 'name a feeling outright (“I am so angry”)'),
  pressure: perThousand('pressure', 'words of deadline, demand or danger'),
  ties: perThousand('everyday ties', 'words of family, friends, home and work'),
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
