/**
 * Records a reading of one of our own scripts, pass by pass, where no model is at hand: writes the prompt of every pass that has no answer yet, for a capable
 * reader to answer; run again, it takes the answers and goes on. `node bin/record-reading.ts SCRIPT FOLDER WORK`: WORK/NAME.prompt.txt is asked,
 * WORK/NAME.answer.json is the reader's, FOLDER/NAME.json is what is kept. Prints the reading once it is whole.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readerInThread, scriptLimits } from '../lambdas/deps-parse.ts';
import { emptyDetails, maxPages } from '../lib/contract/uploads.ts';
import { ModelFailure } from '../lib/model/model-failure.ts';
import { openModels } from '../lib/model/open-model.ts';
import { briefParts, countedBrief } from '../lib/model/read/counted-brief.ts';
import type { PassStore } from '../lib/model/read/pass-store.ts';
import { readScript } from '../lib/model/read/read-script.ts';
import { usualWindow } from '../lib/model/read/windows.ts';
import { memoryLedger } from '../lib/model/script-ledger.ts';
import { readingContext } from '../lib/reports/compose-question.ts';
import { countParts } from '../lib/reports/run.ts';
import { recordedPasses } from './recorded-passes.ts';
import { scriptFormat } from './script-format.ts';

const [file, folder, work] = process.argv.slice(2);
const format = file === undefined ? undefined : scriptFormat(file);
if (file === undefined || folder === undefined || work === undefined || format === undefined)
  throw new Error('Usage: node bin/record-reading.ts SCRIPT FOLDER WORK');

mkdirSync(work, { recursive: true });
const kept = recordedPasses(folder);
const awaited: string[] = [];
const passes: PassStore = {
  async get(key, asked) {
    const answer = path.join(work, `${key.name}.answer.json`);
    if (existsSync(answer)) {
      const given: unknown = JSON.parse(readFileSync(answer, 'utf8'));
      await kept.put(key, given);
      return given;
    }
    const held = await kept.get(key, asked);
    if (held !== null) return held;
    const { instructions, script, evidence, question, formText } = asked;
    const prompt = path.join(work, `${key.name}.prompt.txt`);
    writeFileSync(prompt, [instructions, script, evidence, question, `Form: ${formText}`].join('\n\n----\n\n'));
    awaited.push(prompt);
    throw new ModelFailure('unavailable');
  },
  put: (key, answer) => kept.put(key, answer),
};

const { screenplay } = await readerInThread(scriptLimits)(new Uint8Array(readFileSync(file)), { format, maxPages });
const input = { screenplay, details: emptyDetails };
const settings = { modelId: 'recorded', fallbackModelId: null, price: null, apiKey: null };
const outcome = await readScript(
  {
    models: openModels({ ...settings, provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:9/v1' }),
    ledger: memoryLedger(null, Date.now),
    clock: { now: Date.now, sleep: async () => {}, random: () => 0 },
    passes,
    window: usualWindow,
    today: () => new Date().toISOString().slice(0, 10),
  },
  { ...input, brief: countedBrief(countParts(briefParts, input)), context: readingContext(input) },
);
if (awaited.length > 0) console.log(`To be answered:\n${awaited.join('\n')}`);
else console.log(JSON.stringify(outcome, null, 1));
