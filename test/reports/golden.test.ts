/** Drift: a change in any sentence about a corpus script shows here first. */
import { expect, it } from 'vitest';
import { currentAnswers, goldens, keptAnswers } from './golden.ts';

it.each(Object.entries(goldens))(
  'answers about %s as kept (renew with: node test/reports/renew-golden.ts)',
  async (_name, golden) => {
    expect(JSON.parse(JSON.stringify(await currentAnswers(golden)))).toEqual(keptAnswers(golden));
  },
);
