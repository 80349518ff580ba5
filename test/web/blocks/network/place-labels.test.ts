/** Which names a map shows: none over another, the first in order before the rest. */
import { describe, expect, it } from 'vitest';
import { placeLabels, shortLabel } from '../../../../web/src/blocks/network/place-labels.ts';

const size = { width: 400, height: 300 };
const node = (x: number, y: number, label = 'SOMEBODY') => ({ x, y, radius: 8, label });

describe('the names on a map', () => {
  it('stand below their nodes where there is room', () => {
    const [place] = placeLabels([node(200, 100)], [0], 0, size);
    expect(place?.x).toBe(200);
    expect(place?.y).toBeGreaterThan(108);
  });

  it('give way to who comes first, beside their node or not at all', () => {
    const crowd = Array.from({ length: 25 }, (_, at) => node(180 + (at % 5) * 12, 130 + Math.floor(at / 5) * 12));
    const order = crowd.map((_, at) => at).toReversed();
    const places = placeLabels(crowd, order, 0, size);
    expect(places.filter((place) => place !== null).length).toBeLessThan(25);
    expect(placeLabels(crowd, [12, ...order], 1, size)[12]).not.toBeNull();
  });

  it('never lie over one another', () => {
    const row = Array.from({ length: 12 }, (_, at) => node(30 + at * 30, 150));
    const boxes = placeLabels(
      row,
      row.map((_, at) => at),
      0,
      size,
    ).flatMap((place) => (place ? [place] : []));
    expect(boxes.length).toBeGreaterThan(3);
    for (const a of boxes)
      for (const b of boxes) if (a !== b) expect(Math.abs(a.x - b.x) > 50 || Math.abs(a.y - b.y) >= 16).toBe(true);
  });

  it('stay inside the frame at its edge, and are absent where their node is outside', () => {
    const [left, gone] = placeLabels([node(3, 100), node(-40, 100)], [0, 1], 0, size);
    expect((left?.x ?? 0) - ('SOMEBODY'.length * 7.1) / 2).toBeGreaterThanOrEqual(0);
    expect(gone).toBeNull();
  });

  it('are cut when they are long', () => {
    expect(shortLabel('THE ASSISTANT TO THE DEPUTY HEADMASTER')).toBe('THE ASSISTANT TO THE…');
    expect(shortLabel('MAGS')).toBe('MAGS');
  });
});
