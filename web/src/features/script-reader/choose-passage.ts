/** A passage that the writer chooses on the pages: by a selection of the browser's, or piece by piece. */
import type { OwnPlace } from '../../../../lib/contract/notes.ts';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import type { Stretch } from './find-words.ts';

type Pages = readonly (readonly PageNode[])[];
type Piece = Pick<Stretch, 'page' | 'node'>;

/** A name over a speech is no passage by itself: the speech is. */
const isPiece = ({ kind, text }: PageNode): boolean => kind !== 'cue' && text.trim() !== '';

/** Without the spaces at either end; null where nothing else is left. */
function trimmed(pages: Pages, { page, node, from, to }: Stretch): Stretch | null {
  const text = (pages[page - 1]?.[node]?.text ?? '').slice(from, to);
  const start = from + text.length - text.trimStart().length;
  const end = from + text.trimEnd().length;
  return start < end ? { page, node, from: start, to: end } : null;
}

const wholePiece = (pages: Pages, { page, node }: Piece): Stretch | null =>
  trimmed(pages, { page, node, from: 0, to: pages[page - 1]?.[node]?.text.length ?? 0 });

/** Characters of the element's text before a point in it. */
function lettersBefore(element: Element, container: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(container, offset);
  return range.toString().length;
}

/** What of the script's words a selection covers; of names over speeches alone, the speech that begins there. */
export function selectedStretches(root: Element, range: Range, pages: Pages): Stretch[] {
  const covered = [...root.querySelectorAll<HTMLElement>('[data-words]')].flatMap((element): Stretch[] => {
    if (!range.intersectsNode(element)) return [];
    const page = Number(element.closest<HTMLElement>('[data-page]')?.dataset.page);
    const node = Number(element.closest<HTMLElement>('[data-node]')?.dataset.node);
    const { startContainer, startOffset, endContainer, endOffset } = range;
    const from = element.contains(startContainer) ? lettersBefore(element, startContainer, startOffset) : 0;
    const to = element.contains(endContainer)
      ? lettersBefore(element, endContainer, endOffset)
      : (element.textContent?.length ?? 0);
    const stretch = trimmed(pages, { page, node, from, to });
    return stretch ? [stretch] : [];
  });
  const nodeOf = ({ page, node }: Piece): PageNode | undefined => pages[page - 1]?.[node];
  const words = covered.filter((each) => nodeOf(each)?.kind !== 'cue');
  if (words.length > 0 || covered.length === 0) return words;
  const speech = covered.flatMap(({ page, node }) => wholePiece(pages, { page, node: node + 1 }) ?? []);
  return speech.slice(0, 1);
}

/** The piece at a line, or the next below it. */
export function pieceAt(pages: Pages, { page, line }: { readonly page: number; readonly line: number }): Piece | null {
  const pieces = piecesOf(pages);
  return (
    pieces.find((each) => each.page === page && (pages[page - 1]?.[each.node]?.line ?? 0) >= line) ??
    pieces.find((each) => each.page >= page) ??
    pieces.at(-1) ??
    null
  );
}

const piecesOf = (pages: Pages): Piece[] =>
  pages.flatMap((nodes, at) => nodes.flatMap((node, index) => (isPiece(node) ? [{ page: at + 1, node: index }] : [])));

const indexOf = (pieces: readonly Piece[], { page, node }: Piece): number =>
  pieces.findIndex((each) => each.page === page && each.node === node);

/** The piece `by` further on; the same at either end of the script. */
export function pieceBeside(pages: Pages, from: Piece, by: 1 | -1): Piece {
  const pieces = piecesOf(pages);
  return pieces[indexOf(pieces, from) + by] ?? from;
}

/** All pieces from one to another, whichever comes first. */
export function piecesBetween(pages: Pages, one: Piece, other: Piece): Stretch[] {
  const pieces = piecesOf(pages);
  const [from = 0, to = 0] = [indexOf(pieces, one), indexOf(pieces, other)].sort((a, b) => a - b);
  return pieces.slice(Math.max(0, from), to + 1).flatMap((piece) => wholePiece(pages, piece) ?? []);
}

export const ownPlacesOf = (pages: Pages, stretches: readonly Stretch[]): OwnPlace[] =>
  stretches.flatMap(({ page, node, from, to }) => {
    const held = pages[page - 1]?.[node];
    return held ? [{ page, line: held.line, quote: held.text.slice(from, to) }] : [];
  });
