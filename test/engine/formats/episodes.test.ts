/** Episodes cut from scripts whose scenes are equally long, and the threads that run through them. */
import { describe, expect, it } from 'vitest';
import { endingsOf } from '../../../lib/engine/formats/endings.ts';
import { episodeCounts, episodesOf } from '../../../lib/engine/formats/episodes.ts';
import { threadsOf } from '../../../lib/engine/formats/threads.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

const english = 'She is in the room that they have, and it is what it was.\n\n';
const room = (place: string, lines: number, ...speeches: readonly string[]) =>
  `INT. ${place} - DAY\n\n${english.repeat(lines)}${talk(...speeches)}`;

it.each([
  [59, [2]],
  [60, [2, 3]],
  [39.9, []],
  [40, [2]],
  [64, [2, 3]],
  [65, [3]],
  [100, [4, 5]],
  [10, []],
])('%s pages make %j episodes of 20 to 32', (pages, counts) => {
  expect(episodeCounts(pages, { min: 20, ideal: 26, max: 32 })).toEqual(counts);
});

/** Eight scenes of 0.45 pages; the second alone ends on a question, and 3 and 7 run over a page's end. */
const eight = [
  room('HALL', 8, 'ANN: So it is.', 'BEN: It is.'),
  room('BARN', 8, 'ANN: So it is.', 'BEN: Is it?'),
  room('HALL', 8, 'ANN: So it is.', 'BEN: It is.'),
  room('YARD', 8, 'CAL: So it is.', 'DAN: It is.'),
  room('LOFT', 8, 'CAL: So it is.', 'BEN: It is.'),
  room('MILL', 8, 'CAL: So it is.', 'DAN: It is not.'),
  room('DOCK', 8, 'CAL: So it is.', 'DAN: It is late.'),
  room('PIER', 8, 'ANN: So it is.', 'EVE: It is.'),
];
type Span = Parameters<typeof episodeCounts>[1];
async function episodes(scenes: readonly string[], span: Span) {
  const derived = await derivedOf(scenes.join(''));
  return episodesOf(derived, span, endingsOf(derived));
}
const cuts = async (scenes: readonly string[], span: Span) =>
  (await episodes(scenes, span)).map(({ first, last }) => `${first}-${last}`.replaceAll('sc.', ''));

describe('episodes', () => {
  it('say where they begin and end, who is new and what is said at their end', async () => {
    const found = await episodes(eight, { min: 0.7, ideal: 0.9, max: 1.4 });
    const told = found.map(({ closing, ...rest }) => ({ ...rest, closing: closing?.quote }));
    expect(told).toEqual([
      {
        first: 'sc.1',
        last: 'sc.2',
        fromPage: 1,
        toPage: 1,
        pages: 0.9,
        fresh: [],
        closing: 'Is it?',
        jump: null,
      },
      {
        first: 'sc.3',
        last: 'sc.4',
        fromPage: 1,
        toPage: 2,
        pages: 0.9,
        fresh: ['ch.CAL', 'ch.DAN'],
        closing: 'It is.',
        jump: null,
      },
      {
        first: 'sc.5',
        last: 'sc.6',
        fromPage: 2,
        toPage: 3,
        pages: 0.9,
        fresh: [],
        closing: 'It is not.',
        jump: null,
      },
      {
        first: 'sc.7',
        last: 'sc.8',
        fromPage: 3,
        toPage: 4,
        pages: 0.8,
        fresh: ['ch.EVE'],
        closing: 'It is.',
        jump: null,
      },
    ]);
  });

  it('are as many as come nearest to the format’s own length', async () => {
    expect(await cuts(eight, { min: 0.8, ideal: 1.8, max: 2.5 })).toEqual(['1-4', '5-8']);
    expect(await cuts(eight, { min: 0.4, ideal: 0.45, max: 2.5 })).toHaveLength(8);
    expect(await cuts(eight, { min: 1.2, ideal: 1.8, max: 2.5 })).toEqual(['1-4', '5-8']);
  });

  it('are none where the pages hold fewer than two, or a scene is too long to cut around', async () => {
    expect(await cuts(eight, { min: 3, ideal: 3, max: 3.6 })).toEqual([]);
    const long = [room('HALL', 40, 'ANN: So it is.'), room('BARN', 8, 'ANN: So it is.')];
    expect(await cuts(long, { min: 0.3, ideal: 0.6, max: 1.2 })).toEqual([]);
    expect(await cuts(long, { min: 0.3, ideal: 0.6, max: 1.9 })).toEqual(['1-1', '2-2']);
    expect(await cuts(long, { min: 0.5, ideal: 0.6, max: 1.9 })).toEqual([]);
  });

  it('stop on a pulling end a scene away, not two', async () => {
    const sixteen = (asking: number) =>
      Array.from({ length: 16 }, (_, at) => room(`ROOM ${at}`, 4, at + 1 === asking ? 'ANN: Is it?' : 'ANN: It is.'));
    const span = { min: 1.3, ideal: 1.8, max: 3 };
    expect(await cuts(sixteen(8), span)).toEqual(['1-8', '9-16']);
    expect(await cuts(sixteen(7), span)).toEqual(['1-7', '8-16']);
    expect(await cuts(sixteen(9), span)).toEqual(['1-9', '10-16']);
    expect(await cuts(sixteen(6), span)).toEqual(['1-8', '9-16']);
    expect(await cuts(sixteen(10), span)).toEqual(['1-8', '9-16']);
  });

  it('never end within a scene that goes on, or on a call that is just taken up, and rather where time jumps', async () => {
    const six = (third: string, fourth: string) =>
      ['HALL', 'BARN', 'YARD', 'MILL', 'LOFT', 'PIER'].map((place, at) =>
        at === 3
          ? room(place, 8, 'ANN: It is.').replace(' - DAY', ` - ${fourth}`)
          : room(place, 8, at === 2 ? third : 'ANN: It is.'),
      );
    const span = { min: 0.8, ideal: 1.3, max: 1.9 };
    expect(await cuts(six('ANN: It is.', 'DAY'), span)).toEqual(['1-3', '4-6']);
    expect(await cuts(six('ANN: It is.', 'CONTINUOUS'), span)).not.toContain('1-3');
    expect(await cuts(six('ANN: Hello?', 'DAY'), span)).not.toContain('1-3');
    const derived = await derivedOf(six('ANN: It is.', 'TWO YEARS LATER').join(''));
    const [first] = episodesOf(derived, span, endingsOf(derived));
    expect(first?.jump?.quote).toContain('TWO YEARS LATER');
  });

  it('begin with what stands before the first heading', async () => {
    const [before, ...rest] = await episodes([english.repeat(24), ...eight.slice(0, 4)], {
      min: 1.2,
      ideal: 1.5,
      max: 2,
    });
    expect([before?.first, before?.last, before?.pages]).toEqual(['sc.1', 'sc.1', 1.4]);
    expect(rest.map(({ first, pages }) => [first, pages])).toEqual([['sc.2', 1.3]]);
  });

  it('are shown by the speech that asks, whatever line follows it', async () => {
    const asked = `${room('HALL', 8, 'ANN: Is it?')}The clock ticks.\n\n`;
    const found = await episodes([asked, asked.replace('HALL', 'BARN')], { min: 0.3, ideal: 0.5, max: 0.6 });
    expect(found.map(({ closing }) => closing?.quote)).toEqual(['Is it?', 'Is it?']);
  });
});

