/** PUT /api/v1/upload/{id}/corrections/ */
import { answers, bucket, newId, now, queue, readings, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { saveCorrections } from '../use-cases/save-corrections.ts';

export const handler = userRoute('saveCorrections', ({ userId }, { path, body }) =>
  saveCorrections(
    {
      answers: answers(),
      bucket: bucket(),
      queue: queue(),
      readings: readings(),
      scripts: scripts(),
      newId,
      now,
    },
    { userId, scriptId: path.id, change: body },
  ),
);
