/** POST /api/v1/upload/{id}/share/ */
import { entitlements, newId, now, scripts, shares } from '../deps.ts';
import { userRoute } from '../http.ts';
import { createShare } from '../use-cases/create-share.ts';
import { newShareToken } from '../use-cases/share-token.ts';

export const handler = userRoute('createShare', ({ userId }, { path, body }) =>
  createShare(
    { entitlements: entitlements(), scripts: scripts(), shares: shares(), newId, newToken: newShareToken, now },
    { userId, scriptId: path.id, ...body },
  ),
);
