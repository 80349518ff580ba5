import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFountain } from '../../lib/screenplay/formats/read-fountain.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';
import { readPdf } from '../../lib/screenplay/pdf/read-pdf.ts';
import { ascii85 } from '../pdf/ascii85.ts';
import { lastReel } from '../pdf/corpus.ts';
import { drawScreenplay } from '../pdf/draw-screenplay.ts';
import { packLzw, packLzwBomb } from '../pdf/pack-lzw.ts';
import { rawStream, writePdf } from '../pdf/write-pdf.ts';
import { bytesOf, parseFountain, parsePdf, sampler, words } from './compare.ts';

const samplerPages = drawScreenplay(readFountain(sampler));
const samplerPdf = writePdf(samplerPages);

/** So many bytes of nothing much, packed: quickly, since what counts is how far it unpacks. */
const deflated = (bytes: number, fill: string): Buffer => deflateSync(Buffer.alloc(bytes, fill), { level: 1 });

describe('a file that is no PDF', () => {
  it.each([
    ['nothing', ''],
    ['text', 'INT. HOUSE - DAY\n\nNobody.'],
    ['a web page', '<!doctype html><p>%PD'],
    ['a zip archive', 'PK\u0003\u0004'],
    ['a PDF header too far in', `${' '.repeat(1024)}%PDF-1.4`],
  ])('is refused: %s', async (_name, text) => {
    await expect(parsePdf(bytesOf(text))).rejects.toMatchObject({
      name: 'ScreenplayError',
      code: 'not_a_pdf',
      message: 'Please upload a PDF file only',
    });
  });

  it('is told from a PDF with some bytes before its header, which is read', async () => {
    const shifted = new Uint8Array(Buffer.concat([Buffer.from('mail header\r\n\r\n'), samplerPdf]));
    expect(words(await parsePdf(shifted))).toEqual(words(await parseFountain(sampler)));
  });
});

describe('a protected PDF', () => {
  it.each([40, 128] as const)('case 12: that needs a password is refused (%i-bit key)', async (keyBits) => {
    const encryption = { userPassword: 'secret', ownerPassword: 'owner', keyBits };
    await expect(parsePdf(writePdf(samplerPages, { encryption }))).rejects.toMatchObject({
      code: 'encrypted_pdf',
      message: expect.stringContaining('password'),
    });
  });

  it.each([40, 128] as const)('that only forbids printing is read (%i-bit key)', async (keyBits) => {
    const encryption = { userPassword: '', ownerPassword: 'owner', keyBits };
    const read = await parsePdf(writePdf(samplerPages, { encryption }));
    expect(words(read)).toEqual(words(await parseFountain(sampler)));
  });
});

describe('a damaged PDF', () => {
  it('case 12: is refused when it ends before its first page', async () => {
    await expect(parsePdf(samplerPdf.subarray(0, 200))).rejects.toMatchObject({ code: 'damaged_pdf' });
  });

  it('is read when its cross-reference table points nowhere', async () => {
    const astray = Buffer.from(
      Buffer.from(samplerPdf)
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    );
    expect(words(await parsePdf(new Uint8Array(astray)))).toEqual(words(await parseFountain(sampler)));
  });

  it('leaves the bytes it was given as they were', async () => {
    const bytes = samplerPdf.slice();
    await parsePdf(bytes);
    expect(bytes).toEqual(samplerPdf);
  });
});

