/** The scenes of two drafts side by side: older left, newer right, what changed between them, moved ones joined by lines. On a phone, one under the other. */
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { ComparedScene, SceneChange } from '../../../../lib/contract/comparison.ts';
import { Loading } from '../../app/loading.tsx';
import { EvidenceQuote } from '../../blocks/evidence.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { NamedPlaces } from '../../blocks/named-places.tsx';
import { useFold } from '../../blocks/show-all.tsx';
import { deferred } from '../../ui/deferred.ts';
import { labelsOf, pageOf, sceneName, wordingSentence } from './change-words.ts';
import { layOutScenes, type SceneRow } from './lay-out-scenes.ts';
import { MoveLines } from './move-lines.tsx';
import { FromDraft } from './shown-draft.tsx';

const WordDiff = deferred(async () => (await import('./word-diff.tsx')).WordDiff);

const grid = 'grid gap-x-3 gap-y-2 md:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1fr)]';

interface OfDraft {
  readonly draft: 'older' | 'newer';
  readonly scene: ComparedScene;
}

/** Where a scene stands, as a way there if its draft is the one on the screen. */
function ScenePages({ draft, scene }: OfDraft) {
  const text = pageOf(scene);
  return (
    <FromDraft draft={draft}>
      <NamedPlaces text={text} places={[{ text, page: scene.page, line: null }]} />
    </FromDraft>
  );
}

function SceneCard({ draft, scene }: OfDraft) {
  return (
    <p className="rounded-md border border-rule bg-sheet px-3 py-2">
      <span className="text-xs font-semibold text-brass">
        <span className="md:sr-only">{draft === 'older' ? 'Older draft:' : 'Newer draft:'} </span>
        {sceneName(scene)} · <ScenePages draft={draft} scene={scene} />
      </span>
      <span className="script block text-[0.9rem] break-words">{scene.heading}</span>
    </p>
  );
}

