/**
 * `npm run train-words -- DIR WORDLIST …`: makes the table of English words anew, from lists of a dictionary and from how many scripts of a folder use
 * each word. Refuses to keep anything of a script but single words in small letters that many scripts share.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parserInThread, scriptLimits } from '../lambdas/deps-parse.ts';
import { maxPages } from '../lib/contract/uploads.ts';
import { derive } from '../lib/engine/derive.ts';
import { misspellings } from '../lib/engine/lexicons/flaws/misspellings.ts';
import { wordTable } from '../lib/engine/norms/english-words.ts';
import { packWords } from '../lib/engine/text/front-coding.ts';
import { smallWordsOf } from '../lib/engine/text/small-words.ts';
import { ScreenplayError } from '../lib/screenplay/screenplay-error.ts';
import { exitCodes, runCommand } from './command.ts';
import { scriptFormat } from './script-format.ts';

const target = path.join(import.meta.dirname, '../lib/engine/norms/english-words.json');
const usage = `Usage: npm run train-words -- DIR WORDLIST … [--name "what the scripts and the lists are"]

DIR holds scripts; a WORDLIST has one word a line, as american-english-large and british-english-large of SCOWL (Debian: wamerican-large, wbritish-large).`;
/** In a thread that is ended when a file takes too long, as an upload is. */
const parse = parserInThread(scriptLimits);
/** Shares of scripts, in hundredths. */
const commonFrom = 1;
const everydayFrom = 15;
const filmFrom = 0.8;
/** Shorter strings are as often pieces of a word. */
const shortest = 3;

/** In how many English scripts of the folder each word in small letters stands. */
async function countWords(folder: string): Promise<{ scripts: number; counts: Map<string, number> }> {
  const counts = new Map<string, number>();
  let scripts = 0;
  for (const file of readdirSync(folder).sort()) {
    const format = scriptFormat(file);
    if (!format) continue;
    try {
      const bytes = new Uint8Array(readFileSync(path.join(folder, file)));
      const { passages, english } = derive(await parse(bytes, { format, maxPages }));
      if (!english) continue;
      scripts += 1;
      const running = passages.filter(({ kind }) => kind === 'action' || kind === 'dialogue' || kind === 'lyric');
      for (const word of new Set(running.flatMap(({ text }) => smallWordsOf(text))))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof ScreenplayError)) throw error;
      console.error(`skipped ${file}: ${error.code}`);
    }
  }
  return { scripts, counts };
}

/** Words in small letters, and names, of all lists. */
function readLists(files: readonly string[]): { words: Set<string>; names: Set<string> } {
  const words = new Set<string>();
  const names = new Set<string>();
  for (const word of files.flatMap((file) => readFileSync(file, 'utf8').split('\n')))
    if (/^\p{L}+$/u.test(word)) (word === word.toLowerCase() ? words : names).add(word.toLowerCase());
  for (const word of misspellings.keys()) words.delete(word);
  return { words, names };
}

await runCommand({ usage }, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { name: { type: 'string', default: 'scripts and lists of our own' } },
  });
  const [folder, ...lists] = positionals;
  if (folder === undefined || lists.length === 0) {
    console.error(usage);
    process.exitCode = exitCodes.arguments;
  } else {
    const { words, names } = readLists(lists);
    const { scripts, counts } = await countWords(folder);
    const share = (word: string): number => (100 * (counts.get(word) ?? 0)) / scripts;
    const film = [...counts.keys()].filter(
      (word) =>
        word.length >= shortest &&
        /^\p{L}+$/u.test(word) &&
        !words.has(word) &&
        !misspellings.has(word) &&
        share(word) >= filmFrom,
    );
    const table = wordTable.parse({
      source: `${values.name}; ${scripts} scripts`,
      counted: new Date().toISOString().slice(0, 10),
      scripts,
      commonFrom,
      filmFrom,
      words: packWords([...words], new Set([...words].filter((word) => share(word) >= commonFrom))),
      names: packWords([...names]),
      film: packWords(film),
      everydayFrom,
      everyday: packWords([...words].filter((word) => word.length >= shortest && share(word) >= everydayFrom)),
    });
    writeFileSync(target, `${JSON.stringify(table, null, 2)}\n`);
    console.log(
      `${words.size} words, ${names.size} names, ${film.length} of film, from ${scripts} scripts. Written to ${target}.`,
    );
  }
});
