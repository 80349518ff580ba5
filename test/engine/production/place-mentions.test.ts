/** Places that a heading, a caption or a line of action names, and which of them a script is set in. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { countSetting } from '../../../lib/engine/production/count-setting.ts';
import { mentionsOf, namesIn } from '../../../lib/engine/production/place-mentions.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

const calm = 'She is in the room that they have, and it is what it was.';
const scene = (heading: string, ...body: readonly string[]): string => [heading, ...body, ''].join('\n\n');
const mentions = async (fountain: string) =>
  mentionsOf(await derivedOf(fountain)).map(({ place, way, scene: at }) => `${place.name} ${way} ${at}`);

describe('a heading', () => {
  it.each([
    ['DUBLIN', 'Dublin'],
    ['DUBLIN, 1954', 'Dublin'],
    ['CAFE - DUBLIN', 'Dublin'],
    ['CAFE – DUBLIN', 'Dublin'],
    ['CAFE (DUBLIN)', 'Dublin'],
    ['PARIS', 'Paris'],
    ['BOSTON STREET', 'Boston'],
    ['BOSTON BACK STREET', 'Boston'],
    ['BOSTON POLICE STATION', 'Boston'],
    ['TIMES SQUARE', 'New York City'],
    ['WASHINGTON D.C.', 'Washington D.C.'],
    ['WASHINGTON, D.C.', 'Washington D.C.'],
    ['ST. LOUIS', 'St. Louis'],
    ['ST. LOUIS STREET', 'St. Louis'],
    ["ST. PETER'S SQUARE", 'Rome'],
    ['DUBLIN. CAFE', 'Dublin'],
    ['A DUBLIN SQUARE', 'Dublin'],
    ["MARA'S BOSTON APARTMENT", 'Boston'],
    ['A JAIL IN MEXICO', 'Mexico'],
    ['PARIS FRANCE', 'Paris'],
    ["MARA'S CENTURY CITY OFFICE", 'Los Angeles'],
    ['UNCLE AL', ''],
    ['FISHERMAN’S WHARF', 'San Francisco'],
    ['TIMES SQUARE DINER', ''],
    ['BOSTON WHALER', ''],
    ['PARIS STREET', ''],
    ["INDIANA JONES' HOUSE", ''],
    ['NEW MEXICO', 'New Mexico'],
    ['HALL', ''],
  ])('%s names %s', async (location, place) => {
    expect(await mentions(scene(`INT. ${location} - DAY`, calm))).toEqual(place === '' ? [] : [`${place} heading 1`]);
  });

  it('names no place that somebody in the script is called by', async () => {
    const visit = (cue: string) => scene('INT. PARIS - DAY', calm, `${cue}\nSo it is.`);
    expect(await mentions(visit('PARIS'))).toEqual([]);
    expect(await mentions(visit('ANN'))).toEqual(['Paris heading 1']);
  });
});

it('of a name that lies twice is in the town that the script names', async () => {
  const venice = scene('EXT. VENICE - DAY', calm);
  expect(await mentions(venice)).toEqual(['Venice heading 1']);
  expect(await mentions(venice + scene('EXT. LOS ANGELES - DAY', calm))).toEqual([
    'Los Angeles heading 1',
    'Los Angeles heading 2',
  ]);
});

describe('a line', () => {
  it.each([
    ['SUPER: St. Louis, 1904.', ['St. Louis caption null']],
    ['SUPER: "DUBLIN, 1954"', ['Dublin caption null']],
    ['Title over: Paris', ['Paris caption null']],
    ['SUPERIMPOSED - Dublin', ['Dublin caption null']],
    ['SUPER: Dublin; Galway; Dublin', ['Dublin caption null', 'Galway caption null']],
    ['Dublin. SUPER: 1954', []],
    ['The skyline of Chicago.', ['Chicago action null']],
    ['We see DOWNTOWN Chicago.', ['Chicago action null']],
    ['The Chicago skyline, and the streets of Boston.', ['Chicago action null', 'Boston action null']],
    ['If the city of Chicago had a child, it would be her.', []],
    ['The skyline of chicago.', []],
    ['She is back from Chicago.', []],
    ['The skyline of Paris.', []],
  ])('“%s” names %j', async (line, found) => {
    expect(await mentions(scene('INT. HALL - DAY', calm, line))).toEqual(found);
  });

  it('that is said or centered without a mark names none; a centered caption does', async () => {
    expect(
      await mentions(scene('INT. HALL - DAY', 'ANN\nThe skyline of Chicago.', '> The skyline of Chicago <')),
    ).toEqual([]);
    expect(await mentions(scene('INT. HALL - DAY', calm, '> SUPER: CHICAGO <'))).toEqual(['Chicago caption null']);
  });

  it('stands behind every heading', async () => {
    const script = scene('INT. HALL - DAY', 'The skyline of Chicago.') + scene('EXT. DUBLIN - DAY', calm);
    expect(await mentions(script)).toEqual(['Dublin heading 2', 'Chicago action null']);
  });

  it('is searched for every name, the longest first, as it is printed', () => {
    expect(
      namesIn('From NEW MEXICO to Mexico, by Parisian roads.').map(({ place, printed }) => [place.name, printed]),
    ).toEqual([
      ['New Mexico', 'NEW MEXICO'],
      ['Mexico', 'Mexico'],
    ]);
  });
});

/** The place settled on, of scenes at these headings in turn, and lines put into the first. */
const settled = async (headings: readonly string[], lines: readonly string[] = [], other_inputs = '') => {
  const script = headings.map((one, at) => scene(`INT. ${one} - DAY`, calm, ...(at === 0 ? lines : []))).join('');
  const derived = await derivedOf(script);
  const { place, given } = countSetting({ derived, details: { ...emptyDetails, other_inputs } });
  return [place?.name ?? null, given?.name ?? null];
};
const halls = (count: number) => Array(count).fill('HALL');

