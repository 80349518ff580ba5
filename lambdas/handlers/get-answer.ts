/** GET /api/v1/question/{n}/ */
import { answers, entitlements, hasModel, now, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { getAnswer } from '../use-cases/get-answer.ts';

export const handler = userRoute('getAnswer', ({ userId }, { path, query }) =>
  getAnswer(
    { answers: answers(), entitlements: entitlements(), scripts: scripts(), hasModel: hasModel(), now },
    { userId, n: path.n, scriptId: query.script_id },
  ),
);
