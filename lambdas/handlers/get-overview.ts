/** GET /api/v1/upload/{id}/overview/ */
import { bucket, entitlements, now, scripts, stories, storyObjects } from '../deps.ts';
import { userRoute } from '../http.ts';
import { getOverview } from '../use-cases/get-overview.ts';

export const handler = userRoute('getOverview', ({ userId }, { path }) =>
  getOverview(
    {
      bucket: bucket(),
      entitlements: entitlements(),
      scripts: scripts(),
      stories: stories(),
      storyStore: storyObjects(),
      now,
    },
    { userId, scriptId: path.id },
  ),
);
