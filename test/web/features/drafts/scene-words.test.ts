/** Old and new words of a scene beside each other: which passage is which, what changed in it, nothing lost. */
import { describe, expect, it } from 'vitest';
import type { ComparedScene } from '../../../../lib/contract/comparison.ts';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { align, changedWords } from '../../../../web/src/features/drafts/align-words.ts';
import { wordRowsOf } from '../../../../web/src/features/drafts/scene-words.ts';

const scene = (ordinal: number | null): ComparedScene => ({
  ordinal,
  heading: 'INT. BOOTH - DAY',
  page: 1,
  last_page: 1,
  pages: 1,
  words: 20,
});
let line = 0;
const node = (kind: PageNode['kind'], text: string, more: Partial<PageNode> = {}): PageNode => {
  line += 1;
  return { line, kind, text, ...more };
};
const only = (stretches: readonly { text: string; changed: boolean }[]): string[] =>
  stretches.filter(({ changed }) => changed).map(({ text }) => text.trim());
const textOf = (stretches: readonly { text: string }[] | undefined): string =>
  (stretches ?? []).map(({ text }) => text).join('');

describe('the words of a passage', () => {
  it('are marked where only one draft has them, and all of them are there', () => {
    const [was, is] = ['She opens the the gate slowly, and waits.', 'Slowly she opens the gate, and waits there.'];
    const { older, newer } = changedWords(was, is);
    expect(only(older)).toEqual(['She', 'the', 'slowly']);
    expect(only(newer)).toEqual(['Slowly she', 'there']);
    expect([textOf(older), textOf(newer)]).toEqual([was, is]);
  });
  it('are nothing but changed where they share none, and unchanged where they are the same', () => {
    expect(changedWords('one two', 'three').older).toEqual([{ text: 'one two', changed: true }]);
    expect(changedWords('one two', 'one two')).toEqual({
      older: [{ text: 'one two', changed: false }],
      newer: [{ text: 'one two', changed: false }],
    });
    expect(changedWords('', 'new')).toEqual({ older: [], newer: [{ text: 'new', changed: true }] });
  });
  it('keep the longest run in order, of all that could be kept', () => {
    const [one, other] = ['a b c d a b'.split(' '), 'b a c a b d'.split(' ')];
    const pairs = align(one.length, other.length, (a, b) => (one[a] === other[b] ? 1 : 0));
    expect(pairs.filter((pair) => pair.older !== null && pair.newer !== null)).toHaveLength(4);
    expect(pairs.flatMap(({ older }) => older ?? [])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(pairs.flatMap(({ newer }) => newer ?? [])).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a scene in two drafts', () => {
  const before = [
    [
      node('heading', 'INT. HALL - DAY', { scene: 1 }),
      node('action', 'Nothing to see.'),
      node('heading', 'INT. BOOTH - DAY', { scene: 2 }),
      node('action', 'Two projectors stand like horses in the dark of the room.'),
      node('cue', 'MAGS'),
      node('parenthetical', '(to the sea)'),
      node('dialogue', 'I asked who packed it, and'),
    ],
    [node('dialogue', 'nobody knows.', { continued: true }), node('action', 'A bell.')],
  ];
  const after = [
    [
      node('heading', 'INT. BOOTH - NIGHT', { scene: 1 }),
      node('action', 'Gulls, for no reason at all.'),
      node('action', 'Two projectors stand like dogs in the dark of the room.'),
      node('cue', 'MAGS'),
      node('dialogue', 'I asked who packed it, and everybody knows.'),
      node('action', 'A bell.'),
    ],
  ];
  const rows = () => wordRowsOf({ older: [scene(2)], newer: [scene(1)] }, before, after);

  it('has its passages beside each other, rewritten ones together, over a page end, what is new alone', () => {
    expect(
      rows().map(({ older, newer, same }) => [
        older && textOf(older.stretches),
        newer && textOf(newer.stretches),
        same,
      ]),
    ).toEqual([
      ['INT. BOOTH - DAY', 'INT. BOOTH - NIGHT', false],
      [null, 'Gulls, for no reason at all.', false],
      [
        'Two projectors stand like horses in the dark of the room.',
        'Two projectors stand like dogs in the dark of the room.',
        false,
      ],
      [
        'MAGS\n(to the sea)\nI asked who packed it, and nobody knows.',
        'MAGS\nI asked who packed it, and everybody knows.',
        false,
      ],
      ['A bell.', 'A bell.', true],
    ]);
    expect(only(rows()[2]?.older?.stretches ?? [])).toEqual(['horses']);
  });
  it('says of each passage where it stands in its draft', () => {
    const bell = rows().at(-1);
    expect([bell?.older?.page, bell?.newer?.page]).toEqual([2, 1]);
  });
});
