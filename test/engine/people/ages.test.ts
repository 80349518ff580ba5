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
