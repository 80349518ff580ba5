/** Which kind of script it is, as its writer sets it, from the details form, the title page, the parts it marks, and failing these from its length. Does not force a feature's frame on the others. */
import type { FormatName } from '../contract/corrections.ts';
import type { ScriptDetails } from '../contract/uploads.ts';
import type { Screenplay } from '../screenplay/model.ts';
import { wholeWords } from '../screenplay/text/phrases.ts';
import {
  episodes,
  feature,
  halfHours,
  hours,
  limitedSeries,
  shortFilms,
  televisionFilms,
} from './lexicons/format-words.ts';
import { actMarks, isForSeveralCameras } from './scenes/marked-parts.ts';

export type ScriptFormat = 'feature' | 'pilot' | 'half-hour' | 'short' | 'limited-series';
export interface FormatReading {
  readonly format: ScriptFormat;
  /** 'form' is acts marked in a script of an episode's length; 'length' a guess from the page count alone; 'details and length' a word that means one thing in a long script and another in a short one. */
  readonly from: 'writer' | 'details' | 'details and length' | 'title page' | 'form' | 'length';
}

/** In the order in which they are tried: 'limited series pilot' is a limited series, 'half-hour pilot' a half hour. */
const words: readonly (readonly [ScriptFormat, RegExp])[] = [
  ['feature', wholeWords(televisionFilms)],
  ['limited-series', wholeWords(limitedSeries)],
  ['half-hour', wholeWords(halfHours)],
  ['short', wholeWords(shortFilms)],
  ['pilot', wholeWords(episodes)],
  ['feature', wholeWords(feature)],
];

const named = (text: string): ScriptFormat | null => words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Yardsticks of ours: an hour of television runs 45-70 pages, a half hour 22-42; both are longer than most shorts. */
export const longestHalfHour = 42;
const longestHour = 70;
const byLength = (pages: number): ScriptFormat =>
  pages <= longestHalfHour ? 'short' : pages <= longestHour ? 'pilot' : 'feature';

/** Set double, as for several cameras, a half hour runs to 55 pages. Ours. */
const longestByForm = (screenplay: Screenplay): number => (isForSeveralCameras(screenplay) ? 55 : longestHalfHour);

/** One act marked is a heading, two are a form. */
const fewestActs = 2;

/** No episode is longer; a longer script with 'Pilot' on its title page is about one. */
const longestEpisode = 90;
const saysHour = wholeWords(hours, { end: '' });

/** A movie of up to 42 pages is a short one, a pilot of up to 42 pages a half hour, unless it says that it is an hour. */
function inLength(said: ScriptFormat, words: string, pages: number): ScriptFormat {
  if (pages > longestHalfHour) return said;
  if (said === 'feature') return 'short';
  return said === 'pilot' && !saysHour.test(words) ? 'half-hour' : said;
}

/**
 * What the writer `corrected` wins, then what the details say, then what the title page says; each with the length, which tells a movie from a short one and an hour from a half. Then
 * two acts marked in a script of an episode's length: television marks them and films do not. A script known by its length alone may be wrong.
 */
export function formatOf(
  screenplay: Screenplay,
  details: ScriptDetails,
  corrected: FormatName | null = null,
): FormatReading {
  if (corrected !== null) return { format: corrected, from: 'writer' };
  const { pageCount, titlePage } = screenplay;
  const said = named(details.script_type);
  if (said !== null) {
    const format = inLength(said, details.script_type, pageCount);
    return { format, from: format === said ? 'details' : 'details and length' };
  }
  const episode = titlePage.episode === undefined ? '' : 'episode';
  const words = [titlePage.title, titlePage.credit, titlePage.draft, episode].join(' ');
  const printed = named(words);
  const isTelevision = printed !== null && printed !== 'feature' && printed !== 'short' && pageCount <= longestEpisode;
  const format = isTelevision ? inLength(printed, words, pageCount) : null;
  const marksActs = pageCount <= longestHour && actMarks(screenplay) >= fewestActs;
  // A title page that names the episode and not how long it runs says less than marked acts.
  if (format !== null && (format === printed || !marksActs)) return { format, from: 'title page' };
  if (marksActs) return { format: pageCount <= longestByForm(screenplay) ? 'half-hour' : 'pilot', from: 'form' };
  return { format: byLength(pageCount), from: 'length' };
}
