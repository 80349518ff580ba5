/** What a place of production is scored by: its part of the world, its speech, its incentive, its light. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { incentives } from '../../../lib/engine/norms/incentives.ts';
import { type ProductionPlace, productionPlaces } from '../../../lib/engine/norms/production-places.ts';
import { likenessOf, regionOf } from '../../../lib/engine/norms/world-regions.ts';
import { countShootingPlaces } from '../../../lib/engine/production/count-shooting-places.ts';
import { daylightHours, daylightLack } from '../../../lib/engine/production/daylight.ts';
import { incentivesOf, lookWanted, speechIn } from '../../../lib/engine/production/place-fit.ts';
import type { EnglishVariety, Setting } from '../../../lib/story/production/setting.ts';
import { derivedOf } from '../people/parts-of.ts';

const calm = 'She is in the room that they have, and it is what it was.';
const headed = (...headings: readonly string[]): string => headings.map((one) => `${one}\n\n${calm}\n\n`).join('');
const placed = (name: string): ProductionPlace => {
  const found = productionPlaces.find(({ place }) => place === name);
  if (!found) throw new RangeError(`No place ${name}`);
  return found;
};
const setting = (country: string | null, language = 'English', variety: EnglishVariety | null = null): Setting => ({
  given: null,
  place: country === null ? null : { name: country, country, region: null, language },
  named: [],
  english: variety === null ? null : { variety, words: [], others: 0, shown: [] },
  years: null,
});

describe('the days', () => {
  it.each([
    [0, 12, 12],
    [40, 9.15, 14.85],
    [-40, 9.15, 14.85],
    [60, 5.51, 18.49],
    [66.56, 0, 24],
    [80, 0, 24],
  ])('at %s degrees last %s to %s hours', (latitude, shortest, longest) => {
    const found = daylightHours(latitude);
    expect(found.shortest).toBeCloseTo(shortest, 1);
    expect(found.longest).toBeCloseTo(longest, 1);
    expect(found.shortest + found.longest).toBeCloseTo(24);
  });

  const lack = async (latitude: number, ...headings: readonly string[]) =>
    daylightLack({ ...placed('Hungary'), latitude }, await derivedOf(headed(...headings)));
  const [byDay, byNight, inside] = ['EXT. FIELD - DAY', 'EXT. FIELD - NIGHT', 'INT. HALL - DAY'];

  it('are too short in winter for scenes by day outside', async () => {
    expect(await lack(60, inside, byDay, byDay)).toEqual({
      lack: 'day',
      month: 'December',
      hours: 6,
      scenes: 2,
      scene: 'sc.2',
    });
    expect(await lack(-60, byDay)).toMatchObject({ lack: 'day', month: 'June' });
    expect(await lack(60, inside, inside)).toBeNull();
    // 8.5 hours lie between these two.
    expect([await lack(44, byDay), (await lack(46, byDay))?.hours]).toEqual([null, 8]);
    expect(await lack(60, 'EXT. SPACE - DAY', '.FIELD - DAY')).toBeNull();
    expect(await lack(60, 'INT/EXT. CAR - DAY')).toMatchObject({ scenes: 1 });
  });

  it('leave too little night in summer for scenes by night outside', async () => {
    expect(await lack(60, inside, byNight)).toEqual({
      lack: 'night',
      month: 'June',
      hours: 6,
      scenes: 1,
      scene: 'sc.2',
    });
    expect(await lack(-60, byNight)).toMatchObject({ lack: 'night', month: 'December' });
    expect([await lack(57, byNight), (await lack(59, byNight))?.hours]).toEqual([null, 6]);
    expect(await lack(60, 'INT. HALL - NIGHT')).toBeNull();
  });

  it('matter as much as there are scenes by day', async () => {
    expect(await lack(60, byDay, byNight)).toMatchObject({ lack: 'day', scenes: 1 });
    expect(await lack(60, byDay, byNight, byNight)).toMatchObject({ lack: 'night', scenes: 2, scene: 'sc.2' });
    expect(await lack(50, byDay, byNight, byNight)).toBeNull();
  });
});

describe('speech', () => {
  it.each([
    ['Hungary', setting('Hungary', 'Hungarian'), 'own'],
    ['Hungary', setting('France', 'French'), 'foreign'],
    ['Hungary', setting('Ireland'), 'foreign'],
    ['Hungary', setting(null), 'foreign'],
    ['Ireland', setting(null), 'own'],
    ['Ireland', setting('United Kingdom'), 'own'],
    ['Ireland', setting('United States'), 'near'],
    ['Ontario', setting('United States'), 'own'],
    ['Ontario', setting('Canada'), 'own'],
    ['Georgia (US)', setting('Canada'), 'own'],
    ['Georgia (US)', setting('Jamaica'), 'near'],
    ['Georgia (US)', setting(null, 'English', 'British'), 'near'],
    ['Georgia (US)', setting(null, 'English', 'American'), 'own'],
    ['Georgia (US)', setting('Ireland', 'English', 'American'), 'own'],
  ] as const)('in %s for %j is %s', (place, wanted, speech) => {
    expect(speechIn(placed(place), wanted)).toBe(speech);
  });
});

describe('the part of the world', () => {
  it.each([
    [setting('Hungary', 'Hungarian', 'British'), 'central and eastern Europe'],
    [setting(null, 'English', 'British'), 'the British Isles'],
    [setting(null, 'English', 'American'), 'North America'],
    [setting(null), null],
  ])('of %j is %s', (wanted, part) => {
    expect(lookWanted(wanted)).toBe(part);
  });

  it.each([
    ['United Kingdom', 'Ireland', 1],
    ['United Kingdom', 'France', 0.5],
    ['France', 'United Kingdom', 0.5],
    ['United Kingdom', 'Hungary', 0],
    ['Germany', 'Poland', 0.5],
    ['Germany', 'Spain', 0.5],
    ['Germany', 'Norway', 0.5],
    ['Norway', 'Estonia', 0.5],
    ['Malta', 'Morocco', 0.5],
    ['Malta', 'Mexico', 0.5],
    ['India', 'Thailand', 0.5],
    ['Thailand', 'Japan', 0.5],
    ['Thailand', 'Colombia', 0.5],
    ['Canada', 'Australia', 0.5],
    ['South Africa', 'New Zealand', 0.5],
    ['Kenya', 'Egypt', 0.5],
    ['Ireland', 'Australia', 0.5],
    ['India', 'Japan', 0],
  ])('of %s and of %s are alike by %s', (one, other, likeness) => {
    expect(likenessOf(regionOf(one), regionOf(other))).toBe(likeness);
  });

  it('of an unknown country is not known', () => {
    expect(() => regionOf('Atlantis')).toThrow('No part of the world is known for Atlantis');
  });
});

describe('incentives', () => {
  it('are a province’s own, then the federal one', () => {
    const places = (name: string) => incentivesOf(placed(name)).map(({ place }) => place);
    expect(places('Ontario')).toEqual(['Ontario', 'Canada (federal)']);
    expect(places('Hungary')).toEqual(['Hungary']);
    for (const { place } of incentives.filter((row) => row.place !== 'Canada (federal)'))
      expect(places(place)[0]).toBe(place);
  });
});

describe('the places for a script', () => {
  const found = async (script: string) =>
    countShootingPlaces({ derived: await derivedOf(script), details: emptyDetails });
  const dublin = headed('EXT. DUBLIN - DAY', 'EXT. DUBLIN - NIGHT', 'INT. DUBLIN - DAY');

  it('are its own and eight others, each scored in hundredths of what was asked', async () => {
    const { look, home, others } = await found(dublin);
    expect([look, home?.place, others.length]).toEqual(['the British Isles', 'Ireland', 8]);
    expect(others.map(({ place }) => place)).not.toContain('Ireland');
    for (const { place, score, parts, look: alike, speech, incentives: own } of others) {
      const share = { same: 1, alike: 0.5, other: 0 }[alike ?? 'other'];
      const spoken = { own: 1, near: 0.6, foreign: 0.2 }[speech];
      const [row] = own;
      const paid = row ? Math.min(1, row.percent / 40) * (row.old ? 0.5 : 1) : 0;
      const points = [Math.round(15 * share), Math.round(10 * spoken), Math.round(20 * paid)];
      expect(parts, place).toEqual([
        { criterion: 'look', of: 15, points: points[0] },
        { criterion: 'language', of: 10, points: points[1] },
        { criterion: 'incentive', of: 20, points: points[2] },
      ]);
      expect(score, place).toBe(Math.round((100 * points.reduce((sum, one) => sum + one, 0)) / 45));
    }
    const ranked = others.toSorted((a, b) => b.score - a.score || (a.place < b.place ? -1 : 1));
    expect(others.map(({ place }) => place)).toEqual(ranked.map(({ place }) => place));
  });

  it('tell their languages, their English and their light', async () => {
    const { home } = await found(dublin);
    expect(home).toMatchObject({
      country: 'Ireland',
      part: 'the British Isles',
      look: 'same',
      speech: 'own',
      languages: ['English', 'Irish'],
      english: 'British',
      light: { lack: 'day', month: 'December', scenes: 1, scene: 'sc.1' },
    });
  });

  it('leave out the look where nothing tells it', async () => {
    const { look, home, others } = await found(headed('EXT. STREET - DAY', 'INT. HALL - DAY', 'INT. BARN - DAY'));
    expect([look, home]).toEqual([null, null]);
    expect(others[0]?.parts.map(({ criterion }) => criterion)).toEqual(['language', 'incentive']);
    expect(others[0]?.look).toBeNull();
  });

  it('are at home in a state of its own, and of a country without one nowhere', async () => {
    const at = (town: string) => found(headed(`EXT. ${town} - DAY`, `INT. ${town} - DAY`, `EXT. ${town} - NIGHT`));
    expect((await at('ATLANTA')).home?.place).toBe('Georgia (US)');
    expect((await at('VANCOUVER')).home?.place).toBe('British Columbia');
    expect((await at('MOSCOW')).home).toBeNull();
  });

  it('are none for two scenes, for another language, or for a script in space', async () => {
    expect(await found(headed('EXT. DUBLIN - DAY', 'EXT. DUBLIN - NIGHT'))).toEqual({
      look: 'the British Isles',
      inside: false,
      home: null,
      others: [],
    });
    const german = ['EINS', 'ZWEI', 'DREI'].map(
      (one) => `INT. ${one} - DAY\n\nRegen fällt auf Ziegel, Zaun und Hund.\n\n`,
    );
    expect((await found(german.join(''))).others).toEqual([]);
    const space = (others: number) => headed('EXT. SPACE - DAY', ...Array(others).fill('INT. HALL - DAY'));
    expect((await found(space(19))).others).toEqual([]);
    expect((await found(space(20))).others).toHaveLength(8);
    expect((await found(`${space(2)}EXT. DUBLIN - DAY\n\n${calm}\n\n`)).others).toHaveLength(8);
  });
});
