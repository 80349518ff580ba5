/** Question 15: where a script is set, what its places ask, and where else it could be shot. */
import { describe, expect, it } from 'vitest';
import type { ScriptDetails } from '../../lib/contract/uploads.ts';
import { gazetteer } from '../../lib/engine/norms/gazetteer.ts';
import { incentives } from '../../lib/engine/norms/incentives.ts';
import { productionPlaces } from '../../lib/engine/norms/production-places.ts';
import { regionOf } from '../../lib/engine/norms/world-regions.ts';
import { type LocationAnalysisFindings, locationAnalysisFindings } from '../../lib/reports/location-analysis/card.ts';
import { incentivesTitle } from '../../lib/reports/location-analysis/words.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { edgeScripts } from '../corpus/edge-scripts.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';
import { askQuestion, keepsItsPromises } from './promises.ts';

const ask = askQuestion(15);
const findingsOf = (screenplay: Screenplay, details: Partial<ScriptDetails> = {}): LocationAnalysisFindings =>
  locationAnalysisFindings.parse(ask(screenplay, details).structured_data);
/** Of a script that names no place, in one of its forms. */
const unset = /^Name the town or country of /;
const openSetting = /No heading of .+ names a well-known town or country/;
const settingOf = async (text: string): Promise<string> =>
  findingsOf(await screenplayOf(text))
    .setting.map((one) => one.text)
    .join(' ');

