/** Which set-ups a report tells, and the one other form that is named. */
import { describe, expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { bestOther } from '../../../lib/reports/read/best-other.ts';
import { setupId, setupsToldIn } from '../../../lib/reports/read/setups.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import type { SetupRead } from '../../../lib/story/read/shape-read.ts';
import { madeCite, madePoint, madeRead, madeSaid } from './made-read.ts';

const on = (page: number, o = {}) => madeSaid('Said.', [madeCite(page, undefined, o)]);

describe('set-ups', () => {
  const setup = (what: string, state: SetupRead['state'], page: number, paid: readonly number[] = []): SetupRead => ({
    what,
    state,
    planted: [madeCite(page, 'x', { from: 7, to: 7 })],
    paid: paid.map((each) => madeCite(each)),
    absence: null,
  });
  const setups = [
    setup('paid', 'paid', 1, [5]),
    setup('open', 'open on purpose', 2),
    setup('half', 'half', 3),
    setup('dropped', 'dropped', 4),
    setup('half too', 'half', 6),
    setup('half three', 'half', 7),
  ];
  const told = (report: number, plan: 'basic' | 'advanced', points: readonly PointRead[] = []) => {
    const read = madeRead({ setups, points: [...points] });
    return setupsToldIn(report, read, aroundRead(read, { plan, pageCount: 90 })).map(({ what }) => what);
  };
  it('stand by what wants mending, four at most, the dropped among the flaws where the plan has them', () => {
    expect(told(13, 'advanced')).toEqual(['half', 'half too', 'half three', 'open']);
    expect(told(9, 'advanced')).toEqual(['dropped']);
    expect(told(13, 'basic')).toEqual(['dropped', 'half', 'half too', 'half three']);
    expect(told(9, 'basic')).toEqual([]);
  });
  it('are left out where a point tells them', () => {
    const same = (page: number, o: Partial<PointRead> = {}) =>
      madePoint(`p${page}`, { said: on(page, { from: 7, to: 7 }), ...o });
    expect(told(13, 'advanced', [same(3), same(6), same(2, { kind: 'strength' })])).toEqual([
      'half three',
      'open',
      'paid',
    ]);
    const both = madePoint('s', {
      kind: 'strength',
      said: madeSaid('x', [madeCite(1, 'x', { from: 7, to: 7 }), madeCite(5)]),
    });
    expect(told(13, 'advanced', [same(3), same(6), both])).toEqual(['half three', 'open']);
  });
  it('are known by the passage that plants them', () => {
    expect(setups.slice(0, 2).map(setupId)).toEqual(['setup.1.7', 'setup.2.7']);
    expect(setupId({ ...setup('x', 'half', 1), planted: [madeCite(1, 'x', { scene: null, from: 3 })] })).toBe(
      'setup.0.3',
    );
  });
});

describe('the best other form', () => {
  const form = (format: string, fits: 'yes' | 'with changes' | 'no') => ({
    format,
    fits,
    why: '',
    buyer: null,
    parts: [],
  });
  it.each([
    ['the one its reader named', 'Stage', 'Stage'],
    ['not one that does not fit', 'Opera', 'Audio'],
    ['not its own', 'Film', 'Audio'],
    ['the first that fits where none was named', null, 'Audio'],
  ])('is %s', (_, bestForm, format) => {
    const formats = [form('Film', 'yes'), form('Opera', 'no'), form('Stage', 'with changes'), form('Audio', 'yes')];
    expect(bestOther({ formats, bestForm })?.format).toBe(format);
  });
  it('is the first that fits with changes, else none', () => {
    expect(bestOther({ formats: [form('Film', 'yes'), form('Stage', 'with changes')], bestForm: null })?.format).toBe(
      'Stage',
    );
    expect(bestOther({ formats: [form('Film', 'yes'), form('Stage', 'no')], bestForm: null })).toBeUndefined();
    expect(bestOther({ formats: [], bestForm: 'Stage' })).toBeUndefined();
  });
});
