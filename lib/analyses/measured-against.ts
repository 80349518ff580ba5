/** Says as what a script is measured, and by which yardsticks: the sentence that stands under every score of a short or an episode. Refuses to call a script a short because it is short. */
import type { Derived } from './derived/derive.ts';
import type { FormatReading, ScriptFormat } from './script-format.ts';
import { decimal, quoted } from './wording.ts';

const names: Readonly<Record<ScriptFormat, string>> = {
  feature: 'a feature',
  pilot: 'an hour of television',
  'half-hour': 'a half-hour episode',
  short: 'a short film',
  'limited-series': 'an episode of a limited series',
};

/** 'a half-hour episode'. */
export const formatName = ({ format }: Pick<Derived, 'format'>): string => names[format.format];

/** True for television, however that is known. */
export const isEpisode = ({ format }: Pick<Derived, 'format'>): boolean =>
  format.from !== 'length' && format.format !== 'feature' && format.format !== 'short';

/** Why it is taken for that, as the end of a sentence. */
export function formatReason({ format, parts }: Pick<Derived, 'format' | 'parts'>): string {
  const [first] = parts;
  const last = parts.at(-1);
  const reasons: Readonly<Record<FormatReading['from'], string>> = {
    details: 'as its details say',
    'details and length': 'going by its details and its length',
    'title page': 'as its title page says',
    form:
      first && last
        ? `by its form: it marks ${quoted(first.name)} on page ${first.mark.at.page} and ${quoted(last.name)} on page ${last.mark.at.page}`
        : 'by the acts it marks',
    length: 'by its length alone; if it is an episode, say so under Type of Script',
  };
  return reasons[format.from];
}

/** The yardsticks of a script under 60 pages or of an episode; null for a feature, which the norms were counted on. */
export function measuredAgainst(derived: Derived): string | null {
  const { short, format } = derived;
  if (!short && !isEpisode(derived)) return null;
  const taken = `With ${decimal(derived.pages)} pages it is measured as ${formatName(derived)}, ${formatReason(derived)}.`;
  const norms =
    format.format === 'half-hour'
      ? ' We have counted no half hours, so scene pace, length of speech and the share of talk are held against yardsticks of our own for half hours, outdoor scenes against none, and other rates against produced features.'
      : ' The norms come from produced features, so only its rates are compared.';
  return taken + norms + (short ? ' Every range is widened.' : '');
}
