/** What formats want, as it is printed, and the episodes that a known story is cut into. */

import { describe, expect, it } from 'vitest';
import { wantText } from '../../../lib/reports/cross-format-evaluation/words.ts';
import type { Episode, FormatFact } from '../../../lib/story/formats.ts';
import { citeOf, sourceOf } from '../story-people.ts';
import { fitOf, fits, linesOf, storyIn } from './evaluated.ts';
import type { formatsOf } from './format-story.ts';

describe('what a format wants', () => {
  it('is printed as a bound or a span, shares in percent', () => {
    const text = (fact: FormatFact, low: number | null, high: number | null) => wantText({ fact, low, high });
    expect([
      text('pages', 85, 130),
      text('places', 1, 4),
      text('talk', 0.55, null),
      text('talk', 1, null),
      text('wordless', null, 0.15),
      text('hooks', 1.5, null),
      text('standing', 0.25, 0.5),
    ]).toEqual([
      '85 to 130',
      'at most 4',
      'at least 55%',
      'at least 100%',
      'at most 15%',
      'at least 1.5',
      '25% to 50%',
    ]);
  });
});

describe('episodes', () => {
  const episode = (first: number, last: number, over: Partial<Episode> = {}): Episode => ({
    first: `sc.${first}`,
    last: `sc.${last}`,
    fromPage: first,
    toPage: last,
    pages: 10 + last,
    fresh: [],
    label: { person: null, scene: null },
    reasons: [],
    speakers: [],
    places: [citeOf('Who is it?', last), citeOf('Nobody.', last)],
    ...over,
  });
  const detailsOf = (formats: Parameters<typeof formatsOf>[0], pages = 44.44) =>
    linesOf(storyIn({ fits, others: ['stage'], ...formats }, { source: sourceOf({ pages }) }))[1];

  it('are told each by its pages, its scenes, whom it brings and what it ends on', () => {
    const episodes = [
      episode(1, 2, {
        label: { person: 'ch.ANN', scene: 'sc.2' },
        fresh: ['ch.ANN', 'ch.BEN'],
        reasons: ['question', 'broken', 'threat', 'move'],
        speakers: ['ch.BEN', 'ch.CY'],
      }),
      episode(3, 4, { label: { person: null, scene: 'sc.4' } }),
      episode(5, 6, { label: { person: 'ch.DI', scene: null }, reasons: ['threat'] }),
    ];
    expect(detailsOf({ serial: 'limited', episodes })).toEqual([
      'prose “Episode breakdown: Limited series” counted',
      '  In three parts, one of the two before the last ends open.',
      'timeline “Three episodes of 12 to 16 pages” counted',
      '  of 6',
      '  1. Ann · Pier 1-2: Scenes 1-2, Bar to Pier; ends on Ben and Cy’s question, Ben and Cy’s broken line, a threat and a departure; new are Ann and Ben. @2:1',
      '  2. Attic 3-4: Scenes 3-4, Bar to Attic.',
      '  3. Di 5-6: Scenes 5-6, Pier to Cellar.',
    ]);
    expect(detailsOf({ serial: 'limited', episodes: episodes.slice(0, 1) })?.slice(2, 3)).toEqual([
      'timeline “One episode of 12 pages” counted',
    ]);
  });

  it('are none, and it is said why', () => {
    const hour = { id: 'hour' as const, stated: null, taken: 'as it is' as const };
    const own = { current: hour, fits: [fitOf('hour', 60, [['pages', 'fits']])] };
    expect(
      [detailsOf({}), detailsOf(own), detailsOf(own, 86), detailsOf(own, 85.9), detailsOf({ serial: 'limited' })].map(
        (lines) => lines?.[1],
      ),
    ).toEqual([
      '  “The Quay” is one piece: its 44.4 pages make no two episodes (those take 30).',
      '  “The Quay” is one episode as it stands: 44.4 pages, six scenes.',
      '  “The Quay” is one piece: its 86 pages make no two episodes (those take 30).',
      '  “The Quay” is one episode as it stands: 85.9 pages, six scenes.',
      '  No cut between the 6 scenes of “The Quay” leaves every part between 24 and 45 pages: its longest scenes would have to be broken first.',
    ]);
    expect(detailsOf({ serial: 'limited' })?.[0]).toBe('prose “Episode breakdown” counted');
  });
});
