/** POST /api/v1/upload/ */
import { correlationId } from '../call-context.ts';
import { bucket, entitlements, newId, now, quotas, scripts, uploads } from '../deps.ts';
import { readIdempotencyKey, userRoute } from '../http.ts';
import { readUploadBody } from '../http-upload-body.ts';
import { createUpload } from '../use-cases/create-upload.ts';

export const handler = userRoute(
  'createUpload',
  ({ userId }, { body, headers }) => {
    const deps = {
      bucket: bucket(),
      entitlements: entitlements(),
      quotas: quotas(),
      scripts: scripts(),
      uploads: uploads(),
    };
    const key = readIdempotencyKey(headers);
    const wanted =
      body.kind === 'sent'
        ? { userId, key, correlationId: correlationId(), ...body.file }
        : {
            userId,
            key,
            correlationId: correlationId(),
            fileName: body.announced.file_name,
            sizeBytes: body.announced.size,
          };
    return createUpload({ ...deps, newId, now }, wanted);
  },
  readUploadBody,
);
