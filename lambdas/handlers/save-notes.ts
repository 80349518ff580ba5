/** PUT /api/v1/upload/{id}/notes/, and GET, which lists them: one function. */
import { routes } from '../../lib/contract/routes.ts';
import { bucket, entitlements, newId, noteStates, now, scripts, shares, stories, storyObjects } from '../deps.ts';
import { type HttpHandler, userRoute } from '../http.ts';
import { getNotes } from '../use-cases/get-notes.ts';
import { saveNotes } from '../use-cases/save-notes.ts';

const deps = () => ({
  bucket: bucket(),
  entitlements: entitlements(),
  noteItems: noteStates(),
  scripts: scripts(),
  shares: shares(),
  stories: stories(),
  storyStore: storyObjects(),
  newId,
  now,
});

const save = userRoute('saveNotes', ({ userId }, { path, body }) =>
  saveNotes(deps(), { userId, scriptId: path.id, change: body }),
);
const list = userRoute('getNotes', ({ userId }, { path }) => getNotes(deps(), { userId, scriptId: path.id }));

export const handler: HttpHandler = (event, context) =>
  event.httpMethod === routes.getNotes.method ? list(event, context) : save(event, context);
