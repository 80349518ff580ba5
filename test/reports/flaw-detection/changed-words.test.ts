import { describe, expect, it } from 'vitest';
import { changedWords } from '../../../lib/reports/flaw-detection/changed-words.ts';

describe('a correction', () => {
  it.each([
    ['trim. He is a avatar of OVERSIGHT.', 'trim. He is an avatar of OVERSIGHT.', 'He is a avatar of', 'is an avatar'],
    [
      'Maybe I have a another option.',
      'Maybe I have another option.',
      'I have a another option.',
      'I have another option.',
    ],
    [
      'fell deep into the the flesh of it',
      'fell deep into the flesh of it',
      'into the the flesh of',
      'into the flesh of',
    ],
    ['Maybe he have a hat, he says.', 'Maybe he has a hat, he says.', 'Maybe he have a hat,', 'he has a'],
    ['It open slowly.', 'It opens slowly.', 'It open slowly.', 'It opens slowly.'],
    ['Rodger.', 'Roger.', 'Rodger.', 'Roger.'],
    ['the crete', 'the crate', 'the crete', 'the crate'],
    ['Leave it.', '', 'Leave it.', ''],
  ])('of “%s” to “%s” is told as “%s” and “%s”', (written, better, found, told) => {
    expect(changedWords({ written, better })).toEqual({ written: found, better: told });
  });

  it('is told whole where the line is another from end to end', () => {
    const slip = { written: 'He goes out.', better: 'They all stay.' };
    expect(changedWords(slip)).toEqual(slip);
  });
});
