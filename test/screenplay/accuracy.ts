/** Prints how well scripts are read back: `node test/screenplay/accuracy.ts`, or with pairs `FILE.pdf SOURCE.fountain …`. Refuses nothing; figures only. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { placeScript } from '../../lib/screenplay/formats/place-script.ts';
import { readFountain } from '../../lib/screenplay/formats/read-fountain.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';
import { corpusPath } from '../pdf/corpus.ts';
import { drawScreenplay, layouts } from '../pdf/draw-screenplay.ts';
import { spoilPages } from '../pdf/spoil-pages.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import { bytesOf, parseFountain, parsePdf, sampler } from './compare.ts';
import { measure } from './measure.ts';
import { spoilings, spoilText } from './spoil-text.ts';

function print(name: string, found: Screenplay, wanted: Screenplay): void {
  const { words, f1, scenes } = measure(found, wanted);
  const figures = Object.entries(f1).map(([kind, value]) => `${kind} ${value.toFixed(3)}`);
  console.log(`${(words * 100).toFixed(2).padStart(6)} %  ${scenes.join('/')} scenes  ${name}  ${figures.join('  ')}`);
}

async function measureScript(name: string, source: string): Promise<void> {
  const fountain = source.replaceAll(/ \^$/gm, '');
  const wanted = await parseFountain(fountain);
  for (const [key, layout] of Object.entries(layouts))
    print(`${name}: PDF, ${key}`, await parsePdf(writePdf(drawScreenplay(readFountain(fountain), { layout }))), wanted);
  for (const spoiled of spoilPages(readFountain(source)))
    print(`${name}: PDF, ${spoiled.name}`, await parsePdf(spoiled.pdf), {
      ...placeScript(spoiled.script).screenplay,
      format: 'pdf',
    });
  for (const [key, spoiling] of Object.entries(spoilings)) {
    const text = spoilText(fountain, spoiling);
    print(`${name}: ${key}`, await parseScreenplay(bytesOf(text), { format: 'text', maxPages: 600 }), wanted);
  }
}

const files = process.argv.slice(2);
for (let at = 0; at + 1 < files.length; at += 2) {
  const [script = '', source = ''] = files.slice(at, at + 2);
  const wanted = await parseFountain(await readFile(source, 'utf8'));
  if (script === source) await measureScript(path.basename(script), await readFile(source, 'utf8'));
  else print(path.basename(script), await parsePdf(new Uint8Array(await readFile(script))), wanted);
}
if (files.length === 0) {
  await measureScript('sampler', sampler);
  for (const file of ['the-last-reel.fountain', 'minutes-of-the-marrow.fountain'])
    await measureScript(file, await readFile(corpusPath(file), 'utf8'));
}
