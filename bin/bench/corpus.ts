/** How well a folder of scripts is read: lines, scenes, titles and writers against gold, and every file a script or a refusal. Does not judge: it prints figures. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readFountain } from '../../lib/screenplay/formats/read-fountain.ts';
import { readScript } from '../../lib/screenplay/parse.ts';
import { ScreenplayError } from '../../lib/screenplay/screenplay-error.ts';
import { readGold, titleGold, writeGold } from '../../test/forms/gold-file.ts';
import { measureGold } from '../../test/forms/measure-gold.ts';
import { pdfForms } from '../../test/forms/pdf-forms.ts';
import { textForms } from '../../test/forms/text-forms.ts';
import { scriptFormat } from '../script-format.ts';
import { BenchError } from './bench-error.ts';
import { readOptions } from './read-once.ts';

export const usage = `Usage: npm run bench -- corpus DIR [--wrong] [--form TEXT]
       npm run bench -- corpus DIR --make [SCRIPT.fountain …]
DIR holds scripts (.pdf, .txt, .fountain, .fdx). Gold lies beside a script as NAME.gold.tsv, NAME with its ending: rows of '# title', '# author'
and '# scenes' with their values, then a row a printed line, its element and its text, parted by tabs. A file without gold must only be a
script or a refusal. --wrong prints what was misread as what and which scene counts are off, --form measures the files alone that have TEXT in their name. --make prints scripts (the
project's own, where none is named) in every form of test/forms into DIR, with gold.`;
const ownScripts = ['the-last-reel.fountain', 'minutes-of-the-marrow.fountain'].map((name) =>
  path.join(import.meta.dirname, '../../test/corpus', name),
);
const goldEnding = '.gold.tsv';
/** In a name that --make gave, what stands before it is the script and what follows is its form. */
const formMark = ' -- ';
/** Scene counts further off than this share are named. */
const sceneTolerance = 0.01;

interface Figures {
  readonly name: string;
  readonly form: string;
  readonly lines: number;
  readonly right: number;
  readonly wrong: ReadonlyMap<string, readonly string[]>;
  readonly scenes: readonly [found: number, wanted: number] | null;
  readonly isTitleRight: boolean | null;
  readonly hasWarning: boolean;
}

/** @throws BenchError when there is nothing to measure */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      make: { type: 'boolean', default: false },
      wrong: { type: 'boolean', default: false },
      form: { type: 'string', default: '' },
    },
  });
  const [folder, ...sources] = positionals;
  if (folder === undefined) throw new BenchError(usage);
  if (values.make) {
    make(folder, sources.length > 0 ? sources : ownScripts);
    return;
  }
  const files = readdirSync(folder)
    .filter((file) => scriptFormat(file) !== undefined && file.includes(values.form))
    .sort();
  if (files.length === 0) throw new BenchError(`${folder} holds no script.\n${usage}`);
  const measured: Figures[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const result = await measureFile(path.join(folder, file));
    if (typeof result === 'string') refused.push(`${file}: ${result}`);
    else if (result !== null) measured.push(result);
  }
  print(files.length, measured, refused, values.wrong);
}

function make(folder: string, sources: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const source of sources) {
    const script = readFountain(readFileSync(source, 'utf8'));
    const name = path.basename(source, path.extname(source));
    const scenes = script.blocks.filter(({ kind }) => kind === 'heading').length;
    for (const form of [...pdfForms(script), ...textForms(script)]) {
      const file = path.join(folder, `${name}${formMark}${form.name}${form.ending}`);
      writeFileSync(file, form.bytes);
      const hasTitle = form.hasTitlePage && script.titlePage !== null;
      const title = titleGold(hasTitle ? script.titlePage : null);
      writeFileSync(`${file}${goldEnding}`, writeGold({ ...title, scenes, lines: form.lines }));
    }
  }
}

/** A refusal as its code and sentence; null for a script without gold. Anything that is neither is thrown: it is a defect. */
async function measureFile(file: string): Promise<Figures | string | null> {
  const format = scriptFormat(file);
  if (!format) return null;
  try {
    const { screenplay, lines } = await readScript(new Uint8Array(readFileSync(file)), readOptions(format));
    if (!existsSync(`${file}${goldEnding}`)) return null;
    const gold = readGold(readFileSync(`${file}${goldEnding}`, 'utf8'));
    const found = screenplay.scenes.filter(({ heading }) => heading !== null).length;
    const { title, authors } = screenplay.titlePage;
    const name = path.basename(file);
    return {
      name,
      form: name.includes(formMark) ? name.slice(name.indexOf(formMark) + formMark.length) : path.extname(name),
      ...measureGold(lines, gold.lines),
      scenes: gold.scenes === null ? null : [found, gold.scenes],
      isTitleRight:
        gold.title === null
          ? null
          : sameWords(title ?? '', gold.title) && sameWords(authors.join(' '), gold.authors.join(' ')),
      hasWarning: screenplay.diagnostics.length > 0,
    };
  } catch (error) {
    if (error instanceof ScreenplayError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

const sameWords = (a: string, b: string): boolean => bareWords(a) === bareWords(b);
const bareWords = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function print(fileCount: number, measured: readonly Figures[], refused: readonly string[], wrong: boolean): void {
  const groups = [...Map.groupBy(measured, ({ form }) => form)].sort(([a], [b]) => a.localeCompare(b));
  for (const [form, own] of groups) {
    console.log(`${summary(own)}  ${form}`);
    if (wrong) for (const line of commonest(own)) console.log(`        ${line}`);
  }
  console.log(`${summary(measured)}  all`);
  const counted = measured.flatMap(({ name, scenes }) => (scenes ? [{ name, scenes }] : []));
  const off = counted.filter(({ scenes: [found, wanted] }) => Math.abs(found - wanted) > wanted * sceneTolerance);
  console.log(`scene counts off by more than 1 %: ${off.length} of ${counted.length}`);
  if (wrong) for (const { name, scenes } of off) console.log(`        ${name}: ${scenes[0]} for ${scenes[1]}`);
  const titles = measured.flatMap(({ isTitleRight }) => (isTitleRight === null ? [] : [isTitleRight]));
  console.log(`title and writer right: ${titles.filter(Boolean).length} of ${titles.length}`);
  console.log(`read ${fileCount - refused.length} of ${fileCount} files, ${measured.length} with gold`);
  for (const line of refused) console.log(`refused ${line}`);
}

/** Share of lines read as what they are, the lowest file's beside it, and both n. */
function summary(own: readonly Figures[]): string {
  const sum = (pick: (figures: Figures) => number) => own.reduce((total, each) => total + pick(each), 0);
  const lines = sum((each) => each.lines);
  const least = Math.min(...own.map((each) => each.right / Math.max(1, each.lines)));
  const warned = own.filter(({ hasWarning }) => hasWarning).length;
  return `${share(sum((each) => each.right) / Math.max(1, lines))} of ${lines} lines, lowest ${share(least)} of ${own.length} files, ${warned} with a warning`;
}

const share = (value: number): string => value.toFixed(4);

function commonest(own: readonly Figures[]): string[] {
  const counts = new Map<string, string[]>();
  for (const { wrong } of own)
    for (const [kind, texts] of wrong) counts.set(kind, [...(counts.get(kind) ?? []), ...texts]);
  return [...counts]
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, 6)
    .map(([kind, texts]) => `${texts.length} ${kind}: ${texts.slice(0, 4).join(' | ')}`);
}
