/** The measures that a letter of FRAME or CALIBER is counted by, in scripts that can be counted by hand. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { sensesIn } from '../../../lib/engine/measures/sense-measure.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { firstScenes, smallScript } from './small-script.ts';
import { factsOf, measureOf } from './taken.ts';

const scene = (heading: string, body = 'Rain.'): string => `${heading}\n\n${body}\n\n`;

describe('changes of place and time', () => {
  it('are counted by the headings, and shown by the page that has most', async () => {
    const { pages } = derive(await screenplayOf(smallScript));
    const measure = await measureOf('changes', smallScript);
    expect(measure?.value).toBeCloseTo(5 / pages);
    expect(measure).toMatchObject({
      counts: { changes: 5, onQuickest: 5, quickestPages: 1 },
      places: [{ quote: 'INT. HALL - NIGHT' }],
    });
    expect(await measureOf('changes', firstScenes(3))).toBeNull();
  });

  it('are another place, or night after day in the same one; LATER and CONTINUOUS are none', async () => {
    const headings = (...times: readonly string[]) => times.map((time) => scene(`INT. HALL - ${time}`)).join('');
    expect(await factsOf('changes', headings('DAY', 'LATER', 'NIGHT', 'CONTINUOUS', 'DAY'))).toMatchObject({
      counts: { changes: 2 },
    });
    const moved = scene('INT. HALL - DAY') + scene('EXT. YARD') + scene('INT. HALL') + scene('INT. HALL');
    expect(await factsOf('changes', moved)).toMatchObject({ counts: { changes: 2 } });
  });

  it('are none between rooms of one house', async () => {
    const rooms = ['HALL', 'DEN', 'PORCH', 'DEN'].map((room) => scene(`INT. RITA'S HOUSE - ${room} - DAY`)).join('');
    expect(await factsOf('changes', `${rooms}${scene('EXT. QUARRY - DAY')}`)).toMatchObject({ counts: { changes: 1 } });
  });

  it('are not counted where a script has hardly a heading', async () => {
    const still = (paragraphs: number): string =>
      [1, 2, 3, 4].map((at) => scene(`INT. ROOM ${at} - DAY`, 'Rain.\n\n'.repeat(paragraphs))).join('');
    expect(await measureOf('changes', still(100))).not.toBeNull();
    expect(await measureOf('changes', still(300))).toBeNull();
  });
});

describe('what the end brings back of the beginning', () => {
  const speaks = (...names: readonly string[]): string =>
    names.map((name) => `${name}\nIt is late now.\n\n`.repeat(4)).join('');
  const start = scene('INT. HALL - DAY', speaks('ANN', 'BEN', 'DORA', 'EVE', 'GUARD 2', 'MAN'));
  const middle = scene('INT. LOFT - DAY', speaks('CAL').repeat(10));

  it('is the share of its people who are heard again in the last quarter, and of nobody whom the cue does not tell from another', async () => {
    const end =
      scene('INT. HALL - NIGHT', `Ben waits.\n\n${speaks('ANN', 'GUARD 2')}`) +
      scene('INT. BARN - NIGHT', speaks('CAL'));
    expect(await factsOf('recalled', `${start}${middle}${end}`)).toMatchObject({
      value: 0.25,
      counts: { people: 4, peopleBack: 1 },
      about: ['ch.ANN'],
      quotes: ['It is late now.', 'It is late now.'],
    });
  });

  it('is none of fewer than four people', async () => {
    expect(await measureOf('recalled', smallScript)).toBeNull();
  });
});

describe('what there is to see, hear and smell', () => {
  it.each([
    ['The red door creaks in the dark.', ['red', 'creaks', 'dark']],
    ['A SIREN. Smoke.', ['siren', 'smoke']],
    ['He works hard, and the ring is cool.', []],
    ['Then James Brown walks in with Mr White.', []],
    ['Red lights. “Quiet!”', ['red', 'quiet']],
  ])('in ‘%s’ is %j', (text, words) => {
    expect(sensesIn(text, new Set())).toEqual(words);
  });

  it('leaves out words that name somebody', () => {
    expect(sensesIn('Pass it to dusty.', new Set(['dusty']))).toEqual([]);
  });

  const twenty = 'Ann takes the old boat out over the wide water with Ben and they row on past the long wall.';
  it('is counted in words of action, from 200 on, and shown by the paragraphs that have most kinds of it', async () => {
    const of = (count: number, ...more: readonly string[]) =>
      `INT. HALL - DAY\n\n${[...Array(count).fill(twenty), ...more].join('\n\n')}\n`;
    const rich = 'The red lamp hums in the dark, and smoke hangs over it.';
    const found = await factsOf('senses', of(10, rich, 'PINK REVISION 06/07/94'));
    expect(found).toMatchObject({ counts: { found: 4 }, quotes: [rich] });
    expect((await factsOf('senses', of(11)))?.value).toBe(0);
    expect(await measureOf('senses', of(9))).toBeNull();
  });
});
