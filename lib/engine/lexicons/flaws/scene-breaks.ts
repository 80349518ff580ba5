/** Words that say how one scene follows another: in the same moment, or after a time. Own lists. */
import type { Phrases } from '../../../screenplay/text/phrases.ts';

/** In a heading or on a line of its own. */
export const sameMoment: Phrases = [
  'CONTINU*',
  'CONT',
  "CONT'D",
  'SAME',
  'INTERCUT*',
  'MOMENT(S) LATER',
  'SECOND(S) LATER',
  'MINUTE(S) LATER',
  'BACK TO',
];

/** A call that is taken up: its other end is in the next scene. */
export const onTheLine: Phrases = ['hello', 'hi', 'yes', 'yeah', 'hey'];

/** A day and more between two scenes, or a new season. */
export const jumpsInTime: Phrases = [
  '{day|week|month|year|decade}(s) {later|earlier|after|ago}',
  'NEXT {day|morning|week|month|year}',
  'FOLLOWING {day|morning|week|month|year}',
  'WINTER',
  'SPRING',
  'SUMMER',
  'AUTUMN',
];
