/** Pictures of a PDF are looked at where a text stands on or under one: what they hide is kept out of the script, what they leave is read. */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rawStream, writePdf } from '../../pdf/write-pdf.ts';
import { at, expectLeftOut, pageOf, scene, secret, textOf } from './hidden-page.ts';

const hidden = `BT /F1 12 Tf ${at(600)} ET`;
const white = `BT 1 g /F1 12 Tf ${at(600)} ET`;

/** `light` is each point's, of 255, in rows from the top; `entries` may name a mask. */
const picture = (columns: number, light: readonly number[], entries = ''): Buffer =>
  rawStream(
    deflateSync(Buffer.from(light)),
    `/Type /XObject /Subtype /Image /Width ${columns} /Height ${light.length / columns} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode ${entries}`,
  );
const whitePicture = picture(2, [255, 255, 250, 255]);
const blackPicture = picture(2, [0, 4, 0, 0]);
const whiteAndDark = picture(2, [255, 0]);
const mask = (light: number): Buffer => picture(1, [light]);

/** Pictures are named P0, P1 and so on, and are numbers 7, 8 and so on of the file. */
const withPictures = (drawing: string, ...objects: readonly Buffer[]): Uint8Array =>
  pageOf(drawing, {
    resources: `/XObject << ${objects.map((_, index) => `/P${index} ${7 + index} 0 R`).join(' ')} >>`,
    objects,
  });
const draw = (name: string, matrix = '500 0 0 40 90 580'): string => `q ${matrix} cm /${name} Do Q`;

