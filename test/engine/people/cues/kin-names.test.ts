/** Which cues are one person, called by the name once and by a relation once. */
import { describe, expect, it } from 'vitest';
import { speakersByCue } from '../../../../lib/engine/people/cue-names.ts';

const speaker = (cue: string, ...cues: readonly string[]) => speakersByCue([...cues, cue])(cue);
const others = ['ANN', 'BEN', 'ANN', 'BEN'];

describe('a cue', () => {
  it('with a relation is the same as the name with its title, where the two never speak near each other', () => {
    expect(speaker('MRS. MARL', "MARL'S MOM", "MARL'S MOM", ...others)).toEqual(["MARL'S MOM"]);
    expect(speaker("MARL'S DAD", 'MR. MARL', 'MR. MARL', ...others)).toEqual(['MR. MARL']);
    expect(speaker('MRS. MARL', "MARL'S MOM", 'ANN')).toEqual(['MRS. MARL']);
    expect(speaker('MRS. MARL', "MARL'S DAD", ...others)).toEqual(['MRS. MARL']);
  });

  it('with how somebody sounds is that somebody', () => {
    expect(speaker('RASPY QUENTIN', 'QUENTIN')).toEqual(['QUENTIN']);
    expect(speaker('YOUNG QUENTIN', 'QUENTIN')).toEqual(['QUENTIN']);
    expect(speaker('WHISPERED VOICE', 'VOICE')).toEqual(['WHISPERED VOICE']);
  });
});
