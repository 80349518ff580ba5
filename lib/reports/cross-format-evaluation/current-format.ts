/** Says which format the script is in: as the details form gives it, else by its pages. Refuses to be surer than the length allows. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import type { Derived } from '../../engine/derive.ts';
import { type FormatId, formatOf } from '../../engine/norms/formats.ts';
import { longestHalfHour, type ScriptFormat } from '../../engine/script-format.ts';
import { decimal, quoted } from '../../engine/wording.ts';
import { formatAndReason } from '../format-words.ts';
import { kindOf } from '../from-derived.ts';

const stated: readonly (readonly [pattern: RegExp, format: FormatId])[] = [
  [/\bshort\b/i, 'short'],
  [/\b(?:stage|theat(?:re|er)|play|musical)\b/i, 'stage'],
  [/\b(?:audio|radio|podcast)\b/i, 'audio'],
  [/\b(?:graphic|comics?|manga)\b/i, 'graphic'],
  [/\b(?:limited|mini-?series|miniseries)\b/i, 'limited'],
  [/\b(?:sitcom|half-?hour|series|pilot|episode|tv|television|web)\b/i, 'half-hour'],
  [/\b(?:feature|film|movie|screenplay)\b/i, 'feature'],
];

const saysHalfHour = /\b(?:sitcom|half[\s-]?hour|30[\s-]?min)/i;

function asStated(title: string, pages: number, stated: FormatId, words: string): { id: FormatId; text: string } {
  const said = `its details say ${quoted(words)}`;
  if (stated === 'feature' && pages <= longestHalfHour)
    return { id: 'short', text: `${title} is taken as a short film: ${said}, and it has ${decimal(pages)} pages.` };
  if (stated === 'half-hour' && pages > longestHalfHour && !saysHalfHour.test(words))
    return {
      id: stated,
      text: `${title} is measured as a half-hour series, the nearest here to an hour of television: ${said}, and it has ${decimal(pages)} pages.`,
    };
  return { id: stated, text: `${title} is taken as ${formatOf(stated).inSentence}: ${said}.` };
}

const formatIds: Readonly<Record<ScriptFormat, FormatId>> = {
  feature: 'feature',
  pilot: 'half-hour',
  'half-hour': 'half-hour',
  short: 'short',
  'limited-series': 'limited',
};

/** As the form says, else as every report takes it: by its title page, the acts it marks or its length. Television of an hour has no table of its own here. */
export function currentFormat(
  title: string,
  derived: Pick<Derived, 'pages' | 'short' | 'parts' | 'format'>,
  details: ScriptDetails,
): { id: FormatId; text: string } {
  const words = details.script_type.trim();
  const given = stated.find(([pattern]) => pattern.test(words))?.[1];
  if (given) return asStated(title, derived.pages, given, words);
  const { pages, format } = derived;
  if (format.from === 'length' && format.format !== 'short') {
    const between = pages < 70 ? ', though they lie between a short and a full feature' : '';
    return {
      id: 'feature',
      text: `${title} is taken as ${formatOf('feature').inSentence} by its ${decimal(pages)} pages${between}; the script type in its details would settle that.`,
    };
  }
  const id = formatIds[format.format];
  const nearest =
    format.format === 'pilot' ? `; of the formats held against it here ${formatOf(id).inSentence} is nearest` : '';
  return { id, text: `${title} is taken as ${formatAndReason(kindOf(derived))}${nearest}.` };
}
