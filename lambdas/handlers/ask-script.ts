/** POST /api/v1/upload/{id}/ask/, and GET, which lists what was asked: one function. */
import { routes } from '../../lib/contract/routes.ts';
import { asked, bucket, entitlements, hasModel, newId, now, scripts, stories, storyObjects } from '../deps.ts';
import { openAskScript } from '../deps-ask.ts';
import { type HttpHandler, userRoute } from '../http.ts';
import { logger } from '../logger.ts';
import { askScript } from '../use-cases/ask-script.ts';
import { listQuestions } from '../use-cases/list-questions.ts';

const ask = userRoute('askScript', async ({ userId }, { path, body }) =>
  askScript(
    {
      asked: asked(),
      bucket: bucket(),
      entitlements: entitlements(),
      scripts: scripts(),
      stories: stories(),
      storyStore: storyObjects(),
      askModel: await openAskScript(),
      logger,
      newId,
      now,
    },
    { userId, scriptId: path.id, question: body.question },
  ),
);

const list = userRoute('listQuestions', ({ userId }, { path }) =>
  listQuestions(
    { asked: asked(), entitlements: entitlements(), scripts: scripts(), hasModel: hasModel() },
    { userId, scriptId: path.id },
  ),
);

export const handler: HttpHandler = (event, context) =>
  event.httpMethod === routes.listQuestions.method ? list(event, context) : ask(event, context);
