/** Question 14: a range from base rates, never from the craft. */
import { describe, expect, it } from 'vitest';
import { filmRows } from '../../bin/success-rows.ts';
import { budgetIn } from '../../lib/analyses/predictive-analysis/chances.ts';
import { askQuestion, keepsItsPromises } from './promises.ts';
import { lastReel, screenplayOf } from './scripts.ts';

const answer = askQuestion(14);

describe('success prediction', () => {
  keepsItsPromises(answer);

  it('lets the genre of the details beat the count, and stays within 25 and 60', async () => {
    for (const genre of ['action', 'comedy', 'drama', 'horror', 'scifi', 'thriller'] as const) {
      const {
        low,
        high,
        genre: used,
      } = answer(await lastReel(), { genre }).structured_data as {
        low: number;
        high: number;
        genre: { certainty: string };
      };
      expect(used.certainty).toBe('given');
      expect(low).toBeGreaterThanOrEqual(25);
      expect(high).toBeLessThanOrEqual(60);
      expect(high - low).toBeGreaterThanOrEqual(5);
    }
  });

  it('reads a budget in dollars from the details and no other', () => {
    expect(budgetIn('Budget: $12 million')).toBe(12e6);
    expect(budgetIn('our budget is 800k')).toBe(800_000);
    expect(budgetIn('Budget: €3 million')).toBeNull();
    expect(budgetIn('for teenagers')).toBeNull();
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

  it('counts thousands of people as a crowd, not thousands of chairs', async () => {
    const budget = async (action: string) =>
      JSON.stringify(answer(await screenplayOf(`INT. HALL - DAY\n\n${action}\n\nVALE\nHere we are then.\n`)));
    expect(await budget('The hall holds thousands of chairs.')).not.toContain('People in numbers');
    expect(await budget('The hall holds thousands of cheering people.')).toContain('People in numbers');
  });

  it('counts no bus for its driver’s jacket, no army for a greatcoat, no horse in a likeness, no fire in a headlight', async () => {
    const drivers = async (action: string) =>
      JSON.stringify(answer(await screenplayOf(`INT. HALL - DAY\n\n${action}\n\nVALE\nHere we are then.\n`)));
    expect(
      await drivers(
        'A bus driver’s jacket. An army greatcoat. She touches a shelf as another woman might touch a horse. One headlight burning straight down.',
      ),
    ).not.toMatch(/People in numbers|Vehicles|Animals|Effects and stunts/);
    const shown = await drivers(
      'A bus stops. The army waits. A horse rears. The barn is burning. A snowplough climbs.',
    );
    for (const title of ['People in numbers', 'Vehicles', 'Animals', 'Effects and stunts'])
      expect(shown).toContain(title);
  });

  it('counts rooms of one house as one place, and asks no scene there to play somewhere you already are', async () => {
    const text = JSON.stringify(
      answer(
        await screenplayOf(
          ['SALT HOUSE - KITCHEN', 'SALT HOUSE - LOFT', 'SALT HOUSE - KITCHEN', 'ESTATE OFFICE']
            .map((place) => `INT. ${place} - DAY\n\nShe waits.\n\nADA\nHere we are then.\n\n`)
            .join(''),
        ),
      ),
    );
    expect(text).toContain('in two locations, one of them used only once (Estate Office)');
  });
});
