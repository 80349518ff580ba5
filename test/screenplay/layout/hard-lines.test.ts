import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFountain } from '../../../lib/screenplay/formats/read-fountain.ts';
import { readScript } from '../../../lib/screenplay/parse.ts';
import { lastReel } from '../../pdf/corpus.ts';
import { drawMultiCam } from '../../pdf/draw-multi-cam.ts';
import { type DrawnLines, drawNamedSpeech } from '../../pdf/draw-named-speech.ts';
import { drawScreenplay } from '../../pdf/draw-screenplay.ts';
import { japanesePage } from '../../pdf/japanese-page.ts';
import { scanNoise } from '../../pdf/scan-noise.ts';
import { seededRandom } from '../../pdf/seeded-random.ts';
import { type PageContent, writePdf } from '../../pdf/write-pdf.ts';
import { bytesOf } from '../compare.ts';
import { measureLines } from '../measure-lines.ts';
import { spoilText, trimPages } from '../spoil-text.ts';

const { titlePage, blocks } = readFountain(lastReel.fountain());
const single = readFountain(lastReel.fountain().replaceAll(/ \^$/gm, '')).blocks;
const read = (pages: readonly PageContent[]) => readScript(writePdf(pages), { format: 'pdf', maxPages: 600 });
const sceneCount = (reading: Awaited<ReturnType<typeof read>>): number =>
  reading.screenplay.scenes.filter(({ heading }) => heading).length;

/** 'SCENE 3. INT. PLACE. DAY 1 [09.20]', as the BBC's sitcoms number and time their scenes. */
function timedHeading(text: string, ordinal: number): string {
  const [, side = '', place = '', time = 'DAY'] = /^(\S+) (.*?)(?: - ([A-Z]+))?$/.exec(text) ?? [];
  return `SCENE ${ordinal}. ${side} ${place}. ${time} 1 [09.20]`;
}

describe('another way to type a script', () => {
  it.each<[string, DrawnLines]>([
    ['several cameras: action in capitals, every second line of dialogue empty', drawMultiCam(single)],
    [
      'names with colons before hanging speeches, timed headings',
      drawNamedSpeech(single, { hang: 14, heading: timedHeading }),
    ],
    ['names in the margin, without colons', drawNamedSpeech(single, { hang: 26, heading: (text) => text, colon: '' })],
    ['names with colons, speeches flush', drawNamedSpeech(single, { hang: 0, heading: (text) => text })],
    ['names with full stops', drawNamedSpeech(single, { hang: 0, heading: (text) => text, colon: '.' })],
    [
      'names with full stops before hanging speeches',
      drawNamedSpeech(single, { hang: 14, heading: (text) => text, colon: '.' }),
    ],
  ])('still gives every line its element: %s', async (_name, { pages, elements }) => {
    const reading = await read(pages);
    const found = reading.lines.filter(({ element }) => element !== 'furniture');
    const wanted = elements.map(({ element, text }) => (text === 'FADE IN:' ? 'transition' : element));
    expect(found.map(({ element, text }) => `${element} ${text}`)).toEqual(
      elements.map(({ text }, index) => `${wanted[index]} ${text}`),
    );
    expect(sceneCount(reading)).toBe(18);
  });

  it('reads scene number, place and time off a timed heading', async () => {
    const { screenplay } = await read(drawNamedSpeech(single, { hang: 14, heading: timedHeading }).pages);
    expect(screenplay.scenes[0]?.heading).toMatchObject({
      number: '1',
      setting: 'EXT',
      location: 'HARBOUR TOWN',
      timeOfDay: 'DAWN 1 [09.20]',
    });
  });
});

