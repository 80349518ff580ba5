/** Speeches behind their speakers' names. */
import { describe, expect, it } from 'vitest';
import { findNamedSpeeches } from '../../../lib/screenplay/text/named-speech.ts';

const told = (count: number): string[] => Array.from({ length: count }, (_, index) => `The rain falls, ${index}`);
const found = (...lines: string[]) =>
  findNamedSpeeches(lines)?.map((one) => (one ? `${one.cue}|${one.speech ?? ''}` : null)) ?? null;
const thrice = (line: string): string[] => [line, line, line];

describe('a name before a colon', () => {
  it.each([
    ['ANNA: Yes.', 'ANNA:|Yes.'],
    ['ANNA (V.O.): Yes.', 'ANNA (V.O.):|Yes.'],
    ['ANNA (V.O.) (low): Yes.', 'ANNA (V.O.) (low):|Yes.'],
    ['MAN #2: Yes.', 'MAN #2:|Yes.'],
    ['O’BRIEN/BO: Yes.', 'O’BRIEN/BO:|Yes.'],
    ['ANNA:', 'ANNA:|'],
    ['ANNA:Yes.', 'ANNA:|Yes.'],
    ['Anna: Yes.', 'Anna:|Yes.'],
    ['小红：我来了。', '小红：|我来了。'],
    ['小红（画外音）：我来了。', '小红（画外音）：|我来了。'],
    ['太郎「遅いな」', '太郎|「遅いな」'],
    ['太郎（声）『遅いな』', '太郎（声）|『遅いな』'],
  ])('speaks where it does so often: %s', (line, one) => {
    expect(found(...thrice(line))).toEqual([one, one, one]);
  });

  it.each([
    ['CUT TO:'],
    ['INT. BAR: DAY'],
    ['12 INT. BAR: DAY'],
    ['CLOSE ON: the key'],
    ['END OF ACT ONE: so'],
    ['he says: Yes.'],
    ['人物：小红'],
    ['地点：上海'],
    ['ONE TWO THREE FOUR FIVE SIX: Yes.'],
  ])('does not where it is something else: %s', (line) => {
    expect(found(...thrice(line))).toBeNull();
  });

  it('takes three times, and one line of eight', () => {
    expect(found('ANNA: Yes.', 'ANNA: No.')).toBeNull();
    expect(found(...thrice('ANNA: Yes.'), ...told(22))?.slice(0, 4)).toEqual([...thrice('ANNA:|Yes.'), null]);
    expect(found(...thrice('ANNA: Yes.'), ...told(23))).toBeNull();
  });

  it('in capitals where most are; who speaks once is believed in that case, too', () => {
    expect(found(...thrice('ANNA: Yes.'), 'BO: No.', 'Note: so')?.slice(3)).toEqual(['BO:|No.', null]);
    expect(found(...thrice('Anna: Yes.'), 'Bo: No.', 'The old man: No.')?.slice(3)).toEqual(['Bo:|No.', null]);
  });

  it('is no longer than forty letters', () => {
    const long = (letters: number): string => `${'A'.repeat(letters)}: Yes.`;
    expect(found(...thrice(long(39)))).not.toBeNull();
    expect(found(...thrice(long(40)))).toEqual([null, null, null]);
  });
});

describe('a name before a full stop', () => {
  it.each([
    ['ANNA. Yes.', 'ANNA.|Yes.'],
    ['MR. BO. Yes.', 'MR. BO.|Yes.'],
    ['MRS. BO (aside). Yes.', 'MRS. BO (aside).|Yes.'],
    ['ANNA.', 'ANNA.|'],
    ['OLD MAN. Yes.', 'OLD MAN.|Yes.'],
  ])('speaks where it does so often: %s', (line, one) => {
    expect(found(...thrice(line))).toEqual([one, one, one]);
  });

  it.each([['Anna. Yes.'], ['A. Yes.'], ['MR. So.'], ['FADE OUT.'], ['ANNA.Yes.'], ['THE END.']])(
    'does not where it is something else: %s',
    (line) => {
      expect(found(...thrice(line))).toBeNull();
    },
  );

  it('gives way to colons, and takes who speaks once by one word or a note', () => {
    expect(found(...thrice('ANNA: Yes.'), ...thrice('BO. No.'))?.slice(3)).toEqual([null, null, null]);
    expect(found(...thrice('ANNA. Yes.'), 'BO. No.', 'THE WIND. So.', 'OLD MAN (low). So.')?.slice(3)).toEqual([
      'BO.|No.',
      null,
      'OLD MAN (low).|So.',
    ]);
  });
});
