/** PUT /api/v1/upload/{id}/details/ */
import { answers, entitlements, newId, now, queue, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { saveDetails } from '../use-cases/save-details.ts';

export const handler = userRoute('saveDetails', ({ userId }, { path, body }) =>
  saveDetails(
    { answers: answers(), entitlements: entitlements(), queue: queue(), scripts: scripts(), newId, now },
    { userId, scriptId: path.id, details: body },
  ),
);
