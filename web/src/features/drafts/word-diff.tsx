/** A scene's old and new words beside each other, what changed marked in both; on a phone one under the other. What stands as it was is counted, not shown. */
import { useContext, useMemo } from 'react';
import type { SceneChange } from '../../../../lib/contract/comparison.ts';
import { EvidenceAnchorContext } from '../../blocks/evidence-anchor.ts';
import { keyed } from '../../blocks/keyed.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { type WordRow, type WordSide, wordRowsOf } from './scene-words.ts';
import { FromDraft } from './shown-draft.tsx';
import { useDraftPages } from './use-draft-pages.ts';

type Draft = 'older' | 'newer';

const marks = {
  older: { element: 'del', look: 'bg-bad-wash decoration-bad decoration-1' },
  newer: { element: 'ins', look: 'bg-good-wash decoration-good decoration-1 underline-offset-2' },
} as const;

function PageLink({ page, line }: Pick<WordSide, 'page' | 'line'>) {
  const Anchor = useContext(EvidenceAnchorContext);
  const words = `page ${page}`;
  return Anchor === null ? (
    words
  ) : (
    <Anchor evidence={{ page, line }} className="place-link">
      {words}
    </Anchor>
  );
}

function Side({ draft, side }: { readonly draft: Draft; readonly side: WordSide | null }) {
  const { element: Mark, look } = marks[draft];
  if (side === null)
    return (
      <p className="self-center text-sm text-ink-faint italic">
        {draft === 'older' ? 'Not in the older draft' : 'Not in the newer draft'}
      </p>
    );
  return (
    <div className="min-w-0 rounded-md border border-rule bg-sheet px-3 py-2">
      <p className="text-xs font-semibold text-brass">
        <span className="md:sr-only">{draft === 'older' ? 'Older draft' : 'Newer draft'} · </span>
        <FromDraft draft={draft}>
          <PageLink page={side.page} line={side.line} />
        </FromDraft>
      </p>
      <p className="script text-[0.9rem] whitespace-pre-line wrap-anywhere">
        {keyed(side.stretches, ({ text }) => text).map(({ key, item }) =>
          item.changed ? (
            <Mark key={key} className={look}>
              {item.text}
            </Mark>
          ) : (
            <span key={key}>{item.text}</span>
          ),
        )}
      </p>
    </div>
  );
}

const placeOf = ({ older, newer }: WordRow): string =>
  [older, newer].map((side) => (side ? `${side.page}.${side.line}` : '-')).join(' ');

export function WordDiff({ change }: { readonly change: SceneChange }) {
  const { pages, error } = useDraftPages();
  const rows = useMemo(() => pages && wordRowsOf(change, pages.older, pages.newer), [change, pages]);
  if (error !== null)
    return (
      <p role="alert" className="text-bad">
        {error}
      </p>
    );
  if (rows === null)
    return (
      <p role="status" className="inline-flex items-center gap-2 text-ink-soft">
        <Spinner /> Both drafts are being fetched.
      </p>
    );
  const changed = rows.filter(({ same }) => !same);
  const kept = rows.length - changed.length;
  return (
    // Over the lines of moved scenes.
    <div className="relative space-y-2 bg-paper">
      <ul className="space-y-3 md:space-y-2">
        {keyed(changed, placeOf).map(({ key, item }) => (
          <li key={key} className="grid gap-x-3 gap-y-1 md:grid-cols-2 xl:group-data-script/frame:grid-cols-1">
            <Side draft="older" side={item.older} />
            <Side draft="newer" side={item.newer} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{keptSentence(kept, changed.length)}</p>
    </div>
  );
}

function keptSentence(kept: number, changed: number): string {
  if (changed === 0) return 'Every word stands as it was.';
  if (kept === 0) return 'Nothing else stands in this scene.';
  return kept === 1 ? 'One other passage stands word for word.' : `${kept} other passages stand word for word.`;
}
