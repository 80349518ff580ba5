/** Turns rating findings into a report entry: one score table with its note. Refuses to print a score without its range and source. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { decimal, listed } from '../wording.ts';
import type { Parameter } from './rate.ts';
import type { RatingFinding, RatingNotes } from './rating-schema.ts';

/** `title` is the key of the ratings object ('FRAME'); rows come in the order of `parameters`. */
export function ratingsEntry(
  prompt: string,
  title: string,
  parameters: readonly Parameter[],
  ratings: Readonly<Partial<Record<string, RatingFinding>>>,
  notes: RatingNotes,
): ReportEntry {
  const rows = parameters.flatMap((parameter) => {
    const rating = ratings[parameter.name];
    if (!rating) return [];
    const { score, low, high, description, places } = rating;
    return [{ short: parameter.short, name: parameter.name, score, low, high, description, evidence: places }];
  });
  const blocks: Block[] =
    rows.length > 0 ? [{ kind: 'score_table', title, rows, note: noteOf(notes), basis: 'counted' }] : [];
  if (rows.length === 0) {
    const text = `The script has ${decimal(notes.pages)} pages: too little text to count any of these measures.`;
    blocks.push({ kind: 'prose', title: null, paragraphs: [text], basis: 'counted' });
  }
  return { prompt, blocks };
}

function noteOf({ against, english, unrated }: RatingNotes): string {
  const sentences = [
    'These are craft measures, not marks for quality: over 35 such measures none predicted how audiences or critics rated a film.',
    'A norm is a percentile over produced scripts, mapped to 1-10; a yardstick is set by us where no norm has been measured.',
    'The range in brackets is what the size of this script leaves open.',
  ];
  if (against !== null) sentences.push(against);
  if (!english) sentences.push('The words are not English, so measures that read English words are left out.');
  if (unrated.length > 0) sentences.push(`Too little to go by for ${listed(unrated)}.`);
  return sentences.join(' ');
}
