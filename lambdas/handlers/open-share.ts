/** POST /api/v1/shared/, and PUT, which leaves a comment: one function. */
import { routes } from '../../lib/contract/routes.ts';
import {
  bucket,
  entitlements,
  fullAnswers,
  mails,
  newId,
  now,
  scripts,
  shares,
  stories,
  storyObjects,
} from '../deps.ts';
import { type HttpHandler, route } from '../http.ts';
import { logger } from '../logger.ts';
import { leaveComment } from '../use-cases/leave-comment.ts';
import { openShare } from '../use-cases/open-share.ts';

const open = route('openShare', ({ body }) =>
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

const comment = route('leaveComment', ({ body }) =>
  leaveComment({ entitlements: entitlements(), scripts: scripts(), shares: shares(), newId, now }, body),
);

export const handler: HttpHandler = (event, context) =>
  event.httpMethod === routes.leaveComment.method ? comment(event, context) : open(event, context);
