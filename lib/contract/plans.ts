/** The four plans: names, ids, prices and what each opens. The table is the deployment's default (plan-terms) and the client's fallback. */
import * as z from 'zod';

export const planNames = ['basic', 'intermediate', 'advanced', 'expert'] as const;
export const planName = z.enum(planNames);
export type PlanName = z.infer<typeof planName>;

export const currencies = ['INR', 'USD'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

/** `price` in whole rupees, `price_world` in whole US dollars. */
export const plan = z.object({
  id: z.number().int(),
  name: planName,
  price: z.number().int().nonnegative(),
  price_world: z.number().int().nonnegative(),
  features: z.array(z.string()),
});
export type Plan = z.infer<typeof plan>;

export const plansOutput = z.object({ basic: plan, intermediate: plan, advanced: plan, expert: plan });
export type PlansOutput = z.infer<typeof plansOutput>;

const basicFeatures = [
  'Strengths, weaknesses and summary snapshot',
  'FRAME and CALIBER ratings',
  'Tonality test',
  'Script potential',
  'Predictive analysis',
];
const intermediateFeatures = ['Everything in Basic', 'Flaw detection', 'Script similarity'];
const advancedFeatures = [
  'Everything in Intermediate',
  'Character network analysis',
  'Genre specific advice',
  'Cross-format evaluation',
  'Location analysis',
];
const expertFeatures = ['Everything in Advanced', 'A 1-hour consultation'];

/** As specified; what a deployment charges instead is in its own file. */
export const planTable: PlansOutput = {
  basic: { id: 1, name: 'basic', price: 1, price_world: 49, features: basicFeatures },
  intermediate: { id: 2, name: 'intermediate', price: 2, price_world: 99, features: intermediateFeatures },
  advanced: { id: 3, name: 'advanced', price: 10_000, price_world: 250, features: advancedFeatures },
  expert: { id: 4, name: 'expert', price: 25_000, price_world: 1000, features: expertFeatures },
};

/** Plans are ordered, each holds all of the one below it: negative when `a` stands below `b`. */
export const comparePlans = (a: PlanName, b: PlanName): number => planNames.indexOf(a) - planNames.indexOf(b);

/** The plan gate: true when `held` opens what `needed` opens. */
export const planCovers = (held: PlanName, needed: PlanName): boolean => comparePlans(held, needed) >= 0;

/** The next plan up; null above the highest. */
export const planAbove = (held: PlanName): PlanName | null => planNames[planNames.indexOf(held) + 1] ?? null;

/** The plan that the 1-hour consultation comes with. */
export const consultationPlan: PlanName = 'expert';

/** What is charged, in the currency's minor unit (paise, cents), as Stripe counts. */
export const amountMinor = (p: Plan, c: Currency): number => (c === 'INR' ? p.price : p.price_world) * 100;
