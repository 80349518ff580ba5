/** Question 15: where a script is set, what its places ask, and where else it could be shot. */
import { describe, expect, it } from 'vitest';
import { type LocationAnalysisFindings, locationAnalysisFindings } from '../../lib/analyses/location-analysis/card.ts';
import { daylightHours } from '../../lib/analyses/location-analysis/daylight.ts';
import { gazetteer } from '../../lib/analyses/norms/gazetteer.ts';
import { incentives } from '../../lib/analyses/norms/incentives.ts';
import { productionPlaces } from '../../lib/analyses/norms/production-places.ts';
import { regionOf } from '../../lib/analyses/norms/world-regions.ts';
import type { ScriptDetails } from '../../lib/contract/uploads.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { edgeScripts } from './edge-scripts.ts';
import { askQuestion, keepsItsPromises } from './promises.ts';
import { lastReel, marrow, screenplayOf } from './scripts.ts';

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
      expect(setting[0]?.text).toContain('names no country');
      expect(setting[1]?.text).toContain('British or Irish');
      expect(home).toBeNull();
    }
  });

  it('reads what the sample asks to see off its headings and exteriors, and matches places by it', async () => {
    const { landscapes, alternatives } = findingsOf(await lastReel());
    expect(landscapes.map(({ tag }) => tag)).toEqual(['harbour', 'smallTown', 'coast']);
    expect(alternatives.slice(0, 2).map(({ place }) => place)).toEqual(['United Kingdom', 'Ireland']);
    expect(alternatives[0]?.pros[0]?.text).toContain('(Harbour Town, page 1)');
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

  it('takes no person, no likeness and no single mention for the setting', async () => {
    expect(await settingOf('INT. ROOM - DAY\n\nParis and Jordan wait.\n\nPARIS\nHello.\n\nJORDAN\nHello.\n')).toContain(
      'names no country',
    );
    expect(await settingOf('INT. ROOM - DAY\n\nIt is hot like Bangkok in here. A cup of china.\n')).toContain(
      'names no country',
    );
    expect(await settingOf('INT. ROOM - DAY\n\nA poster of Lisbon.\n')).toContain('too little to call it the setting');
  });

  it('takes two places of one country in the talk for the setting, and says so; one, or two countries, for none', async () => {
    const talk = (line: string): string => `INT. HUT - NIGHT\n\nSnow.\n\nANN\n${line}\n`;
    const two = await settingOf(talk('A sighting in Grenoble, and one in Toulouse.'));
    expect(two).toContain('its talk names Grenoble (page 1) and Toulouse (page 1), all in France, and nowhere else');
    expect(await settingOf(talk('A sighting in Grenoble.'))).toContain('so where it is set is open');
    expect(await settingOf(talk('From Grenoble to Toulouse, by Budapest.'))).toContain('so where it is set is open');
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

  it('asks for no landscape on the word of a likeness, a room, talk or another world', async () => {
    const tagsOf = async (text: string): Promise<string[]> =>
      findingsOf(await screenplayOf(text)).landscapes.map(({ tag }) => tag);
    expect(await tagsOf('EXT. ROAD - DAY\n\nFlat like a desert.\n\nANNA\nThe sea! The island!\n')).toEqual([]);
    expect(await tagsOf('INT. ROOM - DAY\n\nSnow falls on the mountains outside.\n')).toEqual([]);
    expect(await tagsOf('EXT. SPACE NEAR THE DESERT PLANET - DAY\n\nDunes below.\n')).toEqual([]);
    expect(await tagsOf('EXT. DUNES - DAY\n\nHeat. A castle on the ridge.\n')).toEqual(
      expect.arrayContaining(['desert', 'heat', 'castle', 'mountains']),
    );
  });

  it('prefers places with the landscape asked for, and says of the others what they lack', async () => {
    const scene = (place: string) => `EXT. ${place} - DAY\n\nNothing moves.\n`;
    const { alternatives } = findingsOf(await screenplayOf(['DESERT', 'DUNES', 'DESERT ROAD'].map(scene).join('\n')));
    const lacking = alternatives.filter(({ parts }) =>
      parts.some(({ name, points }) => name === 'Landscape' && points === 0),
    );
    expect(alternatives[0]?.pros[0]?.text).toMatch(/^Desert: /);
    for (const { cons } of lacking) expect(cons.map(({ text }) => text).join(' ')).toContain('no desert');
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
    if (name === 'a script in another language') expect(alternativesNote).toContain('English only');
    if (['one scene', 'a script without headings'].includes(name)) expect(alternatives).toEqual([]);
  });

  it('lists every place once, each with a latitude on this globe and landscapes with an example', () => {
    expect(new Set(productionPlaces.map(({ place }) => place)).size).toBe(productionPlaces.length);
    const known = new Set(productionPlaces.map(({ place }) => place));
    expect(incentives.filter(({ place }) => !known.has(place)).map(({ place }) => place)).toEqual(['Canada (federal)']);
    for (const { place, latitude, has, languages, country } of productionPlaces) {
      expect(
        incentives.some((row) => row.place === place),
        place,
      ).toBe(true);
      expect(regionOf(country)).not.toBe('');
      expect(Math.abs(latitude)).toBeLessThan(66);
      expect(languages).not.toEqual([]);
      for (const example of Object.values(has)) expect(example.length).toBeGreaterThan(2);
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

  it('looks for no harbour at a loading dock, nor where a craft docks with a station', async () => {
    const english = 'The men are at the nets with their hands in the ropes, and one of them is asleep. '.repeat(6);
    const text = async (heading: string, action: string) =>
      JSON.stringify(ask(await screenplayOf(`${heading}\n\n${action}\n\nEXT. ROAD - DAY\n\n${english}\n`)).entries);
    expect(await text('EXT. LOADING DOCK - DAY', 'Crates.')).not.toContain('A harbour.');
    expect(await text('EXT. STATION - DAY', 'Unity docks with the station.')).not.toContain('A harbour.');
    expect(await text('EXT. FISHING DOCK - DAY', 'Nets.')).toContain('A harbour.');
  });
});
