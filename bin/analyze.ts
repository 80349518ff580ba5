/** `npm run analyze -- FILE`: the reports on a script, or its lines, in the terminal (analyze-scripts.ts). */
import { buffer } from 'node:stream/consumers';
import { readerInThread, scriptLimits } from '../lambdas/deps-parse.ts';
import { analyzeScripts, usage } from './analyze-scripts.ts';
import { helpAndEnd } from './command.ts';

helpAndEnd(usage);
process.exitCode = await analyzeScripts(process.argv.slice(2), {
  // In a thread that can be ended, as an upload is.
  read: readerInThread(scriptLimits),
  input: async () => new Uint8Array(await buffer(process.stdin)),
  settings: process.env,
  print: (text) => void process.stdout.write(text),
  say: (line) => console.error(line),
});
