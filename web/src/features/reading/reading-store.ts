/** How one script was read, and its writer's corrections: load, correct, take back. Owns no timer; refuses two savings at once. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CorrectionsChange } from '../../../../lib/contract/corrections.ts';
import type { Reading, ReadReading } from '../../../../lib/contract/reading.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { codeOf, plainSentenceOf } from '../../api/api-error.ts';
import { createServerState } from '../../api/server-state.ts';
import type { Setting } from './settings.ts';

/** What a correction is about: one setting, the details together, who is who, or a doubt. */
export type About = Setting | 'details' | 'cast' | 'doubts';

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
  /** What the last correction is about. */
  readonly about: About | null;
  /** A dialog asks for a correction; what goes wrong is said there. */
  readonly asking: boolean;
  /** How many corrections were saved from this page. */
  readonly saves: number;
  /** Loads the reading of a script; what is held of another goes. */
  load(scriptId: string): Promise<void>;
  /** What the script is or where it turns, its details, who is who, or which doubts are none: no report depends on the last. False when it was refused, with `refusal` saying why. */
  set(about: About, change: CorrectionsChange, told: (reading: ReadReading) => string): Promise<boolean>;
  clearRefusal(): void;
  ask(asking: boolean): void;
  reset(): void;
}
export type ReadingStore = StoreApi<ReadingState>;

export interface ReadingDeps {
  readonly api: ApiClient;
  /** Told after each saved correction: the reports of the script that depend on it are being made again. */
  readonly onCorrected: (scriptId: string, change: CorrectionsChange) => void;
}

const nothing = {
  scriptId: null,
  reading: null,
  error: null,
  errorCode: null,
  saving: false,
  notice: null,
  refusal: null,
  about: null,
  asking: false,
  saves: 0,
} as const;

/** Which reports are made again after a correction. */
const sentAgain = (about: About): string =>
  about === 'doubts' ? '' : ` The reports${about === 'cast' ? '' : ' that depend on it'} are being made again.`;

export function createReadingStore({ api, onCorrected }: ReadingDeps): ReadingStore {
  const server = createServerState();
  return createStore<ReadingState>()((set, get) => {
    const save = async (
      about: About,
      change: CorrectionsChange,
      told: (reading: ReadReading) => string,
    ): Promise<boolean> => {
      const { scriptId, reading, saving } = get();
      if (scriptId === null || reading?.status !== 'ready' || saving) return false;
      set({ saving: true, refusal: null, notice: null, about });
      return await server.ask(
        () => api('saveCorrections', { path: { id: scriptId }, body: change }),
        (corrected) => {
          const notice = told(corrected.status === 'ready' ? corrected : reading);
          set({ reading: corrected, saving: false, notice, saves: get().saves + 1 });
          onCorrected(scriptId, change);
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
      set: (about, change, told) => save(about, change, (reading) => told(reading) + sentAgain(about)),
      clearRefusal: () => set({ refusal: null }),
      ask: (asking) => set({ asking }),
      reset() {
        server.begin();
        set(nothing);
      },
    };
  });
}
