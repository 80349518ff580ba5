/** GET /api/v1/upload/ */
import { answers, entitlements, now, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { listScripts } from '../use-cases/list-scripts.ts';

export const handler = userRoute('listScripts', ({ userId }) =>
  listScripts({ answers: answers(), entitlements: entitlements(), scripts: scripts(), now }, { userId }),
);
