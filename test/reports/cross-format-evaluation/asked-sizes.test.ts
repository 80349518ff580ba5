/** What a format asks of a known story where its people and places are of a certain size, or are not there. */

import { describe, expect, it } from 'vitest';
import { person, sourceOf } from '../story-people.ts';
import { askedOf, sides } from './asked.ts';
import { formatStory, formatsOf } from './format-story.ts';

describe('what a format asks for', () => {
  it('looks for missing pages with three of those who are never heard without the lead, from a twentieth of the talk on', () => {
    const people = ['Ann', 'Ben', 'Cy', 'Eve', 'Flo'].map((name, at) =>
      person(name, { firstPage: at + 1, share: 0.05 }),
    );
    const scenes = formatStory().scenes.slice(0, 2);
    expect(askedOf(formatStory({ characters: people, scenes }), 'pages', 'low')).toEqual([
      '44.4 pages; it needs at most 4. Ben, Cy and Eve are never heard without Ann.',
      'Look for the missing pages with Ben, Cy and Eve, first heard on pages 2, 3 and 4: what happens to each of them that Ann doesn’t see? @1',
    ]);
    expect(
      askedOf(
        formatStory({ source: sourceOf({ pages: 3 }), characters: people.slice(1, 2), scenes: [] }),
        'pages',
        'low',
      ),
    ).toEqual([
      '3 pages; it needs at most 4. Ben is never heard without null.',
      'Look for the missing pages with Ben, first heard on page 2: what happens to Ben that nobody doesn’t see? @1',
    ]);
  });

  it('lets one actor double parts from a company of thirteen on', () => {
    const crowd = (size: number) => [
      ...Array.from({ length: size }, (_, at) => person(`Extra${at}`, { speeches: 3 })),
      person('Di', { speeches: 2 }),
    ];
    const adviceOf = (size: number, doubles: string[]) =>
      askedOf(formatStory({ characters: crowd(size), formats: formatsOf({ doubles }) }), 'speakers', 'high');
    expect(adviceOf(13, ['ch.DI'])[1]).toBe(
      'Give the lines of Di to people who are already there, or let one actor double them. @1',
    );
    expect(adviceOf(12, ['ch.DI'])[1]).toBe('Give the lines of Di to people who are already there. @1');
    expect(adviceOf(2, [])[1]).toBe('Let one actor double two of those who never meet; the lead stays.');
    expect(askedOf(formatStory({ formats: formatsOf({ doubles: [] }) }), 'speakers', 'high')[1]).toContain(
      '; Ann stays.',
    );
    const full = [person('Ann', { speeches: 3 })];
    expect(askedOf(formatStory({ characters: full }), 'speakers', 'high')[0]).toBe(
      'One speaking part; it needs at most 4.',
    );
  });

  it('keeps the places that stand, and begins with one used once, else with the first of the others', () => {
    const [one] = formatStory().scenes;
    if (!one) throw new RangeError('The story has scenes.');
    const at = (...keys: string[]) =>
      formatStory({
        scenes: keys.map((placeKey, index) => ({
          ...one,
          placeKey,
          place: placeKey,
          ordinal: index + 1,
          start: index / 9,
          end: (index + 1) / 9,
        })),
      });
    expect(askedOf(at('A', 'A', 'B', 'B', 'C', 'C', 'D', 'D'), 'places', 'high')[1]).toContain(
      'scene 7 (D) is one of those used once',
    );
    expect(askedOf(at('A', 'A'), 'places', 'high')).toEqual([
      'One different heading; it needs at most 4. A holds 2 of 2 scenes.',
      'Play what you can at A.',
    ]);
    expect(askedOf(at('A', 'A', 'B', 'B'), 'standing', 'low')).toEqual([
      'A and B hold 100% of 4 scenes; it needs at most 4.',
      'Choose one of them as the room everybody comes back to. @1',
    ]);
    const outside = at('A', 'A', 'B');
    const open = { ...outside, scenes: outside.scenes.map((scene) => ({ ...scene, setting: 'EXT' as const })) };
    expect(askedOf(open, 'standing', 'low')[1]).toContain('could scene 3 (B, page 1) play in one of the three');
  });

  it('is nothing where nothing of the kind was counted', () => {
    const bare = formatStory({
      scenes: [],
      talk: { longest: null, directions: { count: 0, speeches: 0 } },
    });
    expect(
      sides.filter(([fact, side]) => askedOf(bare, fact, side).length === 0).map(([fact, side]) => `${fact} ${side}`),
    ).toEqual(['speech high']);
  });

  it('is never more threads or open endings: no page proves how many there are', () => {
    for (const fact of ['threads', 'hooks'] as const)
      expect([...askedOf(formatStory(), fact, 'low'), ...askedOf(formatStory(), fact, 'high')]).toEqual([]);
  });
});
