/** A deployment's own prices and quotas: what its file may say, and what holds where it says nothing. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlanTerms } from '../../bin/plan-terms.ts';
import { defaultQuotas } from '../../lib/contract/plan-quotas.ts';
import { defaultTerms, planOfId, plansAt, planTerms, quotasAt, siteTermsOf } from '../../lib/contract/plan-terms.ts';
import { planTable } from '../../lib/contract/plans.ts';
import { siteTerms } from '../../lib/contract/site-terms.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'plan-terms-'));
const fileWith = (text: string): NodeJS.ProcessEnv => {
  const file = path.join(folder, 'plans.json');
  writeFileSync(file, text);
  return { PLANS_FILE: file };
};

describe('the prices and quotas of a deployment', () => {
  it('are the specified ones where its file says nothing, or where there is none', () => {
    expect(plansAt(defaultTerms)).toEqual(planTable);
    expect(quotasAt(defaultTerms)).toEqual(defaultQuotas);
    expect(readPlanTerms({})).toEqual(defaultTerms);
    expect(readPlanTerms(fileWith('{}'))).toEqual(defaultTerms);
  });

  it('are its own where it names them; names, ids and what a plan opens stay', () => {
    const terms = readPlanTerms(fileWith('{"basic": {"price": 499, "uploads_a_day": 5}}'));
    expect(plansAt(terms).basic).toEqual({ ...planTable.basic, price: 499 });
    expect(plansAt(terms).expert).toEqual(planTable.expert);
    expect(quotasAt(terms).basic).toEqual({ ...defaultQuotas.basic, uploads_a_day: 5 });
    expect(planOfId(plansAt(terms), 1)?.price).toBe(499);
    expect(planOfId(plansAt(terms), 5)).toBeUndefined();
  });

  it.each([
    ['a price of nothing', '{"basic": {"price": 0}}'],
    ['half a rupee', '{"basic": {"price": 0.5}}'],
    ['a plan that there is not', '{"gold": {"price": 5}}'],
    ['a misspelt field', '{"basic": {"prize": 5}}'],
    ['no JSON', 'price: 5'],
  ])('refuse %s, with the name of the file', (_what, text) => {
    const environment = fileWith(text);
    expect(() => readPlanTerms(environment)).toThrow(environment.PLANS_FILE);
  });

  it('reach a visitor as the site’s plans.json', () => {
    const terms = planTerms.parse({ advanced: { price_world: 199 } });
    expect(siteTerms.parse(JSON.parse(JSON.stringify(siteTermsOf(terms)))).plans.advanced.price_world).toBe(199);
  });
});