describe('the location analysis', () => {
  keepsItsPromises(ask, 1);

  it('says that neither corpus script names a place, and where it lives instead', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { setting, home } = findingsOf(screenplay);
      expect(setting[0]?.text).toMatch(openSetting);
      expect(setting).toHaveLength(1);
      expect(home).toBeNull();
    }
  });

  it('names two or three places, each with an incentive, the highest first', async () => {
    for (const [screenplay, details] of [
      [await lastReel(), { other_inputs: 'Set in Dublin' }],
      [await marrow(), { other_inputs: 'Set in Warsaw' }],
    ] as const) {
      const { alternatives } = findingsOf(screenplay, details);
      expect(alternatives.length).toBeGreaterThan(0);
      expect(alternatives.length).toBeLessThanOrEqual(3);
      const best = alternatives.map(({ incentives: own }) => Math.max(...own.map(({ percent }) => percent)));
      expect(best).toEqual(best.toSorted((a, b) => b - a));
    }
  });

  it('matches no place with a script that names none as its setting, until its writer does', async () => {
    const titles = (screenplay: Screenplay, details: Partial<ScriptDetails> = {}) =>
      ask(screenplay, details).entries.flatMap(({ blocks }) => blocks.map((block) => 'title' in block && block.title));
    const { alternatives, alternativesNote } = findingsOf(await lastReel());
    expect(alternatives).toEqual([]);
    expect(alternativesNote).toMatch(unset);
    expect(titles(await lastReel())).not.toContain(incentivesTitle);
    expect(titles(await lastReel(), { other_inputs: 'Set in Dublin' })).toContain(incentivesTitle);
    const dublin = await screenplayOf('EXT. DUBLIN QUAYS - DAY\n\nRain on the river.\n\n'.repeat(6));
    expect(titles(dublin)).toContain(incentivesTitle);
  });

  it('holds no place on earth against a script that plays on none', async () => {
    const bridge = 'INT. BRIDGE - DAY\n\nThe colour of the alarm turns.\n\n';
    const scripts = (space: string): string => `${space}\n\nStars.\n\n${bridge.repeat(18)}`;
    const away = findingsOf(await screenplayOf(scripts('EXT. SPACE - DAY')));
    expect(away.alternatives).toEqual([]);
    expect(away.alternativesNote).toBe(
      'Name a country among the details to have places compared; by heading or action at least one scene is in space or on another world.',
    );
    expect(findingsOf(await screenplayOf(scripts('EXT. SPACE - DAY') + bridge.repeat(2))).alternativesNote).toMatch(
      unset,
    );
    const dublin = 'EXT. DUBLIN STREET - DAY\n\nRain.\n\n';
    expect(findingsOf(await screenplayOf(scripts('EXT. SPACE - DAY') + dublin)).alternativesNote).toMatch(unset);
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
    const open = openSetting;
    const scene = (place: string, line = 'Nothing moves.') => `INT. ${place} - DAY\n\n${line}\n`;
    for (const places of [
      ['BOSTON WHALER', 'BOSTON WHALER', 'HARBOUR'],
      ['NICE HOUSE', 'NICE HOUSE - KITCHEN'],
      ["INDIANA JONES' ROOM", "INDIANA JONES' ROOM"],
      ['QUEENS CHAMBER', 'QUEENS CHAMBER'],
    ])
      expect(await settingOf(places.map((place) => scene(place)).join('\n')), places[0]).toMatch(open);
    expect(await settingOf('INT. PARIS - DAY\n\nParis waits.\n\nPARIS\nHello.\n')).toMatch(open);
    expect(await settingOf(scene('ROOM', 'A poster of Lisbon. The Lisbon boat is late.').repeat(3))).toMatch(open);
    const one = await settingOf(['CAFE - PRAGUE', 'ROOM', 'STREET'].map((place) => scene(place)).join('\n'));
    expect(one).toMatch(/It shows Prague \(page 1\); whether it is set there is not sure\./);
    expect(one).not.toContain('is set in');
  });

  it('is sure of a setting that heads a fifth of the scenes, unless other countries are named half as often', async () => {
    const script = (...places: readonly string[]) =>
      settingOf(places.map((place) => `EXT. ${place} - DAY\n\nNothing moves.\n`).join('\n'));
    expect(await script('PRAGUE - CAFE', 'ROOM', 'STREET', 'PRAGUE', 'ROOM')).toContain('is set in Prague, Czechia.');
    const abroad = await script('PRAGUE - CAFE', 'PRAGUE', 'BUDAPEST', 'ROOM');
    expect(abroad).not.toContain('is set in');
    expect(abroad).toContain('Prague (page 1) and Budapest (page 1)');
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
  });

  it('takes the setting from the details when they name one', async () => {
    const { setting, home } = findingsOf(await lastReel(), { other_inputs: 'We think of the coast near Marseille.' });
    expect(setting[0]?.text).toContain('Marseille, France');
    expect(home?.place).toBe('France');
  });

  it('dates every incentive and calls undated ones so', async () => {
    const details = { other_inputs: 'Set in Dublin' };
    const { alternatives } = findingsOf(await lastReel(), details);
    for (const { incentives } of alternatives)
      for (const { published, old } of incentives) expect(old).toBe(published === null || published < 2025);
    const [entry] = ask(await lastReel(), details).entries;
    const table = entry?.blocks.flatMap((block) =>
      block.kind === 'table' && block.title === incentivesTitle ? [block] : [],
    )[0];
    expect(table?.rows.length).toBeGreaterThanOrEqual(2);
    for (const [at, row] of (table?.rows ?? []).entries()) expect(row.at(-1)).toBe(table?.published?.[at] ?? 'undated');
  });

  it('lists places of its own country by name, and takes a late caption for a journey', async () => {
    const scenes = (count: number) => 'INT. ROOM - DAY\n\nNothing moves.\n\n'.repeat(count);
    expect(await settingOf(`${scenes(40)}SUPER: PRAGUE\n\n${scenes(2)}`)).not.toContain('is set in');
    const towns = ['BOSTON STREET', 'DALLAS', 'CHICAGO SKYLINE', 'ROOM'];
    const text = towns.map((place) => `EXT. ${place} - DAY\n\nNothing moves.\n`).join('\n');
    expect(await settingOf(text)).toMatch(/is set in the United States; it shows .*Boston \(page 1\)/);
    const landmark = 'EXT. TIMES SQUARE - DAY\n\nNeon.\n\nINT. NYPD - DAY\n\nPhones. The Manhattan skyline.\n';
    expect(await settingOf(landmark)).toContain('is set in New York, United States');
  });

  it.each(Object.keys(edgeScripts))('answers %s honestly, without a number that is none', async (name) => {
    const screenplay = await edgeScripts[name]?.();
    if (!screenplay) throw new Error(`No script ${name}`);
    const answer = ask(screenplay);
    expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity|undefined|null%/);
    expect(answer.entries.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
    const { alternatives, alternativesNote } = locationAnalysisFindings.parse(answer.structured_data);
    if (name === 'a script in another language') expect(alternativesNote).toContain('kind of English');
    if (['one scene', 'a script without headings'].includes(name)) expect(alternatives).toEqual([]);
  });

  it('lists every place once, each with an incentive', () => {
    expect(new Set(productionPlaces.map(({ place }) => place)).size).toBe(productionPlaces.length);
    const known = new Set(productionPlaces.map(({ place }) => place));
    expect(incentives.filter(({ place }) => !known.has(place)).map(({ place }) => place)).toEqual(['Canada (federal)']);
    for (const { place, languages, country } of productionPlaces) {
      expect(
        incentives.some((row) => row.place === place),
        place,
      ).toBe(true);
      expect(regionOf(country)).not.toBe('');
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
});
