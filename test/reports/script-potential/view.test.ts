/** What script potential lays out of a known story. */
import { describe, expect, it } from 'vitest';
import { scriptPotentialEntries } from '../../../lib/reports/script-potential/blocks.ts';
import { scriptPotentialView } from '../../../lib/reports/script-potential/view.ts';
import type { Checks } from '../../../lib/story/checks.ts';
import { laidOut } from '../laid-out.ts';
import { shootOf } from '../location-analysis/places.ts';
import { returnsOf, stretchesOf } from '../story-parts.ts';
import { citeOf, person, sceneOf, sourceOf } from '../story-people.ts';

type Story = Parameters<typeof scriptPotentialView>[0];
const checks: Checks = {
  silentScene: { fullest: 'sc.2', cites: [citeOf('Here.', 1)] },
  generations: { cites: [] },
};
const story: Story = {
  source: sourceOf({ pages: 44.6 }),
  scenes: [
    sceneOf(1),
    sceneOf(2, { place: 'Quay - Steps', placeKey: 'QUAY' }),
    sceneOf(3, { place: 'Attic', placeKey: 'ATTIC' }),
  ],
  characters: [person('Ann', { share: 0.4, scenes: [1, 2] }), person('Ben', { share: 0.1 })],
  checks,
  places: [
    { id: 'pl.SHED', name: 'Shed', scenes: ['sc.1'], eighths: 8, rooms: [] },
    { id: 'pl.QUAY', name: 'Quay', scenes: ['sc.2'], eighths: 8, rooms: [] },
    { id: 'pl.ATTIC', name: 'Attic', scenes: ['sc.3'], eighths: 8, rooms: [] },
  ],
  shoot: shootOf(),
  stretches: stretchesOf(),
  returns: returnsOf(),
  tone: { marks: null },
};
const linesOf = (over: Partial<Story> = {}, length?: Parameters<typeof scriptPotentialEntries>[1]) =>
  laidOut(scriptPotentialEntries(scriptPotentialView({ ...story, ...over }), length)[0]?.blocks ?? []);

describe('script potential', () => {
  it('tells on how many pages people weep and laugh under its own heading, with the place that shows it best', () => {
    const cite = { scene: 2, from: 1, to: 1, page: 12, line: 3, quote: 'Ann weeps.' };
    const marks = {
      tears: { people: [{ who: 'ch.ANN', pages: [12, 30] }], cite },
      laughter: { people: [{ who: null, pages: [4] }], cite },
      oaths: null,
      shouts: null,
      silences: [],
      turns: [],
      loudest: null,
    };
    const lines = linesOf({ tone: { marks } });
    expect(lines.slice(lines.indexOf('facts “Emotional Reach” counted'))[1]).toBe(
      '  Tears and laughter: Tears on at least two pages and laughter on at least one. @12:3',
    );
  });

  it('is a verdict, of a script with nothing else to offer or to ask who carries it, and a fact under each of the five headings, or the sentence that nothing was counted', () => {
    expect(linesOf()).toEqual([
      'facts “High-Level Verdict” counted #verdict',
      '  Most of the talk: Ann, speaks on pages 1-2, in two of three scenes.',
      'facts “Artistic Choices” counted',
      expect.stringMatching(/^ {2}Form: Of the scenes without talk the fullest is headed /),
      'prose “Emotional Reach” counted',
      '  Nothing to count here.',
      'facts “Commercial Footing” counted',
      '  Parts to cast: Ann, pages 1-2; Ben, pages 1-2.',
      'facts “Festival and Streaming Fit” counted',
      expect.stringMatching(/^ {2}Size: Ten pages/),
      'prose “Cultural Ties” counted',
      '  Nothing to count here.',
    ]);
  });

  it('names nobody who carries a script in which nobody speaks', () => {
    expect(linesOf({ characters: [] })[1]).toBe('  Nothing to count here.');
  });

  it('names the stretch that a reader asks about first, with where it is told', () => {
    const apart = [
      {
        first: 'sc.1',
        last: 'sc.2',
        fromPage: 3,
        toPage: 5,
        pages: 2.5,
        places: [],
        speakers: [],
        guests: [],
        silent: [],
        named: [],
        things: 0,
        opening: citeOf('INT. SHED - DAY', 3),
        asked: true,
      },
    ];
    expect(linesOf({ stretches: stretchesOf({ apart }) }).slice(1, 3)).toEqual([
      '  Most of the talk: Ann, speaks on pages 1-2, in two of three scenes.',
      '  To be asked first: Pages 3-5, 6% of the script, stand apart: see Weaknesses. @3:1',
    ]);
    const known = apart.map((one) => ({ ...one, asked: false }));
    expect(linesOf({ stretches: stretchesOf({ apart: known }) }).join()).not.toContain('stand apart');
  });

  it('tells the line that comes back, and keeps the headings', () => {
    const scenes = Array.from({ length: 11 }, (_, at) => sceneOf(at + 1, { place: `Room ${at}` }));
    const [first, last, ...others] = scenes.map(({ id }) => id);
    const over = {
      scenes,
      places: [[first ?? '', last ?? ''], ...others.map((id) => [id])].map((ids) => ({
        id: `pl.${ids[0]}`,
        name: ids.join(' '),
        scenes: ids,
        eighths: 8,
        rooms: [],
      })),
      returns: returnsOf({
        lines: [
          {
            exact: true,
            said: [1, 9].map((page) => ({ speakers: ['ch.ANN'], cite: citeOf('The herring sings.', page) })),
          },
        ],
      }),
    };
    const offers = '  For it: “The herring sings” (pages 1 and 9) comes back.';
    for (const length of ['full', 'short'] as const)
      expect(linesOf(over, length).slice(0, 2)).toEqual(['facts “High-Level Verdict” counted #verdict', offers]);
    const veryShort = linesOf(over, 'very short');
    expect(veryShort.slice(0, 2)).toEqual(['facts “High-Level Verdict” counted #verdict', offers]);
    expect(veryShort.filter((line) => line.includes('”'))).toHaveLength(7);
  });

  it('says how few parts share the talk', () => {
    const others = ['Ben', 'Cy', 'Di', 'Eve', 'Flo'].map((name) => person(name, { words: 2 }));
    const characters = [person('Ann', { words: 90, share: 0.9 }), ...others];
    expect(linesOf({ characters }).join()).toContain('one part speaks 90% of the words, five the rest');
  });

  it('names what a shoot is asked for on a page or two only, in a feature', () => {
    const need = (name: 'animals' | 'crowds' | 'stunts', pages: number[]) => ({
      need: name,
      paragraphs: pages.length,
      pages,
      words: [{ word: name === 'animals' ? 'cat' : 'crowd', count: pages.length }],
      shown: [{ word: 'cat', cite: citeOf('The cat jumps.', pages[0] ?? 1) }],
    });
    const shoot = shootOf({ needs: [need('crowds', [1, 2, 3]), need('animals', [14]), need('stunts', [3])] });
    const source = sourceOf({ short: false, pages: 100, pageCount: 100 });
    expect(linesOf({ shoot, source }).join('|')).toContain('on a page or two only: Cat (page 14). @14:1');
    expect(linesOf({ shoot }).join('|')).not.toContain('page or two');
  });
});
