/** Lays ratings out: one score table with its note, no score without its range, and the figures that raised and lowered them. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Card } from '../card.ts';
import { figuresTable } from '../figures-table.ts';
import type { Length } from '../length.ts';
import type { RatingFinding, RatingNotes } from './schema.ts';
import * as words from './words.ts';

/** `title` is the key of the ratings object ('FRAME'); rows come in the order of `names`. A short script gets no table of figures: a few pages have no rates to set beside a feature's. */
export function ratingsEntries<Name extends string>(
  { prompts }: Card,
  title: string,
  names: readonly Name[],
  ratings: Readonly<Partial<Record<Name, RatingFinding>>>,
  notes: RatingNotes,
  length: Length = 'full',
): ReportEntry[] {
  const rows = names.flatMap((name) => {
    const rating = ratings[name];
    if (!rating) return [];
    const { score, low, high, description, places } = rating;
    return [{ short: words.letterOf(name), name, score, low, high, description, evidence: places }];
  });
  const block: Block =
    rows.length > 0
      ? { kind: 'score_table', title, rows, note: words.tableNote(notes, title), basis: 'counted' }
      : { kind: 'prose', title: null, paragraphs: [words.tooLittle(notes)], basis: 'counted' };
  const figures = length !== 'full' ? [] : names.flatMap((name) => ratings[name]?.figures ?? []);
  const blocks = [block, ...figuresTable(words.figuresTitle(title), words.figuresOf, figures)];
  return prompts.map((prompt) => ({ prompt, blocks }));
}
