/** What the location analysis says and lays out of known places: the setting, what the places ask of a shoot, and where else it could be shot. */

import { describe, expect, it } from 'vitest';
import { nothingNamed } from '../../../lib/reports/location-analysis/setting-words.ts';
import { shootingFacts } from '../../../lib/reports/location-analysis/shooting-facts.ts';
import { locationAnalysisView } from '../../../lib/reports/location-analysis/view.ts';
import { inEighths } from '../../../lib/reports/shape/eighths.ts';
import { citeOf, sceneOf } from '../story-people.ts';
import { blocksOf, linesOf } from './lines.ts';
import { dublin, namedIn, settingOf, shootOf, storyIn } from './places.ts';

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
      'It shows Rome (page 3), Bonn (page 4), Oslo (page 5) and two others; none is sure to be where it is set. @3',
    ]);
    expect(settingSaid({ place: null, named: named.slice(0, 4) })).toEqual([
      'It shows Rome (page 3), Bonn (page 4), Oslo (page 5) and one other; none is sure to be where it is set. @3',
    ]);
    expect(settingSaid({ place: null, named: named.slice(0, 3) })).toEqual([
      'It shows Rome (page 3), Bonn (page 4) and Oslo (page 5); none is sure to be where it is set. @3',
    ]);
    expect(settingSaid({ place: null, named: [] })).toEqual([
      'No heading of “The Quay” names a well-known town or country. Three scenes are headed inside (3 of 4 pages), three outside. @1',
    ]);
  });

  it('says that none is outside, and of one that it is headed inside', () => {
    expect(nothingNamed('“Reel”', { inside: 1, insidePages: 3, outside: 0, pages: 3 })).toBe(
      'No heading of “Reel” names a well-known town or country. One scene is headed inside, none outside.',
    );
  });

  it('says nothing of which English is written, and which years the streets need', () => {
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
      'No heading of “The Quay” names a well-known town or country. Three scenes are headed inside (3 of 4 pages), three outside. @1',
    ]);
    expect(settingSaid({ place: null, named: [], english: { ...english, variety: 'American' } })).toHaveLength(1);
    expect(settingSaid({ english })).toHaveLength(1);
    const years = { years: ['1911', '1914', '1920', '1931'], shown: [citeOf('1911', 1), citeOf('1914', 8)] };
    expect(settingSaid({ years })[1]).toEqual(
      'Headings or captions of “The Quay” name 1911 to 1931: streets, clothes and vehicles of that time. @1',
    );
    expect(settingSaid({ years: { ...years, years: ['1911', '1914', '1920', '1980'] } })[1]).toContain(
      'name 1911, 1914, 1920 and one other year:',
    );
  });
});

describe('the places of a script', () => {
  it('are told by pages, each from its first page on, without those that no scene plays at', () => {
    expect(linesOf().slice(0, -2)).toEqual([
      'findings “Original setting” counted #setting',
      '  By its words',
      '  - “The Quay” is set in Dublin, Ireland. @2:1',
      'table “Its places, by pages” counted #places',
      '  Place | Scenes> | Pages> | Day and night | First to last page>',
      '  Shed | 1 | 1 4/8 | 1 day | 1',
      '  Quay | 5 | 2 4/8 | 5 day | 2-6',
      '  [0,4] -> 1 on 1:1',
      '  [1,4] -> 2-6 on 2:1',
    ]);
  });

  it('are six at most, long names cut at a word', () => {
    const place = (at: number, name: string) => ({
      id: `pl.${at}`,
      name,
      scenes: ['sc.1'],
      eighths: 9 - at,
      rooms: [],
    });
    const long = 'The old harbour office behind the fish market';
    const places = [
      place(1, long),
      place(2, long.slice(0, 40)),
      place(3, 'C'),
      place(4, 'D'),
      place(5, 'E'),
      place(6, 'F'),
      place(7, 'G'),
    ];
    const table = blocksOf({ places }).find(({ kind }) => kind === 'table');
    expect(table?.kind === 'table' && table.rows.map(([name]) => name)).toEqual([
      'The old harbour office behind the fish …',
      'The old harbour office behind the fish m',
      'C',
      'D',
      'E',
      'F',
    ]);
  });

  it('ask for moves where their number could fall, and for nothing where it could not', () => {
    const facts = (shoot: Parameters<typeof shootOf>[0]) =>
      locationAnalysisView(storyIn({ shoot: shootOf(shoot) })).shooting;
    expect(facts({ moves: 2 })).toEqual([]);
    expect(facts({ moves: 3 })).toEqual([]);
  });

  it('may lie off the earth, at least so many of them', () => {
    expect(linesOf({ shoot: shootOf({ offEarth: ['sc.1', 'sc.4'] }) }).slice(3, 5)).toEqual([
      'facts “What the places ask of a shoot” counted #shooting',
      '  Off the earth: By heading or action at least two scenes are in space or on another world, first on page 1: stage or effects work. @1:1',
    ]);
  });

  it('are told as left and seen again, unless another of the same last word takes over or makes room', () => {
    const scenes = [1, 20, 21, 60].map((page, at) =>
      sceneOf(at + 1, { page, lastPage: page, setting: 'INT', location: 'UNITY BRIDGE', place: 'Unity Bridge' }),
    );
    const place = (id: string, name: string, ...own: number[]) => ({
      id,
      name,
      scenes: own.map((ordinal) => `sc.${ordinal}`),
      eighths: 8,
      rooms: [],
    });
    const away = (other: string) =>
      shootingFacts({
        ...storyIn({ shoot: shootOf({}) }),
        scenes: [...scenes, ...[5, 6].map((ordinal) => sceneOf(ordinal, { page: 60, lastPage: 60 }))],
        places: [place('pl.a', 'Unity Bridge', 3, 4), place('pl.b', other, 1, 2)],
      }).filter(({ label }) => label === 'Left and seen again').length;
    expect([away('Ember Bridge'), away('Ember Hall')]).toEqual([0, 1]);
  });

  it('take in headings that miss them by a slip', () => {
    const slips = [3, 4, 5, 6].map((page) => ({
      printed: `INT. SHEDD ${page}`,
      place: 'pl.SHED',
      cite: citeOf('INT. SHEDD', page),
    }));
    expect(linesOf({ shoot: shootOf({ slips }) }).filter((line) => line.includes('SHEDD'))).toEqual([
      '  INT. SHEDD 3 | Shed | page 3',
      '  INT. SHEDD 4 | Shed | page 4',
      '  INT. SHEDD 5 | Shed | page 5',
      '  INT. SHEDD 6 | Shed | page 6',
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
