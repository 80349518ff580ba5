/** What the snapshot selects and lays out of a known script: its fields, its frame, how it opens and ends, its size. */
import { describe, expect, it } from 'vitest';
import { summarySnapshotEntries } from '../../../lib/reports/summary-snapshot/blocks.ts';
import { summarySnapshotView } from '../../../lib/reports/summary-snapshot/view.ts';
import { title } from '../../../lib/reports/summary-snapshot/words.ts';
import { laidOut } from '../laid-out.ts';
import { creditsOf } from '../story-parts.ts';
import { citeOf, lineOf, person, sceneOf, sourceOf } from '../story-people.ts';

type Story = Parameters<typeof summarySnapshotView>[0];
/** Places with such shares of the 41 pages. */
function placesOf(...shares: number[]): Story['places'] {
  return shares.map((share, at) => ({
    id: `place.${at}`,
    name: `Place${at}`,
    scenes: [sceneOf(at + 1).id],
    eighths: share * 41 * 8,
    rooms: [],
  }));
}
const introduced = (fullName: string | null, age: number | null, page: number) => ({
  fullName,
  age,
  description: null,
  page,
  cite: citeOf(`${fullName} enters.`, page),
});
const ann = person('Ann', { share: 0.3, words: 120, introduction: introduced('Ann Marl', 34, 2) });
const ben = person('Ben', { share: 0.25, words: 100, introduction: introduced(null, 50, 3) });
const story: Story = {
  source: sourceOf({ pageCount: 41, pages: 40.55, locations: 7, speeches: 1204, talkWords: 3000, actionWords: 1000 }),
  scenes: [
    sceneOf(1, { place: 'Quay - Steps', timeOfDay: 'DAWN' }),
    ...Array.from({ length: 19 }, (_, at) => sceneOf(at + 2)),
  ],
  places: placesOf(0.5, 0.2, 0.06, 0.05),
  characters: [
    ann,
    ben,
    person('Cy', { share: 0.05 }),
    person('Di', { share: 0.04 }),
    person('Mute', { speeches: 0, share: 0.5 }),
  ],
  genre: { ids: ['crime', 'drama'], from: 'title page', printed: 'a crime drama', likely: null },
  credits: creditsOf({ title: 'The Quay', authors: ['A. Writer'] }),
  digest: {
    lead: 'ch.ANN',
    leadSet: false,
    course: [
      { kind: 'tells', speakers: [], to: null, sure: false, cite: citeOf('Ann rows out.', 9) },
      { kind: 'tells', speakers: ['ch.ANN'], to: null, sure: false, cite: citeOf('I am back.', 30) },
    ],
    opening: { image: citeOf('Fog.', 1), words: lineOf('Ben', 'Morning.', 1) },
    ending: { image: citeOf('Sun.', 40), words: lineOf('Ann', 'Night.', 40) },
  },
  structure: { turns: [], acts: [], sequences: [], pacing: null },
};
const silent = { image: null, words: null };
const viewOf = (over: Partial<Story> = {}) => summarySnapshotView({ ...story, ...over });
const linesOf = (over: Partial<Story> = {}, length?: Parameters<typeof summarySnapshotEntries>[1]) =>
  laidOut(summarySnapshotEntries(viewOf(over), length)[0]?.blocks ?? []);

