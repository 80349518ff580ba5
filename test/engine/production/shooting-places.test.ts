/** What a place of production is scored by: its part of the world, its speech, its incentive. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { incentives } from '../../../lib/engine/norms/incentives.ts';
import { type ProductionPlace, productionPlaces } from '../../../lib/engine/norms/production-places.ts';
import { likenessOf, regionOf } from '../../../lib/engine/norms/world-regions.ts';
import { countShootingPlaces } from '../../../lib/engine/production/count-shooting-places.ts';
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

  it('tell their languages and their English', async () => {
    const { home } = await found(dublin);
    expect(home).toMatchObject({
      country: 'Ireland',
      part: 'the British Isles',
      look: 'same',
      speech: 'own',
      languages: ['English', 'Irish'],
      english: 'British',
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
