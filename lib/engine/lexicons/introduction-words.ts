/** Words beside a name where somebody is introduced: origins, decades, guesses at an age, works by somebody of the name. Own lists. */
import type { Phrases } from '../../screenplay/text/phrases.ts';

/** 'about thirty years old' is a guess. */
export const guesses = ['about', 'around', 'some', 'nearly', 'roughly', 'perhaps', 'maybe', 'over', 'under'];
/** Behind years these make another count than an age: 'ten years older'. */
export const otherYears = ['older', 'younger', 'ago', 'later', 'in'];

/** Between a part and who it is: 'the lieutenant is actually Mara'. */
export const isIndeed = ['actually', 'really', 'in fact', 'none other than'];

/** Where somebody is from, which is no first name before a part: 'AMERICAN LADY'. */
export const nations: Phrases = [
  'AMERICAN',
  'ENGLISH',
  'BRITISH',
  'IRISH',
  'SCOTTISH',
  'FRENCH',
  'GERMAN',
  'RUSSIAN',
  'ITALIAN',
  'SPANISH',
  'MEXICAN',
  'CHINESE',
  'JAPANESE',
  'KOREAN',
  'VIETNAMESE',
  'INDIAN',
  'AFRICAN',
  'ASIAN',
  'ARAB',
  'JEWISH',
];

/** Ages that are no number of years. */
export const decades: Phrases = [
  'teens',
  'twenties',
  'thirties',
  'forties',
  'fifties',
  'sixties',
  'seventies',
  'eighties',
  'teenage(r)',
  'middle-aged',
  'middle aged',
  'elderly',
];

/** What is known by the name of who made it: 'a LIZ PHAIR song' introduces nobody. */
export const works: Phrases = ['song(s)', 'album', 'record(s)', 'tune', 'movie(s)', 'film(s)', 'novel(s)', 'poster(s)'];
