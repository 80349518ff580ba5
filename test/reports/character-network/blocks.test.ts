/** How the network is laid out: four lists of cards and the map, less of a short script; and what it opens with where the people were read. */
import { describe, expect, it } from 'vitest';
import { characterNetworkEntries } from '../../../lib/reports/character-network/blocks.ts';
import { characterNetworkReading, mapAlone } from '../../../lib/reports/character-network/reading.ts';
import { characterNetworkView, type NetworkStory } from '../../../lib/reports/character-network/view.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madePerson, madePoint, madeRead, madeSaid } from '../read/made-read.ts';
import { meetingOf, person, portraitOf, sourceOf, tieOf } from '../story-people.ts';

const names = ['Ann', 'Ben', 'Carl', 'Dora'];
const loud = {
  habit: { name: 'loud' as const, share: 0.4, others: 0.1 },
  length: { words: 5, others: 5, stands: null },
};
const story: NetworkStory = {
  source: sourceOf({ lead: 'ch.ANN' }),
  scenes: [],
  characters: names.map((name) => person(name, { speeches: 16, ...(name === 'Dora' && { first: null }) })),
  portraits: names.map((name) => portraitOf(name, { manner: loud })),
  relations: [
    tieOf('Ann', 'Ben', 5, { scenes: ['sc.1', 'sc.2'] }),
    tieOf('Ann', 'Carl', 3),
    tieOf('Carl', 'Dora', 2, { first: null }),
  ],
  meetings: [
    meetingOf('Ann', 'Ben', 9, { pages: [1, 2, 30], together: [{ scene: 'sc.2', page: 31 }] }),
    meetingOf('Ann', 'Carl', 8),
    meetingOf('Ben', 'Dora', 0, { mayMeet: 1 }),
  ],
  network: {
    people: [{ character: 'ch.ANN', partners: 2, exchanges: 8 }],
    exchanges: 10,
    groups: [['ch.ANN', 'ch.BEN', 'ch.CARL', 'ch.DORA']],
    apart: [{ people: ['ch.BEN', 'ch.DORA'], scenes: ['sc.2'] }],
  },
};
const entriesOf = (over: Partial<NetworkStory> = {}, length?: Parameters<typeof characterNetworkEntries>[1]) =>
  characterNetworkEntries(characterNetworkView({ ...story, ...over }), length);
const linesOf = (...asked: Parameters<typeof entriesOf>) => laidOut(entriesOf(...asked)[0]?.blocks ?? []);

