/** What the character network selects from the story graph. */
import { describe, expect, it } from 'vitest';
import type { NetworkStory } from '../../../lib/reports/character-network/network-story.ts';
import { characterNetworkView } from '../../../lib/reports/character-network/view.ts';
import { citeOf, lineOf, person, portraitOf, sceneOf, sourceOf, tieOf } from '../story-people.ts';

const names = ['Ann', 'Ben', 'Carl', 'Dora', 'Eve'];
const node = (name: string, partners: number, exchanges: number, betweenness = 0) => ({
  character: `ch.${name.toUpperCase()}`,
  partners,
  exchanges,
  betweenness,
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
    people: [node('Ann', 3, 9, 0.5), node('Ben', 1, 5), node('Carl', 2, 5), node('Dora', 2, 3), node('Eve', 0, 0)],
    exchanges: 11,
    possible: 10,
    density: 0.4,
    modularity: 0.1,
    groups: [
      { members: ['ch.ANN', 'ch.BEN'], first: [lineOf('Ann', 'One.'), lineOf('Ben', 'Two.')] },
      { members: ['ch.CARL', 'ch.DORA'], first: null },
    ],
    apart: [
      { people: ['ch.BEN', 'ch.CARL'], scenes: ['sc.2'] },
      { people: ['ch.BEN', 'ch.DORA'], scenes: [] },
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
  it('has its entries in order of weight', () => {
    expect(view().Analysis.map(({ keyword }) => keyword)).toEqual([
      'Centre: Ann',
      'Strongest tie: Ann and Ben',
      'Bridge: Ann',
      'Two groups',
      'Reach',
      'Never talk: Ben and Carl',
      'Answered by nobody: Eve',
    ]);
  });

  it('puts in the centre who takes part in most exchanges, shown by the strongest tie', () => {
    expect(shownIn(analysis('Centre'))).toEqual(['Ann: Ann asks Ben.', 'Ben: Ben answers Ann.']);
    expect(analysis('Centre')?.description).not.toContain('speaks more words');
    expect(analysis('Centre', { source: sourceOf({ lead: 'ch.BEN' }) })?.description).toContain(
      'Ben speaks more words',
    );
    expect(analysis('Centre', network({ people: [node('Ann', 0, 0)] }))).toBeUndefined();
    expect(analysis('Centre', network({ people: [] }))).toBeUndefined();
  });

  it('tells a strongest tie from three exchanges on, with the last lines', () => {
    expect(shownIn(analysis('Strongest'))).toEqual(['Ann: Ann leaves Ben.', 'Ben: Ben leaves Ann.']);
    expect(analysis('Strongest')?.description).toContain('from page 1 to page 2; the next tie, Ann and Carl, has 3');
    expect(analysis('Strongest', { relations: [tieOf('Ann', 'Ben', 3, { last: null })] })).toMatchObject({
      description: 'They answer each other three times in one scene, on page 1.',
      quotes: [],
    });
    expect(analysis('Strongest', { relations: [tieOf('Ann', 'Ben', 2)] })).toBeUndefined();
  });

  it('tells a bridge in a cast of four from eight hundredths of the ways on', () => {
    expect(shownIn(analysis('Bridge'))).toEqual(['Ann: Ann asks Ben.', 'Ben: Ben answers Ann.']);
    expect(analysis('Bridge')?.description).toContain('Ben talks with nobody else.');
    const people = (betweenness: number) => [
      node('Ann', 2, 9, betweenness),
      node('Carl', 2, 5),
      node('Dora', 2, 3),
      node('Eve', 0, 0),
    ];
    expect(shownIn(analysis('Bridge', network({ people: people(0.08) })))).toEqual([
      'Ann: Ann asks Dora.',
      'Dora: Dora answers Ann.',
    ]);
    expect(analysis('Bridge', network({ people: people(0.079) }))).toBeUndefined();
    expect(analysis('Bridge', network({ people: people(0.08).slice(0, 3) }))).toBeUndefined();
  });

  it('tells groups from two on, with the first line of up to three', () => {
    expect(shownIn(analysis('Two groups'))).toEqual(['Ann: One.']);
    const group = story.network.groups.slice(0, 1);
    expect(analysis('One group', network({ groups: group }))).toBeUndefined();
    const four = analysis('Four groups', network({ groups: [...group, ...group, ...group, ...group] }));
    expect(four?.quotes).toHaveLength(3);
  });

  it('tells the reach from three possible pairs on, with the weakest tie', () => {
    expect(shownIn(analysis('Reach'))).toEqual(['Ann: Ann asks Dora.', 'Dora: Dora answers Ann.']);
    expect(analysis('Reach', network({ possible: 3 }))).toBeDefined();
    expect(analysis('Reach', network({ possible: 2 }))).toBeUndefined();
  });

  it('tells who never talks, each by their first line', () => {
    expect(shownIn(analysis('Never talk'))).toEqual(['Ben: Ben begins.', 'Carl: Carl begins.']);
    expect(analysis('Never talk')?.description).toBe(
      'They are among the five who speak most, yet exchange no line, though both are in one scene (page 2). The same holds for Ben and Dora.',
    );
    const fewer = story.characters.map((one) => (one.name === 'Eve' ? { ...one, onlyHeard: true } : one));
    expect(analysis('Never talk', { characters: fewer })?.description).toMatch(/^Both speak/);
    expect(analysis('Never talk', network({ apart: [] }))).toBeUndefined();
  });

  it('tells whom nobody answers, two by their first line', () => {
    expect(shownIn(analysis('Answered'))).toEqual(['Eve: Eve begins.']);
    const alone = network({ people: names.map((name) => node(name, 0, 0)) });
    expect(analysis('Answered', alone)?.quotes).toHaveLength(2);
    expect(analysis('Answered', network({ people: [node('Ann', 1, 1)] }))).toBeUndefined();
  });
});

describe('the portraits', () => {
  it('are of those with two speeches, with the introduction and a line with an own word, else the longest', () => {
    const introduction = { fullName: null, age: null, description: null, page: 1, cite: citeOf('ANN waits.') };
    const own = (word: string) => ({ word, count: 3, others: 0, cite: null });
    const { KeyCharacteristics } = view({
      characters: [person('Ann', { introduction }), person('Ben'), person('Carl', { speeches: 1 }), person('Dora')],
      portraits: [
        portraitOf('Ann', { ownWords: ['a', 'b', 'c', 'd'].map(own), ownLine: lineOf('Ann', 'My heron.') }),
        portraitOf('Ben'),
      ],
    });
    expect(KeyCharacteristics.map(({ keyword }) => keyword)).toEqual(['Ann', 'Ben']);
    expect(shownIn(KeyCharacteristics[0])).toEqual(['Action: ANN waits.', 'Ann: My heron.']);
    expect(KeyCharacteristics[0]?.description).toContain('Talks most with Ben (five exchanges).');
    expect(KeyCharacteristics[0]?.description).toMatch(/“c” \(3, the others 0\)\.$/);
    expect(shownIn(KeyCharacteristics[1])).toEqual(['Ben: Ben speaks long.']);
    expect(KeyCharacteristics[1]?.description).toContain('Talks most with Ann');
  });
});

describe('the tones', () => {
  it('are of those with a manner, shown by their habits, else by a typical line', () => {
    const length = { words: 5, others: 5, stands: null };
    const habit = { habit: 'asking' as const, share: 0.5, others: 0, line: lineOf('Ann', 'Is it?') };
    const typical = lineOf('Ann', 'It is.');
    const tones = (habits: (Omit<typeof habit, 'line'> & { line: typeof typical | null })[]) =>
      view({ portraits: [portraitOf('Ann', { manner: { habits, length, typical } }), portraitOf('Ben')] }).ToneSpectrum;
    expect(tones([habit]).map(({ keyword }) => keyword)).toEqual(['Ann: asking']);
    expect(shownIn(tones([habit])[0])).toEqual(['Ann: Is it?']);
    expect(shownIn(tones([{ ...habit, line: null }])[0])).toEqual(['Ann: It is.']);
  });
});

describe('the ties', () => {
  it('are the eight strongest, with their last line from three exchanges on', () => {
    const ties = view().CharacterNetwork;
    expect(ties.map(({ keyword }) => keyword)).toEqual([
      'Ann and Ben',
      'Ann and Carl',
      'Carl and Dora',
      'Ann and Dora',
    ]);
    expect(shownIn(ties[1])).toEqual(['Ann: Ann asks Carl.', 'Carl: Carl answers Ann.', 'Carl: Carl is last.']);
    expect(ties[2]?.quotes).toHaveLength(2);
    expect(ties[0]?.description).toContain('between page 1 and page 2');
    const nine = Array.from({ length: 9 }, () => tieOf('Ann', 'Ben', 1));
    expect(view({ relations: nine }).CharacterNetwork).toHaveLength(8);
  });
});

describe('the map', () => {
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
    expect(map.nodes[0]).toEqual({ id: 'ANN', label: 'Ann', words: 40, group: 0, scenes: 1 });
    expect(map.links[2]).toEqual({ source: 'CARL', target: 'DORA', exchanges: 2 });
    expect(map.groups).toEqual([
      { label: 'Ann and Ben', group: 0 },
      { label: 'Carl and Dora', group: 1 },
      { label: 'With nobody: Eve', group: 2 },
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
        groups: [
          { members: ['ch.MAN 60'], first: null },
          { members: ['ch.MAN 0', 'ch.MAN 60'], first: null },
        ],
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
