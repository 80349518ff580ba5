/**
 * Answers to the passes of a reading that were recorded once, a file a pass: how a reading is shown and tested where no model is at hand. A changed form
 * makes a recorded answer unreadable; a changed prompt only makes it stale.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ModelFailure } from '../lib/model/model-failure.ts';
import { type Models, openModels } from '../lib/model/open-model.ts';
import type { PassKey, PassStore } from '../lib/model/read/pass-store.ts';
import { usualWindow } from '../lib/model/read/windows.ts';
import { recordedModel } from '../lib/story/read/story-read.ts';
import type { ReadAlone } from './read-alone.ts';

const recorded = z.object({ prompt: z.string(), form: z.string(), answer: z.unknown() });

export interface RecordedPasses extends PassStore {
  /** Passes that were answered to an earlier wording of the question. */
  readonly stale: string[];
}

const fileOf = (folder: string, { name }: PassKey): string => path.join(folder, `${name}.json`);

/** @throws Error where an answer was recorded in another form than the one now asked for */
export function recordedPasses(folder: string): RecordedPasses {
  const stale: string[] = [];
  return {
    stale,
    async get(key) {
      const file = fileOf(folder, key);
      if (!existsSync(file)) return null;
      const { prompt, form, answer } = recorded.parse(JSON.parse(readFileSync(file, 'utf8')));
      if (form !== key.form) throw new Error(`${key.name} was recorded in another form: it has to be answered again.`);
      if (prompt !== key.prompt) stale.push(key.name);
      return answer;
    },
    async put(key, answer) {
      mkdirSync(folder, { recursive: true });
      const { prompt, form } = key;
      writeFileSync(fileOf(folder, key), `${JSON.stringify({ prompt, form, answer }, null, 1)}\n`);
    },
  };
}

/** Whom a recorded reading names as its reader. Nobody answers there: what was not recorded is not asked. */
export const recordedModels = (): Models =>
  openModels({
    provider: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:9/v1',
    modelId: recordedModel,
    fallbackModelId: null,
    price: null,
    apiKey: null,
  });

/** The same answers and no others: a pass without one fails at once. */
export const onlyRecorded = (passes: PassStore): PassStore => ({
  async get(key, asked) {
    const answer = await passes.get(key, asked);
    if (answer === null) throw new ModelFailure('unavailable');
    return answer;
  },
  put: (key, answer) => passes.put(key, answer),
});

/** How a script is read again from what was recorded of it; whoever watches may wrap the passes. */
export const recordedReader = (folder: string): ReadAlone & { readonly stale: readonly string[] } => {
  const recorded = recordedPasses(folder);
  return {
    models: recordedModels(),
    window: usualWindow,
    budgetUsd: null,
    passes: onlyRecorded(recorded),
    stale: recorded.stale,
  };
};
