/** What the words of a line say that it may be, found out once for a line. */
import { longestCue, looksLikeCue, parseCue } from './cue-text.ts';
import { isMostlyCapitals, isPlaceAndTime, isSceneHeading, splitSceneNumber } from './scene-heading.ts';
import { isEnding, isShot, isTransition } from './slug-line.ts';

export interface LineWords {
  /** Without its scene number. */
  readonly slug: string;
  readonly isCapitals: boolean;
  readonly isHeading: boolean;
  readonly isPlaceAndTime: boolean;
  readonly isTransition: boolean;
  readonly isShot: boolean;
  readonly isEnding: boolean;
  /** It could name a speaker, as far as its own words go. */
  readonly isName: boolean;
  /** It could, and is nothing else of these. */
  readonly isCue: boolean;
  /** Of the speaker, if it names one: without extensions. Empty for a line too long to. */
  readonly name: string;
}

export function wordsOf(text: string): LineWords {
  const slug = splitSceneNumber(text).text;
  const isCapitals = isMostlyCapitals(text);
  const isHeading = isSceneHeading(slug);
  const isTurn = isCapitals && isTransition(text);
  const isSlug = isCapitals && !isHeading && isShot(text);
  const isPlace = isCapitals && !isSlug && isPlaceAndTime(slug);
  const isEnd = isEnding(text);
  const isName = text.length <= longestCue && looksLikeCue(text);
  return {
    slug,
    isCapitals,
    isHeading,
    isPlaceAndTime: isPlace,
    isTransition: isTurn,
    isShot: isSlug,
    isEnding: isEnd,
    isName,
    isCue: isName && !isHeading && !isTurn && !isSlug && !isPlace && !isEnd,
    name: text.length <= longestCue ? parseCue(text).name : '',
  };
}
