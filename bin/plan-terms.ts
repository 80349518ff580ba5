/** The prices and quotas that the product is built with: those of the file that PLANS_FILE names, else as specified. Refuses what the contract does not know. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { defaultTerms, type PlanTerms, planTerms } from '../lib/contract/plan-terms.ts';

/** @throws Error with a sentence for the terminal. */
export function readPlanTerms(environment: NodeJS.ProcessEnv): PlanTerms {
  const file = environment.PLANS_FILE;
  if (!file) return defaultTerms;
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The file of plans that PLANS_FILE names, ${file}, could not be read as JSON.`, { cause });
  }
  const parsed = planTerms.safeParse(written);
  if (!parsed.success)
    throw new Error(`The plans in ${file} are not as they should be. ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
