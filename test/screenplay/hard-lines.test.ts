import { describe, expect, it } from 'vitest';
import { readScript } from '../../lib/screenplay/parse.ts';
import { readFountain } from '../../lib/screenplay/read-fountain.ts';
import { lastReel } from '../pdf/corpus.ts';
import { drawMultiCam } from '../pdf/draw-multi-cam.ts';
import { type DrawnLines, drawNamedSpeech } from '../pdf/draw-named-speech.ts';
import { drawScreenplay } from '../pdf/draw-screenplay.ts';
import { scanNoise } from '../pdf/scan-noise.ts';
import { seededRandom } from '../pdf/seeded-random.ts';
import { type PageContent, writePdf } from '../pdf/write-pdf.ts';
import { measureLines } from './measure-lines.ts';

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
    ['names with colons, speeches flush', drawNamedSpeech(single, { hang: 0, heading: (text) => text })],
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
