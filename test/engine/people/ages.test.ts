/** Ages as scripts print them, and what looks like one. */
import { expect, it } from 'vitest';
import { ageAfter } from '../../../lib/engine/people/ages.ts';

it('an age stands right behind the name, in digits or letters', () => {
  for (const [after, age] of [
    [', 62, a nurse', 62],
    [' (62)', 62],
    [', aged 44...', 44],
    [' is 16, blond', 16],
    [', eighteen, pretty', 18],
    [', thirty-five, stylish', 35],
    [', a sullen seventeen year old beauty', 17],
    [', a nine-year-old girl', 9],
    [' is 32 years old', 32],
  ] as const)
    expect(ageAfter(after), after).toBe(age);
});

it('decades, guesses, times and counts of something else are none', () => {
  for (const after of [
    ', 30s,',
    ', 30-something, roughneck',
    ' (late 40s)',
    ' at 15,',
    ', 605, the',
    ', 7:30',
    ', 15 minutes later',
    ', two no-nonsense survivalists',
    ', three children in tow',
    ' is one step behind',
  ])
    expect(ageAfter(after), after).toBeNull();
});

it.each([
  [', one year old', 1],
  [', a nine-year-old', 9],
  [', ten, pale', 10],
  [', NINETEEN.', 19],
  [', twenty.', 20],
  [' (twenty-one)', 21],
  [' (twenty one)', 21],
  [', thirty-five', 35],
  [', ninety-nine; tall', 99],
  [', 7!', 7],
  [', 40?', 40],
  [', 40-', 40],
  [', 40-ish', null],
  [', 40 – tall', 40],
  [', 40 and tall', 40],
  [', 40 with a hat', 40],
  [', 40 years', 40],
  [', 40 men', null],
  [', age 40,', 40],
  [', aged, 40,', 40],
  [' (now 12)', 12],
  [', now 12,', 12],
  [', almost forty,', 40],
  [', not quite forty,', 40],
  [' 62', 62],
  ['62,', 62],
  ['; 62,', null],
  [', nine, pale', null],
  [', 0,', null],
  [', 3.5,', null],
  [', 105 years old', null],
  [' was the tall, sullen, pale forty years old', 40],
  [', her pale, tall, sullen, quiet forty years old', null],
  [' is twenty-three years-old', 23],
  [', four years older', 4],
  [' and, 40,', null],
  ['', null],
])('behind a name ‘%s’ gives %j', (after, age) => {
  expect(ageAfter(after)).toBe(age);
});
