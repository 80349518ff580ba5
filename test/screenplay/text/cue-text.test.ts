/** Which lines name a speaker, and what a cue says of him. */
import { describe, expect, it } from 'vitest';
import {
  isContinuedExtension,
  isSpokenExtension,
  longestCue,
  looksLikeCue,
  looksLikeUncasedCue,
  parseCue,
} from '../../../lib/screenplay/text/cue-text.ts';

describe('a name in capitals', () => {
  it.each(['ANNA:', 'ANNA :', 'ANNA：', 'ANNA.', 'SGT. OAKS', 'ANNA (she waits, and then: a breath.)', 'DeLUCA'])(
    'may be a cue: %s',
    (text) => {
      expect(looksLikeCue(text)).toBe(true);
    },
  );

  it.each([
    ['an ending of a sentence', 'ANNA!'],
    ['a question', 'ANNA?'],
    ['a comma', 'ANNA,'],
    ['a semicolon', 'ANNA;'],
    ['a dash', 'ANNA--'],
    ['a printed dash', 'ANNA—'],
    ['printed dots', 'ANNA…'],
    ['a transition', 'DISSOLVE TO'],
    ['a quotation', '“ANNA”'],
    ['dots before it', '...ANNA'],
    ['nothing but a note', '(beat)'],
    ['no name before its note', ' (V.O.)'],
    ['a question before its note', 'ANNA? (beat)'],
    ['small letters outside of its note', 'Anna (V.O.)'],
  ])('is none with %s', (_name, text) => {
    expect(looksLikeCue(text)).toBe(false);
  });

  it('goes on where the marks of a sentence stand within it', () => {
    expect(['A. TO B. MANN', 'THE TO MAN', 'J...R', 'A--B', 'A?B', 'ANNA: BO'].map(looksLikeCue)).toEqual(
      Array.from({ length: 6 }, () => true),
    );
  });

  it('is as long as two names and a note, and no longer', () => {
    expect(longestCue).toBe(48);
    expect([48, 49].map((length) => looksLikeCue('A'.repeat(length)))).toEqual([true, false]);
  });
});

describe('a name in a script without capitals', () => {
  it.each([
    'Anna',
    'Anna Lee',
    'Dr. Wu.',
    'Mr. Oaks.',
    'Mrs. Oaks.',
    'Ms. Oaks.',
    'Anna (beat, then:)',
    'Anna:',
    '小红',
    'Anna Lee of York',
  ])('may be a cue: %s', (text) => {
    expect(looksLikeUncasedCue(text)).toBe(true);
  });

  it.each([
    'anna',
    'the Anna',
    'Anna.',
    'Anna,',
    'Anna? (beat)',
    'Anna (beat) and the others went',
    'She goes…',
    '行く。',
    'Anna -- wait',
    'Wait—Anna',
    'He met Dr.',
    'Anna Lee of the North',
    '',
    '12 men',
  ])('is none: %s', (text) => {
    expect(looksLikeUncasedCue(text)).toBe(false);
  });

  it('has at most thirty letters', () => {
    expect([30, 31].map((length) => looksLikeUncasedCue(`A${'n'.repeat(length - 1)}`))).toEqual([true, false]);
  });
});

describe('a printed cue', () => {
  it.each<[string, string, string[]]>([
    ['ANNA:', 'ANNA', []],
    ['ANNA  LEE', 'ANNA LEE', []],
    [' ANNA  ', 'ANNA', []],
    ['ANNA.', 'ANNA', []],
    ['A: BO', 'A: BO', []],
    ['OLD J.', 'OLD J.', []],
    ['SGT.', 'SGT.', []],
    [':', ':', []],
    ['ANNA ( V.O. )', 'ANNA', ['V.O.']],
    ['ANNA () (O.S.)', 'ANNA', ['O.S.']],
    ['OLD   ANNA (O.S.)', 'OLD ANNA', ['O.S.']],
    ['ANNA (O.S.) LEE', 'ANNA LEE', ['O.S.']],
    ['ANNA (O.S.):', 'ANNA', ['O.S.']],
    ['小红（画外音）', '小红', ['画外音']],
    ['(V.O.)', '(V.O.)', ['V.O.']],
  ])('has a name without its colon, and what stands behind it: %s', (text, name, extensions) => {
    expect(parseCue(text)).toEqual({ text, name, extensions });
  });

  it.each([
    'V.O.',
    'V.0.',
    '0.S.',
    'O.S.',
    'O.C.',
    'VO',
    'O. S.',
    'v.o.',
    'o.c.',
    'V.O. on phone',
    "CONT'D",
    'Continuing',
  ])('has an extension that stands behind names alone: %s', (text) => {
    expect(isSpokenExtension(text)).toBe(true);
  });

  it.each(['beat', 'on phone', 'with a vow', 'DISCO', 'continues', 'to be continued', "I can't", 'contd. later'])(
    'may have another: %s',
    (text) => {
      expect([isSpokenExtension(text), isContinuedExtension(text)]).toEqual([false, false]);
    },
  );
});