describe('the snapshot', () => {
  it('is five fields, a summary, how the script opens and ends, and its size', () => {
    expect(linesOf()).toMatchInlineSnapshot(`
      [
        "facts “” counted #fields",
        "  Title: The Quay #title",
        "  Writer: A. Writer #writer",
        "  Genre: Crime and Drama (The title page calls it “a crime drama”.) #genre-counted",
        "  Logline: Add yours #logline",
        "prose “Summary” counted #synopsis",
        "  By its headings 62% of the pages play at Place0, followed by Place1 (25%) and Place2 (7%). Ann has most to say, 30% of the talk, before Ben and Cy.",
        "facts “Lines from it, in page order” counted",
        "  Action: shows @9:1 #page-9",
        "  Ann: says @30:1 #page-30",
        "facts “How it opens and ends” counted",
        "  Opening image: Quay, Steps at dawn @1:1 #opening-image",
        "  First words: Ben @1:1 #first-words",
        "  Entrance: Ann @2:1 #entrance",
        "  Last words: Ann @40:1 #last-words",
        "  Closing image: Quay, Steps at dawn @40:1 #closing-image",
        "facts “In numbers” counted #numbers",
        "  Pages: 41 (Measured as a short film, by its length alone; if it is an episode, say so under Type of Script.) #length",
        "  Scene headings: 20 #scenes",
        "  Places named in headings: 7 #locations",
        "  Speaking parts: 4 #speakers",
        "  Speeches: 1,204 #speeches",
        "  Words: 4,000 #words",
        "  Spoken: 75% #talk",
      ]
    `);
    expect(viewOf()).toMatchInlineSnapshot(`
      {
        "Genre": "Crime and Drama",
        "Logline": "Add yours",
        "Summary": "By its headings 62% of the pages play at Place0, followed by Place1 (25%) and Place2 (7%). Ann has most to say, 30% of the talk, before Ben and Cy.",
        "Title": "The Quay",
        "Writer": "A. Writer",
        "course": [
          {
            "evidence": [
              {
                "line": 1,
                "page": 9,
                "quote": "Ann rows out.",
                "scene": 1,
              },
            ],
            "id": "page-9",
            "label": "Action",
            "note": null,
            "value": "shows",
          },
          {
            "evidence": [
              {
                "line": 1,
                "page": 30,
                "quote": "I am back.",
                "scene": 1,
              },
            ],
            "id": "page-30",
            "label": "Ann",
            "note": null,
            "value": "says",
          },
        ],
        "facts": [
          {
            "evidence": [],
            "id": "title",
            "label": "Title",
            "note": null,
            "value": "The Quay",
          },
          {
            "evidence": [],
            "id": "writer",
            "label": "Writer",
            "note": null,
            "value": "A. Writer",
          },
          {
            "evidence": [],
            "id": "genre-counted",
            "label": "Genre",
            "note": "The title page calls it “a crime drama”.",
            "value": "Crime and Drama",
          },
          {
            "evidence": [],
            "id": "logline",
            "label": "Logline",
            "note": null,
            "value": "Add yours",
          },
        ],
        "numbers": [
          {
            "evidence": [],
            "id": "length",
            "label": "Pages",
            "note": "Measured as a short film, by its length alone; if it is an episode, say so under Type of Script.",
            "value": "41",
          },
          {
            "evidence": [],
            "id": "scenes",
            "label": "Scene headings",
            "note": null,
            "value": "20",
          },
          {
            "evidence": [],
            "id": "locations",
            "label": "Places named in headings",
            "note": null,
            "value": "7",
          },
          {
            "evidence": [],
            "id": "speakers",
            "label": "Speaking parts",
            "note": null,
            "value": "4",
          },
          {
            "evidence": [],
            "id": "speeches",
            "label": "Speeches",
            "note": null,
            "value": "1,204",
          },
          {
            "evidence": [],
            "id": "words",
            "label": "Words",
            "note": null,
            "value": "4,000",
          },
          {
            "evidence": [],
            "id": "talk",
            "label": "Spoken",
            "note": null,
            "value": "75%",
          },
        ],
        "passages": [
          {
            "evidence": [
              {
                "line": 1,
                "page": 1,
                "quote": "Fog.",
                "scene": 1,
              },
            ],
            "id": "opening-image",
            "label": "Opening image",
            "note": null,
            "value": "Quay, Steps at dawn",
          },
          {
            "evidence": [
              {
                "line": 1,
                "page": 1,
                "quote": "Morning.",
                "scene": 1,
              },
            ],
            "id": "first-words",
            "label": "First words",
            "note": null,
            "value": "Ben",
          },
          {
            "evidence": [
              {
                "line": 1,
                "page": 2,
                "quote": "Ann Marl enters.",
                "scene": 1,
              },
            ],
            "id": "entrance",
            "label": "Entrance",
            "note": null,
            "value": "Ann",
          },
          {
            "evidence": [
              {
                "line": 1,
                "page": 40,
                "quote": "Night.",
                "scene": 1,
              },
            ],
            "id": "last-words",
            "label": "Last words",
            "note": null,
            "value": "Ann",
          },
          {
            "evidence": [
              {
                "line": 1,
                "page": 40,
                "quote": "Sun.",
                "scene": 1,
              },
            ],
            "id": "closing-image",
            "label": "Closing image",
            "note": null,
            "value": "Quay, Steps at dawn",
          },
        ],
        "sequences": [],
      }
    `);
  });

  describe('of a script of sequences', () => {
    const sequence = { pages: 9, places: [], speakers: [], fresh: [], gone: [], opening: citeOf('INT. SHED - DAY', 1) };
    const sequences = [
      {
        ...sequence,
        first: 'sc.1',
        last: 'sc.1',
        fromPage: 1,
        toPage: 30,
        places: ['place.0', 'place.1'],
        otherPlaces: 0,
        speakers: ['ch.ANN', 'ch.BEN', 'ch.CY'],
      },
      { ...sequence, first: 'sc.2', last: 'sc.20', fromPage: 30, toPage: 41, otherPlaces: 9 },
    ];
    const over = (course: Story['digest']['course']): Partial<Story> => ({
      digest: { ...story.digest, course },
      structure: { ...story.structure, sequences },
    });
    const course: Story['digest']['course'] = [
      { kind: 'enters', speakers: ['ch.BEN'], to: null, sure: false, cite: citeOf('BEN, 50, tall.', 8) },
      { kind: 'tells', speakers: [], to: null, sure: false, cite: citeOf('Ann rows out.', 9) },
      { kind: 'tells', speakers: ['ch.BEN'], to: 'ch.ANN', sure: false, cite: citeOf('I am back.', 30) },
      { kind: 'tells', speakers: ['ch.BEN'], to: null, sure: false, cite: citeOf('Cy is dead.', 30) },
    ];

    it('tells each by place, people, who comes in, and its lines with who says them to whom', () => {
      expect(
        viewOf(over(course)).sequences.map(({ title: named, moments }) => [
          named,
          ...moments.map(({ text, evidence }) => `${text}: ${evidence[0]?.quote}`),
        ]),
      ).toEqual([
        [
          'Pages 1-30: Place0; Ann and Ben',
          'Ben (page 8) comes in: undefined',
          'In the action: Ann rows out.',
          'Ben to Ann: I am back.',
          'Ben says: Cy is dead.',
        ],
        ['Pages 30-41: nine places'],
      ]);
      expect(viewOf(over(course)).course).toEqual([]);
    });

    it('has no sequences where nothing of them is told', () => {
      expect(viewOf(over([])).sequences).toEqual([]);
    });

    it('lays them out with their lines below, and nothing of them in a short', () => {
      const told = linesOf(over(course)).join('\n');
      expect(told).toContain('Pages 1-30: Place0; Ann and Ben');
      expect(told).toContain('Ben to Ann');
      expect(linesOf(over(course), 'short').join('\n')).not.toContain('Ben to Ann');
    });
  });

  it('of a very short script leaves out where the lead enters, and all but four figures', () => {
    expect(linesOf({}, 'short')).toEqual(linesOf({ digest: { ...story.digest, course: [] } }));
    expect(linesOf({}, 'very short').slice(7)).toEqual([
      'facts “How it opens and ends” counted',
      '  Opening image: Quay, Steps at dawn @1:1 #opening-image',
      '  First words: Ben @1:1 #first-words',
      '  Last words: Ann @40:1 #last-words',
      '  Closing image: Quay, Steps at dawn @40:1 #closing-image',
      'facts “In numbers” counted #numbers',
      '  Pages: 41 (Measured as a short film, by its length alone; if it is an episode, say so under Type of Script.) #length',
      '  Scene headings: 20 #scenes',
      '  Places named in headings: 7 #locations',
      '  Speaking parts: 4 #speakers',
    ]);
  });

  it('shows what the details and the writer’s corrections say', () => {
    const credits = creditsOf({
      setTitle: 'Brine',
      title: 'The Quay',
      said: { logline: 'A reel.', budget: null, comparables: null, intent: 'To frighten.' },
      details: { title: 'Salt', scriptType: 'Short', director: 'D', cast: 'C', hero: 'H', character: 'Ann' },
    });
    const source = sourceOf({ pageCount: 41, format: { format: 'pilot', from: 'writer' } });
    expect(
      viewOf({ credits })
        .facts.filter(({ id }) => id === 'scriptType')
        .map(({ value }) => value),
    ).toMatchInlineSnapshot(`
      [
        "Short",
      ]
    `);
    expect(
      linesOf({ credits, source, genre: { ids: ['horror'], from: 'writer', printed: null, likely: null } }).slice(
        0,
        13,
      ),
    ).toMatchInlineSnapshot(`
      [
        "facts “” counted #fields",
        "  Title: Brine (Set by you. The title page has “The Quay”.) #title",
        "  Writer: Not named on the title page #writer",
        "  Genre: Horror (Set by you.) #genre",
        "  Logline: A reel. (Set by you.) #logline",
        "  Type of script: hour of television (Set by you.) #scriptType",
        "  Director: D #director",
        "  Tentative cast: C #cast",
        "  Hero: H #hero",
        "  Character: Ann #character",
        "  What it sets out to do: To frighten. (Set by you.) #intent",
        "prose “Summary” counted #synopsis",
        "  By its headings 62% of the pages play at Place0, followed by Place1 (25%) and Place2 (7%). Ann has most to say, 30% of the talk, before Ben and Cy.",
      ]
    `);
    expect(
      viewOf({ genre: { ids: ['horror'], from: 'words', printed: null, likely: 80 } }).facts[2],
    ).toMatchInlineSnapshot(`
      {
        "evidence": [],
        "id": "genre-counted",
        "label": "Genre",
        "note": "by its words",
        "value": "Horror",
      }
    `);
    expect(viewOf({ genre: { ids: [], from: null, printed: null, likely: null } }).facts[2]).toMatchInlineSnapshot(`
      {
        "evidence": [],
        "id": "genre-counted",
        "label": "Genre",
        "note": "Named nowhere, and its words are sure of none.",
        "value": "Open",
      }
    `);
    expect(
      viewOf({ genre: { ids: ['horror'], from: 'details', printed: null, likely: null } }).facts[2],
    ).toMatchInlineSnapshot(`
      {
        "evidence": [],
        "id": "genre",
        "label": "Genre",
        "note": "Given as Horror in the script’s details.",
        "value": "Horror",
      }
    `);
  });

  it('says of a set title what the title page has, where that differs', () => {
    const noteOf = (printed: string | null) => title(creditsOf({ setTitle: 'Brine', title: printed })).note;
    expect([noteOf('Salt'), noteOf('BRINE'), noteOf(null)]).toEqual([
      'Set by you. The title page has “Salt”.',
      'Set by you.',
      'Set by you.',
    ]);
    expect(title(creditsOf({ title: 'Salt', details: { ...creditsOf().details, title: 'Brine' } })).note).toBe(
      'As given in the script’s details; the title page has “Salt”.',
    );
  });

  it('has no figures of words where there are none, no passages where nothing opens or ends it, and no summary of nobody nowhere', () => {
    const bare = {
      source: sourceOf({ pageCount: 0, pages: 0, short: false, talkWords: 0, actionWords: 0 }),
      scenes: [],
      characters: [],
      places: [],
      digest: { lead: null, leadSet: false, course: [], opening: silent, ending: silent },
    };
    expect(linesOf(bare).slice(5)).toEqual([
      'prose “Summary” counted #synopsis',
      '  No summary data available',
      'facts “In numbers” counted #numbers',
      '  Pages: 0 #length',
      '  Scene headings: 0 #scenes',
      '  Places named in headings: 1 #locations',
      '  Speaking parts: 0 #speakers',
      '  Speeches: 40 #speeches',
    ]);
  });

  it('shows where the lead enters unless they have the first words or nobody introduces them', () => {
    const ids = (over: Partial<Story>) => viewOf(over).passages.map(({ id }) => id);
    const first = { image: null, words: lineOf('Ann', 'Morning.') };
    expect(ids({ digest: { ...story.digest, opening: first } })).toEqual([
      'first-words',
      'last-words',
      'closing-image',
    ]);
    expect(ids({ digest: { ...story.digest, lead: 'ch.CY' } })).not.toContain('entrance');
    expect(ids({ digest: { ...story.digest, opening: silent } })).toEqual(['entrance', 'last-words', 'closing-image']);
  });
});

