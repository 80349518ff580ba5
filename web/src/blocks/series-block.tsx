/** Lines over a shared axis, drawn small and plain, with the same numbers as a table behind them. Long: the scales, the drawing and the pointer of one plot share all their measures. */
import { type ReactNode, useRef } from 'react';
import type * as z from 'zod';
import type { seriesBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame, InnerHeading } from './block-frame.tsx';
import { PageLinks } from './named-places.tsx';
import { PlotPointer, type PlotStep } from './plot-pointer.tsx';
import { ScrollTable } from './scroll-table.tsx';
import { type Scale, scaleFor, spanFor } from './series-scale.ts';
import { toneDash, toneStroke } from './tones.ts';
import { useWidth } from './use-width.ts';

type Series = z.infer<typeof seriesBlock>;
const edge = { left: 36, right: 12, top: 12, bottom: 44 };
/** Where the plot stands in its drawing, in CSS pixels. */
interface Plot {
  readonly width: number;
  readonly height: number;
  readonly innerWidth: number;
  readonly innerHeight: number;
}
const unmeasured = 640;
/** A phone's plot is higher for its width, and has fewer ticks than this many pixels apart. */
const tickPixels = 46;

function plotFor(width: number): Plot {
  const height = Math.round(Math.min(300, Math.max(220, width * 0.4)));
  return {
    width,
    height,
    innerWidth: width - edge.left - edge.right,
    innerHeight: height - edge.top - edge.bottom,
  };
}

function Axes({
  x,
  y,
  block,
  plot,
}: {
  readonly x: Scale;
  readonly y: Scale;
  readonly block: Series;
  readonly plot: Plot;
}) {
  return (
    <g className="fill-ink-faint text-[13px] tabular-nums">
      {y.ticks.map((value) => {
        const at = edge.top + plot.innerHeight * (1 - y.place(value));
        return (
          <g key={value}>
            <line x1={edge.left} x2={plot.width - edge.right} y1={at} y2={at} className="stroke-rule" />
            <text x={edge.left - 6} y={at + 4} textAnchor="end">
              {value}
            </text>
          </g>
        );
      })}
      {x.ticks.map((value) => (
        <text key={value} x={edge.left + plot.innerWidth * x.place(value)} y={plot.height - 26} textAnchor="middle">
          {value}
        </text>
      ))}
      <text x={edge.left + plot.innerWidth / 2} y={plot.height - 6} textAnchor="middle" className="font-semibold">
        {block.xLabel}
      </text>
    </g>
  );
}

/** Each column reaches to the next one's x: a wide one is a long stretch. The last is as wide as it is high in the axes' units. */
function Columns({
  line,
  x,
  y,
  alone,
  plot,
}: {
  readonly line: Series['lines'][number];
  readonly x: Scale;
  readonly y: Scale;
  readonly alone: boolean;
  readonly plot: Plot;
}) {
  const ends = line.points.map(
    (point, at) => line.points[at + 1]?.x ?? Math.min(x.high, point.x + Math.max(point.y, 0.2)),
  );
  // Where scenes are a pixel or two wide, gaps would be all one sees.
  const gap = plot.innerWidth / Math.max(1, line.points.length) > 5 ? 1.5 : 0.5;
  return (
    // Paler under a line that runs over it.
    <g className={alone ? 'fill-tone-0' : 'fill-tone-0/65'}>
      {line.points.map((point, at) => {
        const left = edge.left + plot.innerWidth * x.place(point.x);
        const right = edge.left + plot.innerWidth * x.place(ends[at] ?? point.x);
        const height = plot.innerHeight * y.place(point.y);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: two scenes may begin at one place, and their order never changes
            key={at}
            x={left}
            y={edge.top + plot.innerHeight - height}
            width={Math.max(1, right - left - gap)}
            height={height}
          />
        );
      })}
    </g>
  );
}

/** What stands at each x, in words: 'page 12: Feeling 0.4'. */
function stepsOf({ lines, xLabel }: Series): PlotStep[] {
  const all = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  return all.map((x) => {
    const values = lines.flatMap(({ name, points }) =>
      points.filter((point) => point.x === x).map(({ y }) => `${name} ${y}`),
    );
    return { x, said: `${xLabel} ${x}: ${values.join(', ')}` };
  });
}

