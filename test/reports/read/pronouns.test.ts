/** Names and pronouns in what is told of one person, sentence after sentence. */
import { describe, expect, it } from 'vitest';
import { withPronoun, withPronouns } from '../../../lib/reports/read/pronouns.ts';

const lena = { name: 'Lena', aliases: [], pronoun: 'she' } as const;
const mags = { name: 'Mags', aliases: ['Maggie'], pronoun: 'she' } as const;
const tobias = { name: 'Tobias Hale', aliases: [], pronoun: 'he' } as const;
const voice = { name: 'Voice', aliases: ['his voice'], pronoun: null } as const;
const people = [lena, mags, tobias, voice];

describe('sentences about one person', () => {
  it('name them once, and go on with the pronoun', () => {
    expect(
      withPronouns(
        ['Tobias Hale wants a signature.', 'Tobias takes it for granted.', 'Hale’s smile goes.'],
        tobias,
        people,
      ),
    ).toEqual(['Tobias Hale wants a signature.', 'He takes it for granted.', 'His smile goes.']);
  });

  it('keep the name after a sentence that speaks of somebody who could be meant', () => {
    const told = ['Lena hides the can from Mags.', 'Lena counts the seats.', 'Lena waits.'];
    expect(withPronouns(told, lena, people)).toEqual([told[0], told[1], 'She waits.']);
    const heard = ['Lena answers the Voice.', 'Lena waits.'];
    expect(withPronouns(heard, lena, people)).toEqual(heard);
  });

  it('go on with the pronoun after somebody whom it cannot mean', () => {
    expect(withPronouns(['Lena hangs up on Tobias at his voice.', 'Lena waits.'], lena, people)[1]).toBe('She waits.');
  });

  it('keep the name where the script does not settle what to call them, and where they are not the subject', () => {
    const told = ['Voice speaks.', 'Voice stops.'];
    expect(withPronouns(told, voice, people)).toEqual(told);
    const joined = ['Lena waits.', 'Lena Okafor, 34, comes in.'];
    expect(withPronouns(joined, lena, people)).toEqual(joined);
  });

  it('do not say beside the name what the name says', () => {
    expect(withPronoun('Lena wants to be heard.', lena)).toBe('She wants to be heard.');
    expect(withPronoun('Lena’s ear is exact.', lena)).toBe('Her ear is exact.');
    expect(withPronoun('Voice speaks.', voice)).toBe('Voice speaks.');
  });
});
