/** Portraits of leading speakers: of whom they are drawn. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from './parts-of.ts';

describe('a portrait', () => {
  it('is drawn of who is followed, and of nobody who speaks once', async () => {
    const { portraits } = await partsOf(
      `INT. SHED - DAY\n\n${talk('ANN: One.', 'BEN: Two three.', 'ANN: Four.', 'CARL: Five six seven eight.')}`,
      ['portraits'],
    );
    expect(portraits.map(({ character }) => character)).toEqual(['ch.ANN']);
  });

  it('is drawn of a small part that the details form names', async () => {
    const names = ['ANN', 'BEN', 'CARL', 'DORA', 'EVE', 'FAY', 'GUS'];
    const lines = names.flatMap((name) => {
      const words = name === 'GUS' ? 'No.' : 'It is wet in here and it will be wet there.';
      return Array.from({ length: name === 'FAY' ? 3 : 4 }, () => `${name}: ${words}`);
    });
    const script = `INT. SHED - DAY\n\n${talk(...lines)}`;
    const drawn = async (character: string) =>
      (await partsOf(script, ['portraits'], { character })).portraits.map((one) => one.character);
    expect(await drawn('')).not.toContain('ch.GUS');
    expect(await drawn('gus')).toContain('ch.GUS');
  });
});
