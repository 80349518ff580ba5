/** The shape of a small cast, counted by hand. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from './parts-of.ts';

const pair = (one: string, other: string, times: number): string =>
  talk(...Array.from({ length: times }, (_, at) => [`${one}: Line ${at} of mine.`, `${other}: Mine.`]).flat());

const cast = `INT. A - DAY

Dora listens.

${pair('ANN', 'BEN', 3)}
INT. B - DAY

${pair('CARL', 'DORA', 2)}
INT. C - DAY

${talk('EVE: Nobody is here with me.')}
INT. D - DAY

Ann and Carl pass. Nobody greets.

${talk('BEN: Carl.', 'CARL: Ben.')}`;

describe('the network', () => {
  it('counts partners and exchanges of each, and of all', async () => {
    const { network } = await partsOf(cast, ['network']);
    expect(network.people.map(({ character, partners, exchanges }) => [character, partners, exchanges])).toEqual([
      ['ch.ANN', 1, 5],
      ['ch.CARL', 2, 4],
      ['ch.EVE', 0, 0],
      ['ch.BEN', 2, 6],
      ['ch.DORA', 1, 3],
    ]);
    expect(network.exchanges).toBe(9);
  });

  it('lists the groups who answer one another', async () => {
    const { network } = await partsOf(cast, ['network']);
    expect(network.groups).toEqual([
      ['ch.ANN', 'ch.BEN'],
      ['ch.CARL', 'ch.DORA'],
    ]);
  });

  it('lists pairs of leading speakers who speak side by side and never answer each other, with those scenes', async () => {
    const script = (...places: readonly string[]) =>
      cast + places.map((place) => `INT. ${place} - DAY\n\n${talk('ANN: Ben.', 'BEN: Ann.', 'CARL: Ben.')}`).join('');
    const { network } = await partsOf(script('E', 'F', 'G'), ['network']);
    expect(network.apart).toEqual([{ people: ['ch.ANN', 'ch.CARL'], scenes: ['sc.5', 'sc.6', 'sc.7'] }]);
    expect((await partsOf(script('E', 'F'), ['network'])).network.apart).toEqual([]);
  });

  it('lists no pair of whom one only lies there, is heard from elsewhere or speaks long after the other', async () => {
    const dead = `INT. A - DAY\n\nBen lies dead.\n\n${talk('ANN: He was kind.', 'CARL: He was.')}INT. B - DAY\n\n${talk('BEN: I am.')}`;
    const phoned = `INT. A - DAY\n\n${talk('ANN: Who is it?', 'CARL: Nobody.', 'BEN (V.O.): Me.')}INT. B - DAY\n\n${talk('BEN: I am.')}`;
    const after = `INT. A - DAY\n\n${talk('ANN: Bye.')}${pair('CARL', 'DORA', 5)}${talk('BEN: Am I late?')}`;
    for (const script of [dead, phoned, after]) {
      const { network } = await partsOf(script, ['network']);
      expect(network.apart.filter(({ people }) => people.includes('ch.ANN') && people.includes('ch.BEN'))).toEqual([]);
    }
  });

  it('leaves out of those pairs who is only heard and who is not among the first five', async () => {
    const solo = ['ANN', 'BEN', 'CARL', 'DORA', 'EVE', 'FAY'].map((name, at) => `${name}: ${'word '.repeat(9 - at)}.`);
    const { network } = await partsOf(
      `${['A', 'C', 'D'].map((place) => `INT. ${place} - DAY\n\n${solo.map((line, at) => talk(line, `GUARD ${at}: So.`)).join('')}`).join('')}INT. B - DAY\n\n${talk(`VOICE (V.O.): ${'word '.repeat(30)}.`)}`,
      ['network'],
    );
    const named = new Set(network.apart.flatMap(({ people }) => people));
    expect([...named].sort()).toEqual(['ch.ANN', 'ch.BEN', 'ch.CARL', 'ch.DORA', 'ch.EVE']);
    expect(network.apart).toHaveLength(10);
  });
});
