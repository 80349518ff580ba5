/** A deployment's own prices and quotas: the file they are written in, with the specified figures where it says nothing. */
import * as z from 'zod';
import { defaultQuotas, type PlanQuotas } from './plan-quotas.ts';
import { type PlanName, type PlansOutput, planNames, planTable } from './plans.ts';
import type { SiteTerms } from './site-terms.ts';

const termsOf = (name: PlanName) =>
  z
    .strictObject({
      /** Whole rupees and whole US dollars; nothing is given away by a slip of the pen. */
      price: z.number().int().positive().default(planTable[name].price),
      price_world: z.number().int().positive().default(planTable[name].price_world),
      uploads_a_day: z.number().int().positive().default(defaultQuotas[name].uploads_a_day),
      model_usd_a_day: z.number().nonnegative().default(defaultQuotas[name].model_usd_a_day),
    })
    .prefault({});

/** By plan; what is absent is as specified, and a word that is not known here is refused. */
export const planTerms = z.strictObject({
  basic: termsOf('basic'),
  intermediate: termsOf('intermediate'),
  advanced: termsOf('advanced'),
  expert: termsOf('expert'),
});
export type PlanTerms = z.infer<typeof planTerms>;
export const defaultTerms: PlanTerms = planTerms.parse({});

/** The plans at these prices. */
export const plansAt = (terms: PlanTerms): PlansOutput => {
  const at = <Name extends PlanName>(name: Name) => {
    const { price, price_world } = terms[name];
    return { ...planTable[name], price, price_world };
  };
  return { basic: at('basic'), intermediate: at('intermediate'), advanced: at('advanced'), expert: at('expert') };
};

const quotaAt = (terms: PlanTerms, name: PlanName): PlanQuotas[PlanName] => {
  const { uploads_a_day, model_usd_a_day } = terms[name];
  return { uploads_a_day, model_usd_a_day };
};
export const quotasAt = (terms: PlanTerms): PlanQuotas => ({
  basic: quotaAt(terms, 'basic'),
  intermediate: quotaAt(terms, 'intermediate'),
  advanced: quotaAt(terms, 'advanced'),
  expert: quotaAt(terms, 'expert'),
});

/** What the site shows of them. */
export const siteTermsOf = (terms: PlanTerms): SiteTerms => ({ plans: plansAt(terms), quotas: quotasAt(terms) });

/** The plan of an id. */
export const planOfId = (plans: PlansOutput, id: number) =>
  planNames.map((name) => plans[name]).find((plan) => plan.id === id);
