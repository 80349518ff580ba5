/** A script that is there: its pages, the place that is asked for marked in them, the scenes to jump to, the search, the notes at their passages. Writes into the address where its user has read on to. */
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PageNode, SceneEntry, ScreenplayPages } from '../../../../lib/contract/screenplay-pages.ts';
import type { Stretch } from './find-words.ts';
import { type Located, locateQuote } from './locate-quote.ts';
import { MarginContext } from './margin-notes.tsx';
import { marksByPage } from './marks-by-page.ts';
import { useOpener } from './opener.ts';
import { type Goal, PageScroller, type Seen } from './page-scroller.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { placeIn, type ReaderPlace, type ReaderState, withPlace } from './reader-place.ts';
import { headingOf, numberOf, SceneMenu } from './scene-menu.tsx';
import { noMarks, ScriptSheet, TitleSheet } from './script-sheet.tsx';
import { SearchBar } from './search-bar.tsx';
import { TableReadButton, TableReadPlace } from './table-read-place.tsx';
import { useNoting } from './use-noting.ts';
import { useSearch } from './use-search.ts';
import { useTarget } from './use-target.ts';
import { WriteBar } from './write-bar.tsx';

const goalOf = (located: Located): Goal =>
  'occurrence' in located
    ? { page: located.occurrence.page, node: located.occurrence.stretches[0]?.node ?? null }
    : { page: located.page, node: null };

/** The scene that a place is in: the last that begins there or before it. */
const sceneAt = (scenes: readonly SceneEntry[], { page, line }: Omit<Seen, 'moved'>): SceneEntry | undefined =>
  scenes.findLast((scene) => scene.page < page || (scene.page === page && scene.line <= line)) ?? scenes[0];

function sentenceOf(located: Located, { page }: ReaderPlace): string | null {
  if (located.kind === 'elsewhere')
    return `These words stand on page ${located.occurrence.page} of the script, not on page ${page}.`;
  if (located.kind !== 'missing') return null;
  return located.page === page
    ? `These words are not on page ${page} as the script was read. Here is the page.`
    : `The script has no page ${page}. Here is its last one.`;
}

/** How long the pages must rest before the address follows them. */
const restMs = 300;

/** The address follows the page on the screen, without a step in the browser's history. */
function useReadOn(): (page: number) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (page) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { pathname, search } = latest.current;
        const shown = placeIn(search);
        if (shown === null || shown.page === page) return;
        const state: ReaderState = { readOn: true };
        void navigate({ pathname, search: withPlace(search, { page, line: null }) }, { replace: true, state });
      }, restMs);
    },
    [navigate],
  );
}

interface OpenScriptProps {
  readonly script: ScreenplayPages;
  readonly onClose: () => void;
}

