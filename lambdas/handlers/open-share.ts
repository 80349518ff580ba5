/** POST /api/v1/shared/ */
import { bucket, entitlements, fullAnswers, mails, now, scripts, shares, stories, storyObjects } from '../deps.ts';
import { route } from '../http.ts';
import { logger } from '../logger.ts';
import { openShare } from '../use-cases/open-share.ts';

export const handler = route('openShare', ({ body }) =>
  openShare(
    {
      answers: fullAnswers(),
      bucket: bucket(),
      entitlements: entitlements(),
      mails: mails(),
      scripts: scripts(),
      stories: stories(),
      storyStore: storyObjects(),
      shares: shares(),
      logger,
      now,
    },
    body,
  ),
);
