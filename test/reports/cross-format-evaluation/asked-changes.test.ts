/** What a format asks of a known story for each fact that it wants otherwise: the words, the advice if there is any, and its place. */

import { describe, expect, it } from 'vitest';
import { changesFor } from '../../../lib/reports/cross-format-evaluation/changes.ts';
import { askedOf, sides, wantOf } from './asked.ts';
import { formatStory, formatsOf } from './format-story.ts';

describe('what a format asks for', () => {
  it('is said of every fact on the side on which it lies outside, and, where counting knows of one, with a thing to try and its place', () => {
    const asked = sides.map(([fact, side]) => [`${fact} ${side}`, ...askedOf(formatStory(), fact, side)]);
    expect(asked).toEqual([
      [
        'pages low',
        '44.4 pages; it needs at most 4. Cy is never heard without Ann.',
        'Look for the missing pages with Cy, first heard on page 5: what happens to Cy that Ann doesn’t see? @1',
      ],
      [
        'pages high',
        '44.4 pages; it needs at most 4.',
        'Decide which single turn it keeps, and whether that turn needs its longest: scene 2 (Pier, page 2), scene 5 (Pier, page 5) and scene 6 (Cellar, page 6). @2',
      ],
      ['scenes low', 'Six scenes; it needs at most 4.'],
      ['scenes high', 'Six scenes; it needs at most 4.'],
      [
        'speakers low',
        'Five speaking parts; it needs at most 4.',
        'Let a company grow round Radio: somebody who wants the opposite, and somebody who stays when the others go. @1',
      ],
      [
        'speakers high',
        'Five speaking parts; it needs at most 4. Without those of one or two speeches: 3.',
        'Give the lines of Di and Cy to people who are already there. @1',
      ],
      ['places low', 'Four different headings; it needs at most 4.'],
      [
        'places high',
        'Four different headings; it needs at most 4. Bar, Pier and Attic hold 5 of 6 scenes.',
        'Play what you can at Bar; scene 4 (Attic) is one of those used once. @4',
      ],
      ['talk low', '50% of the words are spoken; it needs at most 4.'],
      ['talk high', '50% of the words are spoken; it needs at most 4.'],
      [
        'speech high',
        '12.6 words in a speech on average; it needs at most 4.',
        'Break up the longest, Ann and Ben’s 88 words on page 4: each step of the thought with its own picture or interruption. @4',
      ],
      ['small low', 'One scene has more than three speakers; it needs at most 4 with three or fewer.'],
      ['interiors low', 'Two scenes of 6 are not inside; it needs at most 4 inside.'],
      ['interiors high', 'Three scenes of 6 are inside; it needs at most 4.'],
      ['wordless low', 'Two scenes of 6 play without a word; it needs at most 4.'],
      ['wordless high', 'Two scenes of 6 have no spoken word; it needs at most 4.'],
      [
        'standing low',
        'Bar, Pier and Attic hold 83% of 6 scenes; it needs at most 4.',
        'Each place used once is a set for one scene: could scene 6 (Cellar, page 6) play in one of the three, or be told there? @6',
      ],
    ]);
  });

  it('stands in the order of its weight, and by the value of the script', () => {
    const facts = [
      { id: 'places' as const, value: 5 },
      { id: 'scenes' as const, value: 1 },
    ];
    const story = formatStory({ formats: formatsOf({ facts }) });
    const wants = [
      { ...wantOf('places', 'low'), low: 2, high: 4 },
      { ...wantOf('scenes', 'low', 2), low: 2, high: 4 },
      { ...wantOf('speech', 'low'), low: 5 },
    ];
    const asked = changesFor(story, wants, ({ low, high }) => `${low} to ${high}`);
    expect(asked.map(({ fact, text }) => `${fact}: ${text}`)).toEqual([
      'scenes: Six scenes; it needs 2 to 4.',
      'places: Four different headings; it needs 2 to 4. Bar, Pier and Attic hold 5 of 6 scenes.',
    ]);
    const exact = changesFor(
      { ...story, formats: formatsOf({ facts: [{ id: 'scenes', value: 2 }] }) },
      [{ ...wantOf('scenes', 'low'), low: 2 }],
      () => 'any',
    );
    expect(exact.map(({ text, todo }) => [text, todo])).toEqual([['Six scenes; it needs any.', null]]);
  });

  it('is told with one digit more beside a bound that is printed the same', () => {
    expect(askedOf(formatStory(), 'talk', 'low', 'at least 50%')[0]).toBe(
      '50.4% of the words are spoken; it needs at least 50%.',
    );
    expect(askedOf(formatStory(), 'talk', 'high', 'at most 32%')[0]).toBe(
      '50% of the words are spoken; it needs at most 32%.',
    );
  });

  it('speaks of one as of one', () => {
    const one = formatStory();
    const [bar, pier, , attic, , cellar] = one.scenes;
    if (!bar || !pier || !attic || !cellar) throw new RangeError('The story has six scenes.');
    const single = { ...one, scenes: [pier, cellar] };
    expect([
      askedOf(single, 'small', 'low')[0],
      askedOf(single, 'interiors', 'low')[0],
      askedOf(single, 'interiors', 'high')[0],
      askedOf(single, 'wordless', 'low')[0],
      askedOf(single, 'wordless', 'high')[0],
      askedOf({ ...one, scenes: [bar] }, 'places', 'high')[0],
    ]).toEqual([
      'One scene has more than three speakers; it needs at most 4 with three or fewer.',
      'One scene of 2 is not inside; it needs at most 4 inside.',
      'One scene of 2 is inside; it needs at most 4.',
      'One scene of 2 plays without a word; it needs at most 4.',
      'One scene of 2 has no spoken word; it needs at most 4.',
      'One different heading; it needs at most 4. Bar holds 1 of 1 scenes.',
    ]);
  });
});
