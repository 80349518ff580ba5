/** PUT /api/v1/upload/{id}/characters/ */
import { answers, newId, now, queue, readings, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { saveCharacters } from '../use-cases/save-characters.ts';

export const handler = userRoute('saveCharacters', ({ userId }, { path, body }) =>
  saveCharacters(
    { answers: answers(), queue: queue(), readings: readings(), scripts: scripts(), newId, now },
    { userId, scriptId: path.id, edits: body },
  ),
);
