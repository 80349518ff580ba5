/** The table that says the same as a plot, folded under it. */
import type { BlockTable } from '../../../lib/report-formats/block-tables.ts';
import { keyed } from './keyed.ts';
import { ScrollTable } from './scroll-table.tsx';

/** `printed` where paper has no plot, or one too wide for it. */
export function PlotTable({
  caption,
  table,
  printed = false,
}: {
  readonly caption: string;
  readonly table: BlockTable;
  readonly printed?: boolean;
}) {
  const [columns, rows] = table;
  const side = (at: number): string => (columns[at]?.align === 'right' ? 'text-right' : 'text-left');
  return (
    <details className={`mt-3 ${printed ? '' : 'print:hidden'}`}>
      <summary className="inline-flex min-h-6 items-center text-sm font-semibold text-accent">The numbers</summary>
      <ScrollTable caption={`${caption}: the numbers`}>
        <thead className="border-b border-rule-strong text-sm">
          <tr>
            {columns.map(({ label }, at) => (
              <th key={label} scope="col" className={`py-1.5 pr-4 font-semibold ${side(at)}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {keyed(rows, (row) => row.join('|')).map(({ key, item: row }) => (
            <tr key={key} className="align-top">
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={columns[at]?.label} scope="row" className="py-1 pr-4 text-left font-normal">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[at]?.label} className={`py-1 pr-4 ${side(at)}`}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </details>
  );
}
