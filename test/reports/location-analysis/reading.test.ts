/** What the location analysis opens with where a script was read, and what of the counts stays below it. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../lib/contract/blocks.ts';
import { unofficial } from '../../../lib/engine/norms/incentives.ts';
import { locationAnalysisReading, underLocations } from '../../../lib/reports/location-analysis/reading.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { laidOut } from '../laid-out.ts';
import { madeMarket, madePoint, madeRead, madeScene } from '../read/made-read.ts';

const linesOf = (over: Parameters<typeof madeRead>[0]) => {
  const read = madeRead(over);
  return laidOut(locationAnalysisReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).flat());
};

describe('the places of a script that was read', () => {
  it('open with its level, its money, its shoot, what drives it and what would make it cheaper, then its points', () => {
    const drivers = [
      { what: 'A storm at sea', scenes: [9, 4, 77] },
      { what: 'A crowd', scenes: [1, 2, 3, 4, 9] },
      ...['Horses', 'Trams', 'Rain', 'Nights', 'A seventh'].map((what) => ({ what, scenes: [] })),
    ];
    const market = madeMarket({
      drivers,
      money: '2 million',
      shoot: 'Five weeks.',
      cheaperBy: ['No storm', 'No horses', 'No trams', 'No rain'],
    });
    const scenes = [1, 2, 3, 4, 9].map((scene) => madeScene(scene));
    expect(linesOf({ market, scenes, points: [madePoint('pt.a', { reports: [15] })] })).toEqual([
      'facts “What it costs to shoot, as it was read” opinion',
      '  Money: 2 million',
      '  The shoot: Five weeks.',
      '  Drives it: A storm at sea (pages 40 and 90)',
      '  Drives it: A crowd (pages 10, 20, 30 and 40)',
      '  Drives it: Horses (throughout)',
      '  Drives it: Trams (throughout)',
      '  Drives it: Rain (throughout)',
      '  Drives it: Nights (throughout)',
      '  Cheaper by: No storm',
      '  Cheaper by: No horses',
      '  Cheaper by: No trams',
      'findings “Notes” opinion',
      '  Title of pt.a [minor] #pt.a',
      '  - Said of pt.a. @1:1',
    ]);
  });

  it('name no drivers where needs were read scene by scene, and the level as its writer’s where they have set it', () => {
    const market = madeMarket({ by: 'writer', level: 'high', drivers: [{ what: 'A crowd', scenes: [] }] });
    const needs = [{ kind: 'roles' as const, what: 'Nine', scenes: [], pages: [] }];
    expect(linesOf({ market, needs })).toEqual([
      'facts “What it costs to shoot, as it was read” opinion',
      '  Level, set by you: High budget',
      'table “What a shoot needs” opinion',
      '  Needed | What | Pages',
      '  Roles | Nine | throughout',
    ]);
  });

  it('open with nothing where nothing was read of them', () => {
    expect(linesOf({})).toEqual([]);
  });
});

const table = (id: string, title: string, rows: (string | number)[][], published?: (number | null)[]): Block => ({
  kind: 'table',
  id,
  title,
  columns: [{ label: 'Place', align: 'left' }],
  rows,
  ...(published && { published }),
  basis: 'counted',
});
const cards = (id: string, title: string, names: string[]): Block => ({
  kind: 'cards',
  id,
  title,
  cards: names.map((name) => ({ title: name, subtitle: null, text: '', groups: [] })),
  basis: 'opinion',
});
const setting = (...bullets: { readonly id?: string; readonly text: string }[]): Block => ({
  kind: 'findings',
  id: 'setting',
  title: 'Original setting',
  items: [
    {
      title: 'By its words',
      bullets: bullets.map((bullet) => ({ ...bullet, evidence: [] })),
      advice: null,
      severity: null,
    },
  ],
  basis: 'counted',
});
const counted: Block[] = [
  setting({ text: 'Set in Cork.' }, { id: 'english', text: 'English, British or Irish: flat 2.' }),
  cards('home', 'Shot where it is set', ['Ireland']),
  { kind: 'facts', id: 'shooting', title: 'What the places ask of a shoot', items: [], basis: 'counted' },
  table('places', 'Its places, by pages', [['Shed']]),
  { kind: 'prose', id: 'unmatched', title: 'Where else it could be shot', paragraphs: ['Anywhere.'], basis: 'counted' },
  cards('alternatives', 'Alternatives', ['Malta', 'Serbia']),
  table(
    'incentives',
    'Incentives (verify before you rely on one)',
    [
      ['Malta', 'Office'],
      ['Malta', unofficial],
      ['Serbia', 'Office'],
    ],
    [2025, null, 2024],
  ),
];
const below = (over: Parameters<typeof madeRead>[0], pageCount = 90, blocks = counted) =>
  laidOut(
    underLocations([{ prompt: 'Places', blocks }], madeRead(over), { pageCount }).flatMap((entry) => entry.blocks),
  );
const titlesBelow = (over: Parameters<typeof madeRead>[0], pageCount?: number) =>
  below(over, pageCount).flatMap((line) => /“(.+)”/.exec(line)?.[1] ?? []);

describe('the counts below a reading', () => {
  it('lose which English it is, and rates that nobody has published', () => {
    expect(below({ market: madeMarket({ level: 'middle' }) })).toEqual([
      'findings “Original setting” counted #setting',
      '  By its words',
      '  - Set in Cork.',
      'cards “Shot where it is set” opinion #home',
      '  Ireland: ',
      'facts “What the places ask of a shoot” counted #shooting',
      'table “Its places, by pages” counted #places',
      '  Place',
      '  Shed',
      'prose “Where else it could be shot” counted #unmatched',
      '  Anywhere.',
      'cards “Alternatives” opinion #alternatives',
      '  Malta: ',
      '  Serbia: ',
      'table “Incentives (verify before you rely on one)” counted #incentives',
      '  Place',
      '  Malta | Office (2025)',
      '  Serbia | Office (2024)',
    ]);
  });

  it('lose a setting that says only that no town is named', () => {
    const unnamed = [setting({ id: 'unnamed', text: 'No heading names a town.' })];
    expect(below({ market: madeMarket({ level: 'middle' }) }, 90, unnamed)).toEqual([]);
    expect(below({}, 90, unnamed)).toEqual(laidOut(unnamed));
  });

  it('lose a table of which no row stays', () => {
    const unpublished = [table('incentives', 'Incentives', [['Malta', unofficial]], [2025])];
    expect(below({ market: madeMarket({ level: 'middle' }) }, 90, unpublished)).toEqual([]);
  });

  it('stay as they are where the market was not read', () => {
    expect(below({})).toEqual(laidOut(counted));
  });

  it('name no other place for little money, for a short on a low budget, or for stages', () => {
    const small = [
      'Original setting',
      'Shot where it is set',
      'What the places ask of a shoot',
      'Its places, by pages',
    ];
    const all = [...small, 'Where else it could be shot', 'Alternatives', 'Incentives (verify before you rely on one)'];
    const incentives = all.slice(-1);
    expect(titlesBelow({ market: madeMarket({ level: 'micro' }) })).toEqual(small);
    expect(titlesBelow({ market: madeMarket({ level: 'low' }) }, 40)).toEqual(small);
    expect(titlesBelow({ market: madeMarket({ level: 'low' }) }, 41)).toEqual(all);
    expect(titlesBelow({ market: madeMarket({ level: 'high', shotOn: 'stages' }) })).toEqual([...small, ...incentives]);
    expect(titlesBelow({ market: madeMarket({ level: 'high', shotOn: 'places' }) })).toEqual(all);
    expect(below({ market: madeMarket({ level: 'micro' }) }).slice(0, 3)).toEqual([
      'findings “Original setting” counted #setting',
      '  By its words',
      '  - Set in Cork.',
    ]);
  });

  it('lose moves where the needs of a shoot were read, and keep the places by pages', () => {
    const needs = [{ kind: 'roles' as const, what: 'Nine', scenes: [], pages: [] }];
    const titles = titlesBelow({ needs });
    expect(titles).toHaveLength(6);
    expect(titles).not.toContain('What the places ask of a shoot');
    expect(titles).toContain('Its places, by pages');
  });
});
