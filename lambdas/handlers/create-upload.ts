/** POST /api/v1/upload/ */

import { defaultQuotas } from '../../lib/contract/plan-quotas.ts';
import { optionalSetting } from '../config.ts';
import { bucket, entitlements, newId, now, scripts, uploads } from '../deps.ts';
import { readIdempotencyKey, userRoute } from '../http.ts';
import { readUploadBody } from '../http-upload-body.ts';
import { createUpload } from '../use-cases/create-upload.ts';

export const handler = userRoute(
  'createUpload',
  ({ userId }, { body, headers }) => {
    const quotas = optionalSetting('PLAN_QUOTAS') ?? defaultQuotas;
    const deps = { bucket: bucket(), entitlements: entitlements(), scripts: scripts(), uploads: uploads(), quotas };
    const key = readIdempotencyKey(headers);
    const wanted =
      body.kind === 'sent'
        ? { userId, key, ...body.file }
        : { userId, key, fileName: body.announced.file_name, sizeBytes: body.announced.size };
    return createUpload({ ...deps, newId, now }, wanted);
  },
  readUploadBody,
);
