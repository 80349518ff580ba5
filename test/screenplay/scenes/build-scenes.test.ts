/** Headings and elements in reading order, sorted into scenes and measured. */
import { expect, it } from 'vitest';
import type { Place, Span, TextElement } from '../../../lib/screenplay/model.ts';
import { buildScenes, type Piece, standardPageLines } from '../../../lib/screenplay/scenes/build-scenes.ts';

const place = (page: number, line: number): Place => ({ page, line });
const span = (from: number, to = from, page = 1): Span => ({ start: place(page, from), end: place(page, to) });
const text = (at: Span, kind: TextElement['kind'] = 'action'): Piece => ({ kind, text: 'Rain.', at });
const heading = (at: Span, name = 'A'): Piece => ({
  kind: 'heading',
  heading: { text: `INT. ${name}`, setting: 'INT', location: name, timeOfDay: null, number: null, at },
});
const told = (...pieces: Piece[]) =>
  buildScenes(pieces).map((scene) => [scene.index, scene.heading?.location ?? null, scene.elements.length]);

it('a heading opens a scene, and what follows it is in it', () => {
  expect(told(heading(span(1)), text(span(3)), text(span(5)), heading(span(7), 'B'), text(span(9)))).toEqual([
    [1, 'A', 2],
    [2, 'B', 1],
  ]);
  expect(told(heading(span(1)), heading(span(3), 'B'))).toEqual([
    [1, 'A', 0],
    [2, 'B', 0],
  ]);
  expect(told()).toEqual([]);
});

it('what stands before the first heading is a scene, unless it only fades in, is centred or is noted', () => {
  expect(told(text(span(1)), heading(span(3)))).toEqual([
    [1, null, 1],
    [2, 'A', 0],
  ]);
  const prelude = (['transition', 'centered', 'note'] as const).map((kind, at) => text(span(1 + at), kind));
  expect(told(...prelude, heading(span(5)))).toEqual([[1, 'A', 3]]);
  expect(told(...prelude, text(span(4)), heading(span(5)))).toEqual([
    [1, null, 4],
    [2, 'A', 0],
  ]);
  expect(told(text(span(1), 'transition'))).toEqual([[1, null, 1]]);
});

it('a scene reaches from its first line to its last, in whichever order they come', () => {
  const at = (...pieces: Piece[]) => buildScenes(pieces)[0]?.at;
  expect(at(heading(span(1)), text(span(3, 9)), text(span(4, 6)))).toEqual(span(1, 9));
  expect(at(heading(span(5)), text(span(2)))).toEqual(span(2, 5));
  expect(at(heading(span(5)), text(span(2, 3, 2)), text(span(1, 9)))).toEqual({ start: place(1, 1), end: place(2, 3) });
  expect(at(text(span(9, 9, 2)), text(span(20)))).toEqual({ start: place(1, 20), end: place(2, 9) });
});

it('a scene runs to the start of the next, the last to its own end, in eighths of a page and one at least', () => {
  const eighths = (pieces: readonly Piece[], lines?: number) =>
    buildScenes(pieces, lines).map((scene) => scene.eighths);
  expect(standardPageLines).toBe(55);
  expect(eighths([heading(span(1)), text(span(3)), heading(span(28), 'B'), text(span(30, 55))])).toEqual([4, 4]);
  expect(eighths([heading(span(1)), heading(span(1, 1, 2), 'B'), heading(span(1, 1, 3), 'C')])).toEqual([8, 8, 1]);
  expect(eighths([heading(span(1)), text(span(3, 55))])).toEqual([8]);
  expect(eighths([heading(span(1)), text(span(3, 52))])).toEqual([8]);
  expect(eighths([heading(span(1)), text(span(3, 51))])).toEqual([7]);
  expect(eighths([heading(span(1)), text(span(1, 30, 2))])).toEqual([12]);
  expect(eighths([heading(span(1)), heading(span(1, 1, 2), 'B')], 60)).toEqual([8, 1]);
  expect(eighths([heading(span(31)), text(span(33, 60))], 60)).toEqual([4]);
});
