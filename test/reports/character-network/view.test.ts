/** What the character network selects from the story graph. */
import { describe, expect, it } from 'vitest';
import { characterNetworkView, type NetworkStory } from '../../../lib/reports/character-network/view.ts';
import { person, portraitOf, sceneOf, sourceOf, tieOf } from '../story-people.ts';

const names = ['Ann', 'Ben', 'Carl', 'Dora', 'Eve'];
const node = (name: string, partners: number, exchanges: number) => ({
  character: `ch.${name.toUpperCase()}`,
  partners,
  exchanges,
});

/** Ann talks with Ben, Carl and Dora, Carl with Dora; nobody answers Eve. */
const story: NetworkStory = {
  source: sourceOf({ lead: 'ch.ANN' }),
  scenes: [sceneOf(1), sceneOf(2)],
  characters: names.map((name) => person(name)),
  portraits: names.map((name) => portraitOf(name)),
  relations: [
    tieOf('Ann', 'Ben', 5, { scenes: ['sc.1', 'sc.2'] }),
    tieOf('Ann', 'Carl', 3),
    tieOf('Carl', 'Dora', 2),
    tieOf('Ann', 'Dora', 1),
  ],
  network: {
    people: [node('Ann', 3, 9), node('Ben', 1, 5), node('Carl', 2, 5), node('Dora', 2, 3), node('Eve', 0, 0)],
    exchanges: 11,
    groups: [
      ['ch.ANN', 'ch.BEN'],
      ['ch.CARL', 'ch.DORA'],
    ],
    apart: [
      { people: ['ch.BEN', 'ch.CARL'], scenes: ['sc.2'] },
      { people: ['ch.BEN', 'ch.DORA'], scenes: ['sc.1'] },
    ],
  },
};
const view = (over: Partial<NetworkStory> = {}) => characterNetworkView({ ...story, ...over });
const analysis = (keyword: string, over: Partial<NetworkStory> = {}) =>
  view(over).Analysis.find((entry) => entry.keyword.startsWith(keyword));
const shownIn = (entry: { quotes: { by: string; evidence: { quote: string } }[] } | undefined) =>
  entry?.quotes.map(({ by, evidence }) => `${by}: ${evidence.quote}`);
const network = (over: Partial<NetworkStory['network']>) => ({ network: { ...story.network, ...over } });

describe('the analysis', () => {
  it('has the centre and who never answers whom', () => {
    expect(view().Analysis.map(({ keyword }) => keyword)).toEqual([
      'Centre: Ann',
      'Never answer each other: Ben and Carl',
      'Never answer each other: Ben and Dora',
    ]);
  });

  it('puts in the centre who takes part in most exchanges, and names the lead where that is another who speaks more', () => {
    expect(analysis('Centre')?.description).toBe('Of all exchanges: 82%; pages: 1-2; most scenes at: Shed.');
    const led = { source: sourceOf({ lead: 'ch.BEN' }) };
    const louder = story.characters.map((one) => (one.id === 'ch.BEN' ? { ...one, words: one.words + 1 } : one));
    expect(analysis('Centre', { ...led, characters: louder })?.description).toContain('more words: Ben');
    expect(analysis('Centre', led)?.description).not.toContain('more words');
    expect(analysis('Centre', network({ people: [node('Ann', 0, 0)] }))).toBeUndefined();
    expect(analysis('Centre', network({ people: [] }))).toBeUndefined();
  });

  it('tells who never answer each other and where both speak, two pairs at most', () => {
    expect(analysis('Never answer')?.description).toBe('Scenes where both speak: 1; page: 2.');
    expect(analysis('Never answer', network({ apart: [] }))).toBeUndefined();
  });
});

describe('the portraits', () => {
  it('are of those with two speeches, with whom they talk most', () => {
    const characters = story.characters.map((one) => (one.name === 'Dora' ? { ...one, speeches: 1 } : one));
    expect(view({ characters }).KeyCharacteristics.map(({ keyword, description }) => [keyword, description])).toEqual([
      ['Ann', 'Exchanges with Ben: 5; Carl: 3; Dora: 1.'],
      ['Ben', 'Exchanges with Ann: 5.'],
      ['Carl', 'Exchanges with Ann: 3; Dora: 2.'],
      ['Eve', 'Answered by nobody.'],
    ]);
  });
});

describe('the tones', () => {
  it('are of the first three whose manner stands out', () => {
    const length = { words: 5, others: 5, stands: null };
    const asking = { habit: { name: 'asking' as const, share: 0.5, others: 0 }, length };
    const tones = (asks: readonly string[]) =>
      view({
        portraits: names.map((name) =>
          portraitOf(name, { manner: asks.includes(name) ? asking : { habit: null, length } }),
        ),
      }).ToneSpectrum.map(({ keyword }) => keyword);
    expect(tones(['Ben', 'Eve'])).toEqual(['Ben: asks', 'Eve: asks']);
    expect(tones(names)).toEqual(['Ann: asks', 'Ben: asks', 'Carl: asks']);
    expect(view().ToneSpectrum).toEqual([]);
  });
});

