/** What the location analysis says and lays out of known places: the setting, what the places ask of a shoot, and where else it could be shot. */
import { describe, expect, it } from 'vitest';
import { locationAnalysisEntries } from '../../../lib/reports/location-analysis/blocks.ts';
import { locationAnalysisView } from '../../../lib/reports/location-analysis/view.ts';
import { inEighths } from '../../../lib/reports/location-analysis/words.ts';
import { laidOut } from '../laid-out.ts';
import { citeOf, sceneOf, sourceOf } from '../story-people.ts';
import { dublin, type LocationStory, namedIn, settingOf, shootingPlaceOf, shootOf, storyIn } from './places.ts';

const blocksOf = (over: Partial<LocationStory> = {}) =>
  locationAnalysisEntries(locationAnalysisView(storyIn(over)))[0]?.blocks ?? [];
const linesOf = (over: Partial<LocationStory> = {}) => laidOut(blocksOf(over));
const settingSaid = (over: Parameters<typeof settingOf>[0]) =>
  locationAnalysisView(storyIn({ setting: settingOf(over) })).setting.map(
    ({ text, evidence }) => `${text}${evidence.map(({ page }) => ` @${page}`).join('')}`,
  );

describe('the setting', () => {
  const lyon = { name: 'Lyon', country: 'France', region: null, language: 'French' };
  it('is the place that the script is set in, with its first passage', () => {
    expect(settingSaid({})).toEqual(['“The Quay” is set in Dublin, Ireland. @2']);
    expect(
      settingSaid({ place: { ...lyon }, named: [namedIn({ ...lyon, name: 'Nice' }, 4), namedIn(lyon, 9)] }),
    ).toEqual(['“The Quay” is set in Lyon, France. @9']);
    expect(settingSaid({ place: lyon, named: [namedIn(dublin, 2), namedIn({ ...lyon, name: 'Nice' }, 4)] })).toEqual([
      '“The Quay” is set in Lyon, France. @4',
    ]);
    expect(settingSaid({ place: lyon, named: [namedIn(dublin, 2)] })).toEqual(['“The Quay” is set in Lyon, France.']);
  });

  it('is what the details give before what the pages name', () => {
    expect(settingSaid({ given: lyon })).toEqual(['The details place “The Quay” in Lyon, France.']);
  });

  it('writes a country once, a state without its country’s sign and not within itself, and an article where the name takes one', () => {
    const at = (name: string, country: string, region: string | null = null) =>
      settingSaid({ place: { name, country, region, language: 'English' }, named: [] })[0];
    expect([
      at('Malibu', 'United States', 'California (US)'),
      at('Georgia', 'United States', 'Georgia (US)'),
      at('United Kingdom', 'United Kingdom'),
      at('Cotswolds', 'United Kingdom'),
      at('Canary Islands', 'Spain', 'Canary Islands'),
      at('Ireland', 'Ireland'),
    ]).toEqual([
      '“The Quay” is set in Malibu, California.',
      '“The Quay” is set in Georgia, United States.',
      '“The Quay” is set in the United Kingdom.',
      '“The Quay” is set in the Cotswolds, United Kingdom.',
      '“The Quay” is set in the Canary Islands, Spain.',
      '“The Quay” is set in Ireland.',
    ]);
  });

  it('is open where places are named in passing: three by name, the others counted', () => {
    const named = ['Rome', 'Bonn', 'Oslo', 'Kyiv', 'Bern'].map((name, at) =>
      namedIn({ name, country: `Country of ${name}`, region: null, language: 'English' }, 3 + at),
    );
    expect(settingSaid({ place: null, named })).toEqual([
      'Named in passing: Rome (page 3), Bonn (page 4), Oslo (page 5) and two others. @3',
    ]);
    expect(settingSaid({ place: null, named: named.slice(0, 4) })).toEqual([
      'Named in passing: Rome (page 3), Bonn (page 4), Oslo (page 5) and one other. @3',
    ]);
    expect(settingSaid({ place: null, named: named.slice(0, 3) })).toEqual([
      'Named in passing: Rome (page 3), Bonn (page 4) and Oslo (page 5). @3',
    ]);
    expect(settingSaid({ place: null, named: [] })).toEqual(['Real places: none named.']);
  });

  it('says which English is written where no place is known, and which years the streets need', () => {
    const words = [
      { word: 'colour', count: 4 },
      { word: 'flat', count: 2 },
      { word: 'queue', count: 1 },
    ];
    const english = {
      variety: 'British' as const,
      words,
      others: 1,
      shown: [citeOf('a flat', 6), citeOf('colour', 7)],
    };
    expect(settingSaid({ place: null, named: [], english })).toEqual([
      'Real places: none named.',
      'English, British or Irish: colour 4, flat 2. @6',
    ]);
    expect(settingSaid({ place: null, named: [], english: { ...english, variety: 'American' } })[1]).toEqual(
      'English, North American: colour 4, flat 2. @6',
    );
    expect(settingSaid({ english })).toHaveLength(1);
    const years = { years: ['1911', '1914', '1920', '1931'], shown: [citeOf('1911', 1), citeOf('1914', 8)] };
    expect(settingSaid({ years })[1]).toEqual('“The Quay” needs the streets and cars of 1911, 1914 and 1920. @1');
  });
});

