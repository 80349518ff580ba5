/** DELETE /api/v1/upload/{id}/share/{shareId}/ */
import { scripts, shares } from '../deps.ts';
import { userRoute } from '../http.ts';
import { revokeShare } from '../use-cases/revoke-share.ts';

export const handler = userRoute('revokeShare', ({ userId }, { path }) =>
  revokeShare({ scripts: scripts(), shares: shares() }, { userId, scriptId: path.id, shareId: path.shareId }),
);
