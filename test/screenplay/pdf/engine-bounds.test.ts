/** Files that would take all of the PDF engine's memory, or make it fail: each is read as far as it can be or refused, and the next file is read as ever. */
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../lib/screenplay/pdf/read-pdf.ts';
import { rawStream, writePdf } from '../../pdf/write-pdf.ts';
import { pageOf, textOf } from './hidden-page.ts';

const formOf = (drawing: string, resources: string): Buffer =>
  rawStream(drawing, `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${resources} >>`);
/** Nine forms, each of which draws the next ten times: a thousand million texts in three kilobytes. */
const nested = Array.from({ length: 9 }, (_, index) =>
  formOf(`/X${index + 1} Do `.repeat(10), `/XObject << /X${index + 1} ${8 + index} 0 R >>`),
);
const last = formOf('BT /F1 12 Tf 72 700 Td (A) Tj ET', '/Font << /F1 3 0 R >>');

describe('a PDF that takes all of the engine’s memory', () => {
  it('is refused when forms are nested without bound, and the file after it is read', async () => {
    const bomb = writePdf([[]], {
      rawContent: { data: Buffer.from('/X0 Do'), entries: '' },
      resources: '/XObject << /X0 7 0 R >>',
      objects: [...nested, last],
    });
    const before = process.memoryUsage().rss;
    await expect(readPdf(bomb, { maxPages: 9 })).rejects.toMatchObject({ code: 'damaged_pdf' });
    expect(process.memoryUsage().rss - before).toBeLessThan(900 * 1024 * 1024);
    expect((await textOf(pageOf(''))).script).toContain('You could say something.');
  });

  it('is read when a form draws itself', async () => {
    const loop = formOf(
      'BT /F1 12 Tf 72 600 Td (AGAIN) Tj ET /X0 Do',
      '/XObject << /X0 7 0 R >> /Font << /F1 3 0 R >>',
    );
    const bytes = pageOf('/X0 Do', { resources: '/XObject << /X0 7 0 R >>', objects: [loop] });
    expect((await textOf(bytes)).script).toContain('AGAIN');
  });

  it('case 11: is refused when it nests lists without end', async () => {
    const bytes = writePdf([[]], { rawContent: { data: Buffer.from('['.repeat(2_000_000)), entries: '' } });
    await expect(readPdf(bytes, { maxPages: 9 })).rejects.toMatchObject({ name: 'ScreenplayError' });
  });
});
