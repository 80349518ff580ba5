/** One bar an item over a scale that begins at nought, each with its figure in words, and the same as a table. */
import type * as z from 'zod';
import type { barsBlock } from '../../../lib/contract/blocks.ts';
import { barsTable } from '../../../lib/report-formats/block-tables.ts';
import { formatNumber } from '../ui/formats.ts';
import { BarPress } from './bar-press.tsx';
import { BlockFrame } from './block-frame.tsx';
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';
import { PlotTable } from './plot-table.tsx';
import { scaleFor } from './series-scale.ts';

const rowGrid = 'grid gap-x-4 sm:grid-cols-[minmax(7rem,11rem)_1fr]';

type Bars = z.infer<typeof barsBlock>;

/** 'Lena: 412 words spoken, 38%; against the same in …: 300'. */
const inWords = (
  { valueLabel, referenceLabel }: Pick<Bars, 'valueLabel' | 'referenceLabel'>,
  { label, value, note, reference }: Bars['items'][number],
): string =>
  [
    `${label}: ${formatNumber(value)} ${valueLabel}`,
    ...(note === null ? [] : [note]),
    ...(reference === undefined || referenceLabel === undefined
      ? []
      : [`${referenceLabel} ${formatNumber(reference)}`]),
  ].join(', ');

export function BarsBlock({ block }: { readonly block: Bars }) {
  const scale = scaleFor([0, ...block.items.flatMap(({ value, reference }) => [value, reference ?? 0])], 4);
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <ul className="space-y-3">
        {keyed(block.items, ({ label }) => label).map(({ key, item }) => (
          <li key={key} className={rowGrid}>
            <span className="leading-snug font-semibold">{item.label}</span>
            <div className="min-w-0">
              <BarPress said={inWords(block, item)} place={item.place} end={scale.place(item.value)}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-4 w-full" aria-hidden="true">
                  <rect x="0" y="4" width="100" height="2" className="fill-well" />
                  <rect x="0" y="2" width={scale.place(item.value) * 100} height="6" className="fill-tone-0" />
                  {item.reference !== undefined && (
                    <rect
                      x={scale.place(item.reference) * 100 - 0.3}
                      y="0"
                      width="0.6"
                      height="10"
                      className="fill-ink"
                    />
                  )}
                </svg>
              </BarPress>
              <p className="text-sm text-ink-soft tabular-nums">
                <PageLinks text={item.note ?? `${item.value} ${block.valueLabel}`} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={`${rowGrid} mt-2 text-xs text-ink-faint tabular-nums`} aria-hidden="true">
        <div className="sm:col-start-2">
          <div className="flex justify-between border-t border-rule-strong pt-1">
            {scale.ticks.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </div>
          <p className="text-center font-semibold">{block.valueLabel}</p>
        </div>
      </div>
      {block.referenceLabel && <p className="mt-1 text-sm text-ink-faint">Upright marks: {block.referenceLabel}.</p>}
      <PlotTable caption={block.title} table={barsTable(block)} />
    </BlockFrame>
  );
}
