/** The casing that names are shown in, learnt from the running text. */
import { expect, it } from 'vitest';
import { displayNamesOf } from '../../../lib/engine/people/display-names.ts';

it.each([
  ['an ordinary word', [], 'HALE', 'Hale'],
  ['a small word within', [], 'LADY OF THE LAKE', 'Lady of the Lake'],
  ['a small word at the beginning', [], 'THE BARN', 'The Barn'],
  ['a name already in mixed case', [], 'the BARN', 'the BARN'],
  ['initials', [], 'FBI MAN', 'FBI Man'],
  ['initials that look like a word', [], 'EVA', 'EVA'],
  ['three consonants', [], 'PJK', 'PJK'],
  ['four consonants', [], 'PJKL', 'Pjkl'],
  ['three letters with a vowel', [], 'BEN', 'Ben'],
  ['three letters with a Y', [], 'SKY', 'Sky'],
  ['a vowel with an accent', [], 'ÉP', 'Ép'],
  ['a title without a vowel', [], 'MRS. HALE', 'Mrs. Hale'],
  ['one letter', [], 'X', 'X'],
  ['one letter among words', [], 'PLAN B', 'Plan B'],
  ['a number', [], '2ND MAN', '2nd Man'],
  ['a particle', [], 'MAC DER HALE', 'Mac der Hale'],
  ['a particle at the beginning', [], 'DER HALE', 'Der Hale'],
  ['a particle that the text writes large', ['Here is Der Hale.'], 'MAC DER HALE', 'Mac Der Hale'],
  ['an apostrophe and a letter', [], "BOB'S CAR", "Bob's Car"],
  ['an apostrophe and two letters', [], 'THEY’RE IN', 'They’re in'],
  ['an apostrophe and three letters', [], "O'NEIL", "O'Neil"],
  ['a letter behind a quotation mark', [], "'S' MAN", "'S' Man"],
  ['a form of the text', ['MacNeil sits.'], 'MACNEIL', 'MacNeil'],
  ['the commonest form of the text', ['MacNeil sits. Macneil, Macneil.'], 'MACNEIL', 'Macneil'],
  ['the first of two forms as common', ['Macneil sits.', 'MacNeil.'], 'MACNEIL', 'MacNeil'],
  ['the first of two forms as common, told first', ['MacNeil sits.', 'Macneil.'], 'MACNEIL', 'MacNeil'],
  ['small letters of the text', ['The macneil sits. MACNEIL.'], 'MACNEIL', 'Macneil'],
  ['a name with Mc in capitals alone', ['Here is ANGUS MCCORMACK.'], 'ANGUS MCCORMACK', 'Angus McCormack'],
  ['a number in Roman figures', [], 'STREET II', 'Street II'],
  ['a form of initials', ['The Fbi waits.'], 'FBI', 'Fbi'],
])('%s', (_what, texts, name, shown) => {
  expect(displayNamesOf(texts)(name)).toBe(shown);
});
