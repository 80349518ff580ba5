/** The coverage as the trade's form lays it out: header, logline, strip, grid and fixes as a top sheet, then synopsis and comments. Draws only what it is given. */
import type { Coverage } from '../../../../lib/reports/coverage/coverage.ts';
import type { GridRow } from '../../../../lib/reports/coverage/coverage-grid.ts';
import { fixesNote, stripNote, stripTitle } from '../../../../lib/reports/coverage/coverage-words.ts';
import { keyed } from '../../blocks/keyed.ts';
import { PageLinks } from '../../blocks/named-places.tsx';
import { formatRange, formatScore, hasRange, RangeBar } from '../../blocks/range-bar.tsx';
import { ScrollTable } from '../../blocks/scroll-table.tsx';
import { Advice, Comment, Comments, sectionTitle } from './coverage-comments.tsx';
import { CoverageFacts, CoverageHead } from './coverage-head.tsx';
import type { Letterhead, Verdict } from './letterhead.ts';

/** Letters of a figure; more is a sentence, which takes the whole width. */
const figureLetters = 24;

function Strip({ coverage }: { readonly coverage: Coverage }) {
  return (
    <section
      aria-labelledby="coverage-strip"
      className="rounded-card bg-well p-4 print:border print:border-rule-strong print:p-2"
    >
      <h2 id="coverage-strip" className="mb-3 text-xl print:mb-0.5 print:text-lg">
        {stripTitle(coverage)}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 xl:group-data-script/frame:grid-cols-2 print:grid-cols-4 print:gap-2">
        {coverage.strip.map(({ label, value, note }) => (
          <div key={label} className={value.length > figureLetters ? 'col-span-full' : ''}>
            <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
            <dd>
              <span className="font-serif text-xl print:text-lg font-semibold tabular-nums">{value}</span>
              {note && <span className="block text-sm text-ink-soft">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[80ch] print:mt-1 print:max-w-none text-sm text-ink-soft">{stripNote(coverage)}</p>
    </section>
  );
}

const standings = { above: 'above the middle', about: 'about the middle', below: 'below the middle' } as const;

const gridColumns = ['Heading', 'Score out of 10', 'Against the middle', 'Taken from'];

function Grid({ rows }: { readonly rows: readonly GridRow[] }) {
  return (
    <section aria-labelledby="coverage-grid">
      <h2 id="coverage-grid" className={sectionTitle}>
        Grid
      </h2>
      <div className="@container">
        <ScrollTable caption="Grid of ratings">
          <thead className="border-b border-rule text-sm text-ink-soft not-print:@max-xl:sr-only">
            <tr>
              {gridColumns.map((label) => (
                <th
                  key={label}
                  scope="col"
                  className="py-1.5 pr-4 text-left font-semibold not-print:@max-xl:last:hidden print:py-0 print:last:hidden"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-rule">
            {rows.map(({ name, asks, from, score, low, high, standing }) => (
              <tr key={name} className="align-top not-print:@max-xl:block not-print:@max-xl:py-2">
                <th
                  scope="row"
                  className="py-2 pr-4 text-left font-semibold not-print:@max-xl:block not-print:@max-xl:py-0 not-print:@max-xl:pr-0 print:py-0.5"
                >
                  {name}
                  <span className="block text-sm font-normal text-ink-faint print:hidden">{asks}</span>
                </th>
                <td className="py-2 pr-4 whitespace-nowrap not-print:@max-xl:inline-block not-print:@max-xl:w-32 not-print:@max-xl:py-1 print:py-0.5">
                  {score === null ? (
                    'not rated'
                  ) : (
                    <>
                      <span className="font-semibold">{formatScore(score)}</span>{' '}
                      {hasRange({ low, high }) && (
                        <span className="text-sm text-ink-faint">({formatRange(low, high)})</span>
                      )}
                      <span className="print:hidden">
                        <RangeBar score={score} low={low} high={high} />
                      </span>
                    </>
                  )}
                </td>
                <td className="py-2 pr-4 not-print:@max-xl:inline-block not-print:@max-xl:py-1 not-print:@max-xl:pr-0 print:py-0.5">
                  {standing === null ? '' : standings[standing]}
                </td>
                <td className="py-2 not-print:@max-xl:hidden print:hidden">{from.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </div>
      <p className="mt-2 max-w-[80ch] print:mt-0.5 print:max-w-none text-sm text-ink-faint">
        Each letter of FRAME and CALIBER stands under one heading; a row is the mean of its letters, and its range the
        mean of theirs. Which letter goes where is ours. The middle is 5.5; a row is above or below it only when its
        whole range is.
      </p>
    </section>
  );
}

interface CoveragePageProps {
  readonly coverage: Coverage;
  readonly head: Letterhead;
  readonly verdict: Verdict | null;
}

export function CoveragePage({ coverage, head, verdict }: CoveragePageProps) {
  const { header, logline, strip, synopsis, grid, strengths, weaknesses, remarks, fixes } = coverage;
  return (
    <article
      aria-label="Coverage"
      className="one-sheet space-y-7 rounded-card border border-rule bg-sheet p-5 sm:p-8 print:space-y-2 print:border-0 print:p-0"
    >
      <CoverageHead head={head} verdict={verdict} />
      <CoverageFacts facts={header} />
      {logline && (
        <section aria-labelledby="coverage-logline">
          <h2 id="coverage-logline" className={sectionTitle}>
            Logline
          </h2>
          <p className="max-w-[75ch] print:max-w-none font-serif text-lg leading-snug">
            <PageLinks text={logline.text} />
          </p>
          {logline.note && <p className="mt-1 text-sm text-ink-faint">{logline.note}</p>}
        </section>
      )}
      {strip.length > 0 && <Strip coverage={coverage} />}
      {/* Paper has two columns, so that two sheets hold it all. */}
      <div className="space-y-7 print:columns-2 print:gap-x-6 print:space-y-2">
        {grid.length > 0 && <Grid rows={grid} />}
        {fixes.length > 0 && (
          <section aria-labelledby="coverage-fixes">
            <h2 id="coverage-fixes" className={sectionTitle}>
              {fixes.length === 3 ? 'Three priority fixes' : 'Priority fixes'}
            </h2>
            <ol className="list-decimal space-y-4 print:space-y-1.5 pl-6 print:pl-4 marker:font-semibold marker:text-brass">
              {fixes.map((fix) => (
                <li key={fix.title} className="break-inside-avoid">
                  <Comment comment={fix} />
                  <Advice advice={fix.advice} steps={fix.steps} />
                </li>
              ))}
            </ol>
            <p className="mt-3 max-w-[80ch] text-sm text-ink-faint print:hidden">{fixesNote}</p>
          </section>
        )}
        {synopsis.length > 0 && (
          <section aria-labelledby="coverage-synopsis">
            <h2 id="coverage-synopsis" className={sectionTitle}>
              Synopsis
            </h2>
            <div className="max-w-[75ch] print:max-w-none space-y-3 print:space-y-1.5">
              {keyed(synopsis, (text) => text).map(({ key, item }) => (
                <p key={key}>
                  <PageLinks text={item} />
                </p>
              ))}
            </div>
          </section>
        )}
        <div className="grid gap-x-8 gap-y-7 lg:grid-cols-2 xl:group-data-script/frame:grid-cols-1 print:block print:space-y-2">
          <Comments id="coverage-strengths" title="What works" items={strengths} />
          <Comments id="coverage-weaknesses" title="Other weaknesses" items={weaknesses} />
          {remarks.map(({ label, value, note }) => (
            <section key={label} aria-label={label} className="break-inside-avoid">
              <h2 className={sectionTitle}>{label}</h2>
              <p className="max-w-[75ch] print:max-w-none">
                <PageLinks text={value} />
              </p>
              {note && (
                <p className="mt-1 max-w-[75ch] print:max-w-none text-ink-soft">
                  <PageLinks text={note} />
                </p>
              )}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
