/** A picture or a stamp that returns on every page is looked at once for a file, and still hides on each what it hides. */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../lib/screenplay/pdf/read-pdf.ts';
import { rawStream, writePdf } from '../../pdf/write-pdf.ts';
import { at, secret, seen } from './hidden-page.ts';

const pageCount = 5;
/** Objects behind those of the pages begin here. */
const first = 5 + 2 * pageCount;

/** `light` is each point's, of 255, in rows from the top; `mask` names the object that says how much of it is seen. */
const picture = (columns: number, light: readonly number[], mask?: number): Buffer =>
  rawStream(
    deflateSync(Buffer.from(light)),
    `/Type /XObject /Subtype /Image /Width ${columns} /Height ${light.length / columns} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode ${mask ? `/SMask ${mask} 0 R` : ''}`,
  );
const draw = (name: string, box = '612 0 0 792 0 0'): string => `q ${box} cm /${name} Do Q\n`;

/** The same drawing on five pages; the pictures are P0, P1 and so on, and objects behind them may be masks. */
const fivePages = (drawing: string, objects: readonly Buffer[] = [], states = ''): Uint8Array =>
  writePdf(
    Array.from({ length: pageCount }, () => []),
    {
      rawContent: { data: Buffer.from(drawing, 'latin1'), entries: '' },
      resources: `/XObject << ${objects.map((_, index) => `/P${index} ${first + index} 0 R`).join(' ')} >> ${states}`,
      objects,
    },
  );

const pagesOf = async (bytes: Uint8Array) => {
  const pages = await readPdf(bytes, { maxPages: 20 });
  const hidden = pages.flatMap((page) => (page.hidden ?? []).map((run) => ({ ...run, page: page.number })));
  return {
    headings: pages.flatMap(({ number, runs }) => (runs.some((run) => run.text.startsWith('INT. ')) ? [number] : [])),
    hidden: hidden.map((run) => `${run.page}: ${run.text}`),
    ways: [...new Set(hidden.map(({ hiding }) => hiding))],
  };
};
const everyPage = [1, 2, 3, 4, 5];
const secretOnEveryPage = everyPage.map((page) => `${page}: ${secret}`);
const text = `BT /F1 12 Tf ${at(600)} ET\n`;
const white = `BT 1 g /F1 12 Tf ${at(600)} ET\n`;

