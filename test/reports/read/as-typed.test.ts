/** Proposed lines stand as a script has them. */
import { expect, it } from 'vitest';
import { scriptLines, typedUnder } from '../../../lib/reports/read/as-typed.ts';
import { partText, sampleText } from '../../../lib/reports/read/words.ts';

it('gives each speech, and each action that stands between two, a line of its own', () => {
  expect(
    scriptLines('(The bridge empties.) THE BOY: Did I choose well? MAGS (V.O.): You did. (She turns the light off.)'),
  ).toEqual([
    '(The bridge empties.)',
    'THE BOY: Did I choose well?',
    'MAGS (V.O.): You did.',
    '(She turns the light off.)',
  ]);
});

it('leaves a bracket within a speech there: it is how the line is said', () => {
  expect(scriptLines('MAGS: Sit. (Beat.) It will be a long night. LENA: (to herself) Good.')).toEqual([
    'MAGS: Sit. (Beat.) It will be a long night.',
    'LENA: (to herself) Good.',
  ]);
});

it('begins below the words that say where it is typed', () => {
  expect(scriptLines("After 'the pipes are.': MAGS: And if it is sound? LENA: Then it stays.")).toEqual([
    "After 'the pipes are.':",
    'MAGS: And if it is sound?',
    'LENA: Then it stays.',
  ]);
});

it('leaves a sentence, and capitals that are said aloud, as they are', () => {
  for (const text of [
    'the minefield: all of it.',
    'Cut to the sign. It reads CLOSED: for good.',
    'She says NO. Then nothing.',
  ])
    expect(scriptLines(text)).toEqual([text]);
});

it('sets one line beside its page and several below it', () => {
  expect(typedUnder('Page 7, add:', 'DOT: With bread?')).toBe('Page 7, add: DOT: With bread?');
  expect(partText({ page: 7, to: null, act: 'change', text: 'DOT: With bread? JO: Without.' })).toBe(
    'Page 7, change:\nDOT: With bread?\nJO: Without.',
  );
  expect(sampleText({ page: 4, before: 'DOT: Go.', after: 'DOT: Go. JO: You first.' })).toBe(
    'Page 4, as written: “DOT: Go.”\nAs it could be:\n“DOT: Go.\nJO: You first.”',
  );
});
