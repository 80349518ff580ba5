/** A namesake who comes when the other has gone. */
import { describe, expect, it } from 'vitest';
import { speakersByCue } from '../../../../lib/engine/people/cue-names.ts';
import { introducedAnew } from '../../../../lib/engine/people/cues/introduced-anew.ts';

const gone = ['NORA VANCE', 'TOBIN', 'NORA'];
const still = ['NORA VANCE', 'NORA', 'NORA VANCE'];

describe('a first name that is introduced with an age', () => {
  it.each([
    ['when the full name has said its last', gone, 'NORA (84), in slippers, chimes in.', true],
    ['behind a comma', gone, 'NORA, 84, chimes in.', true],
    ['while the full name still speaks', still, 'NORA (84) chimes in.', false],
    ['under the full name', gone, 'NORA VANCE (84) chimes in.', false],
    ['as another’s surname', gone, 'ELLA NORA (84) chimes in.', false],
    ['without an age', gone, 'NORA chimes in.', false],
    ['with a number that is no age', gone, 'NORA, 84 pages of script on her lap, waits.', false],
  ])('%s', (_, order, text, isAnother) => {
    expect(introducedAnew(order, [text])('NORA', 'NORA VANCE')).toBe(isAnother);
  });

  it('is no other name of the one who has gone', () => {
    const cues = ['NORA VANCE', 'NORA VANCE', 'TOBIN', 'NORA', 'NORA', 'NORA'];
    expect(speakersByCue(cues, ['NORA (84) chimes in.'])('NORA')).toEqual(['NORA']);
    expect(speakersByCue(cues, ['NORA VANCE (84) chimes in.'])('NORA VANCE')).toEqual(['NORA']);
  });
});
