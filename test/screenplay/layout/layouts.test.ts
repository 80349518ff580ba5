import { describe, expect, it } from 'vitest';
import { readFountain } from '../../../lib/screenplay/formats/read-fountain.ts';
import { lastReel } from '../../pdf/corpus.ts';
import { type DrawOptions, drawScreenplay, layouts } from '../../pdf/draw-screenplay.ts';
import { type PdfOptions, writePdf } from '../../pdf/write-pdf.ts';
import { content, parseFountain, parsePdf, sampler, words } from '../compare.ts';

const draw = (fountain: string, options: DrawOptions = {}, pdf: PdfOptions = {}): Uint8Array =>
  writePdf(drawScreenplay(readFountain(fountain), options), pdf);

const scripts = { 'the sampler': sampler, 'The Last Reel': lastReel.fountain() };

describe.each(Object.entries(scripts))('%s', (_name, fountain) => {
  it.each(Object.entries(layouts))('reads the same in the %s layout', async (_layout, layout) => {
    const read = await parsePdf(draw(fountain, { layout }));
    expect(words(read)).toEqual(words(await parseFountain(fountain)));
  });

  it('reads the same, places included, upside down and sideways', async () => {
    const expected = content(await parseFountain(fountain));
    for (const rotate of [90, 180, 270] as const) {
      expect(content(await parsePdf(draw(fountain, {}, { rotate })))).toEqual(expected);
    }
  });

  it('reads the same with scene numbers, CONTINUED, a running header, revision marks and a watermark around it', async () => {
    const read = await parsePdf(
      draw(fountain, {
        sceneNumbers: true,
        continued: true,
        runningHeader: 'SALT - Blue Rev. 3/4/26',
        revisionMarkEvery: 3,
        watermark: 'COPY 7',
      }),
    );
    expect(words(read)).toEqual(words(await parseFountain(fountain)));
    expect(read.scenes.map((scene) => scene.heading?.number)).toEqual(read.scenes.map((scene) => String(scene.index)));
    const kinds = new Set(read.furniture.map(({ kind }) => kind));
    expect(kinds).toContain('scene-number');
    expect(kinds).toContain('revision-mark');
    if (read.pageCount > 3) expect([...kinds]).toEqual(expect.arrayContaining(['continued', 'header', 'page-number']));
  });
});

it('reads a script on A4 whose text begins lower on the page', async () => {
  const pages = drawScreenplay(readFountain(sampler)).map((page) => page.map((text) => ({ ...text, y: text.y + 20 })));
  const read = await parsePdf(writePdf(pages, { width: 595.28, height: 841.89 }));
  expect(words(read)).toEqual(words(await parseFountain(sampler)));
});

it('reads the sampler itself as a person would', async () => {
  const read = await parseFountain(sampler);
  expect(read.titlePage).toEqual({
    title: 'Salt & Smoke',
    credit: 'screenplay by',
    authors: ['Ida Brandt', 'Jo Quill'],
    source: 'based on the radio play “Tide”',
    draft: '3 May 2026',
    contact: null,
  });
  expect((await parsePdf(draw(sampler))).titlePage).toEqual(read.titlePage);
  expect(words(read)).toEqual([
    'heading: INT. LIGHTHOUSE - LAMP ROOM - NIGHT',
    'transition: FADE IN:',
    'action: The lamp turns. HEDDA, 50, oils it without looking at her hands, the way other people wind a watch or stir a soup.',
    'speech: HEDDA (V.O.) | parenthetical (dry) | dialogue You get used to the light. It’s the dark in between that you have to learn.',
    'action: A knock. She freezes.',
    'speech: OLE (O.S.) | dialogue Hedda? Café’s shut. (beat, louder than before) Let me in!',
    'speech: HEDDA | dialogue Say please.',
    'transition: CUT TO:',
    'heading: EXT. CLIFF PATH / BEACH - CONTINUOUS',
    'action: OLE, 30, soaked, both hands on the door.',
    'left: OLE | dialogue Please!',
    'right: HEDDA | dialogue Louder!',
    'shot: CLOSE ON THE LATCH',
    'action: It lifts – slowly – and then not at all.',
    "speech: OLE (CONT'D) | parenthetical (to the door) | dialogue I have brought the letter. I have brought the letter that you asked me to burn, and I have read it, and I wish to God that I had not.",
    'heading: INT./EXT. BOAT SHED - DAWN',
    'shot: SERIES OF SHOTS',
    'action: A) Nets. B) A kettle. C) The letter, in ash.',
    'speech: HEDDA | dialogue Good.',
    'centered: THE END',
  ]);
});
