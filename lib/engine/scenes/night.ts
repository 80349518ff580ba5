/** Tells night by the time of day that a heading gives, in the languages whose headings are read. */
import { anyOf } from '../../screenplay/text/phrases.ts';
import { nights } from '../lexicons/scene-words.ts';

const nightWords = new RegExp(`(?:^|[^\\p{L}])${anyOf(nights)}(?:$|[^\\p{L}])|[夜晚]`, 'iu');

/** True for 'NIGHT', 'NACHT', 'LATE NIGHT', '深夜'; false where the heading gives no time. */
export const isNight = (timeOfDay: string | null): boolean => timeOfDay !== null && nightWords.test(timeOfDay);