const scenePage = scene.map(([text, x], index) => ({ x, y: 92 + 24 * index, text }));
/** The file with other drawing instructions on the page that holds the word 'replaced'. Its table of objects is found anew. */
const replaceLastPage = (bytes: Uint8Array, drawing: string): Uint8Array =>
  Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace(
        /<< \/Length \d+ {2}>>\nstream\n[^\n]*\(replaced\) Tj ET\n/,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}`,
      ),
    'latin1',
  );
const layered = (drawing: string): Uint8Array =>
  pageOf(drawing, {
    resources: '/XObject << /P0 7 0 R >>',
    catalogEntries: '/OCProperties << /OCGs [8 0 R] /D << /OFF [8 0 R] /Order [8 0 R] >> >>',
    objects: [picture(1, [255], '/OC 8 0 R'), Buffer.from('<< /Type /OCG /Name (off) >>')],
  });

describe('text that a picture hides', () => {
  it.each([
    ['white on a white picture', withPictures(`${draw('P0')} ${white}`, whitePicture), 'in the colour of the paper'],
    ['black on a black picture', withPictures(`${draw('P0')} ${hidden}`, blackPicture), 'in the colour of the paper'],
    [
      'white on a white picture that is drawn without saving the state',
      withPictures(
        `500 0 0 40 90 580 cm /P0 Do ${white.replace(/1 0 0 1 108 600 Tm/, '0.002 0 0 0.025 0.036 0.5 Tm')}`,
        whitePicture,
      ),
      'in the colour of the paper',
    ],
    [
      'white on the white half of a picture',
      withPictures(`${draw('P0', '1000 0 0 40 90 580')} ${white}`, whiteAndDark),
      'in the colour of the paper',
    ],
    [
      'white on a picture that is seen through to the paper',
      withPictures(`${draw('P0')} ${white}`, picture(1, [0], '/SMask 8 0 R'), mask(0)),
      'in the colour of the paper',
    ],
    [
      'white on nothing, where a picture could have been drawn',
      pageOf(`q 500 0 0 40 90 580 cm Q ${white}`),
      'in the colour of the paper',
    ],
    [
      'under a picture, in a file with another one that is see-through',
      withPictures(
        `${hidden} ${draw('P1')} ${draw('P0', '60 0 0 60 90 100')}`,
        picture(1, [9], '/SMask 9 0 R'),
        whitePicture,
        mask(128),
      ),
      'covered by a picture',
    ],
    [
      'under a picture with a mask that lets nothing through',
      withPictures(`${hidden} ${draw('P0')}`, picture(1, [255], '/SMask 8 0 R'), mask(255)),
      'covered by a picture',
    ],
    [
      'under a picture that is drawn with a colour set beside it',
      withPictures(`${hidden} q 500 0 0 40 90 580 cm 0 g /P0 Do Q`, whitePicture),
      'covered by a picture',
    ],
    [
      'white on a picture that cannot be unpacked, and shows nothing',
      withPictures(
        `${draw('P0')} ${white}`,
        rawStream(
          'no jpeg',
          '/Type /XObject /Subtype /Image /Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /JPXDecode',
        ),
      ),
      'in the colour of the paper',
    ],
    [
      'under a stencil that is full',
      pageOf(`${hidden} q 1 g 500 0 0 40 90 580 cm BI /W 8 /H 1 /IM true /BPC 1 ID \x00 EI Q`),
      'covered by a picture',
    ],
    [
      'under a stencil of one point',
      pageOf(`${hidden} q 1 g 500 0 0 40 90 580 cm BI /W 1 /H 1 /IM true /BPC 1 ID \x00 EI Q`),
      'covered by a picture',
    ],
  ])('is left out and named: %s', async (_name, bytes, way) => {
    await expectLeftOut(bytes, way);
  });

  it('is left out on one page that passes for a scanned one, beside pages that are none', async () => {
    const invisible = `BT /F1 12 Tf 3 Tr ${at(700)} ${at(680)} ET`;
    for (const drawing of [
      `q 612 0 0 792 0 0 cm Q ${invisible}`,
      `q 612 0 0 792 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \xff EI Q ${invisible}`,
    ]) {
      const script = writePdf([scenePage, scenePage, [{ x: 72, y: 72, text: 'replaced' }]]);
      const read = await textOf(replaceLastPage(script, drawing));
      expect(read.script).not.toContain('Ignore');
      expect(read.hidden).toEqual([secret, secret]);
    }
  });
});

describe('text that a picture leaves to be seen', () => {
  const end = 'BT /F1 12 Tf 1 0 0 1 108 600 Tm (THE END OF IT) Tj ET';
  const whiteEnd = end.replace('BT', 'BT 1 g');
  it.each([
    ['white on a dark picture', withPictures(`${draw('P0')} ${whiteEnd}`, blackPicture)],
    ['black on a white picture', withPictures(`${draw('P0')} ${end}`, whitePicture)],
    [
      'white on a picture that is dark and light',
      withPictures(`${draw('P0', '600 0 0 40 -220 580')} ${whiteEnd}`, whiteAndDark),
    ],
    [
      'under a picture that is see-through',
      withPictures(`${end} ${draw('P0')}`, picture(1, [255], '/SMask 8 0 R'), mask(90)),
    ],
    [
      'under a picture with a hole where it stands',
      withPictures(`${end} ${draw('P0')}`, picture(2, [255, 255], '/SMask 8 0 R'), picture(2, [0, 255])),
    ],
    [
      'under a stencil that lets nothing through',
      pageOf(`${end} q 500 0 0 40 90 580 cm BI /W 1 /H 1 /IM true /BPC 1 ID \x80 EI Q`),
    ],
    ['under a picture in a layer that is off', layered(`${end} ${draw('P0')}`)],
    ['where a picture could have been drawn and was not', pageOf(`${end} q 500 0 0 40 90 580 cm Q`)],
    [
      'white on a very large dark picture',
      withPictures(
        `${draw('P0')} ${whiteEnd}`,
        rawStream(
          deflateSync(Buffer.alloc(40_000_000 / 8)),
          '/Type /XObject /Subtype /Image /Width 8000 /Height 5000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode',
        ),
      ),
    ],
  ])('is read: %s', async (_name, bytes) => {
    const read = await textOf(bytes);
    expect(read.script).toContain('THE END OF IT');
    expect(read.hidden).toEqual([]);
    expect(read.told).toEqual([]);
  });

  it('is the invisible text over a scanned page between pages that are typed', async () => {
    const rows = Array.from({ length: 40 }, (_, row) => (row % 4 === 1 ? 0 : 255));
    const scan = `q 612 0 0 792 0 0 cm BI /W 1 /H 40 /CS /G /BPC 8 ID ${String.fromCharCode(...rows)} EI Q BT /F1 12 Tf 3 Tr ${at(600, 'She reads the old letter.')} ET`;
    const read = await textOf(
      replaceLastPage(writePdf([scenePage, scenePage, [{ x: 72, y: 72, text: 'replaced' }]]), scan),
    );
    expect(read.script).toContain('She reads the old letter.');
    expect(read.hidden).toEqual([]);
  });
});
