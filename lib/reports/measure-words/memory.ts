/** Words for the measures of what comes back. */

import { thousand } from '../../engine/measures/measure.ts';
import { counted, decimal, listed, numberWord, percent } from '../../engine/wording.ts';
import { allOr, countIn, type MeasurePhrase } from './measure-phrase.ts';

/** Recurring words named before the rest is 'and others'. */
const wordsNamed = 4;

export const memoryWords = {
  'returning-objects': {
    unit: 'share',
    shown: ({ value, about }) => {
      const things =
        about.length === 1
          ? 'the one thing that recurs'
          : `one of the ${numberWord(about.length)} things that recur most`;
      return `${percent(value)} of scenes hold ${things}${about.length > 0 ? ` (${listed(about)})` : ''}`;
    },
  },
  'echoed-lines': {
    unit: 'number',
    shown: (measure) =>
      `${counted(countIn(measure, 'lines'), 'line')} said again in a later scene, ${decimal(measure.value)} in ${numberWord(thousand)} spoken words`,
  },
  'returning-speakers': {
    unit: 'share',
    shown: (measure) => {
      const [returning, speakers] = [countIn(measure, 'returning'), countIn(measure, 'speakers')];
      return `${allOr(returning, speakers, `${returning} of ${speakers}`)} speakers speak in more than one scene`;
    },
  },
  'theme-spread': {
    unit: 'share',
    shown: ({ value, about }) =>
      `${percent(value)} of talking scenes mention ${listed(about.map((word) => `“${word}”`))}`,
  },
  'theme-held': {
    unit: 'share',
    shown: (measure) => {
      const { about } = measure;
      const words = `${countIn(measure, 'words')} recurring words`;
      const named = about.length > wordsNamed ? `${about.slice(0, wordsNamed).join(', ')} and others` : listed(about);
      return about.length > 0
        ? `${about.length} of ${words} (${named}) stand in both the first and the last quarter`
        : `none of ${words} stands in both the first and the last quarter`;
    },
  },
  'cast-at-end': {
    unit: 'share',
    shown: (measure, nameOf) =>
      `${allOr(measure.about.length, countIn(measure, 'main'))} who speak most are still there in the last fifth (${listed(measure.about.map(nameOf))})`,
  },
} as const satisfies Readonly<Record<string, MeasurePhrase>>;
