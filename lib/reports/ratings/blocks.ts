/** Lays ratings out: one score table with its note; the count behind each stands in its description. A letter without a score has no row. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Card } from '../card.ts';
import type { RatingFinding, RatingNotes } from './schema.ts';
import * as words from './words.ts';

/** `title` is the key of the ratings object ('FRAME'); rows come in the order of `names`. */
export function ratingsEntries<Name extends string>(
  { prompts }: Card,
  title: string,
  names: readonly Name[],
  ratings: Readonly<Partial<Record<Name, RatingFinding>>>,
  notes: RatingNotes,
): ReportEntry[] {
  const rows = names.flatMap((name) => {
    const rating = ratings[name];
    if (!rating) return [];
    const { score, low, high, description, places } = rating;
    return [{ short: words.letterOf(name), name, score, low, high, description, evidence: places }];
  });
  const block: Block =
    rows.length > 0
      ? { kind: 'score_table', title, rows, note: words.tableNote(notes), basis: 'counted' }
      : { kind: 'prose', title: null, paragraphs: [words.tooLittle(notes)], basis: 'counted' };
  return prompts.map((prompt) => ({ prompt, blocks: [block] }));
}
