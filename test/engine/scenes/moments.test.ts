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

  it('has one sentence of each sequence where the script has some', async () => {
    const derived = await derivedOf(long);
    const quotes = courseOf(derived, sequences).map(({ cite }) => cite.quote);
    expect(quotes).toEqual([...events.values()]);
  });

  it('has all that surely happen in a sequence, none that says the same, and nothing that is dreamt', async () => {
    const scripted = Array.from({ length }, (_, at) =>
      at === 44
        ? scene(at, talk('ANN: Your brother was killed in the harbour.'))
        : at === 46
          ? scene(at, 'Ben stabs Ann with the guard’s own knife.')
          : at === 50
            ? scene(at, talk('BEN: My brother was killed in the harbour!'))
            : at === 75
              ? scene(at, 'Ben strangles Ann beside the burning house.').replace('- DAY', '- NIGHT (DREAM)')
              : scene(at, events.get(at) ?? 'The rain goes on.'),
    ).join('');
    const told = courseOf(await derivedOf(scripted), sequences).map(
      ({ speakers, to, cite }) => `${speakers.join()} ${to}: ${cite.quote}`,
    );
    expect(told.slice(1, 3)).toEqual([
      'ch.ANN ch.BEN: Your brother was killed in the harbour.',
      ' null: Ben stabs Ann with the guard’s own knife.',
    ]);
    expect(told.join()).not.toContain('strangles');
  });

  it('shows where who has much to say comes in, the lead aside', async () => {
    const derived = await derivedOf(
      `INT. HALL - DAY\n\nANN, thirty, sweeps. The door opens and BEN, a tall man of fifty, limps in.\n\n${long}`,
    );
    expect(derived.lead?.character.id).toBe('ANN');
    const enters = courseOf(derived, sequences).filter(({ kind }) => kind === 'enters');
    expect(enters.map(({ speakers, cite }) => [speakers, cite.quote])).toEqual([
      [['ch.BEN'], 'The door opens and BEN, a tall man of fifty, limps in.'],
    ]);
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
