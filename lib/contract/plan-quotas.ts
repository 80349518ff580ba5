/** What a plan lets a user have in a day, beside what it opens: they protect the owner. Part of the deployment's configuration, with these defaults. */
import * as z from 'zod';
import { type PlanName, planNames } from './plans.ts';

const quota = z.object({ uploads_a_day: z.number().int().positive() });
/** By plan; a day is one of UTC. */
export const planQuotas = z.record(z.enum(planNames), quota);
export type PlanQuotas = Readonly<Record<PlanName, z.infer<typeof quota>>>;

export const defaultQuotas: PlanQuotas = {
  basic: { uploads_a_day: 20 },
  intermediate: { uploads_a_day: 20 },
  advanced: { uploads_a_day: 20 },
  expert: { uploads_a_day: 20 },
};