export function OpenScript({ script: { title, title_page, scenes, pages }, onClose }: OpenScriptProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const opener = useOpener();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const scenesButton = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const [listOpen, setListOpen] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  const [spoken, setSpoken] = useState<Stretch | null>(null);
  const [seen, setSeen] = useState<Omit<Seen, 'moved'>>(() => ({ page: 1, line: 1 }));
  const readOn = useReadOn();

  const target = useTarget(seen.page);
  const located = useMemo(() => locateQuote(pages, target.place, target.quote), [pages, target]);
  const [goal, setGoal] = useState<Goal>(() => goalOf(located));
  const bring = useCallback(
    (wanted: Goal): void => {
      setGoal(wanted);
      setSeen({ page: wanted.page, line: pages[wanted.page - 1]?.[wanted.node ?? 0]?.line ?? 1 });
    },
    [pages],
  );
  useEffect(() => bring(goalOf(located)), [bring, located]);
  // The keyboard follows the link that was pressed in the report.
  useEffect(() => {
    if (target && opener.current !== null) focusPages(root.current);
  }, [target, opener]);

  const found = useSearch(pages, seen.page, (occurrence) => {
    bring({ page: occurrence.page, node: occurrence.stretches[0]?.node ?? null });
    readOn(occurrence.page);
  });
  const noting = useNoting(root, pages, { seen, bring });
  const { placed, stretches } = noting;
  const marks = useMemo(
    () =>
      marksByPage({
        quoted: 'occurrence' in located ? located.occurrence : null,
        occurrences: found.occurrences,
        current: found.current,
        noted: placed.words,
        chosen: stretches,
        spoken,
      }),
    [located, found.occurrences, found.current, placed, stretches, spoken],
  );
  const onSeen = useCallback(
    ({ page, line, moved }: Seen): void => {
      if (!moved) return;
      setSeen((held) => (held.page === page && held.line === line ? held : { page, line }));
      readOn(page);
    },
    [readOn],
  );
  const drawPage = useCallback(
    (page: number, nodes: readonly PageNode[]) => (
      <ScriptSheet page={page} nodes={nodes} marks={marks.get(page) ?? noMarks} notes={placed.byPage.get(page)} />
    ),
    [marks, placed],
  );
  const onLine = (line: Stretch | null): void => {
    setSpoken(line);
    if (line) bring({ page: line.page, node: line.node });
  };
  const closeList = (): void => {
    setListOpen(false);
    scenesButton.current?.focus();
  };
  const jump = ({ page, line, heading }: SceneEntry): void => {
    setListOpen(false);
    focusPages(root.current);
    const state: ReaderState = heading === null ? {} : { quote: heading };
    void navigate({ pathname, search: withPlace(search, { page, line }) }, { replace: true, state });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (noting.onKey(event)) event.preventDefault();
    else if (event.key === 'Escape') {
      event.preventDefault();
      if (listOpen) closeList();
      else if (event.target === input.current && found.words !== '') found.setWords('');
      else onClose();
    } else if (event.key === 'f' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      // The browser's own search finds only the pages that are drawn.
      event.preventDefault();
      setListOpen(false);
      input.current?.focus();
      input.current?.select();
    }
  };

  const scene = sceneAt(scenes, seen);
  const sentence = sentenceOf(located, target.place);
  const hasTitlePage = title_page.title !== null || title_page.authors.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the search's shortcut work from wherever the focus is in it
    <div ref={root} className="flex h-full flex-col" onKeyDown={onKeyDown}>
      <ReaderBar title={title} where={`Page ${seen.page} of ${pages.length}`} onClose={onClose} />
      <div className="flex shrink-0 flex-wrap gap-2 border-b border-rule px-4 py-2">
        <button
          ref={scenesButton}
          type="button"
          aria-expanded={listOpen}
          aria-controls={listOpen ? listId : undefined}
          disabled={scenes.length === 0}
          onClick={() => setListOpen(!listOpen)}
          className="flex min-h-10 min-w-52 flex-1 items-center gap-2 rounded-lg border border-rule-strong bg-sheet px-3 text-left hover:border-accent"
        >
          <span className="shrink-0 font-semibold">Scenes</span>{' '}
          <span className="min-w-0 flex-1 truncate font-script text-sm text-ink-soft">
            {scene && `${numberOf(scene)} ${headingOf(scene)}`}
          </span>
        </button>
        <SearchBar
          input={input}
          words={found.words}
          count={found.occurrences.length}
          current={found.current}
          onWords={found.setWords}
          onStep={found.step}
        />
        <TableReadButton isHeard={isHeard} onHear={setIsHeard} />
      </div>
      {target.note !== null && (
        <div
          role="note"
          className="max-h-40 shrink-0 overflow-y-auto border-l-4 border-accent bg-accent-wash px-4 py-2"
        >
          <p className="font-semibold">{target.note.title}</p>
          <p>{target.note.text}</p>
        </div>
      )}
      {sentence !== null && (
        <p role="status" className="shrink-0 border-l-4 border-brass bg-brass-wash px-4 py-2">
          {sentence}
        </p>
      )}
      <div className="relative flex min-h-0 flex-1 flex-col">
        {listOpen && <SceneMenu id={listId} scenes={scenes} current={scene?.scene ?? null} onJump={jump} />}
        <MarginContext value={noting.margin}>
          <PageScroller
            label="Pages of the script"
            pages={pages}
            titlePage={hasTitlePage ? <TitleSheet titlePage={title_page} /> : null}
            goal={goal}
            onSeen={onSeen}
            drawPage={drawPage}
          />
        </MarginContext>
      </div>
      {isHeard && <TableReadPlace pages={pages} seen={seen} notes={placed} onLine={onLine} />}
      {noting.bar !== null && (!isHeard || noting.bar.places.length > 0) && <WriteBar {...noting.bar} />}
    </div>
  );
}

function focusPages(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true });
}
