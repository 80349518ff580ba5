/** Question 15: where a script is set, what its places ask, and where else it could be shot. */
import { describe, expect, it } from 'vitest';
import type { ScriptDetails } from '../../lib/contract/uploads.ts';
import { gazetteer } from '../../lib/engine/norms/gazetteer.ts';
import { incentives } from '../../lib/engine/norms/incentives.ts';
import { productionPlaces } from '../../lib/engine/norms/production-places.ts';
import { regionOf } from '../../lib/engine/norms/world-regions.ts';
import { daylightHours } from '../../lib/engine/production/daylight.ts';
import { type LocationAnalysisFindings, locationAnalysisFindings } from '../../lib/reports/location-analysis/card.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { edgeScripts } from '../corpus/edge-scripts.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';
import { askQuestion, keepsItsPromises } from './promises.ts';

const ask = askQuestion(15);
const findingsOf = (screenplay: Screenplay, details: Partial<ScriptDetails> = {}): LocationAnalysisFindings =>
  locationAnalysisFindings.parse(ask(screenplay, details).structured_data);
const settingOf = async (text: string): Promise<string> =>
  findingsOf(await screenplayOf(text))
    .setting.map((one) => one.text)
    .join(' ');

describe('the location analysis', () => {
  keepsItsPromises(ask);

  it('says that neither corpus script names a place, and reads their English', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { setting, home } = findingsOf(screenplay);
      expect(setting[0]?.text).toMatch(
        /^No heading or caption of “.+” gives a country, region or big city as its place/,
      );
      expect(setting[1]?.text).toContain('British or Irish');
      expect(home).toBeNull();
    }
  });

  it('gives every score as the sum of its parts, best first, with pros, cons and a dated or undated incentive', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { alternatives } = findingsOf(screenplay);
      expect(alternatives).toHaveLength(8);
      for (const { parts, score, incentives, pros, cons } of alternatives) {
        const sum = (pick: 'points' | 'of') => parts.reduce((total, part) => total + part[pick], 0);
        expect(score).toBe(Math.round((100 * sum('points')) / sum('of')));
        for (const { points, of } of parts) expect(points >= 0 && points <= of).toBe(true);
        expect(pros.length * cons.length * incentives.length).toBeGreaterThan(0);
      }
      const blocks = ask(screenplay).entries.flatMap((entry) => entry.blocks);
      const cards = blocks.find((block) => block.kind === 'cards' && block.title === 'Alternatives');
      for (const { text } of cards?.kind === 'cards' ? cards.cards : []) {
        const [, ...said] = /\((\d+) of (\d+) points\)/.exec(text)?.map(Number) ?? [];
        const parts = [...text.matchAll(/[a-z] (\d+) of (\d+)/g)].map(([, ...pair]) => pair.map(Number));
        expect(said).toEqual([0, 1].map((at) => parts.reduce((sum, pair) => sum + (pair[at] ?? 0), 0)));
      }
      const scores = alternatives.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  it('names the setting from headings and captions, with its own incentive, and leaves it out of the alternatives', async () => {
    const screenplay = await screenplayOf(
      'SUPER: DUBLIN, 1954.\n\nEXT. DUBLIN QUAYS - DAY\n\nRain on the river.\n\nINT. PUB - NIGHT\n\nNoise.\n\nEXT. DUBLIN STREET - NIGHT\n\nA bus.\n',
    );
    const { setting, home, alternatives } = findingsOf(screenplay);
    expect(setting[0]?.text).toContain('is set in Dublin, Ireland');
    expect(setting.map(({ text }) => text).join(' ')).toContain('1954');
    expect(home?.place).toBe('Ireland');
    expect(alternatives.map(({ place }) => place)).not.toContain('Ireland');
  });

  it('takes no boat, house, person, queen, poster or single heading for the setting, and says that it is open', async () => {
    const open = 'so where it is set is open';
    const scene = (place: string, line = 'Nothing moves.') => `INT. ${place} - DAY\n\n${line}\n`;
    for (const places of [
      ['BOSTON WHALER', 'BOSTON WHALER', 'HARBOUR'],
      ['NICE HOUSE', 'NICE HOUSE - KITCHEN'],
      ["INDIANA JONES' ROOM", "INDIANA JONES' ROOM"],
      ['QUEENS CHAMBER', 'QUEENS CHAMBER'],
    ])
      expect(await settingOf(places.map((place) => scene(place)).join('\n')), places[0]).toContain(open);
    expect(await settingOf('INT. PARIS - DAY\n\nParis waits.\n\nPARIS\nHello.\n')).toContain(open);
    expect(await settingOf(scene('ROOM', 'A poster of Lisbon. The Lisbon boat is late.').repeat(3))).toContain(open);
    const one = await settingOf(['CAFE - PRAGUE', 'ROOM', 'STREET'].map((place) => scene(place)).join('\n'));
    expect(one).toContain('name Prague (page 1): too little to call any of it the setting, which is open');
    expect(one).not.toContain('is set in');
  });

  it('is sure of a setting that heads a fifth of the scenes, unless other countries are named half as often', async () => {
    const script = (...places: readonly string[]) =>
      settingOf(places.map((place) => `EXT. ${place} - DAY\n\nNothing moves.\n`).join('\n'));
    expect(await script('PRAGUE - CAFE', 'ROOM', 'STREET', 'PRAGUE', 'ROOM')).toContain(
      'is set in Prague, Czechia: it says so in two headings.',
    );
    const abroad = await script('PRAGUE - CAFE', 'PRAGUE', 'BUDAPEST', 'ROOM');
    expect(abroad).not.toContain('is set in');
    expect(abroad).toContain('name Prague (page 1) and Budapest (page 1)');
    expect(await script('PRAGUE - CAFE', 'PRAGUE', ...Array.from({ length: 12 }, () => 'ROOM'))).not.toContain(
      'is set in',
    );
  });

  it('takes no place of the talk for the setting', async () => {
    const text = 'INT. HUT - NIGHT\n\nSnow.\n\nANN\nA sighting in Grenoble, and one in Toulouse.\n';
    expect(await settingOf(text)).not.toMatch(/Grenoble|is set in/);
  });

  it('reads a county under a title over the picture, a dog’s name as no British word, and flat water as no dwelling', async () => {
    expect(await settingOf('EXT. MARSH - DAWN\n\nFlat sky. Title over: "Lincolnshire, 1911."\n')).toContain(
      'is set in Lincolnshire, United Kingdom',
    );
    const dog = await settingOf(
      `EXT. MARSH - DAWN\n\n${'Flat water. Biscuit runs. Come on, Biscuit. The dog Biscuit stops.\n\n'.repeat(4)}`,
    );
    expect(dog).not.toContain('British');
    const talk = 'ANN\nWell, Mum, they said so. Ask them, Mum.\n\n'.repeat(2);
    expect(await settingOf(`EXT. HARBOUR - DAWN\n\nThe harbour is grey.\n\n${talk}`)).toContain('British or Irish');
  });

  it('counts the language of a script’s own country in full, whatever its kind of English', async () => {
    const scene = (place: string) => `EXT. ${place} - DAY\n\nNothing moves.\n`;
    const { home } = findingsOf(await screenplayOf(['SYDNEY - QUAY', 'SYDNEY - BEACH', 'ROAD'].map(scene).join('\n')));
    expect(home?.place).toBe('Australia');
    expect(home?.parts.find(({ name }) => name === 'Language')).toEqual({ name: 'Language', points: 10, of: 10 });
  });

  it('takes the setting from the details when they name one', async () => {
    const { setting, home } = findingsOf(await lastReel(), { other_inputs: 'We think of the coast near Marseille.' });
    expect(setting[0]?.text).toContain('Marseille, France');
    expect(home?.place).toBe('France');
  });

  it('says which heading may be a room of the place around it, and what that would save', async () => {
    const { shooting } = findingsOf(await lastReel());
    const room = shooting.find(({ label }) => label === 'Perhaps one place');
    expect(room?.value).toContain('Projection Booth');
    expect(room?.note).toContain('from 13 to 4');
  });

  it('scores no landscape, says so, and gives each of the best matches a reason', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { alternatives, alternativesNote } = findingsOf(screenplay);
      expect(alternativesNote).toMatch(/Which landscapes, streets and weathers “.+” asks to see is not known here/);
      for (const { parts } of alternatives)
        expect(parts.map(({ name }) => name)).toEqual(['Look', 'Language', 'Incentive']);
      expect(alternatives[0]?.pros.map(({ text }) => text).join(' ')).toContain('those of the British Isles');
    }
  });

  it('dates every incentive, calls undated and old ones so, and lets them count half', async () => {
    const { alternatives } = findingsOf(await lastReel());
    for (const { incentives, cons } of alternatives)
      for (const { published, old } of incentives) {
        expect(old).toBe(published === null || published < 2025);
        if (old) expect(cons.some(({ text }) => text.startsWith('Its incentive figure'))).toBe(true);
      }
    expect(alternatives.flatMap(({ incentives }) => incentives).some(({ old }) => old)).toBe(true);
    const [entry] = ask(await lastReel()).entries;
    const cards = entry?.blocks.find((block) => block.kind === 'cards');
    const lines = cards?.cards.flatMap(({ groups }) => groups.find(({ label }) => label === 'Incentives')?.items ?? []);
    expect(lines?.length).toBeGreaterThan(3);
    for (const { text, published } of lines ?? []) {
      expect(text).toContain('Verify before you rely on it.');
      expect(text).toContain(published === null ? 'undated' : String(published));
    }
  });

  it.each(Object.keys(edgeScripts))('answers %s honestly, without a number that is none', async (name) => {
    const screenplay = await edgeScripts[name]?.();
    if (!screenplay) throw new Error(`No script ${name}`);
    const answer = ask(screenplay);
    expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity|undefined|null%/);
    expect(answer.entries.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
    const { alternatives, alternativesNote } = locationAnalysisFindings.parse(answer.structured_data);
    if (name === 'a script in another language') expect(alternativesNote).toContain('kinds of English only');
    if (['one scene', 'a script without headings'].includes(name)) expect(alternatives).toEqual([]);
  });

  it('lists every place once, each with a latitude on this globe', () => {
    expect(new Set(productionPlaces.map(({ place }) => place)).size).toBe(productionPlaces.length);
    const known = new Set(productionPlaces.map(({ place }) => place));
    expect(incentives.filter(({ place }) => !known.has(place)).map(({ place }) => place)).toEqual(['Canada (federal)']);
    for (const { place, latitude, languages, country } of productionPlaces) {
      expect(
        incentives.some((row) => row.place === place),
        place,
      ).toBe(true);
      expect(regionOf(country)).not.toBe('');
      expect(Math.abs(latitude)).toBeLessThan(66);
      expect(languages).not.toEqual([]);
    }
  });

  it('knows a language and a part of the world for every place of the gazetteer, and each name once', () => {
    for (const { country, language } of gazetteer)
      expect([regionOf(country), language].every((one) => one !== '')).toBe(true);
    const names = gazetteer.map(({ name }) => name.toUpperCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const { region } of gazetteer)
      if (region !== null)
        expect(
          productionPlaces.some(({ place }) => place === region),
          region,
        ).toBe(true);
  });

  it('knows how long the days are at a latitude', () => {
    expect(daylightHours(0)).toEqual({ shortest: 12, longest: 12 });
    expect(daylightHours(51.5).shortest).toBeCloseTo(7.7, 0);
    expect(daylightHours(-51.5)).toEqual(daylightHours(51.5));
    expect(daylightHours(80)).toEqual({ shortest: 0, longest: 24 });
  });
});
