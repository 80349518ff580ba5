/** GET /api/v1/upload/{id}/export/ */
import { answers, entitlements, now, scripts, shares } from '../deps.ts';
import { userRoute } from '../http.ts';
import { exportScript } from '../use-cases/export-script.ts';

export const handler = userRoute('exportScript', ({ userId }, { path }) =>
  exportScript(
    { answers: answers(), entitlements: entitlements(), scripts: scripts(), shares: shares(), now },
    { userId, scriptId: path.id },
  ),
);
