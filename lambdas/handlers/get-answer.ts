/** GET /api/v1/question/{n}/ */
import { entitlements, fullAnswers, hasModel, now, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { getAnswer } from '../use-cases/get-answer.ts';

export const handler = userRoute('getAnswer', ({ userId }, { path, query }) =>
  getAnswer(
    { answers: fullAnswers(), entitlements: entitlements(), scripts: scripts(), hasModel: hasModel(), now },
    { userId, n: path.n, scriptId: query.script_id },
  ),
);