describe('a PDF that has lost a part', () => {
  const whole = Buffer.from(lastReel.pdf()).toString('latin1');
  const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
  const read = (text: string) => readPdf(bytes(text), { maxPages: 600 });
  const textOf = (pages: Awaited<ReturnType<typeof readPdf>>) =>
    pages.filter((page) => page.readable).map((page) => page.runs.map((run) => run.text).join('\n'));

  it.each([0.99, 0.9, 0.5, 0.3])('is read as far as its pages are whole when %f of it is left', async (share) => {
    const all = textOf(await read(whole));
    const left = await read(whole.slice(0, whole.length * share));
    const readable = textOf(left);
    expect(left).toHaveLength(all.length);
    expect(readable).toEqual(all.slice(0, readable.length));
    expect(readable.length).toBeGreaterThan(all.length * share * 0.7);
  });

  it('has its lost pages named', async () => {
    const { diagnostics, scenes } = await parsePdf(bytes(whole.slice(0, whole.length / 2)));
    expect(scenes.length).toBeGreaterThan(5);
    expect(diagnostics).toEqual([
      {
        code: 'damaged_pages',
        message: expect.stringMatching(/^Pages \d+-16 of the file/),
        pages: expect.arrayContaining([12, 16]),
      },
    ]);
  });

  it.each([
    ['its trailer', (text: string) => text.replace(/trailer|startxref/g, 'lost')],
    ['its catalog', (text: string) => text.replace('/Type /Catalog', '/Type /Gone')],
    ['its page tree', (text: string) => text.replace('/Type /Pages', '/Type /Gone').replace('/Kids', '/Lost')],
  ])('is read whole without %s', async (_name, damage) => {
    const all = textOf(await read(whole));
    expect(textOf(await read(damage(whole)))).toEqual(all);
  });

  it('is read when its objects stand in a stream and its end is gone', async () => {
    const [page = ''] = /\/Type \/Page [\s\S]*?(?=\s+endobj)/.exec(whole) ?? [];
    const parts = [`<< ${page}`, '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>'];
    const body = parts.join(' ');
    const head = `5 0 3 ${(parts[0]?.length ?? 0) + 1} `;
    const packed = deflateSync(Buffer.from(head + body, 'latin1')).toString('latin1');
    const drawn = 'BT /F1 12 Tf 1 0 0 1 108 700 Tm (INT. VAULT - NIGHT) Tj ET';
    const file = [
      '%PDF-1.5\n',
      `6 0 obj\n<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream\nendobj\n`,
      `9 0 obj\n<< /Type /ObjStm /N 2 /First ${head.length} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`,
      '10 0 obj\n<< /Type /XRef /Size 11 /W [1 2',
    ].join('');
    expect(textOf(await read(file))).toEqual(['INT. VAULT - NIGHT']);
  });

  it.each([
    ['garbage between its objects', (text: string) => text.replace(/endobj/g, 'endobj\n%\xff\xfe ((( <<\n')],
    ['a cross-reference table that names itself', (text: string) => text.replace('/Root', '/Prev 9 /Root')],
    ['a page tree that contains itself', (text: string) => text.replace('/Kids [', '/Kids [2 0 R ')],
  ])('case 12: is read in spite of %s', async (_name, damage) => {
    const all = textOf(await read(whole));
    expect(textOf(await read(damage(whole)))).toEqual(all);
  });

  it('is refused when it is encrypted and cannot be opened, for its text would be noise', async () => {
    const encryption = { userPassword: '', ownerPassword: 'owner', keyBits: 128 } as const;
    const locked = Buffer.from(writePdf(samplerPages, { encryption })).toString('latin1');
    await expect(read(locked.replace(/trailer|startxref/g, 'lost'))).rejects.toMatchObject({ code: 'damaged_pdf' });
  });
});

describe('a PDF of pictures', () => {
  it('case 13: is refused with the numbers of its pages when no page has text', async () => {
    await expect(parsePdf(writePdf(['picture', 'picture', 'picture']))).rejects.toMatchObject({
      code: 'no_text',
      message: expect.stringContaining('pages 1-3'),
    });
  });

  it('is read where it has text, and the pages without text are named', async () => {
    const [title = [], first = []] = samplerPages;
    const read = await parsePdf(writePdf([title, first, 'picture', 'picture']));
    expect(read.diagnostics).toEqual([
      { code: 'pages_without_text', message: expect.stringContaining('Pages 3-4 of the file'), pages: [3, 4] },
    ]);
    expect(words(read)).toEqual(words(await parseFountain(sampler)));
  });
});

