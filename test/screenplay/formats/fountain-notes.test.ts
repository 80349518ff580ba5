/** What does not print of a Fountain script: where it opens, where it closes, and what is left of its lines. */
import { describe, expect, it } from 'vitest';
import { noteOnly, takeNotes, withoutBoneyard } from '../../../lib/screenplay/formats/fountain-notes.ts';

it('the boneyard is left out from each opening to the next close', () => {
  expect(['a/*b*/c', '/*b*/c', '/**/c', '/*/ b */c', 'a/*b*//*c*/d', 'a/*b*/c/*d*/e'].map(withoutBoneyard)).toEqual([
    'ac',
    'c',
    'c',
    'c',
    'ad',
    'ace',
  ]);
});

it('a boneyard that is never closed, or never opened, is text', () => {
  expect(['a/*b', '*/ a /* b', 'a/*b*/c/*d', '/*'].map(withoutBoneyard)).toEqual(['a/*b', '*/ a /* b', 'ac/*d', '/*']);
});

describe('notes', () => {
  const taken = (...lines: string[]) => {
    const found = takeNotes(lines);
    return { lines: found.lines, notes: [...found.notes] };
  };

  it('are taken out of their lines, and known by the line on which they open', () => {
    expect(taken('a [[n]] b')).toEqual({ lines: ['a  b'], notes: [[0, ['n']]] });
    expect(taken('x', '', 'y', 'z [[m]] [[k]]', '[[n]] w')).toEqual({
      lines: ['x', '', 'y', 'z  ', ' w'],
      notes: [
        [3, ['m', 'k']],
        [4, ['n']],
      ],
    });
  });

  it('may run over lines, and leave as many', () => {
    expect(taken('a [[n', '  o]] b', 'c [[p]]')).toEqual({
      lines: ['a ', ' b', 'c '],
      notes: [
        [0, ['n o']],
        [2, ['p']],
      ],
    });
  });

  it('that fill a line leave a mark in its place', () => {
    expect(taken('a', '[[n]]', '[[]] ', '[[o', 'p]]', 'b').lines).toEqual([
      'a',
      noteOnly,
      noteOnly,
      noteOnly,
      noteOnly,
      'b',
    ]);
    expect(taken('[[n]]', '', '[[o]]').lines).toEqual([noteOnly, '', noteOnly]);
  });

  it('do not run over an empty line, and are text where nothing closes them', () => {
    expect(taken('a [[n', '', 'o]] b')).toEqual({ lines: ['a [[n', '', 'o]] b'], notes: [] });
    expect(taken('[[a]] [[b')).toEqual({ lines: [' [[b'], notes: [[0, ['a']]] });
    expect(taken('', 'a]] [[n]]')).toEqual({ lines: ['', 'a]] '], notes: [[1, ['n']]] });
  });

  it('are none in a text without them', () => {
    const lines = ['a', '', 'b]]'];
    expect(takeNotes(lines).lines).toBe(lines);
  });
});