describe('the network', () => {
  it('is four lists and the map, each with the pages to look at', () => {
    expect(linesOf()).toMatchInlineSnapshot(`
      [
        "cards “Analysis” counted",
        "  Ann in the centre: With two partners Ann has 8 of the 10 exchanges.",
        "cards “Key Characteristics” counted",
        "  Ben: Exchanges with Ann (5).",
        "  Carl: Exchanges with Ann (3).",
        "cards “Tone Spectrum” counted",
        "  Ann exclaims: Six of 16 speeches hold an exclamation mark; of everybody else’s 10%.",
        "  Ben exclaims: Six of 16 speeches hold an exclamation mark; of everybody else’s 10%.",
        "  Carl exclaims: Six of 16 speeches hold an exclamation mark; of everybody else’s 10%.",
        "cards “Character Network” counted",
        "  Ann and Ben: Nine exchanges, on pages 1-2 and 30; none on pages 3-29.",
        "  First longer talk: Ben @1:1",
        "  First longer talk: Ann @1:1",
        "  End of the last: Ann @1:1",
        "  End of the last: Ben @1:1",
        "  Ann and Carl: Eight exchanges, on pages 1-2.",
        "  First longer talk: Carl @1:1",
        "  First longer talk: Ann @1:1",
        "  End of the last: Ann @1:1",
        "  End of the last: Carl @1:1",
        "network “Who talks with whom” counted",
        "  words spoken / exchanges",
        "  Ann 40 in 0, scenes 1 -> page 1 on 1:1 #ANN",
        "  Ben 40 in 0, scenes 1 -> page 1 on 1:1 #BEN",
        "  Carl 40 in 0, scenes 1 -> page 1 on 1:1 #CARL",
        "  Dora 40 in 0, scenes 1 #DORA",
        "  ANN - BEN 5 -> page 1 on 1:1",
        "  ANN - CARL 3 -> page 1 on 1:1",
        "  CARL - DORA 2",
      ]
    `);
  });

  it('tells of a short script three people one by one', () => {
    expect(linesOf({}, 'short').slice(0, -9)).toMatchInlineSnapshot(`
      [
        "cards “Analysis” counted",
        "  Ann in the centre: With two partners Ann has 8 of the 10 exchanges.",
        "cards “Key Characteristics” counted",
        "  Ben: Exchanges with Ann (5).",
        "  Carl: Exchanges with Ann (3).",
        "cards “Tone Spectrum” counted",
        "  Ann exclaims: Six of 16 speeches hold an exclamation mark; of everybody else’s 10%.",
        "  Ben exclaims: Six of 16 speeches hold an exclamation mark; of everybody else’s 10%.",
        "  Carl exclaims: Six of 16 speeches hold an exclamation mark; of everybody else’s 10%.",
        "cards “Character Network” counted",
        "  Ann and Ben: Nine exchanges, on pages 1-2 and 30; none on pages 3-29.",
        "  First longer talk: Ben @1:1",
        "  First longer talk: Ann @1:1",
        "  End of the last: Ann @1:1",
        "  End of the last: Ben @1:1",
        "  Ann and Carl: Eight exchanges, on pages 1-2.",
        "  First longer talk: Carl @1:1",
        "  First longer talk: Ann @1:1",
        "  End of the last: Ann @1:1",
        "  End of the last: Carl @1:1",
      ]
    `);
  });

  it('tells of a very short script one person and two ties without their lines, and why', () => {
    expect(linesOf({}, 'very short')).toMatchInlineSnapshot(`
      [
        "cards “Analysis” counted",
        "  Ann in the centre: With two partners Ann has 8 of the 10 exchanges.",
        "cards “Key Characteristics” counted",
        "  Ben: Exchanges with Ann (5).",
        "cards “Tone Spectrum” counted",
        "  Ann exclaims: Six of 16 speeches hold an exclamation mark; of everybody else’s 10%.",
        "cards “Character Network” counted",
        "  Ann and Ben: Nine exchanges, on pages 1-2 and 30; none on pages 3-29.",
        "  Ann and Carl: Eight exchanges, on pages 1-2.",
        "network “Who talks with whom” counted",
        "  words spoken / exchanges",
        "  Ann 40 in 0, scenes 1 -> page 1 on 1:1 #ANN",
        "  Ben 40 in 0, scenes 1 -> page 1 on 1:1 #BEN",
        "  Carl 40 in 0, scenes 1 -> page 1 on 1:1 #CARL",
        "  Dora 40 in 0, scenes 1 #DORA",
        "  ANN - BEN 5 -> page 1 on 1:1",
        "  ANN - CARL 3 -> page 1 on 1:1",
        "  CARL - DORA 2",
        "prose “” counted",
        "  Too few pages for more: what stands out in them may be chance.",
      ]
    `);
  });

  it('is nothing where nobody speaks', () => {
    const nobody = {
      characters: [],
      portraits: [],
      relations: [],
      meetings: [],
      network: { people: [], exchanges: 0, groups: [], apart: [] },
    };
    expect([linesOf(nobody), linesOf(nobody, 'very short')]).toEqual([[], []]);
  });
});

