/** GET /api/v1/upload/{id}/statistics/ */
import { bucket, entitlements, now, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { getStatistics } from '../use-cases/get-statistics.ts';

export const handler = userRoute('getStatistics', ({ userId }, { path }) =>
  getStatistics(
    { scripts: scripts(), bucket: bucket(), entitlements: entitlements(), now },
    { userId, scriptId: path.id },
  ),
);
