/** GET /api/plans/ */
import { planTable } from '../../lib/contract/plans.ts';
import { userRoute } from '../http.ts';

export const handler = userRoute('listPlans', () => planTable);
