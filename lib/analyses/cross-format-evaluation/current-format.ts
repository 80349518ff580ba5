/** Says which format the script is in: as the details form gives it, else by its length. Refuses to be surer than the length allows. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import type { Derived } from '../derived/derive.ts';
import { type FormatId, formatOf } from '../norms/formats.ts';
import { decimal, listed, quoted } from '../wording.ts';

const stated: readonly (readonly [pattern: RegExp, format: FormatId])[] = [
  [/\bshort\b/i, 'short'],
  [/\b(?:stage|theat(?:re|er)|play|musical)\b/i, 'stage'],
  [/\b(?:audio|radio|podcast)\b/i, 'audio'],
  [/\b(?:graphic|comics?|manga)\b/i, 'graphic'],
  [/\b(?:limited|mini-?series|miniseries)\b/i, 'limited'],
  [/\b(?:sitcom|half-?hour|series|pilot|episode|tv|television|web)\b/i, 'half-hour'],
  [/\b(?:feature|film|movie|screenplay)\b/i, 'feature'],
];

/** Up to the Academy's 40 minutes a short, else a feature; from 41 to 69 pages neither has a slot, and the text says so. */
export function currentFormat(
  title: string,
  { pages, parts }: Pick<Derived, 'pages' | 'parts'>,
  details: ScriptDetails,
): { id: FormatId; text: string } {
  const given = stated.find(([pattern]) => pattern.test(details.script_type))?.[1];
  if (given)
    return {
      id: given,
      text: `${title} is taken as ${formatOf(given).inSentence}: its details say ${quoted(details.script_type.trim())}.`,
    };
  const id: FormatId = pages <= 40 ? 'short' : 'feature';
  const between = pages > 40 && pages < 70 ? ', though they lie between a short and a full feature' : '';
  const marked =
    parts.length > 0
      ? `, though it marks ${listed(parts.map(({ name }) => (name.startsWith('Act') ? name.toLowerCase() : `a ${name.toLowerCase()}`)))}, as an episode of a series does`
      : '';
  return {
    id,
    text: `${title} is taken as ${formatOf(id).inSentence} by its ${decimal(pages)} pages${between}${marked}; the script type in its details would settle that.`,
  };
}
