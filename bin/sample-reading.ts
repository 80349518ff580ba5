/** The recorded reading of the sample script, for the site's build: its passes come from files and no model is ever asked. A pass that was not recorded fails the build. */
import { existsSync } from 'node:fs';
import { emptyDetails } from '../lib/contract/uploads.ts';
import { openModels } from '../lib/model/open-model.ts';
import { briefParts, countedBrief } from '../lib/model/read/counted-brief.ts';
import type { PassStore } from '../lib/model/read/pass-store.ts';
import { readScript } from '../lib/model/read/read-script.ts';
import { usualWindow } from '../lib/model/read/windows.ts';
import { memoryLedger } from '../lib/model/script-ledger.ts';
import { readingContext } from '../lib/reports/reading-context.ts';
import { countParts } from '../lib/reports/run.ts';
import type { Screenplay } from '../lib/screenplay/model.ts';
import type { StoryRead } from '../lib/story/read/story-read.ts';
import { recordedPasses } from './recorded-passes.ts';

/** The day the passes in test/corpus/readings were recorded. */
const recordedOn = '2026-11-29';
/** As the foot of a reading names it: 'Read by a language model, recorded on 23 November 2026'. */
export const recordedReader = 'a language model, recorded';

/** Null where `folder` is not there: the script has not been read. @throws Error for a pass that the folder does not hold */
export async function recordedReading(screenplay: Screenplay, folder: string): Promise<StoryRead | null> {
  if (!existsSync(folder)) return null;
  const kept = recordedPasses(folder);
  const passes: PassStore = {
    async get(key, asked) {
      const held = await kept.get(key, asked);
      if (held === null) throw new Error(`The pass ${key.name} of the sample's reading was not recorded.`);
      return held;
    },
    put: async ({ name }) => {
      throw new Error(`The recorded answer to ${name} cannot be read.`);
    },
  };
  const input = { screenplay, details: emptyDetails };
  const outcome = await readScript(
    {
      // An address that nothing answers at: every pass is in its file.
      models: openModels({
        provider: 'openai-compatible',
        modelId: recordedReader,
        fallbackModelId: null,
        price: null,
        apiKey: null,
        baseUrl: 'http://127.0.0.1:9/v1',
      }),
      ledger: memoryLedger(null),
      clock: { now: Date.now, sleep: async () => {}, random: () => 0 },
      passes,
      window: usualWindow,
      today: () => recordedOn,
    },
    { ...input, brief: countedBrief(countParts(briefParts, input)), context: readingContext(input) },
  );
  if (outcome.kind === 'missing' || outcome.failed.length > 0)
    throw new Error('The recorded reading of the sample is not whole.');
  return outcome.story;
}
