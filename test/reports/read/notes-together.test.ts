/** Where the advice of several notes is typed on one page, and what a reader says of notes that go together. */
import { describe, expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { notesTogether } from '../../../lib/reports/read/notes-together.ts';
import type { AdviceOrder, PointRead } from '../../../lib/story/read/point-read.ts';
import { madePoint, madeRead } from './made-read.ts';

const typedOn = (id: string, pages: readonly number[], o: Partial<PointRead> = {}) =>
  madePoint(id, { parts: pages.map((page) => ({ page, to: null, act: 'add' as const, text: 'A line.' })), ...o });
const lines = (points: PointRead[], orders: AdviceOrder[] = [], plan: 'basic' | 'expert' = 'expert') => {
  const read = madeRead({ points, orders });
  return notesTogether(read, aroundRead(read, { plan, pageCount: 90 })).flatMap((block) =>
    block.kind === 'facts' ? block.items.map(({ label, value }) => `${label}: ${value}`) : [],
  );
};

describe('where notes meet', () => {
  const three = '“Title of a”, “Title of b” and “Title of c”';
  it('names the pages on which three notes or more are typed, in their order, and no page of two', () => {
    const points = [typedOn('a', [11, 3, 40]), typedOn('b', [11, 40, 3]), typedOn('c', [3, 11])];
    expect(lines(points)).toEqual([`Page 3: ${three}`, `Page 11: ${three}`]);
  });

  it('takes the pages that the advice names where nothing is typed', () => {
    const told = madePoint('a', { attempt: 'On page 7 he stays.' });
    expect(lines([told, typedOn('b', [7]), typedOn('c', [7])])).toEqual([`Page 7: ${three}`]);
  });

  it('leaves out what is kept, what is praised, and a stretch of pages that is cut', () => {
    const kept = madePoint('a', { parts: [{ page: 7, to: null, act: 'keep', text: 'The pause.' }] });
    const cut = madePoint('b', { parts: [{ page: 7, to: 20, act: 'cut', text: 'The game.' }] });
    const others = [typedOn('c', [7]), typedOn('d', [7])];
    expect(lines([kept, cut, ...others, typedOn('e', [7], { kind: 'strength' })])).toEqual([]);
  });

  it('says how notes go together, in the words of whoever read them, and not twice for one page', () => {
    const why = 'Both stand behind one line.';
    const points = [typedOn('a', [3]), typedOn('b', [3]), typedOn('c', [3])];
    const ids = ['a', 'b', 'c'];
    expect(lines(points, [{ points: ids, how: 'together', why }])).toEqual([`Typed at once: ${three}. ${why}`]);
    expect(lines(points, [{ points: ids, how: 'one of them', why }])).toEqual([
      `Page 3: ${three}`,
      `One instead of the other: ${three}. ${why}`,
    ]);
  });

  it('is silent of notes that the plan does not hold', () => {
    const locked = typedOn('b', [3], { reports: [9] });
    const order: AdviceOrder = { points: ['a', 'b'], how: 'in order', why: 'So.' };
    expect(lines([typedOn('a', [3]), locked], [order], 'basic')).toEqual([]);
  });
});
