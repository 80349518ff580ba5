/** GET /api/v1/question */
import { entitlements, fullAnswers, now, scripts, stories, storyObjects } from '../deps.ts';
import { userRoute } from '../http.ts';
import { listAnswers } from '../use-cases/list-answers.ts';

export const handler = userRoute('listAnswers', ({ userId }, { query }) =>
  listAnswers(
    {
      answers: fullAnswers(),
      entitlements: entitlements(),
      scripts: scripts(),
      stories: stories(),
      storyStore: storyObjects(),
      now,
    },
    { userId, scriptId: query.script_id },
  ),
);
