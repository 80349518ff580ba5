/** Drift: a change in any sentence about the sample shows here first. */
import { expect, it } from 'vitest';
import { currentAnswers, keptAnswers } from './golden.ts';

it('answers about the sample as kept (renew with: node test/analyses/renew-golden.ts)', async () => {
  expect(JSON.parse(JSON.stringify(await currentAnswers()))).toEqual(keptAnswers());
});