describe('too many pages', () => {
  it('are refused before any text is read', async () => {
    const pages = Array.from({ length: 12 }, () => 'picture' as const);
    await expect(readPdf(writePdf(pages), { maxPages: 11, budgetMs: 0 })).rejects.toMatchObject({
      code: 'too_many_pages',
      message: 'This PDF has 12 pages; the limit is 11.',
    });
  });

  it('case 11: fifty thousand of them are refused within the time of a few', async () => {
    const bytes = writePdf(Array.from({ length: 50_000 }, () => 'picture' as const));
    const beganMs = performance.now();
    await expect(readPdf(bytes, { maxPages: 600 })).rejects.toMatchObject({ code: 'too_many_pages' });
    expect(performance.now() - beganMs).toBeLessThan(5_000);
  });

  it('are refused in Fountain, too', async () => {
    const long = `INT. HALL - DAY\n\n${'He waits.\n\n'.repeat(100)}`;
    await expect(parseScreenplay(bytesOf(long), { format: 'fountain', maxPages: 2 })).rejects.toMatchObject({
      code: 'too_many_pages',
    });
  });
});

describe('text that is no screenplay', () => {
  const letter = 'Dear Sir,\n\nI write to you about the drains. They have not improved.\n\nYours, A. Reader\n';

  it('is refused in every format', async () => {
    const pdf = writePdf([letter.split('\n').map((text, line) => ({ x: 72, y: 72 + 14 * line, text }))]);
    await expect(parsePdf(pdf)).rejects.toMatchObject({ code: 'not_a_screenplay' });
    await expect(parseFountain(letter)).rejects.toMatchObject({ code: 'not_a_screenplay' });
    await expect(parseScreenplay(bytesOf(letter), { format: 'text', maxPages: 9 })).rejects.toMatchObject({
      code: 'not_a_screenplay',
    });
  });

  it('is not quoted in the error', async () => {
    await expect(parseFountain(letter)).rejects.not.toMatchObject({ message: expect.stringContaining('drains') });
  });
});

