/** Who is where: rows against columns, a mark a cell whose form says its level. As wide as its frame, whatever it holds: many columns become thin ones, and the names stand over their rows. */
import { useRef } from 'react';
import type * as z from 'zod';
import type { matrixBlock } from '../../../lib/contract/blocks.ts';
import { matrixTable } from '../../../lib/report-formats/block-tables.ts';
import { BlockFrame } from './block-frame.tsx';
import { PageLinks } from './named-places.tsx';
import { PlotPointer, type PlotStep } from './plot-pointer.tsx';
import { PlotTable } from './plot-table.tsx';
import { useWidth } from './use-width.ts';

type Matrix = z.infer<typeof matrixBlock>;
/** In CSS pixels, as all that follows. A name stands beside its row, or over it where that leaves a cell too little. */
const beside = { rowHeight: 24, markAt: 12, names: 168 } as const;
const above = { rowHeight: 40, markAt: 28, names: 0 } as const;
const footHeight = 40;
/** Names stand beside their rows as long as this leaves a cell so much. */
const narrowest = 6;
/** A cell whose mark can have a form of its own; a narrower one holds a bar whose height says the level. */
const formed = 13;
const widestBar = 5;
const widest = 40;
const letterWidth = 7.5;
const labelGap = 12;
/** Of a plot that nobody has laid out. */
const unmeasured = 720;

interface MarkProps {
  readonly level: number;
  readonly top: number;
  readonly size: number;
}

/** The highest level is a full square, the others smaller and rounder: told apart without colour. In a thin cell they are bars, the higher the taller. */
function Mark({ level, top, size }: MarkProps) {
  const tone = level >= top ? 'fill-tone-0' : level === 1 ? 'fill-tone-1' : 'fill-tone-2';
  if (size < formed - 3) {
    const height = 3 + (level / top) * 13;
    const width = Math.min(widestBar, size);
    return <rect x={-width / 2} y={8 - height} width={width} height={height} className={tone} />;
  }
  if (level >= top) return <rect x={-size / 2} y={-8} width={size} height={16} rx="2" className={tone} />;
  const radius = Math.max(2.2, Math.min(5, size / 2 - 1));
  if (level === 1) return <circle r={radius * 0.6} className={tone} />;
  return <circle r={radius} strokeWidth="2" className="fill-none stroke-tone-2" />;
}

/** Every how many columns a number has room. */
const labelEvery = (cell: number): number => [1, 5, 10, 20, 50, 100].find((every) => every * cell >= 20) ?? 200;

/** Names that one column's words have room for. */
const mostNamed = 6;

/** Each column in words: 'Scene 12 (page 14): Lena speaks; Mags in the action, without a word'. */
const stepsOf = ({ columns, rows, levels, columnLabel }: Matrix): PlotStep[] =>
  columns.map(({ label, note, page }, column) => {
    const there = rows.flatMap((row) => {
      const level = row.cells[column] ?? 0;
      return level === 0 ? [] : [`${row.label} ${levels[level] ?? ''}`];
    });
    const more = there.length - mostNamed;
    const named = [...there.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
    return { x: column, page, said: `${columnLabel} ${label} (${note}): ${named || 'nobody of these'}` };
  });

export function MatrixBlock({ block }: { readonly block: Matrix }) {
  const { columns, rows, levels } = block;
  const svg = useRef<SVGSVGElement>(null);
  const full = useWidth(svg, unmeasured);
  const count = Math.max(1, columns.length);
  const form = (full - beside.names) / count >= narrowest ? beside : above;
  const { rowHeight, markAt, names } = form;
  const cell = Math.min(widest, (full - names) / count);
  const width = names + cell * columns.length;
  const bottom = rowHeight * rows.length;
  const top = levels.length - 1;
  const labelled = labelEvery(cell);
  const size = cell > 9 ? cell - 3 : cell >= narrowest ? cell - 1 : Math.max(0.8, cell - 0.4);
  const middle = (at: number): number => names + (at + 0.5) * cell;
  const longest = Math.floor(((names || full) - labelGap) / letterWidth);
  const shortened = (label: string): string =>
    label.length > longest ? `${label.slice(0, longest - 1).trimEnd()}…` : label;
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm print:break-after-avoid">
        {levels.map((level, at) =>
          at === 0 ? null : (
            <li key={level} className="flex items-center gap-2">
              <svg viewBox="-10 -10 20 20" className="size-5" aria-hidden="true">
                <Mark level={at} top={top} size={Math.min(size, 14)} />
              </svg>
              {level}
            </li>
          ),
        )}
      </ul>
      <PlotPointer
        label={`${block.title}, ${block.columnLabel.toLowerCase()} by ${block.columnLabel.toLowerCase()}`}
        steps={stepsOf(block)}
        placeOf={middle}
        reaches={false}
        pages={false}
        width={full}
      >
        <svg
          ref={svg}
          viewBox={`0 0 ${Math.max(width, full)} ${bottom + footHeight}`}
          className="h-auto w-full"
          role="img"
          aria-label={block.title}
        >
          {rows.map((row, at) => (
            <g key={row.label} transform={`translate(0 ${at * rowHeight})`}>
              <text x="0" y={form === above ? 14 : markAt + 4} className="fill-ink text-[14px]">
                {shortened(row.label)}
              </text>
              <line
                x1={names}
                x2={width}
                y1={markAt + (form === above ? 8 : 0)}
                y2={markAt + (form === above ? 8 : 0)}
                className="stroke-rule"
              />
              {row.cells.map((level, column) =>
                level === 0 ? null : (
                  <g key={columns[column]?.label ?? column} transform={`translate(${middle(column)} ${markAt})`}>
                    <Mark level={level} top={top} size={size} />
                  </g>
                ),
              )}
            </g>
          ))}
          <g className="fill-ink-faint text-[12px] tabular-nums">
            {columns.map(({ label }, at) =>
              at === 0 || ((at + 1) % labelled === 0 && at * cell >= 20) ? (
                <text
                  key={label}
                  x={middle(at)}
                  y={bottom + 14}
                  textAnchor={at === 0 ? 'start' : at === columns.length - 1 ? 'end' : 'middle'}
                >
                  {label}
                </text>
              ) : null,
            )}
            <text x={names} y={bottom + 33} className="font-semibold">
              {block.columnLabel}
            </text>
          </g>
        </svg>
      </PlotPointer>
      {block.note && (
        <p className="mt-2 text-sm text-ink-faint">
          <PageLinks text={block.note} />
        </p>
      )}
      <PlotTable caption={block.title} table={matrixTable(block)} />
    </BlockFrame>
  );
}
