/** Sorts headings and elements into scenes and measures them in eighths. */
import type { Element, Place, Scene, SceneHeading, Span } from '../model.ts';

/** A heading or an element in reading order, as every reader of this room hands them over. */
export type Piece = { readonly kind: 'heading'; readonly heading: SceneHeading } | Element;

/** Lines of a page in the standard layout: nine inches and a bit at six lines an inch (The Hollywood Standard). */
export const standardPageLines = 55;

/**
 * Scenes in reading order. What stands before the first heading is a scene without heading, unless it is only FADE IN: and the like:
 * that is counted with the first scene. `linesPerPage` is the longest page of the script, at least 55.
 */
export function buildScenes(pieces: readonly Piece[], linesPerPage = standardPageLines): Scene[] {
  const drafts = draftScenes(pieces);
  return drafts.map((draft, index) => {
    const at = spanOf(draft);
    const next = drafts[index + 1];
    const until = next ? offset(spanOf(next).start, linesPerPage) : offset(at.end, linesPerPage) + 1;
    const lines = until - offset(at.start, linesPerPage);
    const eighths = Math.max(1, Math.round((lines / linesPerPage) * 8));
    return { index: index + 1, heading: draft.heading, elements: draft.elements, at, eighths };
  });
}

interface Draft {
  heading: SceneHeading | null;
  readonly elements: Element[];
}

function draftScenes(pieces: readonly Piece[]): Draft[] {
  const drafts: Draft[] = [];
  for (const piece of pieces) {
    const open = drafts.at(-1);
    if (piece.kind === 'heading') {
      if (open && isPrelude(open)) open.heading = piece.heading;
      else drafts.push({ heading: piece.heading, elements: [] });
    } else if (open) open.elements.push(piece);
    else drafts.push({ heading: null, elements: [piece] });
  }
  return drafts;
}

/** Only a transition (FADE IN:) or a printed title before the first heading. */
function isPrelude(draft: Draft): boolean {
  return (
    draft.heading === null &&
    draft.elements.every(({ kind }) => kind === 'transition' || kind === 'centered' || kind === 'note')
  );
}

const offset = (place: Place, linesPerPage: number): number => (place.page - 1) * linesPerPage + place.line - 1;

const before = (a: Place, b: Place): boolean => a.page < b.page || (a.page === b.page && a.line < b.line);

function spanOf(draft: Draft): Span {
  const spans = [...(draft.heading ? [draft.heading.at] : []), ...draft.elements.map((element) => element.at)];
  const first = spans[0];
  if (!first) throw new RangeError('A scene holds a heading or an element');
  return spans.reduce(
    (whole, span) => ({
      start: before(span.start, whole.start) ? span.start : whole.start,
      end: before(whole.end, span.end) ? span.end : whole.end,
    }),
    first,
  );
}