describe('a hostile PDF', () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  });
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  it('case 14: has its scripts, links, form targets and attachments left alone', async () => {
    const script = `<< /S /JavaScript /JS (globalThis.ran = true; app.launchURL\\('${address}/script'\\)) >>`;
    const attached = `<< /Type /Filespec /FS /URL /F (${address}/attached.fdf) /UF (${address}/attached.fdf) >>`;
    const annotation = (entries: string) => `<< /Type /Annot /Rect [0 0 600 700] ${entries} >>`;
    const annotations = [
      `/Subtype /Link /A << /S /URI /URI (${address}/link) >>`,
      `/Subtype /Link /A << /S /GoToR /F ${attached} /D [0 /Fit] >>`,
      `/Subtype /Link /A << /S /Launch /F ${attached} >>`,
      `/Subtype /Widget /FT /Btn /T (b) /A << /S /SubmitForm /F ${attached} >>`,
      `/Subtype /FileAttachment /FS ${attached}`,
    ].map(annotation);
    const read = await parsePdf(
      writePdf(samplerPages, {
        catalogEntries: `/OpenAction ${script} /AA << /WC ${script} >> /Names << /JavaScript << /Names [(a) ${script}] >> /EmbeddedFiles << /Names [(a) ${attached}] >> >> /AF [${attached}]`,
        pageEntries: `/AA << /O ${script} >> /Annots [${annotations.join(' ')}]`,
      }),
    );
    expect(words(read)).toEqual(words(await parseFountain(sampler)));
    expect('ran' in globalThis).toBe(false);
    expect(requests).toEqual([]);
  });

  it('case 11: is refused when a page unpacks without end', async () => {
    const data = deflated(64 * 1024 * 1024, '0 0 m ');
    const bomb = writePdf([[]], { rawContent: { data, entries: '/Filter /FlateDecode' } });
    await expect(parsePdf(bomb)).rejects.toMatchObject({
      code: 'damaged_pdf',
      message: expect.stringContaining('unpacks'),
    });
    const tenMegabytes = deflated(10 * 1024 * 1024, '0 0 m 9 9 l ');
    const heavy = writePdf([[]], { rawContent: { data: tenMegabytes, entries: '/Filter /FlateDecode' } });
    await expect(parsePdf(heavy)).rejects.toMatchObject({ message: expect.stringContaining('unpacks') });
    const twice = writePdf([[]], {
      rawContent: { data: deflateSync(data), entries: '/Filter [/FlateDecode /FlateDecode]' },
    });
    await expect(parsePdf(twice)).rejects.toMatchObject({ code: 'damaged_pdf' });
    const wrapped = writePdf([[]], {
      rawContent: { data: Buffer.from(ascii85(data)), entries: '/Filter [ /ASCII85Decode /FlateDecode ]' },
    });
    await expect(parsePdf(wrapped)).rejects.toMatchObject({ code: 'damaged_pdf' });
    for (const entries of [`/Filter /FlateDecode /Pad (${'x'.repeat(2000)})`, '/Filter /Fl#61teDecode']) {
      const masked = writePdf([[]], { rawContent: { data, entries } });
      await expect(parsePdf(masked)).rejects.toMatchObject({ message: expect.stringContaining('unpacks') });
    }
  });

  it('is refused when its page passes for a picture, or is packed in an old way that grows without bound', async () => {
    const endless = deflated(200 * 1024 * 1024, ' ');
    for (const [data, entries] of [
      [endless, '/Subtype /Image /Filter /FlateDecode'],
      [Buffer.alloc(600_000, '\x81 ', 'latin1'), '/Filter /RunLengthDecode'],
      [packLzwBomb(2), '/Filter [/LZWDecode]'],
      [packLzwBomb(25), '/Subtype /Image /Filter /LZWDecode'],
      [packLzw(deflated(170_000_000, ' '), 1), '/Subtype /Image /Filter [/LZWDecode /FlateDecode]'],
      [packLzw(deflated(100_000, ' '), 1), '/Filter [/LZWDecode /FlateDecode]'],
    ] as const) {
      await expect(parsePdf(writePdf([[]], { rawContent: { data, entries } }))).rejects.toMatchObject({
        message: expect.stringContaining('unpacks'),
      });
    }
  });

  it('is read at once when a picture beside its text claims more bits than there are', async () => {
    const drawn = `BT /F1 12 Tf 1 0 0 1 108 700 Tm (INT. VAULT - NIGHT) Tj ET q 99 0 0 99 100 650 cm BI /W 2 /H 1 /CS /G /BPC 99999999999 ID \x00\xff EI Q`;
    for (const rawContent of [
      { data: Buffer.from(drawn, 'latin1'), entries: '' },
      { data: deflateSync(Buffer.from(drawn, 'latin1')), entries: '/Filter /FlateDecode' },
    ]) {
      const start = performance.now();
      expect((await parsePdf(writePdf([[]], { rawContent }))).scenes).toHaveLength(1);
      expect(performance.now() - start).toBeLessThan(2000);
    }
  });

  it('is told from a script whose pages are packed in an old way, and from its pictures', async () => {
    const drawn = Buffer.from('BT /F1 12 Tf 1 0 0 1 108 700 Tm (INT. VAULT - NIGHT) Tj ET');
    const old = writePdf([[]], { rawContent: { data: packLzw(drawn, 1), entries: '/Filter /LZWDecode' } });
    expect((await parsePdf(old)).scenes).toHaveLength(1);
    const picture = rawStream(
      packLzw(deflated(4_000_000, 'light'), 1),
      '/Subtype /Image /Filter [/LZWDecode /FlateDecode]',
    );
    const pictured = writePdf([[]], { rawContent: { data: drawn, entries: '' }, objects: [picture] });
    expect((await parsePdf(pictured)).scenes).toHaveLength(1);
  });

  it('is refused when it is encrypted and one page of it is far longer than a script’s', async () => {
    const data = deflated(300 * 1024 * 1024, ' ');
    const bomb = writePdf([[]], {
      encryption: { userPassword: '', ownerPassword: 'o', keyBits: 128 },
      rawContent: { data, entries: '/Filter /FlateDecode' },
    });
    await expect(parsePdf(bomb)).rejects.toMatchObject({ message: expect.stringContaining('unpacks') });
  });

  it('is given up when a page draws without end', async () => {
    const data = Buffer.from('BT /F1 12 Tf 1 0 0 1 9 9 Tm (a) Tj 1 0 0 1 99 99 Tm (b) Tj ET\n'.repeat(20_000));
    const flood = writePdf([[]], { rawContent: { data, entries: '' } });
    await expect(parsePdf(flood)).rejects.toMatchObject({
      code: 'damaged_pdf',
      message: expect.stringContaining('too long'),
    });
  });

  it('case 11: is given up when the time allowed for one file is spent', async () => {
    await expect(readPdf(samplerPdf, { maxPages: 600, budgetMs: 0 })).rejects.toMatchObject({ code: 'damaged_pdf' });
  });
});
