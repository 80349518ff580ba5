/** Who is where: rows against columns, a mark a cell whose form says its level. The names stay put while a long script scrolls under them. */
import { useRef } from 'react';
import type * as z from 'zod';
import type { matrixBlock } from '../../../lib/contract/blocks.ts';
import { matrixTable } from '../../../lib/report/block-tables.ts';
import { BlockFrame } from './block-frame.tsx';
import { PlotTable } from './plot-table.tsx';
import { useWidth } from './use-width.ts';

type Matrix = z.infer<typeof matrixBlock>;
/** In CSS pixels: a row's height here and in its label's class are the same. */
const rowHeight = 24;
const footHeight = 40;
const narrowest = 6;
const widest = 40;
/** Of a plot that nobody has laid out. */
const unmeasured = 720;
/** What can still be read when it is squeezed to the width of a sheet; of a longer script, paper has the table. */
const squeezable = 900;

/** The highest level is a full square, the others smaller and rounder: told apart without colour. */
function Mark({ level, top, size }: { readonly level: number; readonly top: number; readonly size: number }) {
  if (level >= top) return <rect x={-size / 2} y={-8} width={size} height={16} rx="2" className="fill-tone-0" />;
  const radius = Math.max(2.2, Math.min(5, size / 2 - 1));
  if (level === 1) return <circle r={radius * 0.6} className="fill-tone-1" />;
  return <circle r={radius} strokeWidth="2" className="fill-none stroke-tone-2" />;
}

const labelEvery = (cell: number): number => {
  if (cell >= 20) return 1;
  return cell >= 10 ? 5 : 10;
};

export function MatrixBlock({ block }: { readonly block: Matrix }) {
  const { columns, rows, levels } = block;
  const svg = useRef<SVGSVGElement>(null);
  const cell = Math.max(narrowest, Math.min(widest, useWidth(svg, unmeasured) / Math.max(1, columns.length)));
  const width = cell * columns.length;
  const height = rowHeight * rows.length;
  const top = levels.length - 1;
  const labelled = labelEvery(cell);
  const middle = (at: number): number => (at + 0.5) * cell;
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {levels.map((level, at) =>
          at === 0 ? null : (
            <li key={level} className="flex items-center gap-2">
              <svg viewBox="-10 -10 20 20" className="size-5" aria-hidden="true">
                <Mark level={at} top={top} size={14} />
              </svg>
              {level}
            </li>
          ),
        )}
      </ul>
      <div className={`flex ${width > squeezable ? 'print:hidden' : ''}`}>
        <ul className="max-w-32 shrink-0 pr-3 text-sm sm:max-w-44" aria-hidden="true">
          {rows.map(({ label }) => (
            <li key={label} className="h-6 truncate leading-6">
              {label}
            </li>
          ))}
        </ul>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard */}
        <section className="scroll-sideways min-w-0 flex-1 overflow-x-auto" aria-label={block.title} tabIndex={0}>
          <svg
            ref={svg}
            viewBox={`0 0 ${width} ${height + footHeight}`}
            width={width}
            height={height + footHeight}
            // On paper it is narrowed to the sheet while its rows stay beside their names.
            preserveAspectRatio="none"
            className="max-w-none print:w-full"
            role="img"
            aria-label={block.title}
          >
            {rows.map((row, at) => (
              <g key={row.label} transform={`translate(0 ${(at + 0.5) * rowHeight})`}>
                <line x1="0" x2={width} className="stroke-rule" />
                {row.cells.map((level, column) => {
                  const { label = '', note = '' } = columns[column] ?? {};
                  return level === 0 ? null : (
                    <g key={label} transform={`translate(${middle(column)} 0)`}>
                      <title>{`${row.label}, ${block.columnLabel.toLowerCase()} ${label} (${note}): ${levels[level] ?? ''}`}</title>
                      <Mark level={level} top={top} size={cell > 9 ? cell - 3 : cell - 1} />
                    </g>
                  );
                })}
              </g>
            ))}
            <g className="fill-ink-faint text-[12px] tabular-nums">
              {columns.map(({ label }, at) =>
                at === 0 || (at + 1) % labelled === 0 ? (
                  <text key={label} x={middle(at)} y={height + 14} textAnchor="middle">
                    {label}
                  </text>
                ) : null,
              )}
              <text x="0" y={height + 33} className="font-semibold">
                {block.columnLabel}
              </text>
            </g>
          </svg>
        </section>
      </div>
      {block.note && <p className="mt-2 text-sm text-ink-faint">{block.note}</p>}
      <PlotTable caption={block.title} table={matrixTable(block)} printed={width > squeezable} />
    </BlockFrame>
  );
}