describe('a picture on every page', () => {
  it('lets the script show that lies under its faint dots', async () => {
    const bytes = fivePages(`${seen}${draw('P0')}`, [picture(2, [90, 200], first + 1), picture(2, [60, 0])]);
    expect(await pagesOf(bytes)).toEqual({ headings: everyPage, hidden: [], ways: [] });
  });

  it('lets the script show that stands on its light dots', async () => {
    const bytes = fivePages(`${draw('P0')}0 g ${seen}`, [picture(2, [255, 230])]);
    expect(await pagesOf(bytes)).toEqual({ headings: everyPage, hidden: [], ways: [] });
  });

  it('hides what lies under its dense dots, on the last page as on the first', async () => {
    const dense = picture(1, [...Array.from({ length: 20 }, () => 0), ...Array.from({ length: 20 }, () => 250)]);
    const bytes = fivePages(`${seen}${text}${draw('P0', '500 0 0 80 90 540')}`, [
      picture(1, [90, 91], first + 1),
      dense,
    ]);
    const { headings, hidden, ways } = await pagesOf(bytes);
    expect(headings).toEqual(everyPage);
    expect(hidden).toEqual([]);
    expect(ways).toEqual([]);
    const covering = fivePages(`${seen}${text}${draw('P0', '500 0 0 80 90 580')}`, [
      picture(1, [90, 91], first + 1),
      dense,
    ]);
    expect((await pagesOf(covering)).hidden).toEqual(secretOnEveryPage);
  });

  it('hides what stands on it in its own colour', async () => {
    const bytes = fivePages(`${draw('P0')}0 g ${seen}${white}`, [picture(2, [255, 255])]);
    expect((await pagesOf(bytes)).hidden).toEqual(secretOnEveryPage);
  });

  it('says nothing of another one with the same dots, that hides more', async () => {
    const drawing = `${seen}${text}${draw('P0')}${draw('P1', '500 0 0 40 90 580')}`;
    const faint = picture(2, [90, 200], first + 2);
    const dense = picture(2, [90, 200], first + 3);
    const bytes = fivePages(drawing, [faint, dense, picture(2, [30, 0]), picture(2, [255, 255])]);
    expect((await pagesOf(bytes)).hidden).toEqual(secretOnEveryPage);
  });

  it('hides under many of its layers what it lets through one', async () => {
    const layers = Array.from({ length: 6 }, () => draw('P0', '500 0 0 40 90 580')).join('');
    const bytes = fivePages(`${seen}${text}${layers}`, [picture(2, [0, 3], first + 1), picture(2, [130, 131])]);
    expect((await pagesOf(bytes)).hidden).toEqual(secretOnEveryPage);
    const once = fivePages(`${seen}${text}${draw('P0', '500 0 0 40 90 580')}`, [
      picture(2, [0, 3], first + 1),
      picture(2, [130, 131]),
    ]);
    expect((await pagesOf(once)).hidden).toEqual([]);
  });

  it('says nothing of itself drawn with more opacity', async () => {
    const states = '/ExtGState << /G0 << /ca .1 >> /G1 << /ca .97 >> >>';
    const drawing = `${seen}${text}/G0 gs ${draw('P0')}/G1 gs ${draw('P0', '500 0 0 40 90 580')}`;
    const { headings, hidden } = await pagesOf(fivePages(drawing, [picture(2, [200, 201])], states));
    expect(headings).toEqual(everyPage);
    expect(hidden).toEqual(secretOnEveryPage);
  });

  it('may darken all by the way it is mixed in: the text on it is looked at', async () => {
    const states = '/ExtGState << /G0 << /BM /Difference >> >>';
    const bytes = fivePages(
      `q /G0 gs ${draw('P0', '500 0 0 40 90 580')} Q 0 g ${seen}${text}`,
      [picture(2, [255, 250])],
      states,
    );
    expect((await pagesOf(bytes)).hidden).toEqual(secretOnEveryPage);
  });
});

describe('a shape of one colour', () => {
  it('lets dark text show on it, and hides it where it is dark itself or turns the paper dark', async () => {
    const field = (colour: string): string => `${colour} rg 90 590 500 30 re f 0 g\n`;
    const states = '/ExtGState << /G0 << /BM /Difference >> >>';
    expect((await pagesOf(fivePages(`${field('1 .9 .8')}${seen}${text}`))).hidden).toEqual([]);
    expect((await pagesOf(fivePages(`${field('.02 0 .03')}${seen}${text}`))).hidden).toEqual(secretOnEveryPage);
    const mixed = fivePages(`q /G0 gs ${field('1 1 1')} Q ${seen}${text}`, [], states);
    expect((await pagesOf(mixed)).hidden).toEqual(secretOnEveryPage);
  });
});

describe('a stamp across every page', () => {
  const states = '/ExtGState << /G0 << /ca .2 >> /G1 << /ca 0 >> >>';
  const stamp = (state: string): string =>
    `q /${state} gs BT /F2 60 Tf .7 .7 -.7 .7 120 120 Tm (CONFIDENTIAL) Tj ET Q\n`;

  it('is seen where it leaves ink, and hidden where it leaves none', async () => {
    expect((await pagesOf(fivePages(`${seen}${stamp('G0')}`, [], states))).hidden).toEqual([]);
    const unseen = await pagesOf(fivePages(`${seen}${stamp('G1')}`, [], states));
    expect(unseen.hidden).toEqual(everyPage.map((page) => `${page}: CONFIDENTIAL`));
    expect(unseen.headings).toEqual(everyPage);
  });
});

describe('letters beside the page', () => {
  it('are named as such, also where something is drawn', async () => {
    const beside = `BT /F1 12 Tf 1 0 0 1 -90 600 Tm (${secret} And more.) Tj ET\n`;
    const { ways } = await pagesOf(fivePages(`${seen}.5 g -100 590 500 30 re f 0 g ${beside}`));
    expect(ways).toEqual(['off-page']);
  });
});
