/** GET /api/v1/upload/{id}/share/ */
import { scripts, shares } from '../deps.ts';
import { userRoute } from '../http.ts';
import { listShares } from '../use-cases/list-shares.ts';

export const handler = userRoute('listShares', ({ userId }, { path }) =>
  listShares({ scripts: scripts(), shares: shares() }, { userId, scriptId: path.id }),
);
