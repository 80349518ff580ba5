/** Turns a Screenplay into the pages that a screen shows, every node where it begins. Drops page furniture, which the screen prints anew; refuses to change a word. */
import type { PageNode, SceneEntry, ScreenplayPages } from '../../contract/screenplay-pages.ts';
import type { Element, Place, Scene, Screenplay, Speech, TextElement } from '../../screenplay/model.ts';

type Turning = Pick<TextElement, 'text' | 'at' | 'turns'>;

/** A node with the page on which it begins. */
interface PlacedNode {
  readonly page: number;
  readonly node: PageNode;
}

const place = ({ page, line }: Place, node: Omit<PageNode, 'line'>): PlacedNode => ({ page, node: { ...node, line } });
/** A text in the pieces that its page ends leave of it. */
function piecesOf({ text, at, turns = [] }: Turning, node: Omit<PageNode, 'line' | 'text'>): PlacedNode[] {
  const starts = [{ from: 0, at: at.start }, ...turns];
  return starts.map(({ from, at: start }, index) => {
    const piece = { ...node, text: text.slice(from, starts[index + 1]?.from) };
    return place(start, index === 0 ? piece : { ...piece, continued: true });
  });
}

const isBefore = (a: Place, b: Place): boolean => a.page < b.page || (a.page === b.page && a.line < b.line);

/** A cue, then its parts; the first piece on a later page than the cue says who goes on speaking. */
function speechNodes({ cue, parts, dual }: Speech): PlacedNode[] {
  const side = dual === null ? {} : { dual };
  const corrected = cue.printedName === undefined ? {} : { speaker: cue.name };
  const nodes = [place(cue.at.start, { kind: 'cue', text: cue.text, ...side, ...corrected })];
  let page = cue.at.start.page;
  for (const piece of parts.flatMap((part) => piecesOf(part, { kind: part.kind, ...side }))) {
    const carried = piece.page > page ? { speaker: cue.name } : {};
    page = piece.page;
    nodes.push({ page, node: { ...piece.node, ...carried } });
  }
  return nodes;
}

const elementNodes = (element: Element): PlacedNode[] =>
  element.kind === 'speech' ? speechNodes(element) : piecesOf(element, { kind: element.kind });

/** In reading order: FADE IN: may stand above the heading of the scene that it belongs to. */
function sceneNodes({ index, heading, elements }: Scene): PlacedNode[] {
  if (heading === null) return elements.flatMap(elementNodes);
  const { start } = heading.at;
  const number = heading.number === null ? {} : { number: heading.number };
  const above = elements.filter(({ at }) => isBefore(at.start, start));
  const below = elements.filter(({ at }) => !isBefore(at.start, start));
  return [
    ...above.flatMap(elementNodes),
    place(start, { kind: 'heading', text: heading.text, scene: index, ...number }),
    ...below.flatMap(elementNodes),
  ];
}

const sceneEntryOf = ({ index, heading, at }: Scene): SceneEntry => ({
  scene: index,
  number: heading?.number ?? null,
  heading: heading?.text ?? null,
  ...(heading?.at ?? at).start,
});

/** About 350 kB as JSON for a feature of 120 pages. */
export function screenplayPagesOf(screenplay: Screenplay): ScreenplayPages {
  const { scenes, titlePage, pageCount } = screenplay;
  const pages: PageNode[][] = Array.from({ length: pageCount }, () => []);
  for (const { page, node } of scenes.flatMap(sceneNodes)) pages[page - 1]?.push(node);
  return { title: titlePage.title, title_page: titlePage, scenes: scenes.map(sceneEntryOf), pages };
}