describe('threads', () => {
  const threads = async (...scenes: readonly string[]) =>
    threadsOf(await derivedOf(scenes.join(''))).map(
      ({ members, scenes: own }) => `${members.join(' ')}: ${own.map(({ ordinal }) => ordinal).join(' ')}`,
    );
  const pair = (one: string, other: string) => room('HALL', 1, `${one}: So it is.`, `${other}: It is.`);
  const [first, second] = [pair('ANN', 'BEN'), pair('CAL', 'DAN')];

  it('are groups with scenes of their own, most scenes first, then by name', async () => {
    expect(await threads(...eight)).toEqual(['ANN BEN EVE: 1 2 3 8', 'CAL DAN: 4 6 7']);
    expect(await threads(second, first, second, first)).toEqual(['ANN BEN: 2 4', 'CAL DAN: 1 3']);
    expect(await threads(first, second, second, first, second)).toEqual(['CAL DAN: 2 3 5', 'ANN BEN: 1 4']);
  });

  it('with more scenes come first, though they say less', async () => {
    const long = `So it is, and ${'so it was, '.repeat(20)}I think.`;
    const talkative = room('HALL', 1, `ANN: ${long}`, `BEN: ${long}`);
    expect(await threads(talkative, talkative, second, second, second)).toEqual(['CAL DAN: 3 4 5', 'ANN BEN: 1 2']);
  });

  it('have two scenes or more', async () => {
    expect(await threads(first, first, second)).toEqual(['ANN BEN: 1 2']);
  });

  it('have six scenes of a hundred in which somebody talks', async () => {
    const among = (others: number) => threads(second, second, ...Array(others).fill(first), room('BARN', 1));
    expect(await among(31)).toHaveLength(2);
    expect(await among(32)).toHaveLength(1);
  });

  it('have scenes in which they are more than half of the speakers', async () => {
    const half = room('MILL', 1, 'ANN: So it is.', 'CAL: It is.');
    expect(await threads(first, first, second, second, half)).toEqual(['ANN BEN: 1 2', 'CAL DAN: 3 4']);
    const most = room('MILL', 1, 'ANN: So it is.', 'BEN: So it is.', 'CAL: It is.');
    expect(await threads(first, first, second, second, most)).toEqual(['ANN BEN: 1 2 5', 'CAL DAN: 3 4']);
  });
});
