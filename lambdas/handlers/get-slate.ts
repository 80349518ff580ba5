/** GET /api/v1/slate/ */
import { entitlements, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { getSlate } from '../use-cases/get-slate.ts';

export const handler = userRoute('getSlate', ({ userId }) =>
  getSlate({ entitlements: entitlements(), scripts: scripts() }, { userId }),
);