describe('the frame', () => {
  const leadOf = (over: Partial<Story>, digest: Partial<Story['digest']> = {}) =>
    viewOf({ places: [], ...over, digest: { ...story.digest, opening: silent, ending: silent, ...digest } }).Summary;

  it('names a main setting with others of six pages in a hundred, or those that share the script', () => {
    const settings = (...shares: number[]) => leadOf({ places: placesOf(...shares) }, { lead: null });
    expect([
      settings(0.15, 0.06, 0.059, 0.731),
      settings(0.15, 0.02, 0.01, 0.82),
      settings(0.149, 0.1, 0.001, 0.75),
      settings(),
    ]).toMatchInlineSnapshot(`
      [
        "By its headings a seventh of the pages play at Place0, followed by Place1 (6%).",
        "By its headings a seventh of the pages play at Place0.",
        "Longest at Place0 (15%), Place1 (10%) and Place2 (1%).",
        "No summary data available",
      ]
    `);
  });

  it('says of the lead how much they speak, before whom, and why it is them where others speak more', () => {
    const radio = person('Radio', { onlyHeard: true, words: 500, share: 0.9 });
    expect([
      leadOf({}),
      leadOf({ characters: [radio, ann] }),
      leadOf({ characters: [ann] }),
      leadOf({}, { lead: 'ch.BEN' }),
      leadOf({ characters: [ann, ben, person('Cy', { words: 300 })] }, { lead: 'ch.BEN' }),
      leadOf({ characters: [person('Ann', { share: 0.04 }), ben] }, { lead: 'ch.BEN' }),
      leadOf({}, { lead: 'ch.NOBODY' }),
    ]).toMatchInlineSnapshot(`
      [
        "Ann has most to say, 30% of the talk, before Ben and Cy.",
        "Ann and Radio have most to say, about 30% of the talk each.",
        "Ann has most to say, 30% of the talk.",
        "Ann with 30% has more of the talk than Ben with 25%; the action names Ben more often.",
        "Ann with 30% and Cy with 10% have more of the talk than Ben with 25%; the action names Ben more often.",
        "Ben leads with 25% of the talk.",
        "No summary data available",
      ]
    `);
  });

  it('says that the lead is the writer’s choice, or the details’, by cue or by full name', () => {
    const named = (character: string, characters = story.characters) =>
      leadOf(
        { characters, credits: creditsOf({ details: { ...creditsOf().details, character } }) },
        { lead: 'ch.BEN' },
      );
    const full = [ann, { ...ben, introduction: introduced('Ben Marl', 50, 3) }];
    const inDetails = [ann, { ...ben, inDetails: true }, person('Cy')];
    expect([
      leadOf({}, { leadSet: true }),
      leadOf({}, { lead: 'ch.BEN', leadSet: true }),
      named(' ben marl ', full),
      named('Ben Mar', full),
      named('Benny', inDetails),
      named('', inDetails),
      leadOf({ characters: [ann], credits: creditsOf({ details: { ...creditsOf().details, character: 'Ann Marl' } }) }),
    ]).toMatchInlineSnapshot(`
      [
        "Ann is the protagonist, as set by you, and speaks 30% of the talk; after Ann come Ben and Cy.",
        "Ben is the protagonist, as set by you, and speaks 25% of the talk.",
        "Ben is named as the main character and speaks 25% of the talk; after Ben comes Ann.",
        "Ann with 30% has more of the talk than Ben with 25%; the action names Ben more often.",
        "Ben is named as the main character and speaks 25% of the talk; after Ben come Ann and Cy.",
        "Ann with 30% has more of the talk than Ben with 25%; the action names Ben more often.",
        "Ann has most to say, 30% of the talk.",
      ]
    `);
  });
});