function Side({
  draft,
  change,
  move,
}: {
  readonly draft: 'older' | 'newer';
  readonly change: SceneChange;
  readonly move?: number;
}) {
  const scenes = change[draft];
  const lines = draft === 'older' ? change.gone : change.fresh;
  return (
    <div className="min-w-0 space-y-2" data-move={move} data-side={draft}>
      {keyed(scenes, ({ ordinal }) => String(ordinal)).map(({ key, item }) => (
        <SceneCard key={key} draft={draft} scene={item} />
      ))}
      {lines.length > 0 && (
        <ul
          className="space-y-1.5 border-l-2 border-brass/50 pl-3"
          aria-label={draft === 'older' ? 'Only in the older draft' : 'Only in the newer draft'}
        >
          {keyed(lines, ({ quote }) => quote).map(({ key, item }) => (
            <li key={key}>
              <FromDraft draft={draft}>
                <EvidenceQuote evidence={item} stacked />
              </FromDraft>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Labels({ change, note }: { readonly change: SceneChange; readonly note?: ReactNode }) {
  const wording = wordingSentence(change);
  return (
    <div className="self-start text-sm max-md:order-first md:w-fit md:justify-self-center md:bg-paper md:py-1 md:text-center">
      <p className="flex flex-wrap gap-1 md:justify-center">
        {labelsOf(change).map(({ word, look }) => (
          <span key={word} className={`rounded-full border px-2 py-px text-xs font-semibold ${look}`}>
            {word}
          </span>
        ))}
      </p>
      {note && <p className="mt-1 text-ink-soft">{note}</p>}
      {wording && <p className="mt-1 text-ink-soft">{wording}</p>}
    </div>
  );
}

/** 'to scene 12, page 10', in the draft it speaks of. */
function Way({
  to,
  draft,
  scenes,
}: {
  readonly to: 'to' | 'from';
  readonly draft: 'older' | 'newer';
  readonly scenes: readonly ComparedScene[];
}) {
  const [scene] = scenes;
  if (!scene) return null;
  return (
    <>
      {to} {sceneName(scene).toLowerCase()}, <ScenePages draft={draft} scene={{ ...scene, last_page: scene.page }} />
    </>
  );
}

function Run({ changes }: { readonly changes: readonly SceneChange[] }) {
  const stretch = (side: 'older' | 'newer'): string => {
    const scenes = changes.flatMap((change) => change[side]);
    const [first, last] = [scenes[0], scenes.at(-1)];
    return first && last ? `${first.ordinal ?? 1}–${last.ordinal} (pages ${first.page}–${last.last_page})` : '';
  };
  return (
    <details className="rounded-md border border-dashed border-rule-strong bg-paper px-3 py-1">
      <summary className="min-h-6 py-1 text-sm text-ink-soft">
        <span className="font-semibold">{changes.length} scenes stand as they were:</span> {stretch('older')} in the
        older draft, {stretch('newer')} in the newer
      </summary>
      <ul className="mt-1 space-y-0.5 pb-2 text-sm">
        {changes.map(({ older, newer }) => (
          <li key={String(newer[0]?.ordinal)} className="break-words">
            {newer[0]?.heading}{' '}
            <span className="text-ink-faint">
              (scene {older[0]?.ordinal ?? 'before the first'} → {newer[0]?.ordinal ?? 'before the first'})
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Both drafts have the scene, and not in the same words. */
const hasWords = ({ older, newer, kept, heading_changed, words_added, words_cut }: SceneChange): boolean =>
  older.length > 0 && newer.length > 0 && (kept < 1 || heading_changed || words_added + words_cut > 0);

/** The way to a scene's words, old beside new. */
function Words({ change }: { readonly change: SceneChange }) {
  const [open, setOpen] = useState(false);
  if (!hasWords(change)) return null;
  const [scene] = change.newer;
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="min-h-6 text-sm font-semibold text-accent underline-offset-2 hover:underline print:hidden"
      >
        {open ? 'Hide the words' : 'Old and new words side by side'}
        <span className="sr-only">{scene && ` of ${sceneName(scene).toLowerCase()}`}</span>
      </button>
      {open && (
        <div className="mt-2">
          <Suspense fallback={<Loading />}>
            <WordDiff change={change} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function Row({ row }: { readonly row: SceneRow }) {
  if (row.kind === 'run') return <Run changes={row.changes} />;
  const { change } = row;
  if (row.kind === 'from')
    return (
      <div className={grid}>
        <Side draft="older" change={{ ...change, gone: [] }} move={row.move} />
        <Labels
          change={{ ...change, kind: 'same', heading_changed: false }}
          note={<Way to="to" draft="newer" scenes={change.newer} />}
        />
      </div>
    );
  if (row.kind === 'to')
    return (
      <div className={grid}>
        {change.gone.length > 0 ? (
          <Side draft="older" change={{ ...change, older: [] }} />
        ) : (
          <span className="max-md:hidden" />
        )}
        <Labels change={change} note={<Way to="from" draft="older" scenes={change.older} />} />
        <Side draft="newer" change={change} move={row.move} />
      </div>
    );
  return (
    <div className={grid}>
      <Side draft="older" change={change} />
      <Labels change={change} />
      <Side draft="newer" change={change} />
    </div>
  );
}

/** Of more, as two scripts that share nothing have, the first few are shown. */
const rowsShown = 24;

export function SceneList({ changes }: { readonly changes: readonly SceneChange[] }) {
  const list = useRef<HTMLOListElement>(null);
  const rows = layOutScenes(changes);
  // Lines lead from row to row where scenes were moved: then all of them stand there.
  const isMoved = rows.some(({ kind }) => kind === 'from');
  const { folded, button } = useFold(rows.length, isMoved ? rows.length : rowsShown, 'changes');
  const keyOf = (row: SceneRow): string => {
    const [first] = row.kind === 'run' ? row.changes : [row.change];
    return `${row.kind} ${first?.older[0]?.ordinal ?? '-'} ${first?.newer[0]?.ordinal ?? '-'}`;
  };
  return (
    <div>
      <div aria-hidden="true" className={`${grid} mb-2 hidden text-sm font-semibold text-ink-soft md:grid`}>
        <span>Older draft</span>
        <span />
        <span>Newer draft</span>
      </div>
      <div className="relative">
        <ol ref={list} className="relative z-10 space-y-3 max-md:space-y-4">
          {keyed(rows, keyOf).map(({ key, item }, at) => (
            <li key={key} className={folded(at)}>
              <Row row={item} />
              {(item.kind === 'change' || item.kind === 'to') && <Words change={item.change} />}
            </li>
          ))}
        </ol>
        {/* After the list, whose element it measures; under it by its z-index. */}
        <MoveLines list={list} count={rows.length} />
      </div>
      {button}
    </div>
  );
}
