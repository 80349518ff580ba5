/** The upload: takes a PDF, asks for a presigned form, sends the file to storage, remembers which script it became. Never keeps the address. */
import * as z from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { sentences } from '../../../../lib/contract/errors.ts';
import type { PlanName } from '../../../../lib/contract/plans.ts';
import { maxUploadBytes, type Script } from '../../../../lib/contract/uploads.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { codeOf, plainSentenceOf } from '../../api/api-error.ts';
import type { SendFile } from '../../api/send-file.ts';
import { storageKeys } from '../account/storage-keys.ts';

const uploadData = z.object({ script_id: z.string(), file_name: z.string() });
export type UploadData = z.infer<typeof uploadData>;

export interface UploadState {
  readonly status: 'idle' | 'loading' | 'succeeded' | 'failed';
  readonly error: string | null;
  readonly file: File | null;
  readonly sentBytes: number;
  readonly data: UploadData | null;
  /** What this window has sent and no progress screen has shown yet; 'doubtful' where its first bytes are not a PDF's. Null after a reload. */
  readonly justSent: 'pdf' | 'doubtful' | null;
  /** What opens the dashboard: this browser uploaded a script, or the server says that the user has one. */
  readonly fileUploaded: boolean;
  choose(file: File): boolean;
  send(plan: PlanName | null): Promise<boolean>;
  /** The progress screen shows what was just sent: it will not be played again. */
  shown(): void;
  /** Marks that the server holds a script, unless this browser knows of its own. */
  adopt(script: Script): void;
  /** The server holds no script any more. */
  forget(): void;
  reset(): void;
}
export type UploadStore = StoreApi<UploadState>;

export const uploadTexts = {
  notAPdf: sentences.notAPdf,
  noFile: 'Please select a file first',
  noToken: 'Authentication token not found',
  failed: 'File upload failed. Please try again.',
  tooLarge: 'This file is larger than 25 MB. Please upload a smaller PDF.',
} as const;

/** The name decides here, as the file input does; what is inside is checked by the server. */
const looksLikePdf = (file: File): boolean => /\.pdf$/i.test(file.name);

/** Readers accept the header anywhere in the first 1024 bytes (ISO 32000-1, annex H, implementation note 13), and so does the server. */
const headerWithinBytes = 1024;
const beginsAsPdf = async (file: File): Promise<boolean> =>
  (await file.slice(0, headerWithinBytes).text()).includes('%PDF-');

const storedData = (storage: Storage): UploadData | null => {
  const text = storage.getItem(storageKeys.uploadData);
  if (text === null) return null;
  try {
    const parsed = uploadData.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Falls through to the reset: broken text is worth as much as none.
  }
  storage.removeItem(storageKeys.uploadData);
  return null;
};

export interface UploadDeps {
  readonly api: ApiClient;
  readonly storage: Storage;
  readonly sendFile: SendFile;
  readonly hasToken: () => boolean;
}

export function createUploadStore({ api, storage, sendFile, hasToken }: UploadDeps): UploadStore {
  const keep = (data: UploadData): void => {
    storage.setItem(storageKeys.fileUploaded, 'true');
    storage.setItem(storageKeys.uploadData, JSON.stringify(data));
  };
  const drop = (): void => {
    storage.removeItem(storageKeys.fileUploaded);
    storage.removeItem(storageKeys.uploadData);
  };
  const nothing = { status: 'idle', error: null, file: null, sentBytes: 0, justSent: null } as const;

  /** The upload under way; aborted when the session that began it is over. */
  let sending = new AbortController();
  /** Names the upload of the chosen file: sent again after a broken connection, it goes on with the same script. */
  let key = crypto.randomUUID();

  return createStore<UploadState>()((set, get) => {
    const fail = (error: string): false => {
      set({ status: 'failed', error });
      return false;
    };
    return {
      ...nothing,
      data: storedData(storage),
      fileUploaded: storage.getItem(storageKeys.fileUploaded) === 'true',

      // A file that is not taken leaves none chosen: an error beside the name of an earlier one would speak of the wrong file.
      choose(file) {
        // An empty file is no PDF, whatever its name.
        if (!looksLikePdf(file) || file.size === 0) {
          set({ ...nothing, error: uploadTexts.notAPdf });
          return false;
        }
        if (file.size > maxUploadBytes) {
          set({ ...nothing, error: uploadTexts.tooLarge });
          return false;
        }
        key = crypto.randomUUID();
        set({ ...nothing, file });
        return true;
      },

      async send(plan) {
        const { file, status } = get();
        if (status === 'loading') return false;
        if (!file) {
          set({ error: uploadTexts.noFile });
          return false;
        }
        if (!hasToken()) return fail(uploadTexts.noToken);
        set({ status: 'loading', error: null, sentBytes: 0 });
        sending = new AbortController();
        const { signal } = sending;
        try {
          const justSent = (await beginsAsPdf(file)) ? 'pdf' : 'doubtful';
          const body = { file_name: file.name, size: file.size, ...(plan ? { plan_type: plan } : {}) };
          const answer = await api('createUpload', { body, key });
          // A form that comes after a logout is left unused, and a file that has gone through is no business of the next user's.
          if ('upload' in answer && !signal.aborted)
            await sendFile(answer.upload, file, (sentBytes) => set({ sentBytes }), signal);
          if (signal.aborted) return false;
          const data = { script_id: answer.script_id, file_name: file.name };
          keep(data);
          set({ status: 'succeeded', data, fileUploaded: true, file: null, justSent });
          return true;
        } catch (error) {
          if (signal.aborted) return false;
          // A lost session is named as the specification names it; everything else in the server's own words.
          if (codeOf(error) === 'token_not_valid' && !hasToken()) return fail(uploadTexts.noToken);
          return fail(plainSentenceOf(error, uploadTexts.failed));
        }
      },

      shown: () => set({ justSent: null }),

      adopt(script) {
        if (get().fileUploaded && get().data) return;
        const data = { script_id: script.script_id, file_name: script.file_name };
        keep(data);
        set({ data, fileUploaded: true });
      },

      forget() {
        drop();
        set({ data: null, fileUploaded: false });
      },

      reset() {
        sending.abort();
        drop();
        set({ ...nothing, data: null, fileUploaded: false });
      },
    };
  });
}
