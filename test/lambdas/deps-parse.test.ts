/** Scripts parsed in a thread of its own: the same results, and an end to files that would take for ever. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parserInThread, readerInThread } from '../../lambdas/deps-parse.ts';
import { readScript } from '../../lib/screenplay/parse.ts';
import { ScreenplayError } from '../../lib/screenplay/screenplay-error.ts';
import { lastReelPdf } from '../corpus/scripts.ts';

const sample = new Uint8Array(readFileSync(path.join(import.meta.dirname, '../corpus/the-last-reel.pdf')));
const options = { format: 'pdf', maxPages: 600 } as const;
/** One thread for all that ends well: to start another takes longer than to read with it. */
const parse = parserInThread({ mostMs: 60_000, heapMb: 512 });

it('a script is read as anywhere else, and its bytes stay with the caller', async () => {
  expect(await parse(sample, options)).toEqual(await lastReelPdf());
  expect(sample.length).toBeGreaterThan(1000);
});

it('a command gets the lines of a script as well', async () => {
  const read = readerInThread({ mostMs: 60_000, heapMb: 512 });
  expect(await read(sample, options)).toEqual(await readScript(sample, options));
});

it('a refused file says why, and the next one is read by the same thread', async () => {
  const refused = parse(new TextEncoder().encode('Dear Sir'), options);
  await expect(refused).rejects.toBeInstanceOf(ScreenplayError);
  await expect(refused).rejects.toMatchObject({ code: 'not_a_pdf', message: 'Please upload a PDF file only' });
  expect((await parse(sample, options)).pageCount).toBeGreaterThan(0);
});

it('a damaged file that the library half gives up leaves the thread alive for the next one', async () => {
  // Two of its pages bear each other's number.
  const text = Buffer.from(sample).toString('latin1');
  const swapped = text.replace(/\n(9|13) 0 obj/g, (_, number) => `\n${number === '9' ? 13 : 9} 0 obj`);
  const damaged = Buffer.from(swapped, 'latin1');
  for (let time = 0; time < 3; time += 1) expect((await parse(damaged, options)).scenes.length).toBeGreaterThan(0);
  expect(await parse(sample, options)).toEqual(await lastReelPdf());
});

it('a file that takes too long is ended and refused, and the next one is read', async () => {
  const ended = parserInThread({ mostMs: 1, heapMb: 512 });
  await expect(ended(sample, options)).rejects.toMatchObject({
    code: 'damaged_pdf',
    message: expect.stringContaining('too long'),
  });
  expect((await parse(sample, options)).scenes.length).toBeGreaterThan(0);
});

it('a file that takes too much memory is ended and refused', async () => {
  const small = parserInThread({ mostMs: 60_000, heapMb: 24 });
  const endless = Buffer.from('INT. HALL - DAY\n\nHe waits.\n\n'.repeat(300_000));
  await expect(small(endless, { format: 'fountain', maxPages: 1_000_000 })).rejects.toMatchObject({
    code: 'damaged_pdf',
  });
});
