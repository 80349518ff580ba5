import { describe, expect, it } from 'vitest';
import { wordBase } from '../../../lib/model/ask/word-base.ts';

describe('the base of a word', () => {
  it.each([
    ['guns', 'gun'],
    ['killed', 'kills'],
    ['killing', 'kill'],
    ['stopped', 'stop'],
    ['running', 'run'],
    ['boxes', 'box'],
    ['lies', 'lie'],
    ['lied', 'lie'],
    ['carried', 'carry'],
    ["Lena's".toLowerCase(), 'lena'],
    ['hides', 'hiding'],
    ['kisses', 'kissed'],
  ])('%s is that of %s', (one, other) => {
    expect(wordBase(one)).toBe(wordBase(other));
  });

  it.each([
    ['king', 'kin'],
    ['shed', 'she'],
    ['red', 're'],
    ['needs', 'nees'],
    ['bus', 'bu'],
    ['glass', 'gla'],
  ])('%s is not that of %s', (one, other) => {
    expect(wordBase(one)).not.toBe(wordBase(other));
  });
});
