/** Question 15: where a script is set, what its places ask, and where else it could be shot. */
import { describe, expect, it } from 'vitest';
import { type LocationAnalysisFindings, locationAnalysisFindings } from '../../lib/analyses/location-analysis/card.ts';
import { productionPlaces } from '../../lib/analyses/norms/production-places.ts';
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
    expect(alternatives[0]?.pros[0]?.text).toContain('Harbour Town (page 1)');
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

  it('takes the setting from the details when they name one', async () => {
    const { setting, home } = findingsOf(await lastReel(), { other_inputs: 'We think of the coast near Marseille.' });
    expect(setting[0]?.text).toContain('Marseille, France');
    expect(home?.place).toBe('France');
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
    for (const { latitude, has, languages } of productionPlaces) {
      expect(Math.abs(latitude)).toBeLessThan(66);
      expect(languages).not.toEqual([]);
      for (const example of Object.values(has)) expect(example.length).toBeGreaterThan(2);
    }
  });
});
