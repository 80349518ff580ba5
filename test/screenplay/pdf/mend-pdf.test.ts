/** Raw files that have lost their end, their catalog or their page tree, object by object. */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mendPdf } from '../../../lib/screenplay/pdf/mend-pdf.ts';

const end = '\n%%EOF\n';
const page = (number: number, more = ''): string => `${number} 0 obj\n<< /Type /Page ${more} >>\nendobj\n`;
const tree = (kids: readonly number[], count = kids.length): string =>
  `2 0 obj\n<< /Type /Pages /Count ${count} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>\nendobj\n`;
const stream = (number: number, dictionary: string, data: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} >>\nstream\n`, 'latin1'),
    Buffer.from(data),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const file = (...parts: (string | Buffer)[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));

async function mend(...parts: (string | Buffer)[]) {
  const mended = await mendPdf(file(...parts));
  if (mended === null) return null;
  const text = Buffer.from(mended.bytes).toString('latin1');
  const [, kids = ''] = /\/Kids \[([^\]]*)\] \/MediaBox/.exec(text) ?? [];
  return { kids: [...kids.matchAll(/(\d+) 0 R/g)].map(([, kid]) => Number(kid)), lost: [...mended.lost], text };
}

describe('a file without its page tree', () => {
  it('gets one of its whole pages, in their order, with a catalog and an end', async () => {
    const mended = await mend('%PDF-1.4\n', page(7), page(3), end);
    expect(mended).toMatchObject({ kids: [7, 3], lost: [] });
    expect(mended?.text).toBe(
      `%PDF-1.4\n${page(7)}${page(3).trimEnd()}\n8 0 obj\n<< /Type /Catalog /Pages 9 0 R >>\nendobj\n9 0 obj\n<< /Type /Pages /Count 2 /Kids [7 0 R 3 0 R] /MediaBox [0 0 612 792] >>\nendobj\ntrailer\n<< /Size 12 /Root 8 0 R >>\n%%EOF\n`,
    );
  });

  it('has lost the page at which it was cut, which stands in it empty', async () => {
    const mended = await mend(page(3), '4 0 obj\n<< /Type /Page');
    expect(mended).toMatchObject({ kids: [3, 7], lost: [2] });
    expect(mended?.text).toContain('7 0 obj\n<< /Type /Page /Parent 5 0 R >>\nendobj\n');
    expect(await mend(page(3), end, ' '.repeat(1000))).toMatchObject({ lost: [] });
    expect(await mend(page(3), end, ' '.repeat(1030))).toMatchObject({ lost: [2] });
  });

  it('is given up without a whole page, or where it is encrypted', async () => {
    expect(await mend('%PDF-1.4\n', end)).toBeNull();
    expect(await mend('3 0 obj\n<< /Type /PageLabel >>\nendobj\n', end)).toBeNull();
    expect(await mend('3 0 obj\n<< /Type /Page >>', end)).toBeNull();
    expect(await mend(page(3), '4 0 obj\n<< /Filter /Standard /O (x) >>\nendobj\n', end)).toBeNull();
    expect(await mend(page(3), '4 0 obj\n<< /Filter/Standard /O <00> >>\nendobj\n', end)).toBeNull();
    expect(await mend(page(3), '4 0 obj\n<< /Filter /Standard >>\nendobj\n', end)).not.toBeNull();
    expect(await mend(page(3), '4 0 obj\n<< /O (x) >>\nendobj\n', end)).not.toBeNull();
  });

  it('takes the last of several objects of one number', async () => {
    expect(await mend(page(3), '3 0 obj\n<< /Type /Font >>\nendobj\n', page(4), end)).toMatchObject({ kids: [4] });
  });
});

describe('a file with its page tree', () => {
  it('keeps the order of the tree, with pages that it does not name behind', async () => {
    expect(await mend(page(3), page(4), page(5), tree([5, 3]), end)).toMatchObject({ kids: [5, 3, 4], lost: [] });
    expect(await mend(page(3), tree([3, 3]), end)).toMatchObject({ kids: [3, 7], lost: [2] });
  });

  it('names the pages that are lost: in the tree, or by its count', async () => {
    expect(await mend(page(3), tree([4, 3]), end)).toMatchObject({ kids: [6, 3], lost: [1] });
    expect(await mend(page(3), tree([3], 3), end)).toMatchObject({ kids: [3, 7, 8], lost: [2, 3] });
    expect(await mend(page(3), tree([3], 3))).toMatchObject({ lost: [2, 3] });
    const many = await mend(page(3), tree([3], 6000), end);
    expect(many?.kids).toHaveLength(5000);
  });

  it('passes over what its tree names that is no page', async () => {
    const inner = '6 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n';
    expect(await mend(page(3), inner, tree([6], 1), end)).toMatchObject({ kids: [3], lost: [] });
  });

  it('counts a page as lost of whose drawing nothing is left', async () => {
    const drawing = stream(8, '/Length 2', 'BT');
    expect(await mend(page(3, '/Contents 8 0 R'), drawing, tree([3]), end)).toMatchObject({ lost: [] });
    expect(await mend(page(3, '/Contents 9 0 R'), page(4), drawing, tree([3, 4]), end)).toMatchObject({ lost: [1] });
    expect(await mend(page(3, '/Contents [9 0 R 8 0 R]'), drawing, tree([3]), end)).toMatchObject({ lost: [] });
    expect(await mend(page(3, '/Contents [9 0 R]'), tree([3]), end)).toBeNull();
  });
});

describe('objects that were packed into streams', () => {
  const objects = '<< /Type /Page >>  << /Type /Page /Rotate 90 >>';
  const heads = '11 0 12 19 ';
  const packed = (data: Buffer, more = '', count = 2, first = heads.length): Buffer =>
    stream(10, `/Type /ObjStm /N ${count} /First ${first} ${more}`, data);

  it('are written out, packed or plain', async () => {
    for (const part of [
      packed(Buffer.from(heads + objects)),
      packed(deflateSync(heads + objects), '/Filter /FlateDecode'),
    ]) {
      const mended = await mend(part, end);
      expect(mended).toMatchObject({ kids: [11, 12], lost: [] });
      expect(mended?.text).toContain('11 0 obj\n<< /Type /Page >>  \nendobj\n12 0 obj\n<< /Type /Page /Rotate 90 >>');
    }
  });

  it('are as many as are announced and whole', async () => {
    expect(await mend(packed(Buffer.from(heads + objects), '', 1), end)).toMatchObject({ kids: [11] });
    expect(await mend(packed(Buffer.from(heads + objects), '', 9), end)).toMatchObject({ kids: [11, 12] });
    expect(await mend(packed(Buffer.from('11 0 12 99 << /Type /Page >>')), end)).toBeNull();
    expect(await mend(packed(Buffer.from('no data'), '/Filter /FlateDecode'), end)).toBeNull();
    expect(await mend(packed(Buffer.alloc(0)), page(3), end)).toMatchObject({ kids: [3] });
    expect(await mend('10 0 obj\n<< /Type /ObjStm /N 1 /First 5 >>\nendobj\n', page(3), end)).toMatchObject({
      kids: [3],
    });
  });
});
