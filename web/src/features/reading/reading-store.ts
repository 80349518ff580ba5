/** How one script was read, and the corrections of its cast: load, correct, take back. Owns no timer; refuses two savings at once. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CharacterEdits, Reading } from '../../../../lib/contract/reading.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { codeOf, plainSentenceOf } from '../../api/api-error.ts';
import { createServerState } from '../../api/server-state.ts';
import { type Correction, describeCorrection, withCorrection, withoutCorrection } from './corrections.ts';

export interface ReadingState {
  readonly scriptId: string | null;
  /** Null until the first answer. */
  readonly reading: Reading | null;
  readonly error: string | null;
  readonly errorCode: string | null;
  readonly saving: boolean;
  /** What the last correction did. */
  readonly notice: string | null;
  /** Why the last correction was not made. */
  readonly refusal: string | null;
  /** How many corrections were saved from this page. */
  readonly saves: number;
  /** Loads the reading of a script; what is held of another goes. */
  load(scriptId: string): Promise<void>;
  /** False when it was refused, with `refusal` saying why. */
  correct(correction: Correction): Promise<boolean>;
  takeBack(correction: Correction): Promise<boolean>;
  clearRefusal(): void;
  reset(): void;
}
export type ReadingStore = StoreApi<ReadingState>;

export interface ReadingDeps {
  readonly api: ApiClient;
  /** Told after each saved correction: all reports of the script are being made again. */
  readonly onCorrected: (scriptId: string) => void;
}

const nothing = {
  scriptId: null,
  reading: null,
  error: null,
  errorCode: null,
  saving: false,
  notice: null,
  refusal: null,
  saves: 0,
} as const;

const sentAgain = 'The reports are being made again.';

export function createReadingStore({ api, onCorrected }: ReadingDeps): ReadingStore {
  const server = createServerState();
  return createStore<ReadingState>()((set, get) => {
    const save = async (change: (edits: CharacterEdits) => CharacterEdits, notice: string): Promise<boolean> => {
      const { scriptId, reading, saving } = get();
      if (scriptId === null || reading?.status !== 'ready' || saving) return false;
      set({ saving: true, refusal: null, notice: null });
      return await server.ask(
        () => api('saveCharacters', { path: { id: scriptId }, body: change(reading.edits) }),
        (corrected) => {
          set({ reading: corrected, saving: false, notice: `${notice} ${sentAgain}`, saves: get().saves + 1 });
          onCorrected(scriptId);
        },
        (error) =>
          set({
            saving: false,
            refusal: plainSentenceOf(error, 'The correction could not be saved. Please try again.'),
          }),
      );
    };
    return {
      ...nothing,
      async load(scriptId) {
        if (scriptId !== get().scriptId) {
          server.begin();
          set({ ...nothing, scriptId });
        }
        const { saves } = get();
        await server.ask(
          () => api('getReading', { path: { id: scriptId } }),
          (reading) => {
            // A correction saved meanwhile is newer than this answer.
            if (!get().saving && get().saves === saves) set({ reading, error: null, errorCode: null });
          },
          (error) => {
            const message = plainSentenceOf(error, 'How the script was read could not be loaded. Please try again.');
            set({ error: message, errorCode: codeOf(error) });
          },
        );
      },
      correct: (correction) =>
        save((edits) => withCorrection(edits, correction), `${describeCorrection(correction)} from now on.`),
      takeBack: (correction) =>
        save((edits) => withoutCorrection(edits, correction), `Taken back: ${describeCorrection(correction)}.`),
      clearRefusal: () => set({ refusal: null }),
      reset() {
        server.begin();
        set(nothing);
      },
    };
  });
}
