/**
 * Where films are shot for an incentive, as a table of our own: country, languages. Long, because it is one row a place. No claims about landscapes, studios and crews, which nobody has scouted for it.
 */

/** The English that day players and signs bring along; null where it is not the language of daily life for most. */
type English = 'British' | 'American' | 'another' | null;

/** `place` is the name in the table of incentives. */
export interface ProductionPlace {
  readonly place: string;
  readonly country: string;
  readonly languages: readonly string[];
  readonly english: English;
}

export const productionPlaces: readonly ProductionPlace[] = [
  {
    place: 'United Kingdom',
    country: 'United Kingdom',
    languages: ['English'],
    english: 'British',
  },
  {
    place: 'Ireland',
    country: 'Ireland',
    languages: ['English', 'Irish'],
    english: 'British',
  },
  {
    place: 'Hungary',
    country: 'Hungary',
    languages: ['Hungarian'],
    english: null,
  },
  {
    place: 'Czechia',
    country: 'Czechia',
    languages: ['Czech'],
    english: null,
  },
  {
    place: 'Poland',
    country: 'Poland',
    languages: ['Polish'],
    english: null,
  },
  {
    place: 'Croatia',
    country: 'Croatia',
    languages: ['Croatian'],
    english: null,
  },
  {
    place: 'Montenegro',
    country: 'Montenegro',
    languages: ['Montenegrin'],
    english: null,
  },
  {
    place: 'France',
    country: 'France',
    languages: ['French'],
    english: null,
  },
  {
    place: 'Spain',
    country: 'Spain',
    languages: ['Spanish'],
    english: null,
  },
  {
    place: 'Canary Islands',
    country: 'Spain',
    languages: ['Spanish'],
    english: null,
  },
  {
    place: 'Malta',
    country: 'Malta',
    languages: ['Maltese', 'English'],
    english: 'another',
  },
  {
    place: 'Greece',
    country: 'Greece',
    languages: ['Greek'],
    english: null,
  },
  {
    place: 'Iceland',
    country: 'Iceland',
    languages: ['Icelandic'],
    english: null,
  },
  {
    place: 'Cyprus',
    country: 'Cyprus',
    languages: ['Greek', 'Turkish'],
    english: null,
  },
  {
    place: 'Estonia',
    country: 'Estonia',
    languages: ['Estonian'],
    english: null,
  },
  {
    place: 'Saudi Arabia',
    country: 'Saudi Arabia',
    languages: ['Arabic'],
    english: null,
  },
  {
    place: 'Abu Dhabi',
    country: 'United Arab Emirates',
    languages: ['Arabic', 'English'],
    english: null,
  },
  {
    place: 'Jordan',
    country: 'Jordan',
    languages: ['Arabic'],
    english: null,
  },
  {
    place: 'India',
    country: 'India',
    languages: ['Hindi', 'English'],
    english: 'another',
  },
  {
    place: 'Thailand',
    country: 'Thailand',
    languages: ['Thai'],
    english: null,
  },
  {
    place: 'Australia',
    country: 'Australia',
    languages: ['English'],
    english: 'another',
  },
  {
    place: 'New Zealand',
    country: 'New Zealand',
    languages: ['English', 'Māori'],
    english: 'another',
  },
  {
    place: 'South Africa',
    country: 'South Africa',
    languages: ['English', 'Afrikaans', 'Zulu'],
    english: 'another',
  },
  {
    place: 'Colombia',
    country: 'Colombia',
    languages: ['Spanish'],
    english: null,
  },
  {
    place: 'Chile',
    country: 'Chile',
    languages: ['Spanish'],
    english: null,
  },
  {
    place: 'Dominican Republic',
    country: 'Dominican Republic',
    languages: ['Spanish'],
    english: null,
  },
  {
    place: 'British Columbia',
    country: 'Canada',
    languages: ['English'],
    english: 'American',
  },
  {
    place: 'Ontario',
    country: 'Canada',
    languages: ['English', 'French'],
    english: 'American',
  },
  {
    place: 'Alberta',
    country: 'Canada',
    languages: ['English'],
    english: 'American',
  },
  {
    place: 'Manitoba',
    country: 'Canada',
    languages: ['English', 'French'],
    english: 'American',
  },
  {
    place: 'Georgia (US)',
    country: 'United States',
    languages: ['English'],
    english: 'American',
  },
  {
    place: 'New York',
    country: 'United States',
    languages: ['English'],
    english: 'American',
  },
  {
    place: 'New Jersey',
    country: 'United States',
    languages: ['English'],
    english: 'American',
  },
  {
    place: 'California',
    country: 'United States',
    languages: ['English'],
    english: 'American',
  },
  {
    place: 'New Mexico',
    country: 'United States',
    languages: ['English', 'Spanish'],
    english: 'American',
  },
  {
    place: 'Illinois',
    country: 'United States',
    languages: ['English'],
    english: 'American',
  },
  {
    place: 'Massachusetts',
    country: 'United States',
    languages: ['English'],
    english: 'American',
  },
  {
    place: 'Texas',
    country: 'United States',
    languages: ['English', 'Spanish'],
    english: 'American',
  },
  {
    place: 'Kentucky',
    country: 'United States',
    languages: ['English'],
    english: 'American',
  },
];
