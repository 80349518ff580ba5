/** Finds which format the script is in: as the writer or the details form gives it, else by its title page, the acts it marks or its length. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import { type Phrases, wholeWords } from '../../screenplay/text/phrases.ts';
import type { FormatId, StoryFormats } from '../../story/formats.ts';
import type { Derived } from '../derive.ts';
import { hours } from '../lexicons/format-words.ts';
import { longestHalfHour, type ScriptFormat } from '../script-format.ts';

const said = (...phrases: Phrases): RegExp => wholeWords(phrases);

/** Television whose length its words, or its pages, tell. */
type Stated = FormatId | 'television';

/** Words of a details form by the format they name, in the order in which they are tried. */
const stated: readonly (readonly [words: RegExp, format: Stated])[] = [
  [said('short'), 'short'],
  [said('stage', 'theater', 'theatre', 'play', 'musical'), 'stage'],
  [said('audio', 'radio', 'podcast'), 'audio'],
  [said('graphic', 'comic(s)', 'manga'), 'graphic'],
  [said('limited', 'mini(-)series'), 'limited'],
  [said('sitcom', 'half(-)hour', 'hour', 'series', 'pilot', 'episode', 'tv', 'television', 'web'), 'television'],
  [said('feature', 'film', 'movie', 'screenplay'), 'feature'],
];
const halfHour = said('sitcom*', 'half(-)hour*', 'half hour*', '30(-)min*', '30 min*');

const anHour = wholeWords(hours, { end: '' });

const formatIds: Readonly<Record<ScriptFormat, FormatId>> = {
  feature: 'feature',
  pilot: 'hour',
  'half-hour': 'half-hour',
  short: 'short',
  'limited-series': 'limited',
};

/** The same format that every other report names, where one of television's or film's is meant. */
export function currentFormat(
  { pages, format }: Pick<Derived, 'pages' | 'format'>,
  { script_type }: ScriptDetails,
): StoryFormats['current'] {
  if (format.from === 'writer') return { id: formatIds[format.format], stated: null, taken: 'as it is' };
  const words = script_type.trim();
  const given = stated.find(([pattern]) => pattern.test(words))?.[1];
  if (given === 'feature' && pages <= longestHalfHour) return { id: 'short', stated: words, taken: 'by length' };
  if (given === 'television') return { id: episodeOf(format.format, words, pages), stated: words, taken: 'as it is' };
  if (given) return { id: given, stated: words, taken: 'as it is' };
  return { id: formatIds[format.format], stated: null, taken: format.from === 'length' ? 'by length' : 'as it is' };
}

const episodes: readonly ScriptFormat[] = ['pilot', 'half-hour'];

/** Which length of television: as the script's own format says, else as the words or the pages do. */
function episodeOf(format: ScriptFormat, words: string, pages: number): FormatId {
  if (episodes.includes(format)) return formatIds[format];
  if (halfHour.test(words)) return 'half-hour';
  return pages <= longestHalfHour && !anHour.test(words) ? 'half-hour' : 'hour';
}
