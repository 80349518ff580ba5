/** The tables written by hand, entered a second time by another key: a slip of the pen in one of the two is seen. */
import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../lib/engine/norms/gazetteer.ts';
import { genreNames } from '../../../lib/engine/norms/genre-names.ts';
import { incentives } from '../../../lib/engine/norms/incentives.ts';
import { productionPlaces } from '../../../lib/engine/norms/production-places.ts';
import { turningPointZones } from '../../../lib/engine/norms/turning-points.ts';

/** The places that have each value, in the order of the alphabet. */
const turned = <Row extends { readonly place: string }>(rows: readonly Row[], key: (row: Row) => unknown) =>
  Object.fromEntries(
    [...Map.groupBy(rows, (row) => String(key(row)))].map(([value, own]) => [
      value,
      own
        .map(({ place }) => place)
        .toSorted()
        .join(', '),
    ]),
  );

describe('incentives', () => {
  it('by rate', () => {
    expect(turned(incentives, ({ percent }) => percent)).toEqual({
      '16': 'Canada (federal)',
      '20': 'Georgia (US), New Zealand, Thailand',
      '21.5': 'Ontario',
      '22': 'Alberta',
      '25': 'Croatia, Czechia, Dominican Republic, Iceland, Jordan, Massachusetts, Montenegro, New Mexico, South Africa',
      '30': 'Australia, Chile, Estonia, France, Hungary, Illinois, Kentucky, Manitoba, New Jersey, New York, Poland, Spain',
      '31': 'Texas',
      '32': 'Ireland',
      '34': 'United Kingdom',
      '35': 'Abu Dhabi, California',
      '36': 'British Columbia',
      '40': 'Colombia, Cyprus, Greece, India, Malta, Saudi Arabia',
      '50': 'Canary Islands',
    });
  });

  it('by the year of their source', () => {
    expect(turned(incentives, ({ published }) => published)).toEqual({
      '2019': 'Croatia, Montenegro, Poland',
      '2020': 'South Africa',
      '2021': 'Jordan',
      '2022': 'Saudi Arabia',
      '2023': 'India',
      '2024': 'Australia, Illinois, Malta, Thailand',
      '2025':
        'Abu Dhabi, Alberta, British Columbia, California, Canada (federal), Czechia, Hungary, Ireland, Kentucky, Manitoba, Massachusetts, New Jersey, New Mexico, New York, New Zealand, Ontario, Texas, United Kingdom',
      null: 'Canary Islands, Chile, Colombia, Cyprus, Dominican Republic, Estonia, France, Georgia (US), Greece, Iceland, Spain',
    });
  });

  it('by kind', () => {
    const { credit, rebate, ...rest } = turned(incentives, ({ kind }) => kind);
    expect(rest).toEqual({
      deduction: 'Canary Islands, Spain',
      grant: 'South Africa, Texas',
      offset: 'Australia',
      reimbursement: 'Iceland, India',
    });
    expect(credit?.split(', ').length).toBe(16);
    expect(rebate?.split(', ').length).toBe(17);
  });

  it('without a note', () => {
    expect(incentives.flatMap(({ place, note }) => (note === '' ? [place] : [])).join(', ')).toBe(
      'Montenegro, Greece, Cyprus, Jordan, Ontario, Illinois',
    );
  });
});

describe('places of production', () => {
  it('by language', () => {
    expect(turned(productionPlaces, ({ languages }) => languages.join(' '))).toEqual({
      Arabic: 'Jordan, Saudi Arabia',
      'Arabic English': 'Abu Dhabi',
      Croatian: 'Croatia',
      Czech: 'Czechia',
      English:
        'Alberta, Australia, British Columbia, California, Georgia (US), Illinois, Kentucky, Massachusetts, New Jersey, New York, United Kingdom',
      'English Afrikaans Zulu': 'South Africa',
      'English French': 'Manitoba, Ontario',
      'English Irish': 'Ireland',
      'English Māori': 'New Zealand',
      'English Spanish': 'New Mexico, Texas',
      Estonian: 'Estonia',
      French: 'France',
      Greek: 'Greece',
      'Greek Turkish': 'Cyprus',
      'Hindi English': 'India',
      Hungarian: 'Hungary',
      Icelandic: 'Iceland',
      'Maltese English': 'Malta',
      Montenegrin: 'Montenegro',
      Polish: 'Poland',
      Spanish: 'Canary Islands, Chile, Colombia, Dominican Republic, Spain',
      Thai: 'Thailand',
    });
  });

  it('by their English, and those that are parts of a country', () => {
    const { null: none, ...rest } = turned(productionPlaces, ({ english }) => english);
    expect(rest).toEqual({
      American:
        'Alberta, British Columbia, California, Georgia (US), Illinois, Kentucky, Manitoba, Massachusetts, New Jersey, New Mexico, New York, Ontario, Texas',
      British: 'Ireland, United Kingdom',
      another: 'Australia, India, Malta, New Zealand, South Africa',
    });
    expect(none?.split(', ').length).toBe(19);
    const parts = productionPlaces.filter(({ place, country }) => place !== country);
    expect(turned(parts, ({ country }) => country)).toEqual({
      Canada: 'Alberta, British Columbia, Manitoba, Ontario',
      Spain: 'Canary Islands',
      'United Arab Emirates': 'Abu Dhabi',
      'United States':
        'California, Georgia (US), Illinois, Kentucky, Massachusetts, New Jersey, New Mexico, New York, Texas',
    });
  });
});

it('every country of the gazetteer but Singapore has a city of its own', () => {
  const held = new Set(gazetteer.flatMap(({ kind, country }) => (kind === 'city' ? [country] : [])));
  expect(gazetteer.filter(({ kind, name }) => kind === 'country' && !held.has(name)).map(({ name }) => name)).toEqual([
    'Singapore',
  ]);
});

it('a turning point lies within so many hundredths', () => {
  expect(
    turningPointZones.map(({ name, mean, deviation }) => `${name} ${mean - deviation}-${mean + deviation}`),
  ).toEqual([
    'Opportunity 6-26',
    'Change of plans 23-51',
    'Point of no return 54-82',
    'Major setback 78-94',
    'Climax 94-100',
  ]);
});

it('a genre is called by its own word', () => {
  for (const [genre, name] of Object.entries(genreNames))
    expect(name.toLowerCase().replace('science fiction', 'scifi')).toBe(genre);
});
