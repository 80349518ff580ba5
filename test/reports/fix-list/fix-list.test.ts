/** The fix list: which steps, in which order, on which pages, and what goes together. */
import { describe, expect, it } from 'vitest';
import { fixListEntry } from '../../../lib/reports/fix-list/fix-list.ts';
import * as words from '../../../lib/reports/fix-list/words.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import type { PlanStep, PointRead } from '../../../lib/story/read/point-read.ts';
import type { StoryRead } from '../../../lib/story/read/story-read.ts';
import { madeCite, madePoint, madeRead } from '../read/made-read.ts';
import { factsIn, findingsIn, ofKind } from '../read/told.ts';

const weak = (id: string, o: Partial<PointRead> = {}) => madePoint(id, { attempt: `Mend ${id}.`, ...o });
const step = (points: string[], o: Partial<PlanStep> = {}): PlanStep => ({
  goal: `Goal of ${points}`,
  points,
  effort: 'scene',
  gains: null,
  ...o,
});
const blocksOf = (o: Partial<StoryRead>, plan: 'basic' | 'advanced' = 'advanced') => {
  const read = madeRead(o);
  return fixListEntry(read, aroundRead(read, { plan, pageCount: 90 })).blocks;
};
const titles = (...args: Parameters<typeof blocksOf>) => findingsIn(blocksOf(...args)).map(({ title }) => title);

describe('the steps', () => {
  it('are the plan’s, then the other points that say what to try, by worth', () => {
    const points = [
      weak('a'),
      weak('b', { weight: 5 }),
      weak('c'),
      madePoint('mute'),
      weak('s', { kind: 'strength' }),
      weak('l', { severity: 'licence' }),
      weak('q', { kind: 'question', weight: 1 }),
    ];
    expect(titles({ points, plan: [step(['c', 'mute']), step(['locked'])] })).toEqual([
      'Goal of c,mute',
      'Title of b',
      'Title of a',
      'Title of q',
    ]);
    expect(titles({ points: [] })).toEqual([]);
    expect(blocksOf({ points: [] })).toEqual([]);
  });
  it('are sixteen at most', () => {
    expect(titles({ points: Array.from({ length: 20 }, (_, at) => weak(`p${at}`)) })).toHaveLength(16);
  });
  it('say how much work, where, what it gains, and which notes say why', () => {
    const points = [weak('a', { effort: 'word' }), weak('b', { title: 'Goal of it' })];
    const [item] = findingsIn(
      blocksOf({ points, plan: [step(['b', 'a'], { goal: 'Goal of it', effort: 'draft', gains: 'Air.' })] }),
    );
    expect(item).toEqual({
      id: 'fix.b',
      title: 'Goal of it',
      bullets: [
        { text: 'Another draft, on page 1.', evidence: [] },
        { text: 'Gains: Air.', evidence: [] },
        { text: 'Mend b.', evidence: [] },
        { text: 'Mend a.', evidence: [] },
        { text: 'Why and how: page 1, in Weaknesses', evidence: [] },
        { text: 'Title of a: page 1, in Weaknesses', evidence: [] },
      ],
      advice: null,
      severity: null,
    });
  });
  it('say what is typed: in its places, but not what stays; else the line that the note rewrites, or the advice', () => {
    const parts = [
      { page: 7, to: null, act: 'add' as const, text: 'DOT: With bread?' },
      { page: 9, to: null, act: 'keep' as const, text: 'The silence.' },
    ];
    const sample = { page: 4, before: 'I am sad.', after: 'Fine.' };
    const points = [weak('a', { parts, sample }), weak('b', { sample }), weak('c')];
    expect(findingsIn(blocksOf({ points })).map(({ bullets }) => bullets[1]?.text)).toEqual([
      'Page 7, add: DOT: With bread?',
      'Page 4, as written: “I am sad.”\nAs it could be: “Fine.”',
      'Mend c.',
    ]);
  });
  it('end with proofreading where the plan has the line notes', () => {
    const lineNotes = [{ id: 'ln.1', kind: 'spelling' as const, cite: madeCite(1), written: 'teh', better: 'the' }];
    expect(findingsIn(blocksOf({ points: [weak('a')], lineNotes })).map(({ id }) => id)).toEqual([
      'fix.a',
      'fix.line-notes',
    ]);
    expect(findingsIn(blocksOf({ points: [weak('a')], lineNotes }, 'basic')).map(({ id }) => id)).toEqual(['fix.a']);
    expect(findingsIn(blocksOf({ points: [], lineNotes })).map(({ title }) => title)).toEqual([
      'Proofread it aloud, cues included: 1 line to begin with',
    ]);
  });
});

