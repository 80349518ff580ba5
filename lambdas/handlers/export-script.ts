/** GET /api/v1/upload/{id}/export/ */
import { asked, entitlements, fullAnswers, noteStates, now, proofs, scripts, sessions, shares } from '../deps.ts';
import { userRoute } from '../http.ts';
import { exportScript } from '../use-cases/export-script.ts';

export const handler = userRoute('exportScript', (caller, { path }) =>
  exportScript(
    {
      answers: fullAnswers(),
      asked: asked(),
      entitlements: entitlements(),
      noteItems: noteStates(),
      proofs: proofs(),
      scripts: scripts(),
      sessions: sessions(),
      shares: shares(),
      now,
    },
    { ...caller, scriptId: path.id },
  ),
);
