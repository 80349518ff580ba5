/** Which kind of script it is, from the details form, the title page, and failing these from its length. Refuses to force a feature's frame on the others. */
import type { ScriptDetails } from '../contract/uploads.ts';
import type { Screenplay } from '../screenplay/model.ts';

export type ScriptFormat = 'feature' | 'pilot' | 'half-hour' | 'short' | 'limited-series';
export interface FormatReading {
  readonly format: ScriptFormat;
  /** 'length' is a guess from the page count alone. */
  readonly from: 'details' | 'title page' | 'length';
}

/** In the order in which they are tried: 'limited series pilot' is a limited series, 'half-hour pilot' a half hour. */
const words: readonly (readonly [ScriptFormat, RegExp])[] = [
  ['limited-series', /\b(?:limited|mini)[\s-]?series\b|\bminiseries\b/i],
  [
    'half-hour',
    /\b(?:half[\s-]?hour|30[\s-]?min(?:ute)?s?|sit-?com|multi[\s-]?cam(?:era)?|single[\s-]?cam(?:era)?)\b/i,
  ],
  ['short', /\bshort(?:[\s-](?:film|movie|script))?\b/i],
  ['pilot', /\b(?:pilot|tv|television|series|episode|hour[\s-]?long|one[\s-]?hour|web[\s-]?series|teleplay)\b/i],
  ['feature', /\b(?:feature|movie|film|motion picture|screenplay)\b/i],
];

const named = (text: string): ScriptFormat | null => words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Yardsticks of ours: an hour of television runs 45-70 pages, a half hour 22-42; both are longer than most shorts. */
const byLength = (pages: number): ScriptFormat => (pages <= 42 ? 'short' : pages <= 70 ? 'pilot' : 'feature');

/**
 * What the user says wins, then what the title page says. 'Movie' for a script of under 43 pages is taken as a short film. A script known by its
 * length alone may be wrong: a half hour is as long as a short.
 */
export function formatOf({ pageCount, titlePage }: Screenplay, details: ScriptDetails): FormatReading {
  const said = named(details.script_type);
  if (said !== null)
    return { format: said === 'feature' ? (pageCount <= 42 ? 'short' : 'feature') : said, from: 'details' };
  const printed = named([titlePage.title, titlePage.credit, titlePage.draft].join(' '));
  if (printed !== null && printed !== 'feature' && printed !== 'short') return { format: printed, from: 'title page' };
  return { format: byLength(pageCount), from: 'length' };
}
