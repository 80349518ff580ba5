/** What the writer has chosen on the pages to note something on: words selected by mouse or finger, or whole pieces by keys or presses. */
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { pieceAt, pieceBeside, piecesBetween, selectedStretches } from './choose-passage.ts';
import type { Stretch } from './find-words.ts';

type Pages = readonly (readonly PageNode[])[];
type Piece = Pick<Stretch, 'page' | 'node'>;

/** 'words' by a selection; 'pieces' from the one that was chosen first to the one that was reached. */
type Held =
  | { readonly by: 'words'; readonly stretches: readonly Stretch[] }
  | { readonly by: 'pieces'; readonly first: Piece; readonly last: Piece };

export interface Choice {
  readonly by: Held['by'] | null;
  readonly stretches: readonly Stretch[];
  /** Begins with the piece at a place. */
  begin(at: { readonly page: number; readonly line: number }): void;
  /** To the next piece or the one before; `more` keeps what is chosen already. */
  move(by: 1 | -1, more: boolean): void;
  drop(): void;
  /** Keys on the pages, true where one was of use. */
  onKey(event: KeyboardEvent): boolean;
}

const none: readonly Stretch[] = [];

/** `fixed`: nothing is chosen anew while a note is written. `onReach` brings a piece into view. */
export function useChoice(
  root: RefObject<HTMLElement | null>,
  pages: Pages,
  { fixed, onReach }: { readonly fixed: boolean; readonly onReach: (piece: Piece) => void },
): Choice {
  const [held, setHeld] = useState<Held | null>(null);
  const look = useEffectEvent(() => {
    const sheets = root.current?.querySelector('[data-pages]');
    const selection = document.getSelection();
    if (fixed || !sheets || !selection?.anchorNode || !sheets.contains(selection.anchorNode)) return;
    const stretches =
      selection.isCollapsed || selection.rangeCount === 0
        ? none
        : selectedStretches(sheets, selection.getRangeAt(0), pages);
    if (stretches.length > 0) setHeld({ by: 'words', stretches });
    else setHeld((before) => (before?.by === 'words' ? null : before));
  });
  useEffect(() => {
    const changed = (): void => look();
    document.addEventListener('selectionchange', changed);
    return () => document.removeEventListener('selectionchange', changed);
  }, []);

  const reach = (first: Piece, last: Piece): void => {
    setHeld({ by: 'pieces', first, last });
    onReach(last);
  };
  const move = (by: 1 | -1, more: boolean): void => {
    if (held?.by !== 'pieces') return;
    const last = pieceBeside(pages, held.last, by);
    reach(more ? held.first : last, last);
  };
  const stretches = useMemo(() => {
    if (held === null) return none;
    return held.by === 'words' ? held.stretches : piecesBetween(pages, held.first, held.last);
  }, [held, pages]);
  return {
    by: held?.by ?? null,
    stretches,
    begin(at) {
      const piece = pieceAt(pages, at);
      if (piece) reach(piece, piece);
    },
    move,
    drop: () => setHeld(null),
    onKey({ key, shiftKey }) {
      if (fixed || held?.by !== 'pieces') return false;
      if (key === 'ArrowDown') move(1, shiftKey);
      else if (key === 'ArrowUp') move(-1, shiftKey);
      else return false;
      return true;
    },
  };
}
