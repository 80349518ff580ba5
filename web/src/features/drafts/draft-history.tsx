/** All drafts of one script in a table: pages, what became of its notes, and each rating. Tells no draft from a better one. */
import type { ReactNode } from 'react';
import { formatRange, formatScore, hasRange } from '../../blocks/range-bar.tsx';
import { ScrollTable } from '../../blocks/scroll-table.tsx';
import { Banner } from '../../ui/banner.tsx';
import { formatShortDay } from '../../ui/formats.ts';
import { type DraftRecord, useDraftHistory } from './use-draft-history.ts';

const cell = 'py-2 pr-4 align-top whitespace-nowrap';
const notThere = '–';

interface RowProps {
  readonly name: string;
  readonly table?: string;
  readonly drafts: readonly DraftRecord[];
  readonly children: (record: DraftRecord) => ReactNode;
}

function Row({ name, table, drafts, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className="py-2 pr-4 text-left align-top font-semibold">
        {name} {table && <span className="block text-xs font-normal text-ink-faint">{table}</span>}
      </th>
      {drafts.map((record) => (
        <td key={record.draft.script_id} className={cell}>
          {children(record)}
        </td>
      ))}
    </tr>
  );
}

const noteRows = [
  ['Notes open', 'open'],
  ['Notes closed by it', 'closed'],
  ['Notes new in it', 'fresh'],
] as const;

const ratingIn = ({ tables }: DraftRecord, table: string, name: string) =>
  tables.find(({ label }) => label === table)?.ratings.find((one) => one.name === name);

/** Every rating that a draft has, in the order of the newest that has it. */
const ratedIn = (drafts: readonly DraftRecord[]): { readonly table: string; readonly name: string }[] => {
  const all = drafts
    .toReversed()
    .flatMap(({ tables }) =>
      tables.flatMap(({ label, ratings }) => ratings.map(({ name }) => ({ table: label, name }))),
    );
  return [...new Map(all.map((one) => [`${one.table} ${one.name}`, one])).values()];
};

function Rating({ rating }: { readonly rating: ReturnType<typeof ratingIn> }) {
  if (rating === undefined) return notThere;
  return (
    <>
      <span className="font-semibold">{formatScore(rating.score)}</span>{' '}
      {hasRange(rating) && <span className="text-sm text-ink-faint">({formatRange(rating.low, rating.high)})</span>}
    </>
  );
}

/** Of two drafts the comparison has told the ratings. */
const ratedFrom = 3;

export function DraftHistory({ newestId }: { readonly newestId: string }) {
  const { drafts, error } = useDraftHistory(newestId);
  if (error) return <Banner tone="error">{error}</Banner>;
  if (drafts === null || drafts.length < 2) return null;
  const rated = drafts.length < ratedFrom ? [] : ratedIn(drafts);
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-2xl">Over {drafts.length} drafts</h2>
      <div className="rounded-card border border-rule bg-sheet p-5 sm:p-6">
        <ScrollTable caption="Each draft in figures">
          <thead className="border-b border-rule-strong text-sm text-ink-soft">
            <tr>
              <th scope="col" className="py-2 pr-4 text-left font-semibold">
                Measure
              </th>
              {drafts.map(({ draft }) => (
                <th key={draft.script_id} scope="col" className="py-2 pr-4 text-left font-semibold whitespace-nowrap">
                  Draft {draft.number}
                  <span className="block text-xs font-normal">{formatShortDay(draft.created_at)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-rule">
            <Row name="Pages" drafts={drafts}>
              {({ draft }) => draft.page_count ?? notThere}
            </Row>
            {noteRows.map(([name, figure]) => (
              <Row key={name} name={name} drafts={drafts}>
                {({ draft }) => draft.notes?.[figure] ?? notThere}
              </Row>
            ))}
            {rated.map(({ table, name }) => (
              <Row key={`${table} ${name}`} name={name} table={table} drafts={drafts}>
                {(record) => <Rating rating={ratingIn(record, table, name)} />}
              </Row>
            ))}
          </tbody>
        </ScrollTable>
        {rated.length > 0 && (
          <p className="mt-3 max-w-[80ch] text-sm text-ink-faint">
            A rating with a range was counted; one without is a reader’s. The two are not one measure: compare like with
            like, and take a difference inside the ranges for chance. A dash: not made, or not rated.
          </p>
        )}
      </div>
    </section>
  );
}
