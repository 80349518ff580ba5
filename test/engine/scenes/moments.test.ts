/** Which sentences tell the course of a script, and which those of a window. */
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../../lib/engine/scenes/moments.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

/** A scene of about a page in which nothing happens but what `event` says. */
const scene = (at: number, event: string): string =>
  [
    `INT. ROOM ${at} - DAY\n\n`,
    'Ann walks along the wall and looks out at the rain.\n\n'.repeat(8),
    talk('ANN: Would it be there?', 'BEN: Where else?').repeat(5),
    `${event}\n\n`,
  ].join('');
const length = 130;
const events = new Map([
  [16, 'Ben kills the guard with his own gun.'],
  [48, 'Ann kisses Ben and they leave the burning house.'],
  [80, 'A bullet tears through the body of the guard.'],
  [112, 'Ann shoots Ben dead and runs to the exploding ship.'],
]);
const long = Array.from({ length }, (_, at) => scene(at, events.get(at) ?? 'The rain goes on.')).join('');

describe('the course of a script', () => {
  it('holds what happens in it, in order, no two near each other', async () => {
    const derived = await derivedOf(long);
    expect(derived.short).toBe(false);
    const told = courseOf(derived);
    const quotes = told.map(({ cite }) => cite.quote);
    for (const event of events.values()) expect(quotes).toContain(event);
    const pages = told.map(({ cite }) => cite.page);
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
    expect(told.length).toBeLessThanOrEqual(14);
  });

  it('has one sentence of each sequence where the script has some', async () => {
    const derived = await derivedOf(long);
    const opening = { page: 1, line: 1, scene: 1, from: 0, to: 14, quote: 'INT. ROOM 0 - DAY' };
    const sequences = [1, 40, 70, 100].map((from) => ({
      first: `sc.${from}`,
      last: `sc.${from + 29}`,
      fromPage: from,
      toPage: from + 29,
      pages: 30,
      places: [],
      otherPlaces: 9,
      speakers: [],
      fresh: [],
      gone: [],
      opening,
    }));
    const quotes = courseOf(derived, sequences).map(({ cite }) => cite.quote);
    expect(quotes).toEqual([...events.values()]);
  });

  it('is not told of a short, nor of a script in another language', async () => {
    expect(courseOf(await derivedOf(scene(1, 'Ben kills the guard with his own gun.')))).toEqual([]);
    const german = long
      .replaceAll(
        'Ann walks along the wall and looks out at the rain.',
        'Anna geht langsam die Wand entlang und sieht hinaus.',
      )
      .replaceAll('Would it be there?', 'Ist es vielleicht dort?')
      .replaceAll('Where else?', 'Wo sonst?')
      .replaceAll('The rain goes on.', 'Es regnet weiter.');
    expect(courseOf(await derivedOf(german))).toEqual([]);
  });
});
