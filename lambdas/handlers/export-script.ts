/** GET /api/v1/upload/{id}/export/ */
import { entitlements, fullAnswers, now, proofs, scripts, shares } from '../deps.ts';
import { security } from '../deps-identity.ts';
import { userRoute } from '../http.ts';
import { exportScript } from '../use-cases/export-script.ts';

export const handler = userRoute('exportScript', (caller, { path }) =>
  exportScript(
    {
      answers: fullAnswers(),
      entitlements: entitlements(),
      proofs: proofs(),
      scripts: scripts(),
      security: security(),
      shares: shares(),
      now,
    },
    { ...caller, scriptId: path.id },
  ),
);
