/**
 * Reads every script of a folder that nobody vouches for, one after the other, and keeps counts alone. Rejects links, oversized files and scripts that the reader refuses: those are named with a code and left out.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parserInThread, scriptLimits } from '../../lambdas/deps-parse.ts';
import { maxPages } from '../../lib/contract/uploads.ts';
import { type Derived, derive } from '../../lib/engine/derive.ts';
import { type ProducedGenre, producedGenres } from '../../lib/engine/norms/norm-tables.ts';
import { ScreenplayError, type ScreenplayErrorCode } from '../../lib/screenplay/screenplay-error.ts';
import { scriptEndings, scriptFormat } from '../script-format.ts';
import { titleKey } from '../train/film-genres.ts';
import { countScript, type ScriptCounts } from './count-script.ts';
import { NormsError } from './norms-error.ts';

export type SkipCode =
  | ScreenplayErrorCode
  | 'too_large'
  | 'same_again'
  | 'not_english'
  | 'short'
  | 'reader_failed'
  | 'excluded';

export interface CountedScript {
  readonly counts: ScriptCounts;
  /** The genres whose sub-folders hold it; a film may be in several. */
  readonly genres: ReadonlySet<ProducedGenre>;
}

export interface ReadFolder {
  readonly scripts: readonly CountedScript[];
  /** `file` is the path inside the folder, without control characters. */
  readonly skipped: readonly { readonly file: string; readonly code: SkipCode }[];
}

/** In a thread that is ended when a file takes too long, as an upload is. */
const parse = parserInThread(scriptLimits);
const maxBytes = 25 * 1024 * 1024;

/** `isExcluded` is asked by a file's name as a title's key (`titlesIn`); `withFlaws` as for one script. */
interface Wanted {
  readonly withShorts: boolean;
  readonly withFlaws?: boolean;
  readonly isExcluded?: (key: string) => boolean;
}

/** Norms are of features, so scripts under 60 pages are left out unless `withShorts`. @throws NormsError for a folder that can't be listed. */
export async function readFolder(
  folder: string,
  { withShorts, withFlaws = true, isExcluded = () => false }: Wanted,
): Promise<ReadFolder> {
  const scripts = new Map<string, { counts: ScriptCounts; genres: Set<ProducedGenre> }>();
  const skipped: { file: string; code: SkipCode }[] = [];
  for (const file of await scriptFiles(folder)) {
    const read = isExcluded(titleKey(path.parse(file).name.replace(/_/g, ' ')))
      ? 'excluded'
      : await countFile(path.join(folder, file), withShorts, withFlaws);
    const genre = producedGenres.find((one) => one === file.split(path.sep)[0]);
    if (typeof read === 'string') {
      skipped.push({ file: printable(file), code: read });
      continue;
    }
    const known = scripts.get(read.digest);
    if (!known) scripts.set(read.digest, { counts: read.counts, genres: new Set(genre ? [genre] : []) });
    else if (genre && !known.genres.has(genre)) known.genres.add(genre);
    else skipped.push({ file: printable(file), code: 'same_again' });
  }
  return { scripts: [...scripts.values()], skipped };
}

async function countFile(
  file: string,
  withShorts: boolean,
  withFlaws: boolean,
): Promise<{ counts: ScriptCounts; digest: string } | SkipCode> {
  const format = scriptFormat(file);
  if (format === undefined) throw new TypeError('Only files with a script’s ending are counted');
  if ((await stat(file)).size > maxBytes) return 'too_large';
  const bytes = new Uint8Array(await readFile(file));
  try {
    const derived = derive(await parse(bytes, { format, maxPages }));
    if (!derived.english) return 'not_english';
    if (derived.short && !withShorts) return 'short';
    return { counts: countScript(derived, withFlaws), digest: digestOf(derived) };
  } catch (error) {
    if (error instanceof ScreenplayError) return error.code;
    // One bad file must not cost a long run; the code names a defect of ours, to be looked at with `npm run analyze`.
    return 'reader_failed';
  }
}

/** By what is said, so that a script's PDF and its Fountain source count once; by its action where nobody speaks. */
function digestOf({ speeches, actions }: Derived): string {
  const words = speeches.length > 0 ? speeches.flatMap((speech) => speech.words) : actions.flatMap((one) => one.words);
  return createHash('sha256').update(words.join(' ')).digest('hex');
}

/** Paths inside the folder, in order. Links are not followed: a folder from elsewhere may point anywhere. */
async function scriptFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new NormsError(`The folder ${printable(folder)} can’t be listed.`, { cause });
  });
  const files = entries
    .filter((entry) => entry.isFile() && scriptFormat(entry.name) !== undefined)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  if (files.length === 0)
    throw new NormsError(`The folder ${printable(folder)} holds no script (${scriptEndings.join(', ')}).`);
  return files;
}

/** A file name may hold terminal control sequences: they are not passed on. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, '');
