/** DELETE /api/v1/upload/{id}/share/{shareId}/, and PUT, which changes it: one function. */
import { routes } from '../../lib/contract/routes.ts';
import { scripts, shares } from '../deps.ts';
import { type HttpHandler, userRoute } from '../http.ts';
import { changeShare } from '../use-cases/change-share.ts';
import { revokeShare } from '../use-cases/revoke-share.ts';

const revoke = userRoute('revokeShare', ({ userId }, { path }) =>
  revokeShare({ scripts: scripts(), shares: shares() }, { userId, scriptId: path.id, shareId: path.shareId }),
);

const change = userRoute('changeShare', ({ userId }, { path, body }) =>
  changeShare({ scripts: scripts(), shares: shares() }, { userId, scriptId: path.id, shareId: path.shareId, ...body }),
);

export const handler: HttpHandler = (event, context) =>
  event.httpMethod === routes.changeShare.method ? change(event, context) : revoke(event, context);