describe('the places of a script', () => {
  it('are told by pages, each from its first page on, without those that no scene plays at', () => {
    expect(linesOf().slice(0, -2)).toEqual([
      'findings “Original setting” counted #setting',
      '  By its words',
      '  - “The Quay” is set in Dublin, Ireland. @2:1',
      'table “Its places, by pages” counted #places',
      '  Place | Scenes> | Pages> | From page>',
      '  Shed | 1 | 1 4/8 | 1',
      '  Quay | 5 | 2 4/8 | 2',
      '  [0,3] -> 1 on 1:1',
      '  [1,3] -> 2 on 2:1',
    ]);
  });

  it('are four at most, long names cut at a word', () => {
    const place = (at: number, name: string) => ({
      id: `pl.${at}`,
      name,
      scenes: ['sc.1'],
      eighths: 9 - at,
      rooms: [],
    });
    const long = 'The old harbour office behind the fish market';
    const places = [place(1, long), place(2, long.slice(0, 40)), place(3, 'C'), place(4, 'D'), place(5, 'E')];
    const table = blocksOf({ places }).find(({ kind }) => kind === 'table');
    expect(table?.kind === 'table' && table.rows.map(([name]) => name)).toEqual([
      'The old harbour office behind the fish …',
      'The old harbour office behind the fish m',
      'C',
      'D',
    ]);
  });

  it('ask for moves where their number could fall, and for nothing where it could not', () => {
    const facts = (shoot: Parameters<typeof shootOf>[0]) =>
      locationAnalysisView(storyIn({ shoot: shootOf(shoot) })).shooting;
    expect(facts({ moves: 2 })).toEqual([]);
    expect(facts({ moves: 3 })).toEqual([
      {
        evidence: [],
        label: 'Company moves',
        note: null,
        value: '3',
      },
      {
        evidence: [],
        label: 'Fewest moves',
        note: null,
        value: '2',
      },
    ]);
  });

  it('may be a room of another, and may lie off the earth', () => {
    const room = { place: 'pl.SHED', house: 'pl.QUAY', beside: 4, inHouse: 3, moves: 1 };
    expect(linesOf({ shoot: shootOf({ room, offEarth: ['sc.1', 'sc.4'] }) }).slice(2, 6)).toEqual([
      '  - “The Quay” is set in Dublin, Ireland. @2:1',
      'facts “What the places ask of a shoot” counted #shooting',
      '  Perhaps one place: 3 of 4 scenes beside Shed play at Quay (headed “INT. QUAY - SHED”, the changes of place fall from 2 to 1) @1:1',
      '  Headed in space or on a planet: two scenes (2 pages) from page 1 on: a stage, wherever the rest is shot @1:1',
    ]);
    expect(
      linesOf({ shoot: shootOf({ room: { ...room, place: 'pl.ATTIC' }, offEarth: ['sc.5'] }) }).slice(2, 5),
    ).toEqual([
      '  - “The Quay” is set in Dublin, Ireland. @2:1',
      'facts “What the places ask of a shoot” counted #shooting',
      '  Perhaps one place: 3 of 4 scenes beside Attic play at Quay (headed “INT. QUAY - ATTIC”, the changes of place fall from 2 to 1)',
    ]);
  });

  it('take in headings that miss them by a slip, three at most', () => {
    const slips = [3, 4, 5, 6].map((page) => ({
      printed: `INT. SHEDD ${page}`,
      place: 'pl.SHED',
      cite: citeOf('INT. SHEDD', page),
    }));
    expect(linesOf({ shoot: shootOf({ slips }) }).slice(-8, -2)).toEqual([
      '  INT. SHEDD 3 | Shed | page 3',
      '  INT. SHEDD 4 | Shed | page 4',
      '  INT. SHEDD 5 | Shed | page 5',
      '  [0,2] -> 3 on 3:1',
      '  [1,2] -> 4 on 4:1',
      '  [2,2] -> 5 on 5:1',
    ]);
  });

  it('lay nothing out where the script has none', () => {
    expect(linesOf({ places: [], shoot: shootOf({ moves: 9 }) }).slice(0, -2)).toEqual([
      'findings “Original setting” counted #setting',
      '  By its words',
      '  - “The Quay” is set in Dublin, Ireland. @2:1',
    ]);
  });

  it('are as long as a schedule writes it', () => {
    expect([3, 8, 12, 20, 0].map(inEighths)).toEqual(['3/8', '1', '1 4/8', '2 4/8', '0']);
  });
});

