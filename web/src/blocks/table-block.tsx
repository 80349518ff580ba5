/** A plain table with the column sides that its block names; where its texts have no room, its rows one under the other. The pages that cells name lead into the script. A row whose figure is old or undated is greyed and says so. */
import { useRef } from 'react';
import type * as z from 'zod';
import type { tableBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { keyed } from './keyed.ts';
import { NamedPlaces } from './named-places.tsx';
import { isOld, OldMark, oldLook } from './old-source.tsx';
import { ScrollTable } from './scroll-table.tsx';
import { useFold } from './show-all.tsx';
import { isStacked, StackedRows } from './stacked-rows.tsx';
import { useWidth } from './use-width.ts';

const rowsShown = 12;
const stackedShown = 6;
/** '93-118' is not to be broken after its dash. */
const figures = /^[\d\s/–-]+$/;

/** How a column writes its numbers: as many decimals as the longest of them, so that they stand under one another, and a minus that is one. */
function numeralsOf(block: z.infer<typeof tableBlock>, column: number): (value: number) => string {
  const numbers = block.rows.map((row) => row[column]).filter((cell) => typeof cell === 'number');
  const digits = Math.max(0, ...numbers.map((value) => (String(value).split('.')[1] ?? '').length));
  return (value) => value.toFixed(digits).replace('-', '−');
}

/** Of a table that nobody has laid out. */
const unmeasured = 720;

export function TableBlock({ block }: { readonly block: z.infer<typeof tableBlock> }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, unmeasured);
  const align = (at: number): string => (block.columns[at]?.align === 'right' ? 'text-right' : 'text-left');
  // On a phone a table scrolls: better wide than a word a line.
  const side = (at: number): string =>
    `${align(at)} ${block.columns[at]?.align === 'right' ? 'whitespace-nowrap' : 'max-sm:min-w-28'}`;
  const stacked = isStacked(block, width);
  // In a row of its own, no column is sure to be there but the first.
  const markedAt = stacked ? 0 : block.columns.length - 1;
  const { folded, button } = useFold(block.rows.length, stacked ? stackedShown : rowsShown, 'rows');
  const columns = keyed(block.columns, ({ label }) => label);
  const numerals = block.columns.map((_, column) => numeralsOf(block, column));
  const textOf = (cell: string | number | undefined, column: number): string =>
    typeof cell === 'number' ? (numerals[column]?.(cell) ?? String(cell)) : (cell ?? '');
  const rowLook = (row: number): string => `${folded(row)} ${isOld(block.published?.[row]) ? oldLook : ''}`;
  const cellOf = (row: number, column: number) => (
    <>
      <NamedPlaces
        text={textOf(block.rows[row]?.[column], column)}
        places={(block.places ?? []).filter((place) => place.row === row && place.column === column)}
      />
      {column === markedAt && isOld(block.published?.[row]) && <OldMark published={block.published?.[row] ?? null} />}
    </>
  );
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <div>
        <div ref={frame}>
          {stacked ? (
            <StackedRows block={block} rowLook={rowLook} cell={cellOf} />
          ) : (
            <ScrollTable caption={block.title}>
              <thead className="border-b border-rule-strong text-sm text-ink-soft">
                <tr>
                  {columns.map(({ key, item: column }, at) =>
                    // A column without a name has no header to announce.
                    column.label.trim() === '' ? (
                      <td key={key} />
                    ) : (
                      <th key={key} scope="col" className={`px-2 py-2 font-semibold first:pl-0 last:pr-0 ${align(at)}`}>
                        {column.label}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody className="divide-y divide-rule">
                {keyed(block.rows, (cells) => cells.join('|')).map(({ key, item: cells }, row) => (
                  <tr key={key} className={`align-top ${rowLook(row)}`}>
                    {cells.map((cell, at) => (
                      <td
                        key={columns[at]?.key ?? at}
                        className={`px-2 py-2 first:pl-0 last:pr-0 ${figures.test(String(cell)) ? 'whitespace-nowrap' : ''} ${side(at)}`}
                      >
                        {cellOf(row, at)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )}
        </div>
      </div>
      {button}
    </BlockFrame>
  );
}
