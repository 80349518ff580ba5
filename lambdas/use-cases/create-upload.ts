/** Begins an upload: by a presigned form for the browser to post to the bucket, or with the file itself. Refuses without an active plan. */
import { createHash } from 'node:crypto';
import { noCorrections } from '../../lib/contract/corrections.ts';
import { AppError, sentences } from '../../lib/contract/errors.ts';
import type { PlanQuotas } from '../../lib/contract/plan-quotas.ts';
import type { PlanName } from '../../lib/contract/plans.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { emptyDetails, maxUploadBytes } from '../../lib/contract/uploads.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';
import type { UploadItems } from '../adapters/upload-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { displayFileName } from './display-file-name.ts';
import { hasPdfSignature } from './pdf-signature.ts';
import { type RefuseWhenClosedDeps, refuseWhenClosed } from './refuse-when-closed.ts';
import { requirePlan } from './require-plan.ts';
import { uploadKey } from './script-keys.ts';

export interface CreateUploadDeps extends RefuseWhenClosedDeps {
  readonly entitlements: Pick<EntitlementItems, 'get' | 'isClosed'>;
  readonly scripts: Pick<ScriptItems, 'create' | 'get' | 'remove'>;
  readonly uploads: Pick<UploadItems, 'count' | 'idOfKey'>;
  readonly quotas: PlanQuotas;
  readonly bucket: Pick<UploadsBucket, 'presignUpload' | 'write'>;
  readonly now: () => Date;
  readonly newId: () => string;
}
/** `key` is the client's own for this upload: sent again, it begins no second one. `correlationId` is that of the call, which the script's reading goes on with. */
export type CreateUploadInput = {
  readonly userId: string;
  readonly key?: string | undefined;
  readonly correlationId?: string | undefined;
} & (
  | { readonly fileName: string; readonly sizeBytes: number }
  | { readonly fileName: string; readonly bytes: Uint8Array }
);

const formSeconds = 10 * 60;
/** Longer than a message about the file can lie in the reader's queue (4 days) and then among its dead letters (14): whenever it comes, its script is there. */
export const awaitedForSeconds = 30 * 24 * 3600;
const contentType = 'application/pdf';

interface Begun {
  readonly scriptId: string;
  /** Of an earlier call with the same key. */
  readonly script: ScriptItem | null;
}

/** key_reused when the key stood for something else. */
const begin = async (
  deps: CreateUploadDeps,
  { userId, key, correlationId: _, ...wanted }: CreateUploadInput,
): Promise<Begun> => {
  const own = deps.newId();
  if (key === undefined) return { scriptId: own, script: null };
  const content = 'bytes' in wanted ? createHash('sha256').update(wanted.bytes).digest('hex') : wanted.sizeBytes;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([wanted.fileName, content]))
    .digest('hex');
  const scriptId = await deps.uploads.idOfKey(userId, key, { scriptId: own, fingerprint });
  if (scriptId === null)
    throw new AppError('key_reused', 'This Idempotency-Key was used for another upload. Please send a new one.');
  return { scriptId, script: scriptId === own ? null : await deps.scripts.get(userId, scriptId) };
};

const requireRoom = async (deps: CreateUploadDeps, userId: string, scriptId: string, plan: PlanName): Promise<void> => {
  const { uploads_a_day: most } = deps.quotas[plan];
  if (await deps.uploads.count(userId, scriptId, most)) return;
  throw new AppError(
    'quota_reached',
    `Your plan takes ${most} uploads a day, and today’s are used up. Please go on after midnight UTC.`,
  );
};

const newScript = (
  deps: CreateUploadDeps,
  input: CreateUploadInput,
  { scriptId, size }: { readonly scriptId: string; readonly size: number },
): ScriptItem => {
  const at = deps.now().toISOString();
  return {
    user_id: input.userId,
    script_id: scriptId,
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
    corrections: noCorrections,
    ...(input.correlationId !== undefined && { correlation_id: input.correlationId }),
  };
};

const offerForm = async (deps: CreateUploadDeps, script: ScriptItem): Promise<RouteOutput<'createUpload'>> => {
  const upload = await deps.bucket.presignUpload(uploadKey(script.user_id, script.script_id), {
    contentType,
    sizeBytes: script.size,
    seconds: formSeconds,
  });
  const expiresAt = new Date(deps.now().getTime() + formSeconds * 1000);
  return { script_id: script.script_id, upload, expires_at: expiresAt.toISOString() };
};

/** Before anything may be sent for it: an account that was deleted meanwhile gets no script. */
const createScript = async (deps: CreateUploadDeps, item: Parameters<ScriptItems['create']>[0]): Promise<void> => {
  await deps.scripts.create(item);
  await refuseWhenClosed(deps, item.user_id, () => deps.scripts.remove(item.user_id, item.script_id));
};

const announce = async (deps: CreateUploadDeps, script: ScriptItem): Promise<RouteOutput<'createUpload'>> => {
  const seconds = Math.floor(deps.now().getTime() / 1000);
  await createScript(deps, { ...script, ttl: seconds + awaitedForSeconds });
  return offerForm(deps, script);
};

/** The item is written first, so that the object's arrival finds it; without its object it is taken back. */
const store = async (
  deps: CreateUploadDeps,
  script: ScriptItem,
  bytes: Uint8Array,
): Promise<RouteOutput<'createUpload'>> => {
  await createScript(deps, { ...script, status: 'uploaded' });
  try {
    await deps.bucket.write(uploadKey(script.user_id, script.script_id), bytes, contentType);
  } catch (error) {
    await deps.scripts.remove(script.user_id, script.script_id);
    throw error;
  }
  return { script_id: script.script_id, status: 'uploaded' };
};

/** payment_required, token_not_valid when the account was deleted meanwhile, quota_reached, key_reused, too_large above 25 MB, not_a_pdf for a file sent along that is none. */
export const createUpload = async (
  deps: CreateUploadDeps,
  input: CreateUploadInput,
): Promise<RouteOutput<'createUpload'>> => {
  const { plan_name } = await requirePlan(deps, input.userId);
  const size = 'bytes' in input ? input.bytes.byteLength : input.sizeBytes;
  if (size > maxUploadBytes) throw new AppError('too_large', 'A script can be at most 25 MB.');
  if ('bytes' in input && !hasPdfSignature(input.bytes)) throw new AppError('not_a_pdf', sentences.notAPdf);
  const { scriptId, script } = await begin(deps, input);
  if (script?.status === 'awaiting_upload') return offerForm(deps, script);
  if (script !== null) return { script_id: scriptId, status: script.status };
  await requireRoom(deps, input.userId, scriptId, plan_name);
  const created = newScript(deps, input, { scriptId, size });
  return 'bytes' in input ? store(deps, created, input.bytes) : announce(deps, created);
};
