/** The plans' own table: the ids and prices that hold when the server names none, and what each plan opens. */
import { describe, expect, it } from 'vitest';
import { amountMinor, planAbove, planCovers, planNames, planTable } from '../../lib/contract/plans.ts';

describe('the plans', () => {
  it('fall back to their four prices and the ids 1 to 4, EXPERT always 4', () => {
    expect(
      planNames.map((name) => [name, planTable[name].id, planTable[name].price, planTable[name].price_world]),
    ).toEqual([
      ['basic', 1, 1, 49],
      ['intermediate', 2, 2, 99],
      ['advanced', 3, 10_000, 250],
      ['expert', 4, 25_000, 1000],
    ]);
  });

  it('are charged in paise and cents', () => {
    expect(amountMinor(planTable.basic, 'INR')).toBe(100);
    expect(amountMinor(planTable.expert, 'USD')).toBe(100_000);
  });

  it('each open all that the ones below them open, and nothing above', () => {
    for (const [held, name] of planNames.entries())
      for (const [needed, other] of planNames.entries()) expect(planCovers(name, other)).toBe(held >= needed);
  });

  it('have one above each but the highest', () => {
    expect(planNames.map(planAbove)).toEqual(['intermediate', 'advanced', 'expert', null]);
  });
});
