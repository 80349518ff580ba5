/** POST /api/v1/question/{n}/challenge/ */
import { bucket, entitlements, fullAnswers, now, scripts, stories, storyObjects } from '../deps.ts';
import { openRecheck } from '../deps-recheck.ts';
import { userRoute } from '../http.ts';
import { challengeFinding } from '../use-cases/challenge-finding.ts';

export const handler = userRoute('challengeFinding', async ({ userId }, { path, query, body }) =>
  challengeFinding(
    {
      answers: fullAnswers(),
      bucket: bucket(),
      entitlements: entitlements(),
      scripts: scripts(),
      stories: stories(),
      storyStore: storyObjects(),
      now,
      recheck: await openRecheck(userId),
    },
    { userId, n: path.n, scriptId: query.script_id, finding: body.finding },
  ),
);
