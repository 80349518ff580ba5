/** Ages as scripts print them, and what looks like one. */
import { expect, it } from 'vitest';
import { ageAfter, ageBeside } from '../../../../lib/engine/people/introductions/ages.ts';

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
  [' 62', null],
  [' 62, tall', 62],
  [' 2, a soldier', null],
  ['62,', null],
  ['; 62,', null],
  [', nine, pale', null],
  [', 0,', null],
  [', 3.5,', null],
  [', 105 years old', null],
  [' was the tall, sullen, pale forty years old', 40],
  [', black, 53, sits', 53],
  [' -- pretty, 35, dressed', 35],
  [' - 45, tall', 45],
  [', 39 but looking younger', 39],
  [' answers (50, bald)', 50],
  [' sits next to her -- she’s seventeen, pretty', 17],
  [', Renee’s 12 year-old son', 12],
  [', who is Ben’s ten-year-old son', 10],
  [', her fifty year old aunt', 50],
  [' aged 10 Lenny', 10],
  [', runs the six-year-old through', null],
  [' is instructing a nine-year-old', null],
  [' is about thirty years old', null],
  [' (strong, ten years older than Ben)', null],
  [', the ten-year-old’s father', null],
  [', 11 years ago', null],
  [' with two 25-year old assistants', null],
  [', only 26, is', 26],
  [' - a 40-year-old Czech', 40],
  [', TOM, 12, and a dog', null],
  [', her pale, tall, sullen, quiet forty years old', null],
  [' is twenty-three years-old', 23],
  [', four years older', null],
  [', SIX-YEARS OLD, stirs', 6],
  [' (SEVEN YEARS OLD)', 7],
  [', 29 YEARS OLDER than', null],
  [', THIRTY-SEVEN is still asleep', 37],
  [', forty miles away', null],
  [', two sits', null],
  [' and, 40,', null],
  ['', null],
])('behind a name ‘%s’ gives %j', (after, age) => {
  expect(ageAfter(after)).toBe(age);
});

it.each([
  ['a boy, ', ' and SHAM, 11 and 9; a girl', 11],
  ['MANU and ', ', 11 and 9; a girl', 9],
  ['', ', 11 and 9; a girl', null],
  ['A strong seventeen year-old kid, ', ', goes a few rounds', 17],
  ['A strong seventeen year-old kid hits ', ', who goes down', null],
])('between ‘%s’ and ‘%s’ it is %j', (before, after, age) => {
  expect(ageBeside(before, after)).toBe(age);
});
