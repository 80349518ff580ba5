/** Parts of the world whose houses, plants and light pass for each other, as a table of our own: a yardstick. No borders finer than that. */

export type WorldRegion =
  | 'the British Isles'
  | 'western Europe'
  | 'northern Europe'
  | 'central and eastern Europe'
  | 'the Mediterranean'
  | 'the Middle East and North Africa'
  | 'South Asia'
  | 'South-East Asia'
  | 'East Asia'
  | 'North America'
  | 'Latin America'
  | 'Australasia'
  | 'Africa south of the Sahara';

const members: Readonly<Record<WorldRegion, string>> = {
  'the British Isles': 'United Kingdom,Ireland',
  'western Europe': 'France,Belgium,Netherlands,Germany,Denmark,Austria,Switzerland',
  'northern Europe': 'Iceland,Norway,Sweden,Finland',
  'central and eastern Europe':
    'Hungary,Czechia,Poland,Estonia,Ukraine,Russia,Romania,Bulgaria,Serbia,Kazakhstan,Slovakia,Slovenia,Bosnia,Albania,Latvia,Lithuania',
  'the Mediterranean': 'Croatia,Montenegro,Spain,Malta,Greece,Cyprus,Italy,Portugal,Turkey,Monaco',
  'the Middle East and North Africa':
    'Saudi Arabia,United Arab Emirates,Jordan,Israel,Lebanon,Syria,Iraq,Iran,Egypt,Morocco,Tunisia,Afghanistan,Algeria,Libya,Kuwait,Yemen,Sudan',
  'South Asia': 'India,Pakistan,Bangladesh,Nepal,Sri Lanka,Tibet',
  'South-East Asia': 'Thailand,Vietnam,Philippines,Indonesia,Malaysia,Singapore,Cambodia,Myanmar',
  'East Asia': 'China,Hong Kong,Taiwan,Japan,South Korea,North Korea,Mongolia',
  'North America': 'United States,Canada',
  'Latin America':
    'Colombia,Chile,Dominican Republic,Mexico,Cuba,Jamaica,Brazil,Argentina,Peru,Venezuela,Bolivia,Ecuador,Uruguay,Paraguay,Panama,Nicaragua,El Salvador,Guatemala,Honduras,Haiti,Puerto Rico,Bahamas',
  Australasia: 'Australia,New Zealand',
  'Africa south of the Sahara':
    'South Africa,Kenya,Nigeria,Ghana,Ethiopia,Rwanda,Uganda,Tanzania,Zimbabwe,Congo,Sierra Leone,Liberia,Somalia',
};

const regions = new Map(
  Object.entries(members).flatMap(([region, countries]) =>
    countries.split(',').map((country) => [country, region as WorldRegion] as const),
  ),
);

/** Half alike: one can stand in for the other with dressing. */
const halfAlike: readonly (readonly [WorldRegion, WorldRegion])[] = [
  ['the British Isles', 'western Europe'],
  ['the British Isles', 'Australasia'],
  ['western Europe', 'central and eastern Europe'],
  ['western Europe', 'the Mediterranean'],
  ['western Europe', 'northern Europe'],
  ['northern Europe', 'central and eastern Europe'],
  ['the Mediterranean', 'the Middle East and North Africa'],
  ['the Mediterranean', 'Latin America'],
  ['South Asia', 'South-East Asia'],
  ['South-East Asia', 'East Asia'],
  ['South-East Asia', 'Latin America'],
  ['North America', 'Australasia'],
  ['Africa south of the Sahara', 'Australasia'],
  ['Africa south of the Sahara', 'the Middle East and North Africa'],
];

/** The part of the world a country of the gazetteer or of the production places lies in. */
export function regionOf(country: string): WorldRegion {
  const region = regions.get(country);
  if (region === undefined) throw new RangeError(`No part of the world is known for ${country}`);
  return region;
}

/** 1 for the same part of the world, a half for one that passes for it with dressing, else 0. */
export function likenessOf(one: WorldRegion, other: WorldRegion): number {
  if (one === other) return 1;
  return halfAlike.some((pair) => pair.includes(one) && pair.includes(other)) ? 0.5 : 0;
}