describe('people who were read', () => {
  const said = (text: string, page: number) => madeSaid(text, [madeCite(page)]);
  const ann = madePerson('Ann', {
    pronoun: 'she',
    voice: said('Ann clips her words.', 3),
    works: said('Ann’s silence.', 4),
  });
  const ben = madePerson('Ben', { works: said('His lists.', 6) });
  const bond = {
    a: 'ch.ANN',
    b: 'ch.BEN',
    said: said('They owe each other.', 7),
    turns: said('He pays.', 9),
    unfinished: { said: said('She never thanks him.', 11), absence: null, attempt: 'try: let her.' },
  };
  const readLines = (over: Parameters<typeof madeRead>[0]) => {
    const read = madeRead(over);
    return laidOut(characterNetworkReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).flat());
  };

  it('open with what stands between two, what is best of each and how each speaks, then the points', () => {
    const bonds = [bond, { ...bond, b: 'ch.OLD CARL', turns: null, unfinished: null }];
    expect(readLines({ people: [ann, ben], bonds, points: [madePoint('pt.a', { reports: [7] })] })).toEqual([
      'findings “Analysis” opinion',
      '  Ann and Ben #bond.ch.ANN.ch.BEN',
      '  - They owe each other. He pays. @9:1',
      '  - Unfinished: She never thanks him. @11:1',
      '  > Let her.',
      '  Ann and Old Carl #bond.ch.ANN.ch.OLD CARL',
      '  - They owe each other. @7:1',
      'facts “Key Characteristics” opinion',
      '  Ann: Her silence.',
      '  Ben: His lists.',
      'facts “Tone Spectrum” opinion',
      '  Ann: She clips her words. @3:1',
      'findings “Notes” opinion',
      '  Title of pt.a [minor] #pt.a',
      '  - Said of pt.a. @1:1',
    ]);
    expect(readLines({})).toEqual([]);
  });

  it('name a strength that stands on the same passage in place of what is best, and a point in place of what two never settle', () => {
    const strength = madePoint('pt.s', {
      kind: 'strength',
      title: 'Silence on page 4',
      touches: ['ch.ANN'],
      said: said('She says nothing.', 4),
      reports: [3],
    });
    const between = madePoint('pt.b', {
      touches: ['ch.ANN', 'ch.BEN'],
      said: said('They never talk.', 40),
      reports: [3],
    });
    const lines = readLines({ people: [ann], bonds: [bond], points: [strength, between] });
    expect(lines).toEqual([
      'findings “Analysis” opinion',
      '  Ann and Ben #bond.ch.ANN.ch.BEN',
      '  - They owe each other. He pays. @9:1',
      '  - Unfinished: Title of pt.b: page 40, in Weaknesses.',
      'facts “Key Characteristics” opinion',
      '  Ann: Silence on page 4: page 4, in Strengths #pt.s',
      'facts “Tone Spectrum” opinion',
      '  Ann: She clips her words. @3:1',
    ]);
  });

  it('are six of each list, and bonds as far as 360 words go', () => {
    const people = Array.from({ length: 8 }, (_, at) =>
      madePerson(`Man${at}`, { voice: said('Low.', 1), works: said('Calm.', 1) }),
    );
    const bonds = Array.from({ length: 9 }, (_, at) => ({
      ...bond,
      b: `ch.MAN${at}`,
      said: said(`${'word '.repeat(60)}end.`, 1),
      turns: null,
      unfinished: null,
    }));
    const lines = readLines({ people, bonds });
    expect(lines.filter((line) => /^ {2}Man\d: /.test(line))).toHaveLength(12);
    expect(lines.filter((line) => line.includes('#bond'))).toHaveLength(5);
  });

  it('keep of the map themselves and the links among them, under the name of what it shows', () => {
    const under = (...people: string[]) =>
      mapAlone(entriesOf(), { people: people.map((name) => madePerson(name)) }).flatMap(({ blocks }) =>
        laidOut(blocks),
      );
    expect(under('Ann', 'Ben', 'Dora')).toEqual([
      'network “Character Network” counted',
      '  words spoken / exchanges',
      '  Ann 40 in 0, scenes 1 -> page 1 on 1:1 #ANN',
      '  Ben 40 in 0, scenes 1 -> page 1 on 1:1 #BEN',
      '  Dora 40 in 0, scenes 1 #DORA',
      '  ANN - BEN 5 -> page 1 on 1:1',
    ]);
    expect(under('Ben', 'Dora')).toEqual([]);
  });
});
