/** POST /api/v1/upload/ */
import { bucket, entitlements, newId, now, scripts } from '../deps.ts';
import { userRoute } from '../http.ts';
import { readUploadBody } from '../http-upload-body.ts';
import { createUpload } from '../use-cases/create-upload.ts';

export const handler = userRoute(
  'createUpload',
  ({ userId }, { body }) => {
    const deps = { bucket: bucket(), entitlements: entitlements(), scripts: scripts(), newId, now };
    return body.kind === 'sent'
      ? createUpload(deps, { userId, ...body.file })
      : createUpload(deps, { userId, fileName: body.announced.file_name, sizeBytes: body.announced.size });
  },
  readUploadBody,
);
