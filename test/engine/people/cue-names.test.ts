/** Who is behind a cue: what is stripped from a name, what is one name, what is nobody. */
import { describe, expect, it } from 'vitest';
import { characterId, isCollective, speakersByCue } from '../../../lib/engine/people/cue-names.ts';

describe('a cue’s name', () => {
  it('loses bare extensions, continuation marks, dashes and the number of its scene', () => {
    for (const [cue, id] of [
      ['ERIC V/O', 'ERIC'],
      ['ERIC V/0', 'ERIC'],
      ['BRANDON VOICEOVER', 'BRANDON'],
      ['COOK O/S', 'COOK'],
      ["COAKLEY CONT'D)", 'COAKLEY'],
      ['KAYLA -', 'KAYLA'],
      ['-ERIC', 'ERIC'],
      ['55 RAY', 'RAY'],
      ["Mags' Voice", 'MAGS'],
    ] as const)
      expect(characterId(cue), cue).toBe(id);
  });

  it('keeps ages, numbers of parts and what is a name with nothing before it', () => {
    for (const cue of ['10 YEAR OLD BOY', '911 OPERATOR', 'GUARD 1', 'VOICE OVER', 'V.O.', 'J.D.', 'O.S. AGENT'])
      expect(characterId(cue), cue).toBe(cue);
  });
});

describe('a cue that is nobody', () => {
  it('is a shot, a place, half a parenthetical, a page’s furniture or a stray number', () => {
    for (const cue of [
      'ON MEGATRON',
      'CU: DILLINGER',
      'CLOSE ON RAY',
      'HIS POV',
      "TERRY'S HAND",
      'LONG SHOT',
      'IN THE HELICOPTER',
      'AND PAUSES)',
      '109 OMITTED 109',
      '40 CONTINUED',
      '172-B',
      '75 TRAVELING MONTAGE 75',
      'SUPER',
      'ALL',
    ])
      expect(isCollective(characterId(cue)), cue).toBe(true);
  });

  it('is no name, however odd, and no number that speaks often', () => {
    for (const cue of [
      'SUPERMAN',
      'ANGLES',
      'MR. POVEY',
      'INSIDE MAN',
      'SID 6.7',
      'Q',
      '7-YEAR-OLD DAUGHTER',
      '1ST CRANK',
    ])
      expect(isCollective(characterId(cue)), cue).toBe(false);
    expect(isCollective('47')).toBe(true);
    expect(isCollective('47', 60)).toBe(false);
  });
});

describe('names of the same letters', () => {
  it('are one person, however they are spaced and pointed, under the plainest form', () => {
    const speakers = speakersByCue([
      'MR BLASE',
      'MR. BLASE',
      'M R . BLASE',
      'KIMBERLY',
      'KIMBER LY',
      "PURVIS'",
      'PURVIS',
    ]);
    expect(speakers('M R . BLASE')).toEqual(['MR. BLASE']);
    expect(speakers('MR BLASE')).toEqual(['MR. BLASE']);
    expect(speakers('KIMBER LY')).toEqual(['KIMBERLY']);
    expect(speakers("PURVIS'")).toEqual(['PURVIS']);
  });

  it('differ where a letter or a number does', () => {
    const speakers = speakersByCue(['JON', 'JOHN', 'GUARD 1', 'GUARD 2']);
    expect(['JON', 'JOHN', 'GUARD 1', 'GUARD 2'].map((cue) => speakers(cue)[0])).toEqual([
      'JON',
      'JOHN',
      'GUARD 1',
      'GUARD 2',
    ]);
  });

  it('of two people are theirs still where one stands with a slip', () => {
    const speakers = speakersByCue(['LEWIS', 'MARTIN', 'LEW IS AND MARTIN']);
    expect(speakers('LEW IS AND MARTIN')).toEqual(['LEWIS', 'MARTIN']);
  });
});
