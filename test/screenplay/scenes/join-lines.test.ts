/** Lines whose element is known, joined. */
import { expect, it } from 'vitest';
import type { ClassifiedLine, LineKind } from '../../../lib/screenplay/layout/classified-line.ts';
import { joinLines } from '../../../lib/screenplay/scenes/join-lines.ts';
import { wordsOf } from '../../../lib/screenplay/text/line-words.ts';

let y = 0;
function line(
  kind: LineKind,
  text: string,
  rest: { opens?: boolean; page?: number; x?: readonly number[] } = {},
): ClassifiedLine {
  y += 12;
  const { opens = true, page = 1, x = [108] } = rest;
  const pieces = text.split('   ');
  const segments = pieces.map((piece, at) => ({
    text: piece,
    x: x[at] ?? 108,
    right: (x[at] ?? 108) + 7.2 * piece.length,
    font: '',
  }));
  const whole = pieces.join(' ');
  return {
    line: {
      page,
      y,
      x: x[0] ?? 108,
      right: segments.at(-1)?.right ?? 0,
      text: whole,
      font: '',
      segments,
      sceneNumber: null,
      words: wordsOf(whole),
    },
    kind,
    opens,
    dual: null,
  };
}
const join = (...lines: ClassifiedLine[]) =>
  joinLines(lines, { placeOf: (at) => ({ page: at.page, line: Math.round(at.y / 12) }), pagesWithMore: new Set() });

it('a numbered heading gives its number once, from either end or both', () => {
  const { pieces } = join(line('heading', '12A EXT. PIER - DAY 12A'), line('heading', '2-B INT. SHED - NIGHT'));
  expect(pieces).toMatchObject([
    { heading: { text: 'EXT. PIER - DAY', number: '12A', location: 'PIER', timeOfDay: 'DAY' } },
    { heading: { text: 'INT. SHED - NIGHT', number: '2-B' } },
  ]);
});

it('a heading of two lines is one, and a second heading that opens is another', () => {
  const { pieces } = join(
    line('heading', 'INT. THE OLD LIGHTHOUSE KEEPER’S'),
    line('heading', 'COTTAGE - NIGHT', { opens: false }),
    line('heading', 'EXT. PIER - DAY'),
  );
  expect(pieces.map((piece) => (piece.kind === 'heading' ? piece.heading.location : piece.kind))).toEqual([
    'THE OLD LIGHTHOUSE KEEPER’S COTTAGE',
    'PIER',
  ]);
});

it('a clause beside a cue is kept in its text and is no part of the name; an extension is', () => {
  const { pieces } = join(
    line('cue', 'OLE   SHOUTING NOW', { x: [266, 400] }),
    line('dialogue', 'Here!', { opens: false }),
    line('cue', 'HEDDA   (V.O.)', { x: [266, 400] }),
    line('dialogue', 'There!', { opens: false }),
  );
  expect(pieces).toMatchObject([
    { cue: { text: 'OLE SHOUTING NOW', name: 'OLE' } },
    { cue: { name: 'HEDDA', extensions: ['V.O.'] } },
  ]);
});
