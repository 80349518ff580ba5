/** Words by which a script prints its calendar: seasons, feasts, months, spans of days and more. Own lists. */
import { lexicon, type Phrases } from '../../../screenplay/text/phrases.ts';

export const seasons: Phrases = ['SPRING', 'SUMMER', 'FALL', 'AUTUMN', 'WINTER'];

export const feasts: Phrases = lexicon(`
  CHRISTMAS( EVE| DAY| MORNING)
  NEW YEAR'S( EVE| DAY)
  HALLOWEEN
  THANKSGIVING
  EASTER
  VALENTINE'S DAY
  FOURTH OF JULY
  LABOR DAY
  MEMORIAL DAY
`);

export const months: Phrases = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
];

/** As cards print them: a lone one says little, several are a calendar. */
export const weekdays: Phrases = lexicon(
  '{MON|TUES|WEDNES|THURS|FRI|SATUR|SUN}DAY( {MORNING|AFTERNOON|EVENING|NIGHT})',
);

/** Before a span of time: 'TWO WEEKS LATER'. */
export const howMany: Phrases = lexicon(`
  {A|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|FIFTEEN|TWENTY|THIRTY|SEVERAL|A FEW|SOME|MANY}
  #
`);
export const longTimes: Phrases = ['DAY(S)', 'WEEK(S)', 'MONTH(S)', 'YEAR(S)'];
