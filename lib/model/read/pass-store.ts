/** Where the answers of a reading's passes are kept: a pass that is done is never paid for twice, and a reading that was cut off goes on where it was. */

import type { WholePrompt } from '../compose-messages.ts';

/** `name` is the pass ('scenes.3'); `prompt` and `form` are fingerprints of what was asked and of the form of the answer, `model` who was asked. */
export interface PassKey {
  readonly name: string;
  readonly model: string;
  readonly prompt: string;
  readonly form: string;
}
/** The words of a pass, for a store that shows them to somebody. */
export type AskedPass = WholePrompt & { readonly formText: string };
export interface PassStore {
  /** What was answered, as it came; null when it was never asked so. */
  get(key: PassKey, asked: AskedPass): Promise<unknown>;
  put(key: PassKey, answer: unknown): Promise<void>;
}

/** The same key, the same words. */
export const passId = ({ name, model, prompt, form }: PassKey): string => `${name}-${model}-${prompt}-${form}`;

/** For one process. */
export function memoryPasses(): PassStore & { readonly size: () => number } {
  const held = new Map<string, unknown>();
  return {
    size: () => held.size,
    get: async (key) => held.get(passId(key)) ?? null,
    async put(key, answer) {
      held.set(passId(key), answer);
    },
  };
}
