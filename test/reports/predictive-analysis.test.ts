/** Question 14: the base rate of released films of the genre, never a chance from the pages. */
import { describe, expect, it } from 'vitest';
import { filmRows } from '../../bin/success-rows.ts';
import type { ScriptDetails } from '../../lib/contract/uploads.ts';
import { predictiveAnalysisFindings } from '../../lib/reports/predictive-analysis/card.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';
import { askQuestion, keepsItsPromises } from './promises.ts';

const answer = askQuestion(14);

describe('success prediction', () => {
  keepsItsPromises(answer);

  const predicted = async (genre: ScriptDetails['genre']) =>
    predictiveAnalysisFindings.parse(answer(await lastReel(), { genre }).structured_data);

  it('shows the base rate of released films of the genre that was given, with its caption and number of films, as it was counted', async () => {
    for (const [genre, percent, films] of [
      ['horror', 64, '216 with a published budget'],
      ['drama', 39, '765 with a published budget'],
      ['thriller', 38, '236 with a published budget'],
    ] as const) {
      const { low, high, reading, baseRates } = await predicted(genre);
      expect([low, high, baseRates[0]?.percent]).toEqual([percent, percent, percent]);
      expect(reading[0]).toContain(films);
      expect(reading[0]).toContain(`${percent} in 100 grossed at least twice it`);
      expect(reading[0]).toContain('nothing on the pages of “The Last Reel” went into it');
    }
  });

  it('shows the rate of all films where no genre is named, and says that they are', async () => {
    const { low, high, reading, baseRates } = await predicted('');
    expect([low, high]).toEqual([46, 46]);
    expect(baseRates[0]).toEqual({ label: 'All films', percent: 46, sample: 3009 });
    expect(reading[0]).toMatch(
      /^The base rate of released films of every genre: .* “The Last Reel”, whose genre is open, went into it\.$/,
    );
  });

  it('gives two scripts of one genre the same figure, whatever stands on their pages, and each what raises its cost', async () => {
    const other = predictiveAnalysisFindings.parse(answer(await marrow(), { genre: 'comedy' }).structured_data);
    const own = await predicted('comedy');
    expect(other.low).toBe(own.low);
    expect(other.drivers.map(({ text }) => text)).not.toEqual(own.drivers.map(({ text }) => text));
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
