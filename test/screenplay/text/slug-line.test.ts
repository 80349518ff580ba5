/** Transitions, shots and endings, by their words. */
import { describe, expect, it } from 'vitest';
import { isEnding, isShot, isTransition, opensAtTheLeft } from '../../../lib/screenplay/text/slug-line.ts';

describe('a transition', () => {
  it.each([
    'CUT TO:',
    'CUT TO.',
    'SLAM TO:',
    'FADE TO COLOUR.',
    'SLOW FADE',
    'SLOW  QUICK CUT',
    'IRIS OUT',
    'CROSSFADE',
    'WIPE',
  ])('is known by its words: %s', (text) => {
    expect(isTransition(text)).toBe(true);
  });

  it.each([
    'HE GOES TO',
    'HE GOES TO: ROME',
    'CUT, THEY SAY',
    'CUT!',
    'FADE?',
    'THE CUT',
    'CUTTER',
    'Cut to:',
    'Fade out.',
  ])('is not: %s', (text) => {
    expect(isTransition(text)).toBe(false);
  });

  it('has at most forty-five letters', () => {
    const long = (length: number): string => `${'A'.repeat(length - 4)} TO:`;
    expect([45, 46].map((length) => isTransition(long(length)))).toEqual([true, false]);
  });

  it('opens a script at the left where it fades or irises in', () => {
    expect(['FADE IN:', 'FADES UP', 'SLOW FADE IN', 'SLOW  FADE  IN', 'IRIS IN ON BO'].every(opensAtTheLeft)).toBe(
      true,
    );
    expect(['FADE OUT.', 'CUT TO:', 'WE FADE IN', 'FADE INTO', 'FADEIN'].some(opensAtTheLeft)).toBe(false);
  });
});

describe('a shot', () => {
  it.each([
    'CLOSE',
    'CLOSER - BO',
    'CLOSE UP: BO',
    'CLOSEUPS',
    'EXTREME CLOSE-UP – THE KEY',
    'MEDIUM CLOSE SHOT',
    'CLOSE OF BO',
    'ANGLE',
    'NEW ANGLE ON BO',
    'REVERSE ANGLE - BO',
    'ANGLES: THE TOWN',
    'TOWN MONTAGE',
    'TOWN MONTAGE:',
    'INSERT',
    'INSERTS: LETTER',
    'INSERT THE KEY',
    'INSERT – KEY',
    'P.O.V. OF BO',
    "BO'S POV",
    'THE BOYS’ POV',
    'LATER.',
    'MUCH LATER:',
    'SAME SCENE',
    'OMITTED',
  ])('is known by its words: %s', (text) => {
    expect(isShot(text)).toBe(true);
  });

  it.each([
    'CLOSE THE DOOR',
    'THE CLOSE SHOT',
    'TRIANGLE ON BO',
    'ANGLES OF ROME',
    'THE MONTAGE MEN',
    'INSERTION',
    'WE INSERT THE KEY',
    'THE POVERTY',
    'BO AND POV',
    'LATER THAT DAY',
    'WE COME LATER',
    'Close on the key',
    'Omitted',
  ])('is not: %s', (text) => {
    expect(isShot(text)).toBe(false);
  });
});

describe('an ending', () => {
  it.each(['THE END', 'THE END.', 'FIN', 'TEASER:', 'END OF ACT ONE', 'END OF SHOW', 'ACT TWO', 'ACT IV', 'ACT 2.'])(
    'is known by its words: %s',
    (text) => {
      expect(isEnding(text)).toBe(true);
    },
  );

  it.each(['AT THE END', 'THE END OF IT', 'END OF THE ROAD', 'END OF ACTION', 'ACT OF GOD', 'ACT TWO MEN', 'The end'])(
    'is not: %s',
    (text) => {
      expect(isEnding(text)).toBe(false);
    },
  );
});
