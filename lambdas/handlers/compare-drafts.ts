/** GET /api/v1/upload/{id}/comparison/?with= */
import { bucket, entitlements, fullAnswers, now, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { compareDrafts } from '../use-cases/compare-drafts.ts';

export const handler = userRoute('compareDrafts', ({ userId }, { path, query }) =>
  compareDrafts(
    { answers: fullAnswers(), bucket: bucket(), entitlements: entitlements(), scripts: scripts(), now },
    { userId, scriptId: path.id, withId: query.with },
  ),
);
