/** Reads a folder of scripts for training: counts of words, never a text. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parserInThread, scriptLimits } from '../../lambdas/deps-parse.ts';
import { maxPages } from '../../lib/contract/uploads.ts';
import { type Derived, derive } from '../../lib/engine/derive.ts';
import { tellingWords } from '../../lib/engine/learned/telling-words.ts';
import type { ProducedGenre } from '../../lib/engine/norms/norm-tables.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { ScreenplayError } from '../../lib/screenplay/screenplay-error.ts';
import { scriptFormat } from '../script-format.ts';
import { readFilmGenres, titleKey } from './film-genres.ts';
import { TrainError } from './train-error.ts';

export interface TaughtScript {
  readonly genres: readonly ProducedGenre[];
  readonly counts: ReadonlyMap<string, number>;
}

/** A script of the folder, read; `key` is its file's name as a title's key. */
export interface ReadScript {
  readonly key: string;
  readonly file: string;
  readonly screenplay: Screenplay;
  readonly derived: Derived;
}

/** Whether a title's key is one of a list of titles, one or more a line between semicolons; 'Harry Potter (all)' stands for every title that begins so. */
export function titlesIn(file: string): (key: string) => boolean {
  const titles = readFileSync(file, 'utf8')
    .split(/[;\n]/)
    .map((title) => title.trim())
    .filter(Boolean);
  const beginnings = titles
    .filter((title) => / \(all\)$/.test(title))
    .map((title) => titleKey(title.replace(/ \(all\)$/, '')));
  const keys = new Set(titles.map(titleKey));
  return (key) => keys.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
}

/**
 * The English scripts of a folder one after the other, in the order of their names; how many were left out, and why, is printed at the end. `exclude` is a file of
 * titles, null where nothing is; scripts whose key `isWanted` refuses are not read. @throws TrainError for an empty folder.
 */
export async function* eachScript(
  folder: string,
  exclude: string | null,
  isWanted: (key: string) => boolean = () => true,
): AsyncGenerator<ReadScript> {
  const isExcluded = exclude === null ? () => false : titlesIn(exclude);
  const files = readdirSync(folder).filter((file) => scriptFormat(file) !== undefined);
  if (files.length === 0) throw new TrainError('The folder holds no script.');
  const parse = parserInThread(scriptLimits);
  const left = { excluded: 0, unknown: 0, unreadable: 0 };
  for (const file of files.sort()) {
    const key = titleKey(path.parse(file).name.replace(/_/g, ' '));
    if (isExcluded(key)) left.excluded += 1;
    else if (!isWanted(key)) left.unknown += 1;
    else {
      try {
        const format = scriptFormat(file) ?? 'text';
        const screenplay = await parse(new Uint8Array(readFileSync(path.join(folder, file))), { format, maxPages });
        const derived = derive(screenplay);
        if (derived.english) yield { key, file, screenplay, derived };
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
}

/** Scripts of the films whose genres the table knows, as counts of words. @throws TrainError for an empty folder. */
export async function readScripts(folder: string, exclude: string): Promise<TaughtScript[]> {
  const genresOf = readFilmGenres();
  const scripts: TaughtScript[] = [];
  for await (const { key, derived } of eachScript(folder, exclude, (one) => (genresOf.get(one) ?? []).length > 0))
    scripts.push({ genres: genresOf.get(key) ?? [], counts: tellingWords(derived.passages) });
  return scripts;
}
