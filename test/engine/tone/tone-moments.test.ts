/** What a page of a small script can be opened for. */
import { describe, expect, it } from 'vitest';
import { thickestRun } from '../../../lib/engine/tone/tone-places.ts';
import { partsOf } from '../people/parts-of.ts';

const momentsOf = async (...scenes: readonly string[]) => {
  const text = scenes.map((own, at) => `INT. ROOM ${at} - DAY\n\n${own}\n\n`).join('===\n\n');
  return (await partsOf(text, ['tone'])).tone.moments;
};
const said = (...lines: readonly string[]): string => lines.map((line) => `ANN\n${line}`).join('\n\n');
const plain = 'The boat lies on the sand of the bay and the men mend their nets.';
/** A page each, and on each of them somebody asks. */
const pages = (count: number, own: Readonly<Record<number, string>>): string[] =>
  Array.from({ length: count }, (_, at) => `${plain}\n\n${own[at + 1] ?? said('Is it late?')}`);

describe('what stays away longest', () => {
  it('is told from six pages on, where it stands at all', async () => {
    const found = await momentsOf(...pages(10, { 2: 'She laughs.', 9: said('Go!') }));
    expect(found?.laughter).toEqual({ from: 3, to: 10 });
    expect(found?.exclamation).toEqual({ from: 1, to: 8 });
    expect(found?.question).toBeNull();
    expect((await momentsOf(...pages(10, {})))?.laughter).toBeNull();
  });
});

describe('a loud scene without dark words', () => {
  const loud = said('Go!', 'On!', 'Up you get!', 'Pull it!', 'Now the rope!', 'Land!');
  it('has six speeches that exclaim, and neither a strong dark word nor an oath', async () => {
    expect((await momentsOf(plain, loud))?.loud).toMatchObject({ speeches: 6, cite: { scene: 2 } });
    expect((await momentsOf(plain, `${loud}\n\n${said('Damn it.')}`))?.loud).toBeNull();
    expect((await momentsOf(plain, said('Go!', 'On!')))?.loud).toBeNull();
  });
});

describe('the most mixed page', () => {
  it('has three different words of either side, forms of one word as one', async () => {
    const mixed = 'Joy and love at the wedding. Then horror, grief and murder.';
    const [bright, dark] = [expect.arrayContaining(['joy', 'love']), expect.arrayContaining(['grief', 'horror'])];
    expect((await momentsOf(plain, mixed))?.mixed).toMatchObject({ bright, dark });
    expect((await momentsOf(plain, 'Love loved loves. Then horror, grief and murder.'))?.mixed).toBeNull();
  });
});

describe('weeping', () => {
  it('is shown by the action on a few pages; what is denied, torn or called out is none', async () => {
    const few = await momentsOf(plain, 'She brushes away a single tear.', 'Ben sobs.');
    expect(few?.weeping).toMatchObject({ pages: [2, 3], cite: { quote: 'She brushes away a single tear.' } });
    const none = await momentsOf(plain, 'Ann is not crying.', 'He tears down the poster.', 'She cries out.');
    expect(none?.weeping).toBeNull();
    expect((await momentsOf(plain, ...Array.from({ length: 5 }, () => 'Ben sobs.')))?.weeping).toBeNull();
  });
});

describe('where a tone is thickest', () => {
  it('is the eight pages with most of its words, cut to those that have any, and nowhere if they hold all', () => {
    const on = (...own: readonly number[]) => own.map((page) => ({ page, count: 1 }));
    expect(thickestRun(on(1, 20, 22, 25, 40))).toEqual({ from: 20, to: 25 });
    expect(thickestRun(on(1, 10))).toEqual({ from: 1, to: 1 });
    expect(thickestRun(on(1, 3, 8))).toBeNull();
    expect(thickestRun([])).toBeNull();
  });
});
