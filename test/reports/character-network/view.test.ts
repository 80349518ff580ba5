/** What the character network selects from the story graph. */
import { describe, expect, it } from 'vitest';
import { characterNetworkView, type NetworkStory } from '../../../lib/reports/character-network/view.ts';
import { meetingOf, person, portraitOf, sceneOf, sourceOf, tieOf } from '../story-people.ts';

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
  characters: names.map((name) => person(name, { speeches: 16 })),
  portraits: names.map((name) => portraitOf(name)),
  relations: [
    tieOf('Ann', 'Ben', 5, { scenes: ['sc.1', 'sc.2'] }),
    tieOf('Ann', 'Carl', 3),
    tieOf('Carl', 'Dora', 2),
    tieOf('Ann', 'Dora', 1),
  ],
  meetings: [
    meetingOf('Ann', 'Ben', 9),
    meetingOf('Ann', 'Carl', 8),
    meetingOf('Carl', 'Dora', 7),
    meetingOf('Ben', 'Carl', 0, { mayMeet: 2, together: [{ scene: 'sc.2', page: 2 }] }),
    meetingOf('Ben', 'Dora', 0),
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
  it('has the centre, and pairs of main speakers who never exchange a line', () => {
    expect(view().Analysis.map(({ keyword, apart }) => [keyword, apart])).toEqual([
      ['Ann in the centre', undefined],
      ['Ben and Carl', true],
      ['Ben and Dora', true],
    ]);
    expect(analysis('Ben and Carl')?.description).toContain('page 2');
    expect(analysis('Ben and Dora')?.description).toMatch(/no scene|Neither|No scene/);
  });

  it('puts in the centre who takes part in most exchanges, and names the lead where that is another who speaks more', () => {
    expect(analysis('Ann')?.description).toContain('9 of');
    const led = { source: sourceOf({ lead: 'ch.BEN' }) };
    const louder = story.characters.map((one) => (one.id === 'ch.BEN' ? { ...one, words: one.words + 1 } : one));
    expect(analysis('Ann', { ...led, characters: louder })?.description).toContain('though Ben says more');
    expect(analysis('Ann', led)?.description).not.toContain('says more');
    expect(analysis('Ann', network({ people: [node('Ann', 0, 0)] }))).toBeUndefined();
    expect(analysis('Ann', network({ people: [] }))).toBeUndefined();
  });

  it('tells of a group that keeps most of its talk to itself, and of none whose talk is slight', () => {
    const groups = [['ch.ANN'], ['ch.BEN', 'ch.CARL', 'ch.DORA']];
    const relations = [tieOf('Ann', 'Ben', 5), tieOf('Ben', 'Carl', 9), tieOf('Carl', 'Dora', 8)];
    const told = view({ relations, ...network({ groups }) }).Analysis.find(({ keyword }) =>
      keyword.startsWith('Ben, Carl'),
    );
    expect(told?.description).toMatch(/17|all but 5/);
    const slight = relations.map((one) => ({ ...one, exchanges: 2 }));
    expect(view({ relations: slight, ...network({ groups }) }).Analysis.map(({ keyword }) => keyword)).not.toContain(
      'Ben, Carl and Dora',
    );
  });
});

describe('the portraits', () => {
  it('are of those with two speeches, with whom they exchange lines', () => {
    const characters = story.characters.map((one) => (one.name === 'Dora' ? { ...one, speeches: 1 } : one));
    const told = new Map(view({ characters }).KeyCharacteristics.map((one) => [one.keyword, one.description]));
    expect([...told.keys()]).toEqual(['Ann', 'Ben', 'Carl', 'Eve']);
    expect(told.get('Ann')).toContain('Ben');
    expect(told.get('Ben')).toBe('Exchanges lines with Ann alone.');
    expect(told.get('Eve')).toBe('Nobody answers.');
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
    expect(tones(['Ben', 'Eve'])).toEqual(['Ben asks', 'Eve asks']);
    expect(tones(names)).toEqual(['Ann asks', 'Ben asks', 'Carl asks']);
    expect(view().ToneSpectrum).toEqual([]);
  });
});

describe('the ties', () => {
  it('are the five strongest of eight exchanges or more, the first with how it ends where the two speak on without a word to each other', () => {
    const ties = view().CharacterNetwork;
    expect(ties.map(({ keyword }) => keyword)).toEqual(['Ann and Ben', 'Ann and Carl']);
    expect(ties.map(shownIn)).toEqual([[], []]);
    const [first] = story.meetings;
    const apart = { ...meetingOf('Ann', 'Ben', 9), last: first?.last ?? null, together: [{ scene: 'sc.2', page: 60 }] };
    expect(view({ meetings: [apart] }).CharacterNetwork.map(shownIn)).toEqual([
      ['Ann: Ann asks Ben.', 'Ben: Ben answers Ann.'],
    ]);
    expect(view({ meetings: [meetingOf('Ann', 'Ben', 2)] }).CharacterNetwork).toHaveLength(1);
    const many = Array.from({ length: 8 }, () => meetingOf('Ann', 'Ben', 9));
    expect(view({ meetings: many }).CharacterNetwork).toHaveLength(5);
  });
});

describe('the map', () => {
  it('numbers groups in order and puts who is in none behind them', () => {
    const { map } = view();
    expect(map.title).toBe('Who talks among themselves');
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
      meetings: [],
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
