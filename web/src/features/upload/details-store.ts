/** The 'Add Script Details' form of one script: what is in it, what the server has of it, and its saving. Validates nothing. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { emptyDetails, type ScriptDetails } from '../../../../lib/contract/uploads.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { plainSentenceOf } from '../../api/api-error.ts';

export interface DetailsState {
  readonly scriptId: string | null;
  readonly details: ScriptDetails;
  readonly saved: ScriptDetails;
  readonly saving: 'idle' | 'saving' | 'saved' | 'failed';
  readonly error: string | null;
  /** Begins with what the server holds for a script; what the user has typed meanwhile stays. */
  open(scriptId: string, details: ScriptDetails): void;
  change(field: Partial<ScriptDetails>): void;
  /** Sends the form if it differs from what the server has. */
  save(): Promise<void>;
  /** Another script, or nobody's. */
  reset(): void;
}
export type DetailsStore = StoreApi<DetailsState>;

const same = (a: ScriptDetails, b: ScriptDetails): boolean => JSON.stringify(a) === JSON.stringify(b);

const notYet =
  'Not saved yet: your script could not be reached. What you have typed stays here and is saved as soon as it is.';
const nothing = { scriptId: null, details: emptyDetails, saved: emptyDetails, saving: 'idle', error: null } as const;

/** `onSaved` hears of every form that the server has taken. */
export function createDetailsStore(api: ApiClient, onSaved: (scriptId: string) => void): DetailsStore {
  // One save at a time, so that an older form can't overwrite a newer one.
  let queue: Promise<void> = Promise.resolve();
  return createStore<DetailsState>()((set, get) => {
    const saveNow = async (): Promise<void> => {
      const { scriptId, details, saved } = get();
      if (same(details, saved)) return;
      if (scriptId === null) {
        set({ saving: 'failed', error: notYet });
        return;
      }
      set({ saving: 'saving', error: null });
      try {
        await api('saveDetails', { path: { id: scriptId }, body: details });
        onSaved(scriptId);
        if (get().scriptId === scriptId) set({ saved: details, saving: 'saved' });
      } catch (error) {
        const message = plainSentenceOf(error, 'The details could not be saved. Please try again.');
        if (get().scriptId === scriptId) set({ saving: 'failed', error: message });
      }
    };
    return {
      ...nothing,
      open(scriptId, details) {
        const typed = get().scriptId === null && !same(get().details, emptyDetails) ? get().details : details;
        set({ scriptId, details: typed, saved: details, saving: 'idle', error: null });
        // What was typed and left before the script was known has not been sent yet.
        if (typed !== details) void get().save();
      },
      change: (field) => set({ details: { ...get().details, ...field } }),
      save() {
        queue = queue.then(saveNow);
        return queue;
      },
      reset: () => set(nothing),
    };
  });
}
