/** Puts the kind of script into words, and what it is measured against. */
import { quoted } from '../engine/wording.ts';
import type { Source } from '../story/source.ts';

type Format = Source['format'];
type Kind = Pick<Source, 'format'> & { readonly marked: readonly Pick<Source['marked'][number], 'name' | 'page'>[] };

const names: Readonly<Record<Format['format'], string>> = {
  feature: 'a feature',
  pilot: 'an hour of television',
  'half-hour': 'a half-hour episode',
  short: 'a short film',
  'limited-series': 'an episode of a limited series',
};

/** 'a half-hour episode'. */
export const formatName = ({ format }: Format): string => names[format];

/** True for television, however that is known. */
export const isEpisode = ({ format, from }: Format): boolean =>
  from !== 'length' && format !== 'feature' && format !== 'short';

/** Why it is taken for that, as the end of a sentence. */
export function formatReason({ format, marked }: Kind): string {
  const [first] = marked;
  const last = marked.at(-1);
  const reasons: Readonly<Record<Format['from'], string>> = {
    writer: 'as set by you',
    details: 'as its details say',
    'details and length': 'going by its details and its length',
    'title page': 'as its title page says',
    form:
      first && last
        ? `by its form: it marks ${quoted(first.name)} on page ${first.page} and ${quoted(last.name)} on page ${last.page}`
        : 'by the acts it marks',
    length: `by its length alone; if it is ${format.format === 'pilot' ? 'a feature' : 'an episode'}, say so under Type of Script`,
  };
  return reasons[format.from];
}

/** 'a half-hour episode, as its details say'. */
export const formatAndReason = (kind: Kind): string => `${formatName(kind.format)}, ${formatReason(kind)}`;

/** What a script under 60 pages or an episode is set beside; null for a feature, which the norms were counted on. */
export function measuredAgainst({ short, format }: Pick<Source, 'short' | 'format'>): string | null {
  return short || isEpisode(format)
    ? `Measured as ${formatName(format)}: only its rates are set beside produced features.`
    : null;
}