describe('places of production', () => {
  const light = { lack: 'day' as const, month: 'December' as const, hours: 7, scenes: 3, scene: 'sc.4' };
  const others = [
    shootingPlaceOf('Malta', { light, incentives: [] }),
    shootingPlaceOf('Georgia (US)', {
      country: 'United States',
      score: 64,
      look: 'alike',
      speech: 'near',
      light: { ...light, lack: 'night', month: 'June' },
    }),
    shootingPlaceOf('Serbia', { score: 60, look: 'other', speech: 'foreign', languages: ['Serbian', 'Hungarian'] }),
    shootingPlaceOf('Chile', { score: 50 }),
  ];

  it('are cards with what speaks for and against them, a table of their points, and what they give', () => {
    expect(linesOf({ shootingPlaces: { look: 'the Isles', home: null, others } }).slice(6)).toEqual([
      '  Quay | 5 | 2 4/8 | 2',
      '  [0,3] -> 1 on 1:1',
      '  [1,3] -> 2 on 2:1',
      'cards “Alternatives” opinion #alternatives',
      '  Malta: 70 of 100',
      '  Pros: In the Isles, like the script.',
      '  Pros: The script’s English is spoken.',
      '  Cons: Daylight in December: 7 hours; exteriors: 3.',
      '  Georgia (US) (United States): 64 of 100',
      '  Cons: The Balkans passes for the Isles with dressing: Quay 4, Steps (page 4).',
      '  Cons: Another English: an accent or a flight for Voice6.',
      '  Cons: Night in June: 7 hours; exteriors: 3.',
      '  Incentives: Credit 32.5% (2025)',
      '  Serbia: 60 of 100',
      '  Cons: The Balkans is not the Isles: Quay 4, Steps (page 4).',
      '  Cons: Serbian and Hungarian spoken: signs to dress, Voice6 to fly in.',
      '  Incentives: Credit 32.5% (2025)',
      'table “Match table” opinion #match',
      '  Place | Look (of 30)> | Incentive (of 20)> | Match (of 100)>',
      '  Malta | 20 | 15 | 70',
      '  Georgia (US) | 20 | 15 | 64',
      '  Serbia | 20 | 15 | 60',
      'table “Incentives (verify before you rely on one)” published #incentives',
      '  Place | Given by | Kind | Rate | Terms | Source | Year',
      '  Georgia (US) | Georgia (US) | Credit | 32.5% | of what is spent there | Georgia (US) Screen | 2025 (2025)',
      '  Serbia | Serbia | Credit | 32.5% | of what is spent there | Serbia Screen | 2025 (2025)',
    ]);
  });

  it('are two beside the script’s own, which stands with its setting and heads the table', () => {
    const home = shootingPlaceOf('Ireland', { score: 90, incentives: [] });
    expect(linesOf({ shootingPlaces: { look: null, home, others } })).toEqual([
      'findings “Original setting” counted #setting',
      '  By its words',
      '  - “The Quay” is set in Dublin, Ireland. @2:1',
      'cards “Shot where it is set” opinion',
      '  Ireland: 90 of 100',
      '  Pros: The script’s English is spoken.',
      'table “Its places, by pages” counted #places',
      '  Place | Scenes> | Pages> | From page>',
      '  Shed | 1 | 1 4/8 | 1',
      '  Quay | 5 | 2 4/8 | 2',
      '  [0,3] -> 1 on 1:1',
      '  [1,3] -> 2 on 2:1',
      'cards “Alternatives” opinion #alternatives',
      '  Malta: 70 of 100',
      '  Pros: The script’s English is spoken.',
      '  Cons: Daylight in December: 7 hours; exteriors: 3.',
      '  Georgia (US) (United States): 64 of 100',
      '  Cons: Another English: an accent or a flight for Voice6.',
      '  Cons: Night in June: 7 hours; exteriors: 3.',
      '  Incentives: Credit 32.5% (2025)',
      'table “Match table” opinion #match',
      '  Place | Look (of 30)> | Incentive (of 20)> | Match (of 100)>',
      '  Ireland | 20 | 15 | 90',
      '  Malta | 20 | 15 | 70',
      '  Georgia (US) | 20 | 15 | 64',
      'table “Incentives (verify before you rely on one)” published #incentives',
      '  Place | Given by | Kind | Rate | Terms | Source | Year',
      '  Georgia (US) | Georgia (US) | Credit | 32.5% | of what is spent there | Georgia (US) Screen | 2025 (2025)',
    ]);
  });

  it('name no small parts where nobody speaks seldom, and no look where no scene plays outside', () => {
    const story = storyIn();
    const consOf = (over: Partial<LocationStory>, at: number) =>
      locationAnalysisView({
        ...story,
        shootingPlaces: { look: 'the Isles', home: null, others },
        ...over,
      }).alternatives[at]?.cons.map(({ text }) => text);
    expect(consOf({ characters: story.characters.slice(0, 3) }, 1)).toEqual([
      'The Balkans passes for the Isles with dressing: Quay 4, Steps (page 4).',
      'Another English: an accent or a flight for small parts.',
      'Night in June: 7 hours; exteriors: 3.',
    ]);
    expect(consOf({ scenes: story.scenes.map((scene) => ({ ...scene, setting: 'INT' as const })) }, 2)).toEqual([
      'Serbian and Hungarian spoken: signs to dress, Voice6 to fly in.',
    ]);
    const silent = story.characters.map((one, at) => (at === 3 ? { ...one, speeches: 0 } : one));
    expect(consOf({ characters: silent }, 2)).toEqual([
      'The Balkans is not the Isles: Quay 4, Steps (page 4).',
      'Serbian and Hungarian spoken: signs to dress, Voice6 to fly in.',
    ]);
  });

  it('speak no language of a script whose place is not known', () => {
    const known = locationAnalysisView(
      storyIn({ shootingPlaces: { look: null, home: others[0] ?? null, others: [] } }),
    );
    expect(known.home?.pros.map(({ text }) => text)).toEqual(['The script’s English is spoken.']);
    const open = locationAnalysisView(
      storyIn({ setting: settingOf({ place: null }), shootingPlaces: { look: null, home: others[0] ?? null, others } }),
    );
    expect([open.home?.pros, open.alternatives]).toEqual([[], []]);
  });

  it('are not matched, and it is said why', () => {
    const noteOf = (over: Partial<LocationStory>) => locationAnalysisView(storyIn(over)).alternativesNote;
    const scenes = [1, 2].map((ordinal) => sceneOf(ordinal, { place: ordinal === 1 ? 'Shed' : 'Quay' }));
    const some = { look: null, home: null, others };
    expect([
      noteOf({ scenes: [], places: [] }),
      noteOf({ source: sourceOf({ english: false }) }),
      noteOf({ scenes, places: [] }),
      noteOf({ scenes: scenes.slice(0, 1), places: [] }),
      noteOf({ shoot: shootOf({ offEarth: ['sc.1'] }) }),
      noteOf({ shoot: shootOf({ offEarth: ['sc.1', 'sc.2'] }) }),
      noteOf({ setting: settingOf({ place: null }), shootingPlaces: some }),
      noteOf({ shootingPlaces: some }),
    ]).toEqual([
      'No scene headings were found, so there are no places to match with others.',
      'Other places are scored by a script’s kind of English, so they are not scored for this script.',
      'With two scenes at Shed and Quay, any place will do: others are scored from 3 scenes on.',
      'With one scene at Shed, any place will do: others are scored from 3 scenes on.',
      'One scene is headed in space or on another world and no place on earth is named, so none is held against it.',
      'Two scenes are headed in space or on another world and no place on earth is named, so none is held against it.',
      '“The Quay” names no real place that it is set in.',
      null,
    ]);
    expect(linesOf({ source: sourceOf({ english: false }) }).slice(-2)).toEqual([
      'prose “Where else it could be shot” counted #unmatched',
      '  Other places are scored by a script’s kind of English, so they are not scored for this script.',
    ]);
  });
});
