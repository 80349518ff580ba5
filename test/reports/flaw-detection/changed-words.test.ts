import { describe, expect, it } from 'vitest';
import { changedWords } from '../../../lib/reports/flaw-detection/changed-words.ts';

describe('a correction', () => {
  it.each([
    ['trim. He is a avatar of OVERSIGHT.', 'trim. He is an avatar of OVERSIGHT.', 'is a avatar', 'an'],
    ['Maybe I have a another option.', 'Maybe I have another option.', 'have a another', 'have another'],
    [
      'taken aback Brianna’s lack of it',
      'taken aback by Brianna’s lack of it',
      'aback Brianna’s',
      'aback by Brianna’s',
    ],
    ['fell deep into the the flesh of it', 'fell deep into the flesh of it', 'the the flesh', 'the flesh'],
    ['Maybe he have a hat, he says.', 'Maybe he has a hat, he says.', 'he have a', 'has'],
    ['It open slowly.', 'It opens slowly.', 'It open slowly.', 'opens'],
    ['Rodger.', 'Roger.', 'Rodger.', 'Roger.'],
    ['the crete', 'the crate', 'the crete', 'crate'],
    ['Leave it.', '', 'Leave it.', ''],
  ])('of “%s” to “%s” is told as “%s” and “%s”', (written, better, found, told) => {
    expect(changedWords({ written, better })).toEqual({ written: found, better: told });
  });

  it('is told whole where the line is another from end to end', () => {
    const slip = { written: 'He goes out.', better: 'They all stay.' };
    expect(changedWords(slip)).toEqual(slip);
  });
});
