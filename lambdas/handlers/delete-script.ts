/** DELETE /api/v1/upload/{id}/ */
import { answers, bucket, deletions, objects, readings, scripts, shares, unfinished } from '../deps.ts';
import { userRoute } from '../http.ts';
import { deleteScript } from '../use-cases/delete-script.ts';

export const handler = userRoute('deleteScript', ({ userId }, { path }) =>
  deleteScript(
    {
      answers: answers(),
      objects: objects(),
      bucket: bucket(),
      deletions: deletions(),
      readings: readings(),
      scripts: scripts(),
      shares: shares(),
      unfinished: unfinished(),
    },
    { userId, scriptId: path.id },
  ),
);
