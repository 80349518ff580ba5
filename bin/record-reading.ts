/**
 * Records a reading of one of our own scripts, pass by pass, where no model is at hand: writes the prompt of every pass that has no answer yet, for a capable
 * reader to answer; run again, it takes the answers and goes on. `node bin/record-reading.ts SCRIPT FOLDER WORK`: WORK/NAME.prompt.txt is asked,
 * WORK/NAME.answer.json is the reader's, FOLDER/NAME.json is what is kept. Prints the reading once it is whole.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readerInThread, scriptLimits } from '../lambdas/deps-parse.ts';
import { maxPages } from '../lib/contract/uploads.ts';
import { ModelFailure } from '../lib/model/model-failure.ts';
import type { PassStore } from '../lib/model/read/pass-store.ts';
import { usualWindow } from '../lib/model/read/windows.ts';
import { exitCodes, helpAndEnd } from './command.ts';
import { readAlone } from './read-alone.ts';
import { recordedModels, recordedPasses } from './recorded-passes.ts';
import { scriptFormat } from './script-format.ts';

const usage = 'Usage: node bin/record-reading.ts SCRIPT FOLDER WORK';
helpAndEnd(usage);
/** Ends the process with a sentence. */
function refuse(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}
const [file, folder, work] = process.argv.slice(2);
const format = file === undefined ? undefined : scriptFormat(file);
if (file === undefined || folder === undefined || work === undefined || format === undefined)
  refuse(usage, exitCodes.arguments);
if (!existsSync(file)) refuse(`There is no file ${file}.`, exitCodes.file);

mkdirSync(work, { recursive: true });
const kept = recordedPasses(folder);
const awaited: string[] = [];
const passes: PassStore = {
  async get(key, asked) {
    const { instructions, script, evidence, question, formText } = asked;
    const text = [instructions, script, evidence, question, `Form: ${formText}`].join('\n\n----\n\n');
    const prompt = path.join(work, `${key.name}.prompt.txt`);
    const answer = path.join(work, `${key.name}.answer.json`);
    // An answer is taken for the prompt that it was given to and for no other.
    if (existsSync(answer) && existsSync(prompt) && readFileSync(prompt, 'utf8') === text) {
      const given: unknown = JSON.parse(readFileSync(answer, 'utf8'));
      await kept.put(key, given);
      return given;
    }
    const held = await kept.get(key, asked);
    if (held !== null && !kept.stale.includes(key.name)) return held;
    writeFileSync(prompt, text);
    awaited.push(prompt);
    throw new ModelFailure('unavailable');
  },
  put: (key, answer) => kept.put(key, answer),
};

const { screenplay } = await readerInThread(scriptLimits)(new Uint8Array(readFileSync(file)), { format, maxPages });
const outcome = await readAlone({ models: recordedModels(), passes, window: usualWindow, budgetUsd: null }, screenplay);
if (awaited.length > 0) console.log(`To be answered:\n${awaited.join('\n')}`);
else console.log(JSON.stringify(outcome, null, 1));