export function SeriesBlock({ block }: { readonly block: Series }) {
  const svg = useRef<SVGSVGElement>(null);
  const plot = plotFor(useWidth(svg, unmeasured));
  const points = block.lines.flatMap((line) => line.points);
  // The last column has room for its own width, in the axes' units.
  const ends = block.lines.flatMap(({ shape, points: own }) => {
    const last = own.at(-1);
    return shape === 'columns' && last ? [last.x + last.y] : [];
  });
  const x = spanFor(
    [...points.map((point) => point.x), ...ends],
    Math.max(3, Math.min(8, Math.floor(plot.innerWidth / tickPixels))),
  );
  // A column stands on nought.
  const floor = block.lines.some(({ shape }) => shape === 'columns') ? [0] : [];
  const y = scaleFor([...floor, ...points.map((point) => point.y)]);
  const path = (line: Series['lines'][number]): string =>
    line.points
      .map((p) => `${edge.left + plot.innerWidth * x.place(p.x)},${edge.top + plot.innerHeight * (1 - y.place(p.y))}`)
      .join(' ');
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      {block.finding && (
        <InnerHeading className="mb-2 text-xl">
          <PageLinks text={block.finding} />
        </InnerHeading>
      )}
      {/* Above the plot, not along its side: the sentence is longer than the axis on a phone. */}
      <p className="mb-1 text-sm text-ink-faint first-letter:uppercase">{block.yLabel}</p>
      <Pointed block={block} width={plot.width} placeOf={(value) => edge.left + plot.innerWidth * x.place(value)}>
        <svg
          ref={svg}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          className="h-auto w-full"
          role="img"
          aria-label={block.title}
        >
          <Axes x={x} y={y} block={block} plot={plot} />
          {block.lines.map((line) =>
            line.shape === 'columns' ? (
              <Columns key={line.name} line={line} x={x} y={y} alone={block.lines.length === 1} plot={plot} />
            ) : null,
          )}
          {block.lines.map((line, at) =>
            line.shape === 'columns' ? null : (
              <polyline
                key={line.name}
                points={path(line)}
                fill="none"
                strokeWidth="2"
                strokeLinejoin="round"
                strokeDasharray={toneDash(at)}
                className={toneStroke(at)}
              />
            ),
          )}
        </svg>
      </Pointed>
      {block.lines.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {block.lines.map((line, at) => (
            <li key={line.name} className="flex items-center gap-2">
              <svg viewBox="0 0 28 4" className="h-1 w-7" aria-hidden="true">
                {line.shape === 'columns' && <rect width="28" height="4" className="fill-tone-0" />}
                {line.shape !== 'columns' && (
                  <line
                    x1="0"
                    y1="2"
                    x2="28"
                    y2="2"
                    strokeWidth="3"
                    strokeDasharray={toneDash(at)}
                    className={toneStroke(at)}
                  />
                )}
              </svg>
              {line.name}
            </li>
          ))}
        </ul>
      )}
      <details className="mt-3 print:hidden">
        <summary className="inline-flex min-h-6 items-center text-sm font-semibold text-accent">The numbers</summary>
        <SeriesTable block={block} />
      </details>
    </BlockFrame>
  );
}

/** A plot without a point is nothing to point at. */
function Pointed({
  block,
  width,
  placeOf,
  children,
}: {
  readonly block: Series;
  readonly width: number;
  readonly placeOf: (x: number) => number;
  readonly children: ReactNode;
}) {
  const steps = stepsOf(block);
  if (steps.length === 0) return <div className="min-w-0">{children}</div>;
  return (
    <PlotPointer
      label={`${block.title}, point by point`}
      steps={steps}
      placeOf={placeOf}
      reaches={block.lines.every(({ shape }) => shape === 'columns')}
      pages={block.x === 'page'}
      width={width}
    >
      {children}
    </PlotPointer>
  );
}

function SeriesTable({ block }: { readonly block: Series }) {
  const rows = [...new Set(block.lines.flatMap((line) => line.points.map((point) => point.x)))].sort((a, b) => a - b);
  return (
    <ScrollTable caption={`${block.title}: the numbers, ${block.yLabel}`}>
      <thead className="border-b border-rule-strong text-sm">
        <tr>
          <th scope="col" className="py-1.5 pr-4 text-right font-semibold">
            {block.xLabel}
          </th>
          {block.lines.map((line) => (
            <th key={line.name} scope="col" className="py-1.5 pr-4 text-right font-semibold">
              {line.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {rows.map((value) => (
          <tr key={value}>
            <th scope="row" className="py-1 pr-4 text-right font-normal">
              {value}
            </th>
            {block.lines.map((line) => (
              <td key={line.name} className="py-1 pr-4 text-right">
                {line.points.find((point) => point.x === value)?.y ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
