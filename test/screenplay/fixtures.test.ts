import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dumpScreenplay } from '../../lib/screenplay/dump.ts';
import { type ParseOptions, parseScreenplay } from '../../lib/screenplay/parse.ts';

const folder = path.join(import.meta.dirname, 'fixtures');
const read = (file: string): Uint8Array => new Uint8Array(readFileSync(path.join(folder, file)));
const formats: Readonly<Record<string, ParseOptions['format']>> = { '.fdx': 'fdx', '.fountain': 'fountain' };
const sources = readdirSync(folder).filter((file) => path.extname(file) in formats);

it.each(sources)('%s is read as the dump beside it says', async (file) => {
  const format = formats[path.extname(file)] ?? 'fountain';
  const screenplay = await parseScreenplay(read(file), { format, maxPages: 600 });
  await expect(dumpScreenplay(screenplay)).toMatchFileSnapshot(path.join(folder, `${file}.dump.txt`));
});
