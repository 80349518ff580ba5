/** Lists of phrases as patterns: what each mark in an entry means. */
import { describe, expect, it } from 'vitest';
import { anyOf, wholeWords } from '../../../lib/engine/text/phrases.ts';

describe('a list of phrases', () => {
  const finds = (phrase: string, text: string, slots = {}): boolean => wholeWords([phrase], { slots }).test(text);

  it('finds whole words in any case', () => {
    expect(finds('night sky', 'A NIGHT SKY above')).toBe(true);
    expect(finds('night sky', 'the night skyline')).toBe(false);
    expect(finds('night sky', 'midnight sky')).toBe(false);
  });

  it('knows what may be missing, choices, slots, endings and both apostrophes', () => {
    expect(['gun', 'guns'].every((text) => finds('gun(s)', text))).toBe(true);
    expect(['shot dead', 'shot me', 'shot it'].map((text) => finds('shot {dead|me}', text))).toEqual([
      true,
      true,
      false,
    ]);
    expect(finds('out of the {rooms}', 'out of the bar', { rooms: ['hall', 'bar'] })).toBe(true);
    expect(['paint', 'painting', 'pain'].map((text) => finds('paint*', text))).toEqual([true, true, false]);
    expect(["I've got", 'I’ve got', 'Ive got'].map((text) => finds("I've got", text))).toEqual([true, true, false]);
  });

  it('takes all else as it stands', () => {
    expect(anyOf(['C.U.', 'a+b', '[x]?^$\\'])).toBe('(?:C\\.U\\.|a\\+b|\\[x\\]\\?\\^\\$\\\\)');
    expect(finds('C.U', 'CxU')).toBe(false);
  });

  it('takes a border and flags of the caller’s own', () => {
    const atEnd = wholeWords(['ROOM'], { flags: '', end: '$' });
    expect(['LIVING ROOM', 'ROOM 2', 'living room'].map((text) => atEnd.test(text))).toEqual([true, false, false]);
  });

  it('refuses a slot that nobody gives', () => {
    expect(() => anyOf(['the {rooms}'])).toThrow(RangeError);
  });
});
