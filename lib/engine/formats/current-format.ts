/** Finds which format the script is in: as the writer or the details form gives it, else by its title page, the acts it marks or its length. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import { type Phrases, wholeWords } from '../../screenplay/text/phrases.ts';
import type { FormatId, StoryFormats } from '../../story/formats.ts';
import type { Derived } from '../derive.ts';
import { longestHalfHour, type ScriptFormat } from '../script-format.ts';

const said = (...phrases: Phrases): RegExp => wholeWords(phrases);

/** Words of a details form by the format they name, in the order in which they are tried. */
const stated: readonly (readonly [words: RegExp, format: FormatId])[] = [
  [said('short'), 'short'],
  [said('stage', 'theater', 'theatre', 'play', 'musical'), 'stage'],
  [said('audio', 'radio', 'podcast'), 'audio'],
  [said('graphic', 'comic(s)', 'manga'), 'graphic'],
  [said('limited', 'mini(-)series'), 'limited'],
  [said('sitcom', 'half(-)hour', 'series', 'pilot', 'episode', 'tv', 'television', 'web'), 'half-hour'],
  [said('feature', 'film', 'movie', 'screenplay'), 'feature'],
];
const halfHour = said('sitcom*', 'half(-)hour*', 'half hour*', '30(-)min*', '30 min*');

const formatIds: Readonly<Record<ScriptFormat, FormatId>> = {
  feature: 'feature',
  pilot: 'half-hour',
  'half-hour': 'half-hour',
  short: 'short',
  'limited-series': 'limited',
};

/** An hour of television has no table of its own here: a half-hour series is the nearest. */
export function currentFormat(
  { pages, format }: Pick<Derived, 'pages' | 'format'>,
  { script_type }: ScriptDetails,
): StoryFormats['current'] {
  if (format.from === 'writer')
    return { id: formatIds[format.format], stated: null, taken: format.format === 'pilot' ? 'as nearest' : 'as it is' };
  const words = script_type.trim();
  const given = stated.find(([pattern]) => pattern.test(words))?.[1];
  if (given === 'feature' && pages <= longestHalfHour) return { id: 'short', stated: words, taken: 'by length' };
  if (given === 'half-hour' && pages > longestHalfHour && !halfHour.test(words))
    return { id: given, stated: words, taken: 'as nearest' };
  if (given) return { id: given, stated: words, taken: 'as it is' };
  if (format.from === 'length' && format.format !== 'short') return { id: 'feature', stated: null, taken: 'by length' };
  return { id: formatIds[format.format], stated: null, taken: format.format === 'pilot' ? 'as nearest' : 'as it is' };
}