describe('the setting', () => {
  it.each([
    ['two headings of ten', ['DUBLIN', 'DUBLIN', ...halls(8)], [], 'Dublin'],
    ['two headings of eleven, which are too few', ['DUBLIN', 'DUBLIN', ...halls(9)], [], null],
    ['one heading of two', ['DUBLIN', 'HALL'], [], null],
    ['three early headings of twenty', ['DUBLIN', 'DUBLIN', 'DUBLIN', ...halls(16)], [], 'Dublin'],
    ['three late headings of sixteen', [...halls(13), 'DUBLIN', 'DUBLIN', 'DUBLIN'], [], null],
    ['an early heading and a caption', ['DUBLIN', ...halls(18)], ['SUPER: DUBLIN'], 'Dublin'],
    ['a heading and a shown town', ['BOSTON', ...halls(18)], ['The skyline of Boston.'], 'Boston'],
    ['a caption in a small script', halls(19), ['SUPER: DUBLIN'], 'Dublin'],
    ['a caption alone in a long script', halls(20), ['SUPER: DUBLIN'], null],
    ['a shown town alone', halls(19), ['The skyline of Boston.'], null],
    ['three of four headings', ['DUBLIN', 'DUBLIN', 'DUBLIN', 'PRAGUE'], [], 'Dublin'],
    ['two of three headings', ['DUBLIN', 'DUBLIN', 'PRAGUE'], [], null],
    ['two towns of a country', ['DUBLIN', 'DUBLIN', 'GALWAY', 'GALWAY'], [], 'Ireland'],
    ['three of four towns of a country', ['DUBLIN', 'DUBLIN', 'DUBLIN', 'GALWAY'], [], 'Dublin'],
    [
      'a few headings of a town in a long script: its country',
      ['DUBLIN', 'DUBLIN', 'DUBLIN', ...halls(17)],
      [],
      'Ireland',
    ],
    ['four headings of a town in a long script', [...Array(4).fill('DUBLIN'), ...halls(16)], [], 'Dublin'],
    [
      'three headings all over a long script',
      [...halls(6), 'DUBLIN', ...halls(8), 'DUBLIN', ...halls(9), 'DUBLIN'],
      [],
      'Dublin',
    ],
    ['three headings at its end, a visit', [...halls(22), 'DUBLIN', 'DUBLIN', 'DUBLIN'], [], null],
    ['two cities of a state', ['LOS ANGELES', 'LOS ANGELES', 'SAN FRANCISCO', 'SAN FRANCISCO'], [], 'California'],
  ])('of %s', async (_, headings, lines, place) => {
    expect(await settled(headings, lines)).toEqual([place, null]);
  });

  it('is what the writer gives, spelled as a name', async () => {
    expect(await settled(['DUBLIN', 'DUBLIN'], [], 'It is set in Prague.')).toEqual(['Prague', 'Prague']);
    expect(await settled(['DUBLIN', 'DUBLIN'], [], 'It is set in prague.')).toEqual(['Dublin', null]);
    expect(await settled(['DUBLIN', 'DUBLIN'], [], 'Paris is a dog in Prague.')).toEqual(['Prague', 'Prague']);
  });
});

