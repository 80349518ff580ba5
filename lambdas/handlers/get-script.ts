/** GET /api/v1/upload/{id}/ */
import { answers, entitlements, now, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { getScript } from '../use-cases/get-script.ts';

export const handler = userRoute('getScript', ({ userId }, { path }) =>
  getScript(
    { answers: answers(), entitlements: entitlements(), scripts: scripts(), now },
    { userId, scriptId: path.id },
  ),
);
