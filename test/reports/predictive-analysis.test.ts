/** Question 14: the base rate of released films of the genre, never a chance from the pages. */
import { describe, expect, it } from 'vitest';
import { filmRows } from '../../bin/success-rows.ts';
import type { ScriptDetails } from '../../lib/contract/uploads.ts';
import { predictiveAnalysisFindings } from '../../lib/reports/predictive-analysis/card.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';
import { askQuestion, keepsItsPromises } from './promises.ts';

const answer = askQuestion(14);

describe('success prediction', () => {
  keepsItsPromises(answer, 2);

  const predicted = async (genre: ScriptDetails['genre']) =>
    predictiveAnalysisFindings.parse(answer(await lastReel(), { genre }).structured_data);

  it('shows the base rate of released films of the genre that was given, with its caption, as it was counted', async () => {
    for (const [genre, percent, films] of [
      ['horror', 64, 'horror films'],
      ['drama', 39, 'dramas'],
      ['thriller', 38, 'thrillers'],
    ] as const) {
      const { low, high, of, reading, baseRates } = await predicted(genre);
      expect(baseRates[0]?.sample).toBeGreaterThan(50);
      expect([low, high, baseRates[0]?.percent]).toEqual([percent, percent, percent]);
      expect(of).toBe(`of ${baseRates[0]?.sample} released ${films}`);
      expect(reading[0]).toBe(
        'Base rate of released films: how many grossed at least twice their budget worldwide; no forecast for “The Last Reel”, a short, which is not sold that way.',
      );
    }
  });

  it('shows the rate of all films where no genre is named, and says that they are', async () => {
    const { low, high, of, baseRates } = await predicted('');
    expect([low, high]).toEqual([46, 46]);
    expect(baseRates[0]).toEqual({ label: 'All films', percent: 46, sample: 3009 });
    expect(of).toBe('of 3,009 released films');
  });

  it('gives two scripts of one genre the same figure, whatever stands on their pages, and each what raises its cost', async () => {
    const other = predictiveAnalysisFindings.parse(answer(await marrow(), { genre: 'comedy' }).structured_data);
    const own = await predicted('comedy');
    expect(other.low).toBe(own.low);
    expect(other.drivers.map(({ named }) => named)).not.toEqual(own.drivers.map(({ named }) => named));
  });

  it('joins film tables by title and year, repairs years and prefers the cleaner money', () => {
    const csv = 'year,title,budget,domgross,intgross,budget_2013$\n1999,"Lamp, The",100,50,300,200\n';
    const film = (title: string, date: string) => ({
      Title: title,
      'Release Date': date,
      'Production Budget': 100,
      'US Gross': 50,
      'Worldwide Gross': 50,
      'Major Genre': 'Drama',
    });
    const json = JSON.stringify([film('The Lamp', 'Jan 01 1999'), film('Sand', 'Jan 01 2072')]);
    const { rows, report } = filmRows(csv, json);
    expect(rows.map(({ title, year, gross, foreign }) => ({ title, year, gross, foreign }))).toEqual([
      { title: 'The Lamp', year: 1999, gross: 600, foreign: true },
      { title: 'Sand', year: 1972, gross: 100, foreign: false },
    ]);
    expect(report).toMatchObject({ shared: 1, repaired: 1, yearsRepaired: 1 });
  });

  const drivers = async (action: string, heading = 'INT. HALL - DAY') =>
    JSON.stringify(answer(await screenplayOf(`${heading}\n\n${action}\n\nVALE\nHere we are then.\n`)));

  it('counts thousands of people as a crowd, not thousands of chairs', async () => {
    expect(await drivers('The hall holds thousands of chairs.\n\nThousands of chairs.')).not.toContain('Crowds');
    expect(await drivers('The hall holds thousands of people.\n\nThousands of people.')).toContain('Crowds');
  });

  it('counts no soldier, horse or fire in a likeness, and names word and page of what is there', async () => {
    expect(
      await drivers('An army greatcoat. She touches a shelf as another woman might touch a horse. About to explode.'),
    ).not.toMatch(/Crowds|Animals|Fire and explosions/);
    const shown = await drivers(
      'A crowd waits. A horse rears. The barn explodes.\n\nThe crowd leaves. The horse falls. The shed explodes.',
    );
    for (const row of [
      '"name":"Crowds","words":"crowd","pages":"1"',
      '"name":"Animals","words":"horse","pages":"1"',
      '"name":"Fire and explosions","words":"explosion","pages":"1"',
    ])
      expect(shown).toContain(row);
  });

  it('names what is saved: one place, one who speaks', async () => {
    const { drivers: told } = predictiveAnalysisFindings.parse(
      answer(
        await screenplayOf(
          ['INN', 'INN', 'INN'].map((place) => `INT. ${place} - NIGHT\n\nShe waits.\n\nADA\nHere we are.\n\n`).join(''),
        ),
      ).structured_data,
    );
    expect(told.map(({ effect, title }) => `${effect} ${title}`)).toEqual([
      'lowers one place',
      'neither about one speaking part',
    ]);
  });

  it('counts rooms of one house as one place, and asks no scene there to play somewhere else', async () => {
    const text = JSON.stringify(
      answer(
        await screenplayOf(
          ['SALT HOUSE - KITCHEN', 'SALT HOUSE - LOFT', 'SALT HOUSE - KITCHEN', 'ESTATE OFFICE']
            .map((place) => `INT. ${place} - DAY\n\nShe waits.\n\nADA\nHere we are then.\n\n`)
            .join(''),
        ),
      ),
    );
    expect(text).toContain('Two places: Salt House (page 1) and Estate Office (page 1).');
  });

  it('names five drivers at most', async () => {
    for (const script of [await lastReel(), await marrow()])
      expect(predictiveAnalysisFindings.parse(answer(script).structured_data).drivers.length).toBeLessThanOrEqual(5);
  });
});
