/** A range in percent, shown big, with the base rates it stands on. */
import type * as z from 'zod';
import type { percentageBlock } from '../../../lib/contract/blocks.ts';
import { formatNumber } from '../ui/formats.ts';
import { BlockFrame } from './block-frame.tsx';
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';

export function PercentageBlock({ block }: { readonly block: z.infer<typeof percentageBlock> }) {
  const range = block.low === block.high ? `${block.low} %` : `${block.low}–${block.high} %`;
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <div className="flex flex-col gap-4">
        <p className={`max-w-[68ch] ${block.of === undefined ? 'order-last' : ''}`}>
          <PageLinks text={block.text} />
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-serif text-6xl font-semibold tabular-nums sm:text-7xl">{range}</span>
          {block.of !== undefined && <span className="text-base">{block.of}</span>}
        </p>
      </div>
      {block.baseRates.length > 0 && (
        <table className="mt-5 w-full max-w-xl text-[0.95rem]">
          <caption className="mb-1 text-left text-sm font-semibold text-ink-soft">
            {block.rateLabel ?? 'Base rates'}
          </caption>
          <tbody className="divide-y divide-rule border-y border-rule">
            {keyed(block.baseRates, ({ label }) => label).map(({ key, item: rate }) => (
              <tr key={key}>
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {rate.label}
                </th>
                <td className="py-2 pr-4 text-right font-semibold">{rate.percent} %</td>
                <td className="py-2 text-right text-sm text-ink-faint">of {formatNumber(rate.sample)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </BlockFrame>
  );
}
