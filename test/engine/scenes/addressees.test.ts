/** To whom a speech is said, where that is sure. */
import { describe, expect, it } from 'vitest';
import { addresseesOf } from '../../../lib/engine/scenes/addressees.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

async function heardIn(script: string): Promise<(string | undefined)[]> {
  const derived = await derivedOf(script);
  const hears = addresseesOf(derived);
  return derived.speeches.map(({ ordinal }) => hears.get(ordinal));
}

describe('who hears a speech', () => {
  it('is the other of two', async () => {
    expect(await heardIn(`INT. HALL - DAY\n\n${talk('ANN: I am going.', 'BEN: So am I.')}`)).toEqual(['BEN', 'ANN']);
  });

  it('is nobody where others speak there, unless the same one speaks before and after', async () => {
    expect(
      await heardIn(
        `INT. HALL - DAY\n\n${talk('CY: Who is there?', 'ANN: I am going.', 'BEN: So am I.', 'ANN: Then we go.', 'CY: Good.')}`,
      ),
    ).toEqual([undefined, undefined, 'ANN', undefined, undefined]);
  });
});
