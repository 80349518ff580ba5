/** Notes at their passages on the sample's real pages, and passages chosen there. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Note, untouched } from '../../../../lib/contract/notes.ts';
import { isTooLong } from '../../../../lib/contract/own-notes.ts';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import {
  ownPlacesOf,
  pieceAt,
  pieceBeside,
  piecesBetween,
  selectedStretches,
} from '../../../../web/src/features/script-reader/choose-passage.ts';
import { isInMargin, placeNotes } from '../../../../web/src/features/script-reader/place-notes.ts';
import { buildSamplePages } from '../../fixtures/built-sample.ts';

let pages: readonly (readonly PageNode[])[];
beforeAll(() => {
  ({ pages } = buildSamplePages());
}, 60_000);
const nodeOf = (words: string) => {
  for (const [at, nodes] of pages.entries()) {
    const node = nodes.findIndex(({ text }) => text.includes(words));
    if (node >= 0) return { page: at + 1, node, line: nodes[node]?.line ?? 0, text: nodes[node]?.text ?? '' };
  }
  throw new Error(`The sample does not say ${words}`);
};
const noteAt = (quotes: readonly string[], change: Partial<Note> = {}): Note => ({
  ...untouched,
  id: quotes.join(),
  counted: true,
  kind: 'weakness',
  title: 'A note',
  why: null,
  advice: null,
  worth: 0.3,
  effort: 'word',
  home: 9,
  fate: 'open',
  moved: false,
  stood: true,
  since: 'S1',
  places: quotes.map((quote) => {
    const { page, line } = nodeOf(quote);
    return { scene: 1, page, line, quote };
  }),
  was: [],
  ...change,
});

describe('notes in the margin', () => {
  it('stand at the piece that holds their words, each at every place, two at one piece in their order', () => {
    const one = noteAt(['She hangs it.', 'Close enough.']);
    const other = noteAt(['She considers this.']);
    const { byPage, words, count } = placeNotes(pages, [one, other]);
    const hangs = nodeOf('She hangs it.');
    expect(byPage.get(hangs.page)?.get(hangs.node)).toEqual([one, other]);
    const enough = nodeOf('Close enough.');
    expect(byPage.get(enough.page)?.get(enough.node)).toEqual([one]);
    expect([words.length, count]).toEqual([3, 2]);
  });
  it('of the writer’s own on several pieces are told once and marked on all', () => {
    const own = noteAt(['She hangs it.', 'Close enough.'], { kind: 'own' });
    const { byPage, words } = placeNotes(pages, [own]);
    const enough = nodeOf('Close enough.');
    expect(byPage.get(enough.page)?.has(enough.node)).toBe(false);
    expect(words).toHaveLength(2);
  });
  it('on a page as a whole stand at its first piece and mark no words', () => {
    const comment = noteAt([], { kind: 'comment', places: [{ scene: null, page: 2, line: 1, quote: '' }] });
    const { byPage, words, count } = placeNotes(pages, [comment]);
    const first = pages[1]?.findIndex(({ kind }) => kind !== 'cue' && kind !== 'parenthetical') ?? -1;
    expect(byPage.get(2)?.get(first)).toEqual([comment]);
    expect([words, count]).toEqual([[], 1]);
  });
  it('stand on the line where their words are not found, and nowhere without a page', () => {
    const { page, line, node } = nodeOf('She hangs it.');
    const lost = noteAt([], { places: [{ scene: 1, page, line, quote: 'words of another script' }] });
    const off = noteAt([], { places: [{ scene: 1, page: 99, line: 1, quote: 'She hangs it.' }] });
    const { byPage, count } = placeNotes(pages, [lost, off]);
    expect(byPage.get(page)?.get(node)).toEqual([lost]);
    expect(count).toBe(1);
  });
  it('are those that are open: what is meant or closed is in the fix list alone', () => {
    const shown = [noteAt([]), noteAt([], { status: 'done' })];
    const hidden = [noteAt([], { status: 'meant' }), noteAt([], { fate: 'closed' })];
    expect([...shown, ...hidden].filter(isInMargin)).toEqual(shown);
  });
});

describe('a passage that is chosen', () => {
  const drawn = () => {
    const root = document.createElement('div');
    const { page, node, text } = nodeOf('She hangs it.');
    const nodes = pages[page - 1] ?? [];
    root.innerHTML = `<article data-page="${page}">${nodes
      .map((each, at) =>
        `<p data-node="${at}"><b>1</b><span data-words=""></span><i>said</i></p>`.replace(
          '></span>',
          `>${each.text.slice(0, 4)}<mark>${each.text.slice(4)}</mark></span>`,
        ),
      )
      .join('')}</article>`;
    document.body.replaceChildren(root);
    return { root, page, node, text };
  };
  it('by a selection is the words it covers, over marks, without spaces at its ends or what is not the script’s', () => {
    const { root, page, node, text } = drawn();
    const element = root.querySelector(`[data-node="${node}"]`) as HTMLElement;
    const range = document.createRange();
    range.setStart(element.querySelector('b') as Element, 0);
    const from = text.indexOf('She hangs it.');
    range.setEnd(element.querySelector('mark')?.firstChild as Text, from + 'She hangs it. '.length - 4);
    const chosen = selectedStretches(root, range, pages);
    expect(chosen).toEqual([{ page, node, from: 0, to: from + 'She hangs it.'.length }]);
    expect(ownPlacesOf(pages, chosen)[0]?.quote.endsWith('She hangs it.')).toBe(true);
  });
  it('over several pieces leaves out the names over speeches; of a name alone it is the speech', () => {
    const { page, node } = drawn();
    const nodes = pages[page - 1] ?? [];
    const cue = nodes.findIndex(({ kind }, at) => kind === 'cue' && at > node);
    const root = document.querySelector('article')?.parentElement as HTMLElement;
    const words = (at: number) => root.querySelector(`[data-node="${at}"] [data-words]`) as Element;
    const range = document.createRange();
    range.setStart(words(node), 0);
    range.setEnd(words(cue + 1), 2);
    expect(selectedStretches(root, range, pages).map((each) => nodes[each.node]?.kind)).not.toContain('cue');
    range.selectNodeContents(words(cue));
    expect(selectedStretches(root, range, pages)).toMatchObject([{ page, node: cue + 1, from: 0 }]);
  });
  it('piece by piece goes from page to page over every piece but names, and ends with the script', () => {
    let piece = pieceAt(pages, { page: 1, line: 1 });
    const seen: string[] = [];
    for (let at = 0; piece && at < 5000; at += 1) {
      seen.push(`${piece.page}.${piece.node}`);
      const next = pieceBeside(pages, piece, 1);
      if (next.page === piece.page && next.node === piece.node) break;
      piece = next;
    }
    expect(seen).toHaveLength(pages.flat().filter(({ kind, text }) => kind !== 'cue' && text.trim() !== '').length);
    expect(new Set(seen.map((each) => each.split('.')[0])).size).toBe(pages.length);
  });
  it('from one piece to another is the same both ways, and not longer than a note may be', () => {
    const [one, other] = [nodeOf('She hangs it.'), nodeOf('Close enough.')];
    const chosen = piecesBetween(pages, one, other);
    expect(piecesBetween(pages, other, one)).toEqual(chosen);
    expect(chosen.length).toBeGreaterThan(1);
    expect(isTooLong(ownPlacesOf(pages, chosen))).toBe(false);
    expect(isTooLong(ownPlacesOf(pages, piecesBetween(pages, one, nodeOf('Shelves of film cans'))))).toBe(true);
  });
});
