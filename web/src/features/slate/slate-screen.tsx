/** The slate: all scripts of an account in one table, each by its newest draft, to be sorted and taken along as CSV. */
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { SlateRow } from '../../../../lib/contract/slate.ts';
import { codeOf, plainSentenceOf } from '../../api/api-error.ts';
import { SiteHeader } from '../../app/site-header.tsx';
import { useStores } from '../../app/stores-context.tsx';
import { ScrollTable } from '../../blocks/scroll-table.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { type SlateDraft, slateScripts, withEarlier } from './slate-drafts.ts';
import { type Column, columns, draftOf, nameOf, type Order, orderAfter, slateCsv, sorted } from './slate-rows.ts';

const newestFirst: Order = { by: 'date', direction: 'descending' };

interface SlateState {
  /** Null until they have come. */
  readonly scripts: readonly SlateRow[] | null;
  readonly error: string | null;
  /** Without a plan there is nothing to load again. */
  readonly needsPlan: boolean;
}

function useSlate() {
  const { api } = useStores();
  const [state, setState] = useState<SlateState>({ scripts: null, error: null, needsPlan: false });
  const load = useCallback(() => {
    setState({ scripts: null, error: null, needsPlan: false });
    api('getSlate').then(
      ({ scripts }) => setState({ scripts, error: null, needsPlan: false }),
      (error: unknown) =>
        setState({
          scripts: null,
          error: plainSentenceOf(error, 'Your scripts could not be listed. Please try again.'),
          needsPlan: codeOf(error) === 'payment_required',
        }),
    );
  }, [api]);
  useEffect(load, [load]);
  return { ...state, load };
}

function Head({
  column: { key, label, align },
  order,
  onSort,
}: {
  readonly column: Column;
  readonly order: Order;
  readonly onSort: (order: Order) => void;
}) {
  const isSorted = order.by === key;
  const sign = isSorted ? (order.direction === 'ascending' ? '↑' : '↓') : '↕';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? order.direction : undefined}
      className={`py-1 pr-6 font-semibold last:pr-0 ${align === 'right' ? 'text-right' : 'text-left'}`}
    >
      <button
        type="button"
        onClick={() => onSort(orderAfter(order, key))}
        className="inline-flex min-h-9 items-center gap-1 rounded-md whitespace-nowrap hover:text-accent"
      >
        {label}
        <span aria-hidden="true" className={isSorted ? 'text-accent' : 'text-ink-faint'}>
          {sign}
        </span>
      </button>
    </th>
  );
}

/** A genre of several words is not to be a word a line. */
const widths: Partial<Readonly<Record<Column['key'], string>>> = { genre: 'min-w-36', budget: 'min-w-32' };

function Row({ row, isEarlier }: { readonly row: SlateDraft; readonly isEarlier: boolean }) {
  const draft = draftOf(row);
  return (
    <tr className="align-top">
      {columns.map(({ key, align, text }) => {
        const said = text(row);
        const isSet = row.set.some((field) => field === key);
        if (key === 'title')
          return (
            <th key={key} scope="row" className="min-w-40 py-1 pr-4 text-left font-semibold">
              <div className={isEarlier ? 'ml-1 border-l-2 border-brass/50 pl-3' : undefined}>
                <Link
                  to={`/dashboard/overview?script=${encodeURIComponent(row.script_id)}`}
                  className="link inline-block py-1 break-words"
                >
                  {nameOf(row)}
                </Link>
                {draft !== null && <span className="block text-sm font-normal text-ink-soft">{draft}</span>}
              </div>
            </th>
          );
        return (
          <td
            key={key}
            className={`py-2 pr-6 last:pr-0 ${widths[key] ?? ''} ${align === 'right' ? 'text-right whitespace-nowrap tabular-nums' : ''}`}
          >
            {said ?? <span className="text-ink-faint">–</span>}
            {isSet && <span className="block text-sm text-ink-faint">set by you</span>}
          </td>
        );
      })}
    </tr>
  );
}

function Slate({ scripts }: { readonly scripts: readonly SlateRow[] }) {
  const { saveFile } = useStores();
  const [order, setOrder] = useState(newestFirst);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const newest = slateScripts(scripts);
  const rows = withEarlier(sorted(newest, order), showsEarlier);
  const isNewest = new Set(newest.map(({ script_id }) => script_id));
  const earlierCount = scripts.length - newest.length;
  const unread = scripts.every(({ verdict }) => verdict === null);
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-ink-soft">
          {unread
            ? 'A verdict comes of a reading by a language model alone; none of these has one. A level of money stands here where you have set it in the script’s details.'
            : 'Verdicts and levels of money are a language model’s, unless you have set them in the script’s details. A dash: nobody has said.'}
        </p>
        <Button look="quiet" onClick={() => saveFile('slate.csv', slateCsv(rows), 'text/csv;charset=utf-8')}>
          Download CSV
        </Button>
      </div>
      {earlierCount > 0 && (
        <label className="mt-3 flex min-h-11 w-fit items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-accent"
            checked={showsEarlier}
            onChange={(event) => setShowsEarlier(event.target.checked)}
          />
          Earlier drafts, too ({earlierCount})
        </label>
      )}
      <div className="mt-4 rounded-card border border-rule bg-sheet px-4 py-3 sm:px-6">
        <ScrollTable caption="Your scripts side by side">
          <thead className="border-b border-rule-strong text-sm text-ink-soft">
            <tr>
              {columns.map((column) => (
                <Head key={column.key} column={column} order={order} onSort={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-rule">
            {rows.map((row) => (
              <Row key={row.script_id} row={row} isEarlier={!isNewest.has(row.script_id)} />
            ))}
          </tbody>
        </ScrollTable>
      </div>
    </>
  );
}

export function SlateScreen() {
  usePageTitle('Slate');
  const { scripts, error, needsPlan, load } = useSlate();
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-5 py-12">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="display">Slate</h1>
          <ButtonLink to="/scripts" look="quiet">
            Your scripts
          </ButtonLink>
        </div>
        {error !== null && (
          <div className="mt-6 space-y-3">
            <Banner tone="error">{error}</Banner>
            {needsPlan ? (
              <ButtonLink to="/pricing" look="quiet">
                See the plans
              </ButtonLink>
            ) : (
              <Button look="quiet" onClick={load}>
                Try again
              </Button>
            )}
          </div>
        )}
        {scripts === null && error === null && (
          <p role="status" className="mt-6 inline-flex items-center gap-2 text-ink-soft">
            <Spinner /> Loading…
          </p>
        )}
        {scripts?.length === 0 && (
          <p className="mt-6 text-lg text-ink-soft">No script has been read yet. Each one stands here once it has.</p>
        )}
        {scripts !== null && scripts.length > 0 && <Slate scripts={scripts} />}
      </main>
    </>
  );
}
