import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dumpLines } from '../../lib/screenplay/dump.ts';
import { type ParseOptions, readScript } from '../../lib/screenplay/parse.ts';
import { expectedOf } from '../pdf/corpus.ts';

const folder = path.join(import.meta.dirname, 'fixtures');
const read = (file: string): Uint8Array => new Uint8Array(readFileSync(path.join(folder, file)));
const formats: Readonly<Record<string, ParseOptions['format']>> = {
  '.fdx': 'fdx',
  '.fountain': 'fountain',
  '.txt': 'text',
};
const sources = readdirSync(folder).filter(
  (file) => path.extname(file) in formats && !/\.(?:dump|facts)\.txt$/.test(file),
);

it.each(sources)(
  '%s is read as the two files beside it say: line by line, and the facts of its pages',
  async (file) => {
    const format = formats[path.extname(file)] ?? 'fountain';
    const reading = await readScript(read(file), { format, maxPages: 600 });
    const { dump: _, ...facts } = expectedOf(reading);
    await expect(dumpLines(reading.lines)).toMatchFileSnapshot(path.join(folder, `${file}.dump.txt`));
    await expect(`${JSON.stringify(facts, null, 2)}\n`).toMatchFileSnapshot(path.join(folder, `${file}.facts.txt`));
  },
);
