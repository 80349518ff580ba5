/** GET /api/plans/ */
import { plansAt } from '../../lib/contract/plan-terms.ts';
import { setting } from '../config.ts';
import { userRoute } from '../http.ts';

export const handler = userRoute('listPlans', () => plansAt(setting('PLAN_TERMS')));
