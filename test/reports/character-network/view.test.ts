/** What the character network selects from the story graph. */
import { describe, expect, it } from 'vitest';
import { characterNetworkView, type NetworkStory } from '../../../lib/reports/character-network/view.ts';
import { meetingOf, person, portraitOf, sourceOf, tieOf } from '../story-people.ts';

const names = ['Ann', 'Ben', 'Carl', 'Dora', 'Eve'];
const node = (name: string, partners: number, exchanges: number) => ({
  character: `ch.${name.toUpperCase()}`,
  partners,
  exchanges,
});

/** Ann talks with Ben, Carl and Dora, Carl with Dora; nobody answers Eve. */
const story: NetworkStory = {
  source: sourceOf({ lead: 'ch.ANN' }),
  scenes: [],
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
  it('puts in the centre who takes part in most exchanges, and names the lead where that is another who speaks more', () => {
    expect(analysis('Ann')?.description).toContain('9 of');
    const led = { source: sourceOf({ lead: 'ch.BEN' }) };
    const louder = story.characters.map((one) => (one.id === 'ch.BEN' ? { ...one, words: one.words + 1 } : one));
    expect(analysis('Ann', { ...led, characters: louder })?.description).toContain('though Ben says more');
    expect(analysis('Ann', led)?.description).not.toContain('says more');
    expect(analysis('Ann', network({ people: [node('Ann', 0, 0)] }))).toBeUndefined();
    expect(analysis('Ann', network({ people: [] }))).toBeUndefined();
  });
});

describe('the portraits', () => {
  it('are of those with two speeches but for whoever is in the centre, with whom they exchange three lines or more', () => {
    const characters = story.characters.map((one) => (one.name === 'Dora' ? { ...one, speeches: 1 } : one));
    const told = new Map(view({ characters }).KeyCharacteristics.map((one) => [one.keyword, one.description]));
    expect([...told.keys()]).toEqual(['Ben', 'Carl']);
    expect(told.get('Ben')).toBe('Exchanges with Ann (5).');
    expect(told.get('Carl')).toBe('Exchanges with Ann (3).');
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
  it('are the three strongest of eight exchanges or more, each with how their first longer talk begins and its last two lines where each has four words or more', () => {
    const ties = view().CharacterNetwork;
    expect(ties.map(({ keyword }) => keyword)).toEqual(['Ann and Ben', 'Ann and Carl']);
    expect(ties[0]?.quotes.map(({ part }) => part)).toEqual(['begins', 'begins', 'ends', 'ends']);
    expect(shownIn(ties[0])?.slice(2)).toEqual(['Ann: Ann asks Ben again.', 'Ben: Ben answers Ann again.']);
    expect(view({ meetings: [meetingOf('Ann', 'Ben', 2)] }).CharacterNetwork).toHaveLength(1);
    const brief = meetingOf('Ann', 'Ben', 9);
    const [asks, answers] = brief.last ?? [];
    const thanks = answers && { ...answers, cite: { ...answers.cite, quote: 'Understood. Thank you.' } };
    const [tie] = view({ meetings: [{ ...brief, last: asks && thanks ? [asks, thanks] : null }] }).CharacterNetwork;
    expect(shownIn(tie)?.slice(2)).toEqual([]);
    const never = meetingOf('Ann', 'Ben', 9, { first: null, last: null });
    expect(view({ meetings: [never] }).CharacterNetwork[0]?.quotes).toEqual([]);
    const many = Array.from({ length: 8 }, () => meetingOf('Ann', 'Ben', 9));
    expect(view({ meetings: many }).CharacterNetwork).toHaveLength(3);
  });
});

describe('the map', () => {
  const close = { relations: [tieOf('Ann', 'Ben', 9), tieOf('Carl', 'Dora', 9), tieOf('Ann', 'Carl', 3)] };

  it('has everybody who speaks and who exchanges lines with whom', () => {
    const { map } = view(close);
    expect(map.title).toBe('Who talks with whom');
    expect(map.nodes.map(({ id }) => id)).toEqual(['ANN', 'BEN', 'CARL', 'DORA', 'EVE']);
    expect(map.nodes[0]).toEqual({
      id: 'ANN',
      label: 'Ann',
      words: 40,
      scenes: 1,
      place: { text: 'page 1', page: 1, line: 1 },
    });
    expect(map.links[1]).toEqual({
      source: 'CARL',
      target: 'DORA',
      exchanges: 9,
      place: { text: 'page 1', page: 1, line: 1 },
    });
  });

  it('draws sixty people and the links among them', () => {
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
  });
});
