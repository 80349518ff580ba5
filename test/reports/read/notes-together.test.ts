/** The advice of all notes by page, and what a reader says of notes that go together. */
import { describe, expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { notesTogether } from '../../../lib/reports/read/notes-together.ts';
import type { AdviceOrder, PointRead } from '../../../lib/story/read/point-read.ts';
import { madePoint, madeRead } from './made-read.ts';

const typedOn = (id: string, pages: readonly number[], o: Partial<PointRead> = {}) =>
  madePoint(id, { parts: pages.map((page) => ({ page, to: null, act: 'add' as const, text: 'A line.' })), ...o });
const lines = (points: PointRead[], orders: AdviceOrder[] = [], plan: 'basic' | 'expert' = 'expert') => {
  const read = madeRead({ points, orders });
  return notesTogether(read, aroundRead(read, { plan, pageCount: 90 }), 3).flatMap((block) =>
    block.kind === 'facts' ? block.items.map(({ label, value }) => `${label}: ${value}`) : [],
  );
};
const weakness = { kind: 'weakness' as const, reports: [3] };

describe('the rewrite', () => {
  it('goes by the pages on which notes are typed, and names the report that tells a note from elsewhere', () => {
    const points = [
      typedOn('a', [11, 3, 40], weakness),
      typedOn('b', [11, 60], weakness),
      typedOn('c', [3, 40], { ...weakness, reports: [7] }),
    ];
    expect(lines(points)).toEqual([
      'Page 3: Title of a; Title of c (Character Network)',
      'Page 11: Title of a; Title of b',
      'Page 40: Title of a; Title of c',
      'Page 60: Title of b',
    ]);
  });

  it('joins pages that follow each other with the same notes, and takes those that the advice names', () => {
    const told = madePoint('a', { ...weakness, attempt: 'On pages 7 and 9 he stays.' });
    expect(lines([told, typedOn('b', [2, 30], weakness)])).toEqual([
      'Page 2: Title of b',
      'Pages 7 and 9: Title of a',
      'Page 30: Title of b',
    ]);
  });

  it('has a stretch that is cut, and not what is kept or praised', () => {
    const kept = madePoint('a', { ...weakness, parts: [{ page: 7, to: null, act: 'keep', text: 'The pause.' }] });
    const cut = madePoint('b', { ...weakness, parts: [{ page: 7, to: 20, act: 'cut', text: 'The game.' }] });
    const others = [typedOn('c', [5, 31, 50], weakness), typedOn('e', [8], { kind: 'strength' })];
    expect(lines([kept, cut, ...others])).toEqual([
      'Page 5: Title of c',
      'Pages 7-20: Title of b',
      'Pages 31 and 50: Title of c',
    ]);
  });

  it('has what is advised of people, under their names, where it is told', () => {
    const read = madeRead({ points: [typedOn('a', [3, 11, 40], weakness)] });
    const besides = [
      { under: 'Katy', home: 'Character Analysis', attempt: 'On page 11 she nods.' },
      { under: 'Ann and Bo', home: 'Character Network', attempt: 'Let them meet.' },
      { under: 'Ann', home: 'Character Analysis', attempt: 'Page 52: she sits.' },
    ];
    const [told] = notesTogether(read, aroundRead(read, { plan: 'expert', pageCount: 90 }), 3, besides);
    expect(told?.kind === 'facts' && told.items.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Page 3: Title of a',
      'Page 11: Title of a; Katy (Character Analysis)',
      'Page 40: Title of a',
      'Page 52: Ann (Character Analysis)',
    ]);
  });

  it('is no list where few pages are touched', () => {
    expect(lines([typedOn('a', [3, 11, 40], weakness)])).toEqual([]);
  });
});

describe('notes that meet', () => {
  const three = '“Title of a”, “Title of b” and “Title of c”';
  it('go together as whoever read them says', () => {
    const why = 'Both stand behind one line.';
    const points = ['a', 'b', 'c'].map((id) => typedOn(id, [3]));
    const order = { points: ['a', 'b', 'c'], why };
    expect(lines(points, [{ ...order, how: 'together' }])).toEqual([`Typed at once: ${three}. ${why}`]);
    expect(lines(points, [{ ...order, how: 'one of them' }])).toEqual([`One instead of the other: ${three}. ${why}`]);
  });

  it('are not told where the plan does not hold one of them', () => {
    const locked = typedOn('b', [3], { reports: [9] });
    const order: AdviceOrder = { points: ['a', 'b'], how: 'in order', why: 'So.' };
    expect(lines([typedOn('a', [3]), locked], [order], 'basic')).toEqual([]);
  });
});
