/** A table's rows one under the other, for a frame too narrow for its columns: the first cell as the row's name, each other under its column's. */
import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { tableBlock } from '../../../lib/contract/blocks.ts';
import { keyed } from './keyed.ts';

type Table = z.infer<typeof tableBlock>;

/** In CSS pixels: below it, a table of many columns has a word a line. */
const narrow = 520;
/** Of three columns a phone shows two figures beside a name. */
const fewColumns = 3;

/** Letters of a cell: more of them in a third of a phone are a word a line. */
const longText = 60;
const hasLongText = ({ rows }: Table): boolean =>
  rows.some((cells) => cells.slice(1).some((cell) => String(cell).length > longText));

/** Figures are read down their column, so a table of nothing else stays one; texts are read one row at a time. */
export const isStacked = (table: Table, width: number): boolean =>
  width < narrow &&
  (table.columns.length > fewColumns || (table.columns.length === fewColumns && hasLongText(table))) &&
  table.columns.slice(1).some(({ align }) => align === 'left');

/** A column that has nothing to say of this row. */
const isEmpty = (cell: string | number | undefined): boolean => cell === undefined || cell === '' || cell === '–';

interface StackedRowsProps {
  readonly block: Table;
  /** The look of a row, and whether it is folded. */
  readonly rowLook: (row: number) => string;
  readonly cell: (row: number, column: number) => ReactNode;
}

export function StackedRows({ block, rowLook, cell }: StackedRowsProps) {
  const columns = keyed(block.columns, ({ label }) => label);
  return (
    <ul aria-label={block.title} className="divide-y divide-rule">
      {keyed(block.rows, (cells) => cells.join('|')).map(({ key, item: cells }, row) => (
        <li key={key} className={`py-3 first:pt-0 last:pb-0 ${rowLook(row)}`}>
          <p className="font-semibold">{cell(row, 0)}</p>
          <dl className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-[0.95rem]">
            {columns.map(({ key: name, item: { label } }, column) =>
              column === 0 || isEmpty(cells[column]) ? null : (
                <div key={name} className="flex items-baseline gap-x-1.5">
                  <dt className="shrink-0 text-sm text-ink-faint">{label}</dt>
                  <dd className="min-w-0 tabular-nums">{cell(row, column)}</dd>
                </div>
              ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
