/** Scores side by side: short letter, full name, score out of 10 with its range, description with evidence. In a narrow frame, one under the other. */
import type * as z from 'zod';
import type { scoreTableBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { EvidenceList } from './evidence.tsx';
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';
import { formatRange, formatScore, hasRange, RangeBar } from './range-bar.tsx';
import { ScrollTable } from './scroll-table.tsx';

export function ScoreTableBlock({ block }: { readonly block: z.infer<typeof scoreTableBlock> }) {
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <div className="@container">
        <ScrollTable caption={block.title}>
          <thead className="border-b border-rule-strong text-sm text-ink-soft not-print:@max-xl:sr-only">
            <tr>
              <th scope="col" className="py-2 pr-4 text-left font-semibold">
                Short
              </th>
              <th scope="col" className="py-2 pr-4 text-left font-semibold">
                Full Name
              </th>
              <th scope="col" className="py-2 pr-6 text-left font-semibold">
                Score out of 10
              </th>
              <th scope="col" className="py-2 text-left font-semibold">
                Description
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-rule">
            {keyed(block.rows, ({ name }) => name).map(({ key, item: row }) => (
              <tr key={key} className="align-top not-print:@max-xl:block not-print:@max-xl:py-3">
                <td className="py-3 pr-4 font-serif text-lg font-semibold text-brass not-print:@max-xl:inline-block not-print:@max-xl:py-0">
                  {row.short}
                </td>
                <th
                  scope="row"
                  className="py-3 pr-4 text-left font-semibold not-print:@max-xl:inline-block not-print:@max-xl:py-0"
                >
                  {row.name}
                </th>
                <td className="w-40 py-3 pr-6 not-print:@max-xl:block not-print:@max-xl:w-auto not-print:@max-xl:py-1 not-print:@max-xl:pr-0">
                  <span className="text-lg font-semibold">{formatScore(row.score)}</span>{' '}
                  {hasRange(row) && <span className="text-sm text-ink-faint">({formatRange(row.low, row.high)})</span>}
                  <RangeBar score={row.score} low={row.low} high={row.high} />
                </td>
                <td className="min-w-64 py-3 not-print:@max-xl:block not-print:@max-xl:min-w-0 not-print:@max-xl:py-1">
                  <p>
                    <PageLinks text={row.description} />
                  </p>
                  <EvidenceList evidence={row.evidence} />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </div>
      {block.note && (
        <p className="mt-4 text-sm text-ink-faint">
          <PageLinks text={block.note} />
        </p>
      )}
    </BlockFrame>
  );
}
