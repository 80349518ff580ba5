/** Stretches of the script on bars as long as the script, with marks where they are quoted, and the same as a list with its evidence. */
import { Fragment } from 'react';
import type * as z from 'zod';
import type { timelineBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { CorrectHere } from './correct-here.tsx';
import { EvidenceList } from './evidence.tsx';
import { keyed } from './keyed.ts';
import { NamedPlaces, PageLinks } from './named-places.tsx';
import { PageBar } from './page-bar.tsx';
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
  const placeOf = (page: number, line: number): number =>
    Math.min(100, ((Math.max(1, page) - 1 + Math.min(1, line / linesAPage)) / pageCount) * 100);
  const stretches = keyed(block.items, ({ label, fromPage }) => `${label}:${fromPage}`);
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      {/* A name stands beside its bar, on a phone over it. */}
      <div
        className="gap-x-3 text-sm leading-6 sm:grid sm:grid-cols-[fit-content(40%)_minmax(0,1fr)]"
        aria-hidden="true"
      >
        {stretches.map(({ key, item }, at) => {
          // A page is a stretch, not a point: page 3 lies between 2/n and 3/n of the whole.
          const from = placeOf(item.fromPage, 0);
          const width = Math.max(0.8, placeOf(item.toPage + 1, 0) - from);
          return (
            <Fragment key={key}>
              <p>{item.label}</p>
              <PageBar pageCount={pageCount}>
                <svg
                  viewBox="0 0 100 24"
                  preserveAspectRatio="none"
                  className="h-6 w-full max-sm:mb-1"
                  aria-hidden="true"
                >
                  <rect x="0" y="11" width="100" height="2" className="fill-well" />
                  <rect x={from} y="6" width={width} height="12" className={toneFill(at)} />
                  {keyed(item.evidence, ({ page, line }) => `${page}:${line}`).map(({ key: place, item: quoted }) => (
                    <rect
                      key={place}
                      x={placeOf(quoted.page, quoted.line) - 0.25}
                      y="2"
                      width="0.5"
                      height="20"
                      className="fill-ink"
                    />
                  ))}
                </svg>
              </PageBar>
            </Fragment>
          );
        })}
        <div className="flex justify-between border-t border-rule-strong pt-0.5 text-xs text-ink-faint tabular-nums sm:col-start-2">
          <span>p. 1</span>
          {pageCount > 3 && <span>p. {Math.ceil(pageCount / 2)}</span>}
          <span>p. {block.pageCount}</span>
        </div>
      </div>
      <p className="mt-1 mb-4 text-sm text-ink-faint">
        {block.items.some(({ evidence }) => evidence.length > 0) && 'Upright marks: the places quoted below.'}
      </p>
      {(block.id === 'turns' || block.id === 'zones') && <CorrectHere what="turns" named />}
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