it('a setting that headings show outweighs places that people speak of, and not where they speak of one much more', async () => {
  const of = (names: readonly string[]) =>
    settled(
      [...halls(4), 'DUBLIN', ...halls(11), 'GALWAY', ...halls(6)],
      names.map((name) => `ANN\nWe were in ${name}.`),
    );
  expect(await of(['Lisbon', 'Lisbon'])).toEqual([null, null]);
  expect(await of(['Ireland', 'Ireland', 'Lisbon', 'Lisbon', 'Oslo'])).toEqual(['Ireland', null]);
  expect(await of(['Ireland', 'Ireland', ...Array(9).fill('Lisbon')])).toEqual([null, null]);
});

describe('what is told of the setting', () => {
  const counted = async (fountain: string) =>
    countSetting({ derived: await derivedOf(fountain), details: emptyDetails });

  it('are the places by country, then by mentions, then by name, with two quotes and three pages', async () => {
    const script =
      scene('EXT. PRAGUE - DAY', calm, 'SUPER: GALWAY') +
      scene('EXT. DUBLIN - DAY', calm, 'The skyline of Boston. It is late.') +
      scene('EXT. DUBLIN - NIGHT', calm) +
      scene('EXT. DUBLIN - DAWN', calm) +
      scene('EXT. DUBLIN - DUSK', calm);
    const { named } = await counted(script);
    expect(
      named.map(({ place, headings, captions, shows, pages, shown }) => [
        [place.name, headings, captions, shows].join(' '),
        pages.length,
        shown.map(({ quote }) => quote),
      ]),
    ).toEqual([
      ['Dublin 4 0 0', 3, ['EXT. DUBLIN - DAY', 'EXT. DUBLIN - DAWN']],
      ['Galway 0 1 0', 1, ['SUPER: GALWAY']],
      ['Boston 0 0 1', 1, ['The skyline of Boston.']],
      ['Prague 1 0 0', 1, ['EXT. PRAGUE - DAY']],
    ]);
    expect(named[0]?.place).toEqual({ name: 'Dublin', country: 'Ireland', region: null, language: 'English' });
  });

  it.each([
    ['a heading', scene('INT. HALL, 1954 - DAY', calm), ['1954']],
    ['a caption', scene('INT. HALL - DAY', 'SUPER: 1954'), ['1954']],
    ['a centered line', scene('INT. HALL - DAY', '> 1954 <'), ['1954']],
    ['a line of action', scene('INT. HALL - DAY', 'A car of 1954.'), null],
    ['talk', scene('INT. HALL - DAY', talk('ANN: SUPER: 1954.')), null],
    ['our own time', scene('INT. HALL - DAY', 'SUPER: 2000'), null],
    ['the last year that needs its own things', scene('INT. HALL - DAY', 'SUPER: 1999'), ['1999']],
    [
      'two headings out of order',
      scene('INT. HALL, 1954 - DAY', calm) +
        scene('INT. BARN, 1931 - DAY', calm) +
        scene('INT. HALL, 1954 - DAY', calm),
      ['1931', '1954'],
    ],
    ['a number of five', scene('INT. HALL - DAY', 'SUPER: 19545'), null],
  ])('is the year in %s', async (_, fountain, years) => {
    expect((await counted(fountain)).years?.years ?? null).toEqual(years);
  });

  it('shows two of its years', async () => {
    const years = ['1954', '1931', '1942'].map((year) => scene(`INT. HALL, ${year} - DAY`, calm)).join('');
    expect((await counted(years)).years?.shown.map(({ quote }) => quote)).toEqual([
      'INT. HALL, 1931 - DAY',
      'INT. HALL, 1942 - DAY',
    ]);
  });

  it('is no English where the script is in another language', async () => {
    const german = scene(
      'INT. HALL - DAY',
      'Regen fällt auf harbour, grey, lorry, kerb, Ziegel und Hund, niemand öffnet je wieder.',
    );
    expect((await counted(german)).english).toBeNull();
  });
});