describe('a scan with noisy recognition', () => {
  it.each([
    { letters: 0.01, words: 0.02, spread: 6 },
    { letters: 0.03, words: 0.04, spread: 10 },
    { letters: 0.06, words: 0.08, spread: 14 },
  ])('keeps the elements of its lines and all its scenes: %o', async (noise) => {
    const pages = drawScreenplay({ titlePage, blocks });
    const clean = await read(pages);
    const random = seededRandom(5);
    const noisy = await read(pages.map((page) => scanNoise(page, noise, random)));
    expect(measureLines(noisy.lines, clean.lines).lines).toBeGreaterThanOrEqual(0.99);
    expect(sceneCount(noisy)).toBe(sceneCount(clean));
  });
});

describe('a Chinese or Japanese script', () => {
  it.each(['chinese.txt', 'japanese.txt'])('is read from a PDF as from its text: %s', async (file) => {
    const text = readFileSync(path.join(import.meta.dirname, '..', 'fixtures', file), 'utf8');
    const fromText = await readScript(bytesOf(text), { format: 'text', maxPages: 10 });
    const rows = text.split('\n').filter((row) => row !== '');
    const fromPdf = await readScript(japanesePage(rows), { format: 'pdf', maxPages: 10 });
    const elements = ({ lines }: typeof fromPdf) =>
      lines.map(({ element, text }) => `${element} ${text.replace(/[:：]$/, '')}`);
    expect(elements(fromPdf)).toEqual(elements(fromText));
  });
});

describe('a file of two scripts', () => {
  it('reads both, takes the inner title page for what it is, and says so', async () => {
    const pages = drawScreenplay({ titlePage, blocks });
    const both = await read([...pages, ...pages]);
    const one = await read(pages);
    expect(sceneCount(both)).toBe(2 * sceneCount(one));
    const titles = (reading: typeof both) => reading.lines.filter(({ element }) => element === 'title').length;
    expect(titles(both)).toBe(2 * titles(one));
    expect(both.screenplay.diagnostics).toEqual([
      { code: 'several_scripts', message: expect.stringContaining('Page 17 of the file'), pages: [17] },
    ]);
  });
});

it('a last page that bears a credit is no second script', async () => {
  const colophon = [
    { x: 270, y: 300, text: 'THE END' },
    { x: 240, y: 340, text: 'Written by Noor Whitlock' },
  ];
  const { screenplay } = await read([...drawScreenplay({ titlePage, blocks }), colophon]);
  expect(screenplay.diagnostics).toEqual([]);
});

it('a title that is spaced for looks keeps its words', async () => {
  const [, ...pages] = drawScreenplay({ titlePage, blocks });
  const spaced = ['THE', 'LAST', 'REEL'].flatMap((word, index) =>
    [...word].map((text, at) => ({ x: 160 + index * 110 + at * 14.4, y: 260, text })),
  );
  const { screenplay } = await read([
    [...spaced, { x: 280, y: 300, text: 'by' }, { x: 260, y: 330, text: 'Noor Whitlock' }],
    ...pages,
  ]);
  expect(screenplay.titlePage).toMatchObject({ title: 'THE LAST REEL', authors: ['Noor Whitlock'] });
});

it('text with columns, each page of which begins at another edge, gives every line its element', async () => {
  const source = lastReel.fountain().replaceAll(/ \^$/gm, '');
  const clean = await read(drawScreenplay({ titlePage: null, blocks: single }));
  const { lines } = await readScript(bytesOf(trimPages(source)), { format: 'text', maxPages: 600 });
  const script = (all: typeof lines) =>
    all.filter(({ element }) => element !== 'furniture').map(({ element, text }) => `${element} ${text}`);
  expect(script(lines)).toEqual(script(clean.lines));
});

it('text without columns keeps its title page apart', async () => {
  const text = `THE LAST REEL\nwritten by\nNoor Whitlock\n${spoilText(lastReel.fountain(), { blanks: 'lost' })}`;
  const { screenplay, lines } = await readScript(bytesOf(text), { format: 'text', maxPages: 600 });
  expect(screenplay.titlePage).toMatchObject({ title: 'THE LAST REEL', authors: ['Noor Whitlock'] });
  expect(lines.slice(0, 5).map(({ element }) => element)).toEqual(['title', 'title', 'title', 'transition', 'heading']);
});
