/** Reads a folder of scripts for training: counts of words, never a text. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parserInThread, scriptLimits } from '../../lambdas/deps-parse.ts';
import { maxPages } from '../../lib/contract/uploads.ts';
import { derive } from '../../lib/engine/derive.ts';
import { tellingWords } from '../../lib/engine/learned/telling-words.ts';
import type { ProducedGenre } from '../../lib/engine/norms/norm-tables.ts';
import { ScreenplayError } from '../../lib/screenplay/screenplay-error.ts';
import { scriptFormat } from '../script-format.ts';
import { readFilmGenres, titleKey } from './film-genres.ts';
import { TrainError } from './train-error.ts';

export interface TaughtScript {
  readonly genres: readonly ProducedGenre[];
  readonly counts: ReadonlyMap<string, number>;
}

/** Titles of a list, one or more a line between semicolons, by their key; 'Harry Potter (all)' stands for every title that begins so. */
function excludedIn(file: string): { readonly keys: ReadonlySet<string>; readonly beginnings: readonly string[] } {
  const titles = readFileSync(file, 'utf8')
    .split(/[;\n]/)
    .map((title) => title.trim())
    .filter(Boolean);
  const all = titles
    .filter((title) => / \(all\)$/.test(title))
    .map((title) => titleKey(title.replace(/ \(all\)$/, '')));
  return { keys: new Set(titles.map(titleKey)), beginnings: all };
}

/** Scripts of the films that the table knows; what is excluded, unknown or unreadable is counted and left out. @throws TrainError for an empty folder. */
export async function readScripts(folder: string, exclude: string): Promise<TaughtScript[]> {
  const genresOf = readFilmGenres();
  const { keys, beginnings } = excludedIn(exclude);
  const files = readdirSync(folder).filter((file) => scriptFormat(file) !== undefined);
  if (files.length === 0) throw new TrainError('The folder holds no script.');
  const parse = parserInThread(scriptLimits);
  const scripts: TaughtScript[] = [];
  const left = { excluded: 0, unknown: 0, unreadable: 0 };
  for (const file of files.sort()) {
    const key = titleKey(path.parse(file).name.replace(/_/g, ' '));
    const genres = genresOf.get(key) ?? [];
    if (keys.has(key) || beginnings.some((beginning) => key.startsWith(beginning))) left.excluded += 1;
    else if (genres.length === 0) left.unknown += 1;
    else {
      try {
        const format = scriptFormat(file) ?? 'text';
        const derived = derive(
          await parse(new Uint8Array(readFileSync(path.join(folder, file))), { format, maxPages }),
        );
        if (derived.english) scripts.push({ genres, counts: tellingWords(derived.passages) });
        else left.unreadable += 1;
      } catch (error) {
        if (!(error instanceof ScreenplayError)) throw error;
        left.unreadable += 1;
      }
    }
  }
  console.log(
    `${files.length} files: ${left.excluded} excluded, ${left.unknown} of unknown films, ${left.unreadable} unreadable.`,
  );
  return scripts;
}
