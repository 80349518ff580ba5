/**
 * Where films are shot for an incentive, as a table of our own: country, languages, latitude. Long, because it is one row a place. Refuses
 * claims about landscapes, studios and crews, which nobody has scouted for it.
 */

/** The English that day players and signs bring along; null where it is not the language of daily life for most. */
type English = 'British' | 'American' | 'another' | null;

/** `place` is the name in the table of incentives. `latitude` in degrees, south negative, of the busiest city. */
export interface ProductionPlace {
  readonly place: string;
  readonly country: string;
  readonly languages: readonly string[];
  readonly english: English;
  readonly latitude: number;
}

export const productionPlaces: readonly ProductionPlace[] = [
  {
    place: 'United Kingdom',
    country: 'United Kingdom',
    languages: ['English'],
    english: 'British',
    latitude: 51.5,
  },
  {
    place: 'Ireland',
    country: 'Ireland',
    languages: ['English', 'Irish'],
    english: 'British',
    latitude: 53.3,
  },
  {
    place: 'Hungary',
    country: 'Hungary',
    languages: ['Hungarian'],
    english: null,
    latitude: 47.5,
  },
  {
    place: 'Czechia',
    country: 'Czechia',
    languages: ['Czech'],
    english: null,
    latitude: 50.1,
  },
  {
    place: 'Poland',
    country: 'Poland',
    languages: ['Polish'],
    english: null,
    latitude: 52.2,
  },
  {
    place: 'Croatia',
    country: 'Croatia',
    languages: ['Croatian'],
    english: null,
    latitude: 45.8,
  },
  {
    place: 'Montenegro',
    country: 'Montenegro',
    languages: ['Montenegrin'],
    english: null,
    latitude: 42.4,
  },
  {
    place: 'France',
    country: 'France',
    languages: ['French'],
    english: null,
    latitude: 48.9,
  },
  {
    place: 'Spain',
    country: 'Spain',
    languages: ['Spanish'],
    english: null,
    latitude: 40.4,
  },
  {
    place: 'Canary Islands',
    country: 'Spain',
    languages: ['Spanish'],
    english: null,
    latitude: 28.1,
  },
  {
    place: 'Malta',
    country: 'Malta',
    languages: ['Maltese', 'English'],
    english: 'another',
    latitude: 35.9,
  },
  {
    place: 'Greece',
    country: 'Greece',
    languages: ['Greek'],
    english: null,
    latitude: 38,
  },
  {
    place: 'Iceland',
    country: 'Iceland',
    languages: ['Icelandic'],
    english: null,
    latitude: 64.1,
  },
  {
    place: 'Cyprus',
    country: 'Cyprus',
    languages: ['Greek', 'Turkish'],
    english: null,
    latitude: 35.2,
  },
  {
    place: 'Estonia',
    country: 'Estonia',
    languages: ['Estonian'],
    english: null,
    latitude: 59.4,
  },
  {
    place: 'Saudi Arabia',
    country: 'Saudi Arabia',
    languages: ['Arabic'],
    english: null,
    latitude: 24.7,
  },
  {
    place: 'Abu Dhabi',
    country: 'United Arab Emirates',
    languages: ['Arabic', 'English'],
    english: null,
    latitude: 24.5,
  },
  {
    place: 'Jordan',
    country: 'Jordan',
    languages: ['Arabic'],
    english: null,
    latitude: 31.9,
  },
  {
    place: 'India',
    country: 'India',
    languages: ['Hindi', 'English'],
    english: 'another',
    latitude: 19.1,
  },
  {
    place: 'Thailand',
    country: 'Thailand',
    languages: ['Thai'],
    english: null,
    latitude: 13.8,
  },
  {
    place: 'Australia',
    country: 'Australia',
    languages: ['English'],
    english: 'another',
    latitude: -33.9,
  },
  {
    place: 'New Zealand',
    country: 'New Zealand',
    languages: ['English', 'Māori'],
    english: 'another',
    latitude: -36.8,
  },
  {
    place: 'South Africa',
    country: 'South Africa',
    languages: ['English', 'Afrikaans', 'Zulu'],
    english: 'another',
    latitude: -33.9,
  },
  {
    place: 'Colombia',
    country: 'Colombia',
    languages: ['Spanish'],
    english: null,
    latitude: 4.7,
  },
  {
    place: 'Chile',
    country: 'Chile',
    languages: ['Spanish'],
    english: null,
    latitude: -33.4,
  },
  {
    place: 'Dominican Republic',
    country: 'Dominican Republic',
    languages: ['Spanish'],
    english: null,
    latitude: 18.5,
  },
  {
    place: 'British Columbia',
    country: 'Canada',
    languages: ['English'],
    english: 'American',
    latitude: 49.3,
  },
  {
    place: 'Ontario',
    country: 'Canada',
    languages: ['English', 'French'],
    english: 'American',
    latitude: 43.7,
  },
  {
    place: 'Alberta',
    country: 'Canada',
    languages: ['English'],
    english: 'American',
    latitude: 51,
  },
  {
    place: 'Manitoba',
    country: 'Canada',
    languages: ['English', 'French'],
    english: 'American',
    latitude: 49.9,
  },
  {
    place: 'Georgia (US)',
    country: 'United States',
    languages: ['English'],
    english: 'American',
    latitude: 33.7,
  },
  {
    place: 'New York',
    country: 'United States',
    languages: ['English'],
    english: 'American',
    latitude: 40.7,
  },
  {
    place: 'New Jersey',
    country: 'United States',
    languages: ['English'],
    english: 'American',
    latitude: 40.7,
  },
  {
    place: 'California',
    country: 'United States',
    languages: ['English'],
    english: 'American',
    latitude: 34.1,
  },
  {
    place: 'New Mexico',
    country: 'United States',
    languages: ['English', 'Spanish'],
    english: 'American',
    latitude: 35.1,
  },
  {
    place: 'Illinois',
    country: 'United States',
    languages: ['English'],
    english: 'American',
    latitude: 41.9,
  },
  {
    place: 'Massachusetts',
    country: 'United States',
    languages: ['English'],
    english: 'American',
    latitude: 42.4,
  },
  {
    place: 'Texas',
    country: 'United States',
    languages: ['English', 'Spanish'],
    english: 'American',
    latitude: 30.3,
  },
  {
    place: 'Kentucky',
    country: 'United States',
    languages: ['English'],
    english: 'American',
    latitude: 38.3,
  },
];
