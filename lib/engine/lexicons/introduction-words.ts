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

/** Pictures of somebody. */
const drawnOrTaken: Phrases = [
  'photo(s)',
  'photograph(s)',
  'picture(s)',
  'poster(s)',
  'portrait(s)',
  'painting(s)',
  'drawing(s)',
  'snapshot(s)',
];
/** What shows or bears somebody who is not there: 'a picture of Anna', 'a letter from Anna'. */
export const images: Phrases = [
  ...drawnOrTaken,
  'headline(s)',
  'headstone',
  'gravestone',
  'tombstone',
  'statue',
  'letter(s)',
  'postcard(s)',
  'note(s)',
  'text(s)',
  'message(s)',
  'email(s)',
  'e-mail(s)',
  'still(s)',
  'clipping(s)',
  'footage',
  'coverage',
  'image(s)',
  'cover',
  'billboard(s)',
  'mural',
  'ad',
];
/** Likenesses on paper and canvas: who is named beside one may be on it alone. */
export const likenessesSeen: Phrases = [
  ...drawnOrTaken,
  'magazine',
  'billboard(s)',
  'mural',
  'mugshot(s)',
  'yearbook',
  'scrapbook',
  'clipping(s)',
];
/** Right before a name that is written and not seen: 'the sign: ANNA COLE', 'the card reads ANNA COLE'. */
export const written: Phrases = [
  'sign',
  'reads',
  'reading',
  'says',
  'labeled',
  'labelled',
  'marked',
  'display',
  'name',
];
/** Right before somebody who is thought or talked of. */
export const spokenOf: Phrases = [
  'about',
  '{look|looks|looking|wait|waits|waiting|search|searches|searching|call|calls|calling|ask|asks|asking} for',
  '{think|thinks|thinking|dream|dreams|dreaming|reminded|memory|memories|sign|glimpse} of',
  'without',
  'instead of',
  'than',
  'addressed to',
  'named after',
];
/** Between a verb and somebody to whom it is done: 'looks at Lou', 'runs past Lou'. */
export const towards: Phrases = [
  'at',
  'to',
  'with',
  'over',
  'toward(s)',
  'past',
  'into',
  'behind',
  'beside',
  'after',
  'onto',
  'off',
];
/** Of somebody's body: who shows these is there. */
export const bodyParts: Phrases = [
  'face',
  'hand(s)',
  'eye(s)',
  'arm(s)',
  'leg(s)',
  'foot',
  'feet',
  'head',
  'back',
  'finger(s)',
  'mouth',
  'body',
];
/** Before what somebody is called, in quotation marks. */
export const callings: Phrases = ['called', 'named', 'nicknamed', 'known as', 'aka', 'a.k.a.'];
/** Between an image or a letter and whom it shows or names. */
export const bearing: Phrases = [
  'of',
  'from',
  'to',
  'by',
  'featuring',
  'showing',
  'reading',
  'with',
  'that',
  'which',
  'says',
  'reads',
  'shows',
  'displays',
  'depicts',
  'depicting',
];
/** How a sentence begins that says more of who stands in the one before. */
export const saysMore: Phrases = [
  "{He|She}{'s| is| has| wears}",
  "They{'re| are| have| wear}",
  '{His|Her} {hair|face|eyes|clothes|skin|head}',
  '{Handsome|Pretty|Beautiful|Tall|Short|Thin|Fat|Heavy|Slim|Good-looking|Attractive|Early|Mid|Late|Mid-twenties|Thirtyish|Fortyish|Fiftyish}',
];
