/** Begins an upload: by a presigned form for the browser to post to the bucket, or with the file itself. Refuses without an active plan. */
import { AppError, sentences } from '../../lib/contract/errors.ts';
import { noCharacterEdits } from '../../lib/contract/reading.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { emptyDetails, maxUploadBytes } from '../../lib/contract/uploads.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { displayFileName } from './display-file-name.ts';
import { hasPdfSignature } from './pdf-signature.ts';
import { requirePlan } from './require-plan.ts';
import { uploadKey } from './script-keys.ts';

export interface CreateUploadDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly scripts: Pick<ScriptItems, 'create' | 'remove'>;
  readonly bucket: Pick<UploadsBucket, 'presignUpload' | 'write'>;
  readonly now: () => Date;
  readonly newId: () => string;
}
export type CreateUploadInput = { readonly userId: string } & (
  | { readonly fileName: string; readonly sizeBytes: number }
  | { readonly fileName: string; readonly bytes: Uint8Array }
);

const formSeconds = 10 * 60;
/** Longer than a message about the file can lie in the reader's queue (4 days) and then among its dead letters (14): whenever it comes, its script is there. */
export const awaitedForSeconds = 30 * 24 * 3600;
const contentType = 'application/pdf';

const newScript = (deps: CreateUploadDeps, input: CreateUploadInput, size: number): ScriptItem => {
  const at = deps.now().toISOString();
  return {
    user_id: input.userId,
    script_id: deps.newId(),
    file_name: displayFileName(input.fileName),
    size,
    status: 'awaiting_upload',
    problem: null,
    title: null,
    page_count: null,
    scene_count: null,
    created_at: at,
    status_at: at,
    details: emptyDetails,
    character_edits: noCharacterEdits,
  };
};

const announce = async (deps: CreateUploadDeps, script: ScriptItem): Promise<RouteOutput<'createUpload'>> => {
  const seconds = Math.floor(deps.now().getTime() / 1000);
  await deps.scripts.create({ ...script, ttl: seconds + awaitedForSeconds });
  const upload = await deps.bucket.presignUpload(uploadKey(script.user_id, script.script_id), {
    contentType,
    sizeBytes: script.size,
    seconds: formSeconds,
  });
  const expiresAt = new Date(deps.now().getTime() + formSeconds * 1000);
  return { script_id: script.script_id, upload, expires_at: expiresAt.toISOString() };
};

/** The item is written first, so that the object's arrival finds it; without its object it is taken back. */
const store = async (
  deps: CreateUploadDeps,
  script: ScriptItem,
  bytes: Uint8Array,
): Promise<RouteOutput<'createUpload'>> => {
  await deps.scripts.create({ ...script, status: 'uploaded' });
  try {
    await deps.bucket.write(uploadKey(script.user_id, script.script_id), bytes, contentType);
  } catch (error) {
    await deps.scripts.remove(script.user_id, script.script_id);
    throw error;
  }
  return { script_id: script.script_id, status: 'uploaded' };
};

/** payment_required, too_large above 25 MB, not_a_pdf for a file sent along that is none. */
export const createUpload = async (
  deps: CreateUploadDeps,
  input: CreateUploadInput,
): Promise<RouteOutput<'createUpload'>> => {
  await requirePlan(deps, input.userId);
  const size = 'bytes' in input ? input.bytes.byteLength : input.sizeBytes;
  if (size > maxUploadBytes) throw new AppError('too_large', 'A script can be at most 25 MB.');
  if (!('bytes' in input)) return announce(deps, newScript(deps, input, size));
  if (!hasPdfSignature(input.bytes)) throw new AppError('not_a_pdf', sentences.notAPdf);
  return store(deps, newScript(deps, input, size), input.bytes);
};