describe('beside the steps', () => {
  it('stand as many as fit a day: three scenes, or two lines for each of them', () => {
    const points = [
      weak('a', { effort: 'draft', weight: 5 }),
      weak('b', { effort: 'word', weight: 4 }),
      weak('c', { weight: 3 }),
      weak('d', { effort: 'sequence', weight: 2 }),
      weak('e', { weight: 1 }),
      weak('f', { weight: 1 }),
    ];
    const day = (list: readonly PointRead[]) =>
      ofKind(blocksOf({ points: [...list] }), 'prose').flatMap(({ paragraphs }) => paragraphs)[0];
    expect(day(points)).toBe('Steps 2, 3 and 5.');
    expect(day(points.slice(0, 2))).toBe('Step 2.');
    const lines = Array.from({ length: 8 }, (_, at) => weak(`l${at}`, { effort: 'word' }));
    expect(day(lines)).toBe('Steps 1, 2, 3, 4, 5 and 6.');
    expect(day(points.slice(0, 1))).toMatch(/^Read by /);
    // All of them are no choice.
    expect(day(lines.slice(0, 6))).toMatch(/^Read by /);
  });

  it('stands no step in a day without those that come before it', () => {
    const points = [
      weak('a', { effort: 'draft', weight: 5 }),
      weak('b', { effort: 'word', weight: 4 }),
      weak('c', { effort: 'word', weight: 3 }),
    ];
    const dayWith = (how: 'in order' | 'one of them', ids: string[]) =>
      ofKind(blocksOf({ points, orders: [{ points: ids, how, why: 'So.' }] }), 'prose').flatMap(
        ({ paragraphs }) => paragraphs,
      )[0];
    expect(dayWith('in order', ['a', 'b'])).toBe('Step 3.');
    expect(dayWith('in order', ['b', 'a'])).toBe('Steps 2 and 3.');
    expect(dayWith('one of them', ['a', 'b'])).toBe('Steps 2 and 3.');
  });
  it('stand the pages in their order, each with the steps that type on it', () => {
    const typed = (id: string, ...pages: [number, number | null][]) =>
      weak(id, { parts: pages.map(([page, to]) => ({ page, to, act: 'add' as const, text: 'x' })) });
    const told = (...points: PointRead[]) =>
      factsIn(blocksOf({ points })).map(({ label, value }) => `${label}: ${value}`);
    const first = typed('a', [30, null], [3, null]);
    expect(told(first, typed('b', [3, null], [33, 40]), weak('c', { attempt: 'Mend it on page 7.' }))).toEqual([
      'Page 3: Steps 1 and 2.',
      'Page 7: Step 3.',
      'Page 30: Step 1.',
      'Pages 33-40: Step 2.',
    ]);
    // Fewer pages are found without a list.
    expect(told(first, typed('b', [3, null]))).toEqual([]);
  });
  it('stand four strengths to leave alone', () => {
    const points = Array.from({ length: 6 }, (_, at) => madePoint(`s${at}`, { kind: 'strength' }));
    expect(factsIn(blocksOf({ points })).map(({ id }) => id)).toEqual(['s0', 's1', 's2', 's3']);
  });
  it('stands what goes together, but not within one step or with one that is not there', () => {
    const points = [weak('a'), weak('b'), weak('c')];
    const order = (how: 'together' | 'in order' | 'one of them', ...ids: string[]) => ({
      points: ids,
      how,
      why: `Why ${how}.`,
    });
    const told = (...orders: StoryRead['orders']) =>
      factsIn(blocksOf({ points, plan: [step(['a', 'b'])], orders })).map(({ label, value }) => `${label}: ${value}`);
    expect(told(order('together', 'c', 'b', 'a'))).toEqual(['Steps 2 and 1 together: Why together.']);
    expect(told(order('in order', 'b', 'c'))).toEqual(['Step 1, then step 2: Why in order.']);
    expect(told(order('one of them', 'b', 'c'))).toEqual(['Step 1 or step 2: Why one of them.']);
    expect(told(order('together', 'a', 'b'), order('together', 'a', 'x'))).toEqual([]);
  });
});

describe('the pages of a step', () => {
  const part = (page: number, to: number | null = null, act: 'add' | 'keep' = 'add') => ({ page, to, act, text: 'x' });
  const line = (...points: readonly Partial<PointRead>[]) =>
    words.effortLine(
      'word',
      points.map((o, at) => madePoint(`p${at}`, o)),
      9,
    );
  it.each([
    ['its own where nothing names any', [{}], 'A word or a line, on page 9.'],
    [
      'of its parts, but those kept',
      [{ parts: [part(7), part(3), part(5, null, 'keep')] }],
      'Single lines, on pages 3 and 7.',
    ],
    ['of a stretch', [{ parts: [part(33, 35)] }], 'Single lines, on pages 33-35.'],
    ['of a stretch of one page', [{ parts: [part(33, 33)] }], 'A word or a line, on page 33.'],
    ['named by its advice', [{ attempt: 'Cut page 7 and p. 12.' }], 'Single lines, on pages 7 and 12.'],
    ['named as a stretch', [{ attempt: 'Cut pages 33 to 40.' }], 'Single lines, on pages 33-40.'],
    ['named with a dash', [{ attempt: 'Cut pp. 33–40.' }], 'Single lines, on pages 33-40.'],
    ['named two by two', [{ attempt: 'Cut pages 3 and 9, or pages 5 or 6.' }], 'Single lines, on pages 3, 5, 6 and 9.'],
    ['named backwards', [{ attempt: 'Cut pages 9 to 3.' }], 'Single lines, on pages 3 and 9.'],
    [
      'named beside what is typed not',
      [{ parts: [part(5, 9)], attempt: 'Cut page 7, so that page 12 holds.' }],
      'Single lines, on pages 5-9.',
    ],
    [
      'of the line that it rewrites',
      [{ sample: { page: 3, before: 'x', after: 'y' }, attempt: 'Then page 12 holds.' }],
      'A word or a line, on page 3.',
    ],
    ['named around a part not', [{ parts: [part(7)], attempt: 'Cut pages 5 to 9.' }], 'A word or a line, on page 7.'],
    [
      'within a stretch once',
      [{ parts: [part(7), part(5, 9), part(9), part(10)] }],
      'Single lines, on pages 5-9 and 10.',
    ],
    ['of several points', [{ parts: [part(7)] }, { parts: [part(3)] }], 'Single lines, on pages 3 and 7.'],
  ])('%s', (_, points, text) => expect(line(...points)).toBe(text));
  it('of more than lines is called by its size', () => {
    expect(words.effortLine('sequence', [madePoint('p', { parts: [part(3), part(7)] })], 9)).toBe(
      'A sequence, on pages 3 and 7.',
    );
  });
});
