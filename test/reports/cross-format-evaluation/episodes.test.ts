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
    closing: citeOf(`Who is it, ${last}?`, last),
    jump: null,
    ...over,
  });
  const detailsOf = (formats: Parameters<typeof formatsOf>[0], pages = 44.44) =>
    linesOf(storyIn({ fits, others: ['stage'], ...formats }, { source: sourceOf({ pages }) }))[1];

  it('are named by what they end on, and told by their pages, their scenes, whom they bring and a jump in time', () => {
    const long = 'Nobody ever came up these stairs who was not sorry for it afterwards, one way or another.';
    const episodes = [
      episode(1, 2, { fresh: ['ch.ANN', 'ch.BEN'], jump: citeOf('TWO YEARS LATER', 3) }),
      episode(3, 4, { closing: citeOf(long, 4) }),
      episode(5, 6),
    ];
    expect(detailsOf({ serial: 'limited', episodes })).toEqual([
      'prose “Episode breakdown: Limited series” counted',
      '  In three parts, one of two cuts where time jumps.',
      'timeline “Three episodes of 12 to 16 pages” counted',
      '  of 6',
      '  1. Ends on “Who is it, 2?” 1-2: Scenes 1-2, Bar to Pier; new are Ann and Ben; what follows opens with “TWO YEARS LATER”.',
      '  2. Part 3-4: Scenes 3-4, Bar to Attic. @4:1',
      '  3. To the end 5-6: Scenes 5-6, Pier to Cellar.',
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
      '  None: no form that is told in parts is near.',
      '  “The Quay” is one episode as it stands: 45 pages, six scenes.',
      '  None: no form that is told in parts is near.',
      '  “The Quay” is one episode as it stands: 86 pages, six scenes.',
      '  No cut between the 6 scenes of “The Quay” leaves every part between 24 and 45 pages: a cut within a scene that goes on is none.',
    ]);
    expect(detailsOf({ serial: 'limited' })?.[0]).toBe('prose “Episode breakdown” counted');
  });
});