describe('the ties', () => {
  it('are the four strongest with their pages, the first with how it begins', () => {
    const ties = view().CharacterNetwork;
    expect(ties.map(({ keyword, description }) => [keyword, description])).toEqual([
      ['Ann and Ben', 'Exchanges: 5; pages: 1-2; most scenes at: Shed.'],
      ['Ann and Carl', 'Exchanges: 3; page: 1; most scenes at: Shed.'],
      ['Carl and Dora', 'Exchanges: 2; page: 1; most scenes at: Shed.'],
      ['Ann and Dora', 'Exchanges: 1; page: 1; most scenes at: Shed.'],
    ]);
    expect(ties.map(shownIn)).toEqual([['Ann: Ann asks Ben.', 'Ben: Ben answers Ann.'], [], [], []]);
    expect(view({ relations: [tieOf('Ann', 'Ben', 5, { first: null })] }).CharacterNetwork[0]?.quotes).toEqual([]);
    const five = Array.from({ length: 5 }, () => tieOf('Ann', 'Ben', 1));
    expect(view({ relations: five }).CharacterNetwork).toHaveLength(4);
  });
});

describe('the map', () => {
  it('names no pair before others that exchange as much', () => {
    const even = [tieOf('Ann', 'Ben', 2), tieOf('Ann', 'Carl', 2), tieOf('Carl', 'Dora', 1)];
    expect(view({ relations: even }).map.title).toBe('Two pairs carry 2 of 5 exchanges each');
  });
  it('numbers groups in order and puts who is in none behind them', () => {
    const { map } = view();
    expect(map.title).toBe('Ann and Ben carry 5 of 11 exchanges');
    expect(map.nodes.map(({ id, group }) => [id, group])).toEqual([
      ['ANN', 0],
      ['BEN', 0],
      ['CARL', 1],
      ['DORA', 1],
      ['EVE', 2],
    ]);
    expect(map.nodes[0]).toEqual({
      id: 'ANN',
      label: 'Ann',
      words: 40,
      group: 0,
      scenes: 1,
      place: { text: 'page 1', page: 1, line: 1 },
    });
    expect(map.links[2]).toEqual({
      source: 'CARL',
      target: 'DORA',
      exchanges: 2,
      place: { text: 'page 1', page: 1, line: 1 },
    });
    expect(map.groups).toEqual([
      { label: 'Ann and Ben', group: 0 },
      { label: 'Carl and Dora', group: 1 },
      { label: 'With nobody: Eve', group: 2 },
    ]);
  });

  it('names no group of two bit parts', () => {
    const bit = (name: string) => person(name, { words: 3, speeches: 1 });
    const characters = [...story.characters, bit('Fay'), bit('Gus'), bit('Hal')];
    const labels = (extra: string[]): string[] =>
      view({ characters, ...network({ groups: [...story.network.groups, extra] }) }).map.groups.map(
        ({ label }) => label,
      );
    expect(labels(['ch.FAY', 'ch.GUS'])).not.toContain('Fay and Gus');
    expect(labels(['ch.FAY', 'ch.GUS', 'ch.HAL'])).toContain('Fay, Gus and Hal');
    expect(labels(['ch.FAY', 'ch.ANN'])).toContain('Fay and Ann');
  });

  it('numbers the named groups first, who is in none next, and the others last', () => {
    const bit = (name: string) => person(name, { words: 3, speeches: 1 });
    const characters = [...story.characters, bit('Fay'), bit('Gus')];
    const { map } = view({ characters, ...network({ groups: [['ch.FAY', 'ch.GUS'], ...story.network.groups] }) });
    expect(map.groups.map(({ group }) => group)).toEqual([0, 1, 2]);
    expect(map.nodes.filter(({ id }) => ['ANN', 'EVE', 'FAY', 'GUS'].includes(id)).map(({ group }) => group)).toEqual([
      0, 2, 3, 3,
    ]);
  });

  it('draws sixty people and the links and groups among them', () => {
    const crowd = Array.from({ length: 61 }, (_, at) => `Man ${at}`);
    const { map } = view({
      characters: crowd.map((name) => person(name)),
      relations: [tieOf('Man 0', 'Man 60', 2)],
      network: {
        ...story.network,
        people: [],
        apart: [],
        groups: [['ch.MAN 60'], ['ch.MAN 0', 'ch.MAN 60']],
      },
    });
    expect(map.nodes).toHaveLength(60);
    expect(map.links).toEqual([]);
    expect(map.title).toBe('Nobody answers anybody in this script');
    expect(map.groups.map(({ label }) => label)).toEqual([
      'Man 0 and Man 60',
      'With nobody: Man 1, Man 2, Man 3 and 56 others',
    ]);
  });
});
