/** One search over script, notes and reports. Fetches what is not here yet; results open the report or the page. */
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useAnswers, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { inputClasses } from '../../ui/field.tsx';
import { overviewEntries } from '../overview/overview-entries.ts';
import { useOverview } from '../overview/use-overview.ts';
import { withPlace } from '../script-reader/reader-place.ts';
import { type Hit, type Searched, searchEverything, type Target } from './search-everything.ts';

/** Hits of a group on the screen: whoever wants more types another word. */
const mostShown = 12;
const fewestLetters = 2;

interface SearchDialogProps {
  /** '/dashboard' or '/sample': where the views' addresses begin. */
  readonly base: string;
  /** Whether the script's own pages may be read here. */
  readonly withScript: boolean;
  readonly onClose: () => void;
}

/** What can be searched; what is made and not here yet is asked for. */
function useSearched(withScript: boolean): { searched: Searched; loading: boolean } {
  const { answers, screenplay } = useStores();
  const { list, details, scriptId } = useAnswers((s) => s);
  const { data: overview } = useOverview();
  const script = useStore(screenplay);
  useEffect(() => {
    for (const question of new Set(list?.filter(({ status }) => status === 'succeeded').map((each) => each.question)))
      void answers.getState().open(question);
  }, [answers, list]);
  useEffect(() => {
    if (withScript) void screenplay.getState().load(scriptId);
  }, [screenplay, scriptId, withScript]);
  const data = withScript && script.scriptId === scriptId && script.data?.status === 'ready' ? script.data : null;
  const searched = useMemo(() => {
    const held = Object.values(details).flatMap((detail) => (detail.data ? [detail.data] : []));
    return { answers: held, overview: overviewEntries(overview), pages: data?.pages ?? [] };
  }, [details, overview, data]);
  const loading = Object.values(details).some((detail) => detail.loading) || (withScript && !data && !script.error);
  return { searched, loading };
}

/** The arrow keys go from the field to the results and among them. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const current = document.activeElement;
  const at = current instanceof HTMLElement ? stops.indexOf(current) : -1;
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
}

function Result({ hit, base, onClose }: { readonly hit: Hit } & Pick<SearchDialogProps, 'base' | 'onClose'>) {
  const { pathname, search } = useLocation();
  const to = (target: Target) =>
    target.kind === 'place'
      ? { pathname, search: withPlace(search, target) }
      : { pathname: `${base}/${target.path}`, search };
  return (
    <Link
      to={to(hit.target)}
      state={hit.target.kind === 'place' ? { quote: hit.target.quote } : undefined}
      onClick={onClose}
      className="block rounded-md px-2 py-1.5 text-ink no-underline hover:bg-well focus-visible:bg-well"
    >
      <span className="mr-2 text-sm font-semibold text-brass">{hit.where}</span>
      <span className="text-[0.95rem] break-words">
        {hit.before}
        <mark className="bg-brass-wash text-inherit">{hit.found}</mark>
        {hit.after}
      </span>
    </Link>
  );
}

export function SearchDialog({ base, withScript, onClose }: SearchDialogProps) {
  const { searched, loading } = useSearched(withScript);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isEnough = wanted.length >= fewestLetters;
  const groups = useMemo(() => (isEnough ? searchEverything(searched, wanted) : []), [searched, wanted, isEnough]);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const waits = loading ? 'Some of it is still being fetched.' : '';
  const said = isEnough ? `${count === 0 ? 'Nothing found.' : `${count} found.`} ${waits}` : waits;
  return (
    <Dialog
      title="Search"
      wide
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a short way; Tab goes the same */}
      <div onKeyDown={onArrow}>
        <label htmlFor={id} className="mb-1.5 block">
          {withScript ? 'Words of the script, its notes or its reports' : 'Words of the notes or the reports'}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          className={inputClasses}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <p role="status" className="mt-2 min-h-6 text-sm">
          {said}
        </p>
        <div className="max-h-[50vh] overflow-y-auto">
          {groups.map(({ label, hits }) => (
            <section key={label} aria-label={label} className="mt-2">
              <h3 className="px-2 font-sans text-sm font-semibold text-ink-faint">
                {label} ({hits.length})
              </h3>
              <ul>
                {hits.slice(0, mostShown).map((hit, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand on one page twice
                  <li key={at}>
                    <Result hit={hit} base={base} onClose={onClose} />
                  </li>
                ))}
              </ul>
              {hits.length > mostShown && (
                <p className="px-2 text-sm">And {hits.length - mostShown} more; another word narrows it down.</p>
              )}
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
