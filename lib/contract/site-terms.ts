/** The site's plans.json: what a visitor without an account can be told of prices and quotas. The stack writes it. */
import * as z from 'zod';
import { planQuotas } from './plan-quotas.ts';
import { plansOutput } from './plans.ts';

/** At the root of the site, asked for anew each time. */
export const siteTermsFile = 'plans.json';

export const siteTerms = z.object({ plans: plansOutput, quotas: planQuotas });
export type SiteTerms = z.infer<typeof siteTerms>;
