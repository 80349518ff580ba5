/** The sources of a room and the unit tests that state its behaviour: lib/ROOM or ROOM, and test/ROOM. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MutantsError } from './mutants-error.ts';

export interface RoomFiles {
  /** Relative to the root. */
  readonly sources: string[];
  readonly tests: string[];
  /** Why a test file has no say, by the file. */
  readonly silent: Map<string, string>;
}

const below = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();

/** Tests that compare with a stored answer see every change and state no behaviour. */
const isGolden = (text: string): boolean => /from '[^']*\/golden\.ts'/.test(text);

/** `under` is a folder of the room, '' for all of it. @throws MutantsError when there is no such room or folder, or it has no tests. */
export function roomFiles(root: string, room: string, under = ''): RoomFiles {
  const folder = [`lib/${room}`, room].find((each) => existsSync(path.join(root, each)));
  if (folder === undefined) throw new MutantsError(`There is no room '${room}': neither lib/${room} nor ${room}.`);
  const testFolder = `test/${room.replace(/^lib\//, '')}`;
  if (!existsSync(path.join(root, testFolder)))
    throw new MutantsError(`The room '${room}' has no tests in ${testFolder}.`);
  const part = path.posix.join(folder, under).replace(/\/$/, '');
  if (!existsSync(path.join(root, part))) throw new MutantsError(`The room '${room}' has no folder '${under}'.`);
  const sources = below(root, part).filter((file) => /\.ts$/.test(file) && !/\.d\.ts$|\.test\.ts$/.test(file));
  const silent = new Map<string, string>();
  const tests = below(root, testFolder).filter((file) => {
    if (!/\.test\.ts$/.test(file)) return false;
    if (!isGolden(readFileSync(path.join(root, file), 'utf8'))) return true;
    silent.set(file, 'compares with stored answers');
    return false;
  });
  if (sources.length === 0 || tests.length === 0)
    throw new MutantsError(`The room '${room}' has no sources or no tests.`);
  return { sources, tests, silent };
}
