/** Stretches of the script on bars as long as the script, with marks where they are quoted, and the same as a list with its evidence. */
import type * as z from 'zod';
import type { timelineBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { EvidenceList } from './evidence.tsx';
import { keyed } from './keyed.ts';
import { NamedPlaces, PageLinks } from './named-places.tsx';
import { toneFill } from './tones.ts';

/** Of a standard page; where on its page a quote stands. */
const linesAPage = 55;
const pagesOf = (from: number, to: number): string => (from === to ? `p. ${from}` : `p. ${from}–${to}`);

const placeOfStretch = ({ fromPage, toPage }: { readonly fromPage: number; readonly toPage: number }) => ({
  text: pagesOf(fromPage, toPage),
  page: fromPage,
  line: null,
});

export function TimelineBlock({ block }: { readonly block: z.infer<typeof timelineBlock> }) {
  const pageCount = Math.max(1, block.pageCount);
  // In CSS pixels: a row's height here and in its label's class are the same.
  const rowHeight = 24;
  const placeOf = (page: number, line: number): number =>
    Math.min(100, ((Math.max(1, page) - 1 + Math.min(1, line / linesAPage)) / pageCount) * 100);
  const stretches = keyed(block.items, ({ label, fromPage }) => `${label}:${fromPage}`);
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <div className="flex" aria-hidden="true">
        <ul className="hidden max-w-2/5 shrink-0 pr-3 text-sm sm:block">
          {stretches.map(({ key, item }) => (
            <li key={key} className="h-6 truncate leading-6">
              {item.label}
            </li>
          ))}
        </ul>
        <div className="min-w-0 flex-1">
          <svg
            viewBox={`0 0 100 ${block.items.length * rowHeight}`}
            preserveAspectRatio="none"
            width="100%"
            height={block.items.length * rowHeight}
            aria-hidden="true"
          >
            {stretches.map(({ key, item }, at) => {
              // A page is a stretch, not a point: page 3 lies between 2/n and 3/n of the whole.
              const from = placeOf(item.fromPage, 0);
              const width = Math.max(0.8, placeOf(item.toPage + 1, 0) - from);
              const y = at * rowHeight;
              return (
                <g key={key}>
                  <rect x="0" y={y + 11} width="100" height="2" className="fill-well" />
                  <rect x={from} y={y + 6} width={width} height="12" className={toneFill(at)} />
                  {keyed(item.evidence, ({ page, line }) => `${page}:${line}`).map(({ key: place, item: quoted }) => (
                    <rect
                      key={place}
                      x={placeOf(quoted.page, quoted.line) - 0.25}
                      y={y + 2}
                      width="0.5"
                      height="20"
                      className="fill-ink"
                    />
                  ))}
                </g>
              );
            })}
          </svg>
          <div className="flex justify-between border-t border-rule-strong pt-0.5 text-xs text-ink-faint tabular-nums">
            <span>p. 1</span>
            {pageCount > 3 && <span>p. {Math.ceil(pageCount / 2)}</span>}
            <span>p. {block.pageCount}</span>
          </div>
        </div>
      </div>
      <p className="mt-1 mb-4 text-sm text-ink-faint">
        {block.items.some(({ evidence }) => evidence.length > 0) && 'Upright marks: the places quoted below.'}
      </p>
      <ol className="space-y-6 sm:space-y-5">
        {stretches.map(({ key, item }) => (
          <li key={key} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
            <span className="text-sm font-semibold tabular-nums text-brass">
              <NamedPlaces text={pagesOf(item.fromPage, item.toPage)} places={[placeOfStretch(item)]} />
            </span>
            <div className="min-w-0">
              <strong className="font-semibold">{item.label}</strong>
              <p>
                <PageLinks text={item.text} />
              </p>
              <EvidenceList evidence={item.evidence} />
            </div>
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
