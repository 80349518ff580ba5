/** GET /api/v1/question/{n}/ */
import { entitlements, fullAnswers, hasModel, now, scripts, stories, storyObjects } from '../deps.ts';
import { userRoute } from '../http.ts';
import { getAnswer } from '../use-cases/get-answer.ts';

export const handler = userRoute('getAnswer', ({ userId }, { path, query }) =>
  getAnswer(
    {
      answers: fullAnswers(),
      entitlements: entitlements(),
      scripts: scripts(),
      stories: stories(),
      storyStore: storyObjects(),
      hasModel: hasModel(),
      now,
    },
    { userId, n: path.n, scriptId: query.script_id },
  ),
);
