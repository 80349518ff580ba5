/** POST /api/v1/question/{n}/retry/ */
import { entitlements, fullAnswers, hasModel, newId, now, queue, scripts, stories } from '../deps.ts';
import { userRoute } from '../http.ts';
import { retryAnswer } from '../use-cases/retry-answer.ts';

export const handler = userRoute('retryAnswer', ({ userId }, { path, query }) =>
  retryAnswer(
    {
      answers: fullAnswers(),
      entitlements: entitlements(),
      queue: queue(),
      scripts: scripts(),
      stories: stories(),

      hasModel: hasModel(),
      newId,
      now,
    },
    { userId, n: path.n, scriptId: query.script_id },
  ),
);
