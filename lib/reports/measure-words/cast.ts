/** Words for the measures of the cast. */
import { decimal, listed, numberWord, often, percent } from '../../engine/wording.ts';
import type { StoryMeasure } from '../../story/measure.ts';
import { allOr, countIn, type MeasurePhrase, type NameOf } from './measure-phrase.ts';

/** The people that a measure speaks of. */
const people = ({ about }: StoryMeasure, nameOf: NameOf): string => listed(about.map(nameOf));

export const castWords = {
  'lead-share': {
    unit: 'share',
    shown: (measure, nameOf) => `${people(measure, nameOf)} speaks ${percent(measure.value)} of all spoken words`,
  },
  'top-three': {
    unit: 'share',
    shown: (measure, nameOf) => `${people(measure, nameOf)} speak ${percent(measure.value)} of all spoken words`,
  },
  'lead-partners': {
    unit: 'share',
    shown: (measure, nameOf) => {
      const [lead = '', partner = ''] = measure.about.map(nameOf);
      const met = allOr(countIn(measure, 'met'), countIn(measure, 'others'));
      return `${lead} exchanges lines with ${met} others who speak ${often(countIn(measure, 'fewestSpeeches'))} or more, most with ${partner}`;
    },
  },
  'lead-warmth': {
    unit: 'share',
    shown: (measure, nameOf) => {
      const warm = countIn(measure, 'warm');
      return `${warm === 0 ? 'none' : numberWord(warm)} of ${people(measure, nameOf)}’s ${countIn(measure, 'speeches')} speeches ${warm === 1 ? 'holds' : 'hold'} a word of thanks, apology, affection or care`;
    },
  },
  'distinct-voices': {
    unit: 'share',
    shown: (measure, nameOf) =>
      `in a blind test on small words, ${countIn(measure, 'matched')} of ${countIn(measure, 'halves')} halves of what ${people(measure, nameOf)} say find their own speaker (chance ${percent(countIn(measure, 'chance'))})`,
  },
  'late-heat': {
    unit: 'number',
    shown: ({ value }) =>
      `pressure, refusals and exclamations are ${decimal(value)} times as dense in the last third as in the first`,
  },
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
