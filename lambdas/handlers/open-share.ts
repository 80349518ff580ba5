/** POST /api/v1/shared/ */
import { bucket, entitlements, fullAnswers, now, scripts, shares } from '../deps.ts';
import { route } from '../http.ts';
import { openShare } from '../use-cases/open-share.ts';

export const handler = route('openShare', ({ body }) =>
  openShare(
    {
      answers: fullAnswers(),
      bucket: bucket(),
      entitlements: entitlements(),
      scripts: scripts(),
      shares: shares(),
      now,
    },
    body,
  ),
);
