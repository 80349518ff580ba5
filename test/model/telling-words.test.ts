/** The words of a passage that may not change: names, numbers and negations. */
import { describe, expect, it } from 'vitest';
import { normalizedWords } from '../../lib/model/quote-index.ts';
import { namesIn, negation, tellingWords, tellingWordsOfQuote, tellsTheSame } from '../../lib/model/telling-words.ts';

const namesOf = (...texts: string[]): string[] =>
  [...namesIn(texts.map((text) => ({ text, words: normalizedWords(text) })))].sort();

describe('names of a script', () => {
  it('are printed large inside a sentence', () => {
    expect(namesOf('He calls Lena and Tobias.')).toEqual(['lena', 'tobias']);
  });

  it('are not those words alone that open a sentence, whatever marks stand before it', () => {
    expect(namesOf('Rain falls. Doors close! “Wind howls?” (Snow melts… Ice breaks')).toEqual([]);
  });

  it('are printed large in a cue of four words at most', () => {
    expect(namesOf('MRS MULLER')).toEqual(['mrs', 'muller']);
    expect(namesOf('THE MAN WITH NO NAME')).toEqual([]);
    expect(namesOf('A MAN NAMED JOE')).toEqual(['a', 'joe', 'man', 'named']);
  });

  it('are never printed small', () => {
    expect(namesOf('He opens the Door.', 'The door is shut.')).toEqual([]);
    expect(namesOf('He calls Lena’s mother.', 'I see Lena.')).toEqual(['lena']);
  });

  it('are not those with a capital further in', () => {
    expect(namesOf('He drops the eBook on LeNa.')).toEqual(['lena']);
  });

  it('are not the first person, nor the words of a shouted line', () => {
    expect(namesOf('Then I go and I’ll stay.')).toEqual([]);
    expect(namesOf('GET OUT OF THE HOUSE NOW')).toEqual([]);
  });
});

it.each([
  ['He does not stay.', true],
  ['Nobody came.', true],
  ["They don't know.", true],
  ['They don’t know.', true],
  ['WITHOUT a word', true],
  ['She knows.', false],
  ['A knot in the notebook.', false],
  ['nothingness', false],
])('%s denies: %s', (text, denies) => expect(negation.test(text)).toBe(denies));

describe('words that tell', () => {
  const names = new Set(['lena', 'joe']);
  const words = (text: string) => normalizedWords(text).map(({ word }) => word);
  const told = (text: string) => tellingWords(words(text), names).map(({ word }) => word);

  it('are names, numbers and negations, each between its neighbours', () => {
    expect(tellingWords(words('then Lena never sold 3 reels'), names)).toEqual([
      { word: 'lena', name: true, before: 'then', after: 'never' },
      { word: 'never', name: false, before: 'lena', after: 'sold' },
      { word: '3', name: false, before: 'sold', after: 'reels' },
    ]);
  });

  it('are the same in "do not", "don’t" and "cannot", and in "Lena" and "Lena’s"', () => {
    expect(told('do not')).toEqual(['not']);
    expect(told('don’t')).toEqual(['not']);
    expect(told('cannot')).toEqual(['not']);
    expect(told('nowhere nor')).toEqual(['nowhere', 'nor']);
    expect(told('Lena’s reel')).toEqual(['lena']);
  });

  it('are numbers in words, in figures and in both', () => {
    expect(told('the second of twelve, B12 and half')).toEqual(['second', 'twelve', 'b12', 'half']);
  });

  it('are, in a quote, also what it prints large and the script does not have', () => {
    const quote = 'He calls Miriam and Tom and Lena';
    const told = tellingWordsOfQuote(quote, normalizedWords(quote), { names, knows: (word) => word === 'tom' });
    expect(told.map(({ word, name }) => [word, name])).toEqual([
      ['he', true],
      ['miriam', true],
      ['lena', true],
    ]);
  });
});

describe('a quote tells the same', () => {
  const names = new Set(['lena', 'joe']);
  const of = (text: string) =>
    tellingWords(
      normalizedWords(text).map(({ word }) => word),
      names,
    );
  const same = (quote: string, own: string) => tellsTheSame(of(quote), of(own));
  it.each([
    ['word for word', 'Lena sold 3 reels', 'Lena sold 3 reels', true],
    ['with a neighbour changed', 'Lena sold 3 old reels', 'Lena sold 3 reels', true],
    ['without a name', 'she sold 3 reels', 'Lena sold 3 reels', true],
    ['not with another name', 'Joe sold 3 reels', 'Lena sold 3 reels', false],
    ['not with a name put in', 'Lena sold Joe 3 reels', 'Lena sold 3 reels', false],
    ['not with another number', 'Lena sold 4 reels', 'Lena sold 3 reels', false],
    ['not without the number', 'Lena sold reels', 'Lena sold 3 reels', false],
    ['not with a negation taken away', 'Lena sold', 'Lena never sold', false],
    ['not with a negation put in', 'Lena never sold', 'Lena sold', false],
    ['not with the number beside other things', 'twice 3 doors open', 'sold 3 reels', false],
    ['not with the names in another order', 'Joe hits Lena', 'Lena hits Joe', false],
  ])('%s', (_what, quote, own, is) => expect(same(quote, own)).toBe(is));
});
