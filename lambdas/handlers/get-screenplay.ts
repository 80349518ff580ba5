/** GET /api/v1/upload/{id}/screenplay/ */
import { bucket, entitlements, now, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { getScreenplay } from '../use-cases/get-screenplay.ts';

export const handler = userRoute('getScreenplay', ({ userId }, { path }) =>
  getScreenplay(
    { scripts: scripts(), bucket: bucket(), entitlements: entitlements(), now },
    { userId, scriptId: path.id },
  ),
);
