/** Who is in a scene, and whom a sentence has do something. */
import { describe, expect, it } from 'vitest';
import { numberScript } from '../../../../lib/model/read/numbered-script.ts';
import { whoIsThere } from '../../../../lib/model/read/proof/who-is-there.ts';
import { fountainScript } from '../small-script.ts';

const script = numberScript(
  await fountainScript(`INT. BOOTH - NIGHT

Lena threads the reel. A photo of Tobias.

MAGS
Off.

INT. HALL - DAY

DR. MULLER
Wendell's oversight.
`),
);
const names = [
  ['Lena'],
  ['Tobias'],
  ['Mags', 'MAGS'],
  ['Wendell Muller'],
  ['Rosa Muller', 'DR. MULLER'],
  ['The Old Captain Ng'],
];
const [lena, tobias, mags, wendell, rosa, captain] = [0, 1, 2, 3, 4, 5];
const who = whoIsThere(script, names);

describe('somebody is in a scene', () => {
  it('who speaks or is named there', () => {
    expect([...who.inScene(1)].sort()).toEqual([lena, tobias, mags]);
    expect([...who.inScene(1)].sort()).toEqual([lena, tobias, mags]);
    expect([...who.inScene(3)]).toEqual([]);
  });

  it('by a name of their own, in capitals or not, with an s of possession', () => {
    expect([...who.within('wendell’s car')]).toEqual([wendell]);
    expect([...who.within('ROSA')]).toEqual([rosa]);
    expect([...who.within('Lenas')]).toEqual([]);
  });

  it('by a family’s name only after a title', () => {
    expect([...who.within('the Muller house')]).toEqual([]);
    expect([...who.within('Dr. Muller')].sort()).toEqual([wendell, rosa]);
  });

  it('not by an article, an age or a number that is part of a name, nor by two letters', () => {
    expect([...who.within('the old man, Ng')]).toEqual([]);
    expect([...who.within('the captain')]).toEqual([captain]);
  });
});

describe('a sentence names', () => {
  it('whom it prints with a capital, each once', () => {
    expect(who.named('Lena and Mags, the captain, then Lena')).toEqual([lena, mags]);
    expect(who.named('lena')).toEqual([]);
  });
});

describe('somebody acts', () => {
  it.each([
    ['who begins the sentence', 'Lena, at last, gives in.', [lena]],
    ['who begins a clause after a comma', 'At night, Lena leaves.', [lena]],
    ['who begins one after “while”', 'She sleeps while Lena stays.', [lena]],
    ['who begins one after a colon', 'One thing: Mags lies.', [mags]],
    ['who is followed by a verb', 'In the booth Mags threads it.', [mags]],
    ['with a word between', 'In the booth Mags never threads it.', [mags]],
    ['with an auxiliary', 'In the booth Mags will stay.', [mags]],
    ['who is the second of a pair that begins', 'Lena and Mags stay.', [lena, mags]],
    ['who is the second of three', 'Mags, Lena and Tobias stay.', [mags, lena, tobias]],
  ])('%s: %s', (_what, sentence, acting) => expect(who.acting(sentence).sort()).toEqual([...acting].sort()));

  it.each([
    ['who is told of', 'She tells Lena about it.', []],
    ['whose thing it is', "Tobias’s reel and Tobias' coat", []],
    ['with “as” behind the name', 'She sees Mags as a friend.', []],
    ['with “always” behind the name', 'She calls Mags always first.', []],
    ['who is seen doing it', 'Lena reading by the lamp.', []],
    ['whom somebody asks about', 'She asks whether Lena knows.', []],
    ['who did it before', 'Lena was late.', []],
    ['in the second of a pair that is told of', 'She tells Mags and Lena the truth.', []],
    ['behind a title that ends in a dot', 'A man. Dr. Rosa', []],
  ])('but not %s: %s', (_what, sentence, acting) => expect(who.acting(sentence)).toEqual(acting));
});

describe('a sentence fits its scenes', () => {
  it.each([
    ['where whoever acts is in one of them', 'Lena leaves.', [1], true],
    ['where they are in the other', 'Rosa leaves and Lena stays.', [2, 1], true],
    ['not where one is in none', 'Rosa leaves and Lena stays.', [2], false],
    ['where nobody acts', 'She asks whether Lena knows.', [2], true],
    ['not in no scene', 'Lena leaves.', [], false],
  ] as const)('%s: %s', (_what, sentence, scenes, fits) => expect(who.allThere(sentence, scenes)).toBe(fits));
});
