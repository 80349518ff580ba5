/** What a plan lets a user have in a day, beside what it opens: they protect the owner. Part of the deployment's configuration (plan-terms), with these defaults. */
import * as z from 'zod';
import { type PlanName, planNames } from './plans.ts';

const quota = z.object({
  uploads_a_day: z.number().int().positive(),
  /** US dollars that a language model may cost the owner for one account in a day. */
  model_usd_a_day: z.number().nonnegative(),
});
/** By plan; a day is one of UTC, see startOfNextDay. */
export const planQuotas = z.record(z.enum(planNames), quota);
export type PlanQuotas = Readonly<Record<PlanName, z.infer<typeof quota>>>;

export const defaultQuotas: PlanQuotas = {
  basic: { uploads_a_day: 20, model_usd_a_day: 2 },
  intermediate: { uploads_a_day: 20, model_usd_a_day: 2 },
  advanced: { uploads_a_day: 20, model_usd_a_day: 2 },
  expert: { uploads_a_day: 20, model_usd_a_day: 2 },
};

/** When the quotas of a day begin anew: midnight UTC. */
export const startOfNextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
