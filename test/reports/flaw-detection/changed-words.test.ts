import { describe, expect, it } from 'vitest';
import { changedWords } from '../../../lib/reports/flaw-detection/changed-words.ts';

describe('a correction', () => {
  it.each([
    ['trim. He is a avatar of OVERSIGHT.', 'trim. He is an avatar of OVERSIGHT.', 'is an avatar'],
    ['Maybe I have a another option.', 'Maybe I have another option.', 'I have another option.'],
    ['into the the flesh', 'into the flesh', 'into the flesh'],
    ['Maybe he have a hat, he says.', 'Maybe he has a hat, he says.', 'he has a'],
    ['It open slowly.', 'It opens slowly.', 'It opens slowly.'],
    ['Rodger.', 'Roger.', 'Roger.'],
    ['the crete', 'the crate', 'the crate'],
    ['Leave it.', '', ''],
  ])('of “%s” to “%s” is told as “%s”', (written, better, told) => {
    expect(changedWords(written, better)).toBe(told);
  });

  it('is told whole where the line is another from end to end', () => {
    expect(changedWords('He goes out.', 'They all stay.')).toBe('They all stay.');
  });
});
