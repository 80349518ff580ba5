/** A plain table with the column sides that its block names. The pages that cells name lead into the script. A row whose figure is old or undated is greyed and says so. */
import type * as z from 'zod';
import type { tableBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { keyed } from './keyed.ts';
import { NamedPlaces } from './named-places.tsx';
import { isOld, OldMark, oldLook } from './old-source.tsx';
import { ScrollTable } from './scroll-table.tsx';
import { useFold } from './show-all.tsx';

const rowsShown = 12;
/** '93-118' is not to be broken after its dash. */
const figures = /^[\d\s/–-]+$/;

export function TableBlock({ block }: { readonly block: z.infer<typeof tableBlock> }) {
  const align = (at: number): string => (block.columns[at]?.align === 'right' ? 'text-right' : 'text-left');
  // On a phone a table scrolls: better wide than a word a line.
  const side = (at: number): string =>
    `${align(at)} ${block.columns[at]?.align === 'right' ? 'whitespace-nowrap' : 'max-sm:min-w-28'}`;
  const { folded, button } = useFold(block.rows.length, rowsShown, 'rows');
  const columns = keyed(block.columns, ({ label }) => label);
  return (
    <BlockFrame title={block.title} basis={block.basis}>
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
          {keyed(block.rows, (cells) => cells.join('|')).map(({ key, item: cells }, index) => (
            <tr key={key} className={`align-top ${folded(index)} ${isOld(block.published?.[index]) ? oldLook : ''}`}>
              {cells.map((cell, at) => (
                <td
                  key={columns[at]?.key ?? at}
                  className={`px-2 py-2 first:pl-0 last:pr-0 ${figures.test(String(cell)) ? 'whitespace-nowrap' : ''} ${side(at)}`}
                >
                  <NamedPlaces
                    text={String(cell)}
                    places={(block.places ?? []).filter(({ row, column }) => row === index && column === at)}
                  />
                  {at === cells.length - 1 && isOld(block.published?.[index]) && (
                    <OldMark published={block.published?.[index] ?? null} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {button}
    </BlockFrame>
  );
}
