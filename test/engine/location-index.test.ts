/** The index of places: what is one place and what is not, its light, its moves. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../lib/engine/derive.ts';
import type { LocationIndex } from '../../lib/engine/scenes/location-index.ts';
import { locationNameOf, locationWords, nearlySameNames } from '../../lib/engine/scenes/location-names.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';

const indexOf = async (...headings: readonly string[]): Promise<LocationIndex> =>
  derive(await screenplayOf(headings.map((heading) => `${heading}\n\nRain.\n`).join('\n'))).locations;
const namesOf = ({ locations }: LocationIndex): string[] => locations.map(({ name }) => name);
const same = (one: string, other: string): boolean => {
  const [words, others] = [locationWords(one), locationWords(other)];
  const names = nearlySameNames<true>([words, others]);
  names.add(words, true);
  return names.find(others) === true;
};

describe('the name of a place', () => {
  it('is parted from its room by a dash, a comma or a spaced slash', () => {
    expect(locationNameOf('MERIDIAN CINEMA - LOBBY')).toEqual({ main: 'MERIDIAN CINEMA', sub: 'LOBBY' });
    expect(locationNameOf('House, Kitchen')).toEqual({ main: 'House', sub: 'Kitchen' });
    expect(locationNameOf('CAR / STREET')).toEqual({ main: 'CAR', sub: 'STREET' });
    expect(locationNameOf('HOTEL – BAR – BACK ROOM')).toEqual({ main: 'HOTEL', sub: 'BAR, BACK ROOM' });
  });

  it('is not the town or country it lies in, unless nothing else is named', () => {
    expect(locationNameOf('PARIS - RUE DE BELLEVILLE')).toEqual({ main: 'RUE DE BELLEVILLE', sub: null });
    expect(locationNameOf("RAY'S APARTMENT, KITCHEN - LOS ANGELES")).toEqual({
      main: "RAY'S APARTMENT",
      sub: 'KITCHEN',
    });
    expect(locationNameOf('PARIS, FRANCE')).toEqual({ main: 'PARIS', sub: 'FRANCE' });
  });

  it('keeps initials, hyphens and possessives whole', () => {
    for (const name of ['H.M.S. EXCALIBUR', 'DRIVE-IN', "TOBIAS'S CAR", 'MR. HALE OFFICE'])
      expect(locationNameOf(name)).toEqual({ main: name, sub: null });
  });

  it('leaves out times and notes that got into the place', () => {
    expect(locationNameOf('HOUSE - KITCHEN - LATER')).toEqual({ main: 'HOUSE', sub: 'KITCHEN' });
    expect(locationNameOf('HOUSE (FLASHBACK)')).toEqual({ main: 'HOUSE', sub: null });
    expect(locationNameOf('BARN - TEN MINUTES LATER')).toEqual({ main: 'BARN', sub: null });
    expect(locationNameOf('BARN - A FEW DAYS LATER')).toEqual({ main: 'BARN', sub: null });
  });

  it('is the same for a slip of one letter in a long word or an s, and for nothing else', () => {
    expect(same('MERIDIAN CINEMA', 'MERIDIEN CINEMA')).toBe(true);
    expect(same('POLICE STATION', 'POLICE STATOIN')).toBe(true);
    expect(same("GERALD'S SHED", 'GERALD SHED')).toBe(true);
    expect(same('POLICE STATION', 'POLICE STATIONS')).toBe(true);
    expect(same('HOSPITAL WARD', 'HOSPITAL YARD')).toBe(false);
    expect(same('ROOM 1', 'ROOM 2')).toBe(false);
    expect(same('CORRIDOR 11', 'CORRIDOR 1')).toBe(false);
    expect(same('KITCHEN', 'CHICKEN')).toBe(false);
  });
});

describe('the index of places', () => {
  it('takes a place with a number for the same one within another place and by itself', async () => {
    const { locations } = await indexOf(
      'EXT. BARRIER - STATION 7 - DAY',
      'INT. STATION 7 - NIGHT',
      'INT. STATION 7 - KITCHEN - NIGHT',
      'EXT. BARRIER - DAY',
    );
    expect(locations.map(({ name, scenes }) => [name, scenes.length])).toEqual([['Barrier', 4]]);
    expect(locations[0]?.sub.map(({ name, scenes }) => [name, scenes])).toEqual([
      ['Station 7', 2],
      ['Station 7, Kitchen', 1],
    ]);
  });

  it.each([
    [
      'has no number and is played elsewhere than beside its house',
      ['INT. HOUSE - KITCHEN - DAY', 'EXT. STREET - DAY', 'EXT. PARK - DAY', 'INT. KITCHEN - DAY'],
      ['House', 'Street', 'Park', 'Kitchen'],
    ],
    ['drives', ['EXT. STREET - CAR 54 - DAY', 'INT. CAR 54 - DAY'], ['Street', 'Car 54']],
    [
      'is in two places',
      ['INT. HOTEL - ROOM 2 - DAY', 'INT. SCHOOL - ROOM 2 - DAY', 'INT. ROOM 2 - DAY'],
      ['Hotel', 'School', 'Room 2'],
    ],
  ])('leaves a name apart that %s', async (_why, headings, places) => {
    expect(namesOf(await indexOf(...headings))).toEqual(places);
  });

  it.each([
    ["RITA HARRISON'S CENTURY CITY OFFICE", "RITA'S OFFICE"],
    ["RITA'S LAVISH BEL AIR HOME", "RITA'S HOUSE"],
    ["RITA'S DEN", "RITA'S HOUSE"],
    ["DANNY'S ROOM - RITA'S HOUSE", "RITA'S HOUSE"],
    ["OFFICE - RITA'S", "RITA'S OFFICE"],
    ['PORSCHE', "RITA'S PORSCHE"],
    ["RITA'S CAR", "RITA'S PORSCHE"],
    ['SOCIAL WORKERS OFFICE', "THE SOCIAL WORKER'S SMALL GREY OFFICE"],
    ['HOSPITAL CORRIDOR', 'HOSPITAL'],
    ["OUTSIDE RITA'S HOUSE", "RITA'S HOUSE"],
    ['EXCELSIOR HOTEL', 'HOTEL EXCELSIOR'],
    ["BALCONY/ RAVENNA'S CASTLE", "RAVENNA'S CASTLE"],
    ["HALLWAY RUTH'S HOUSE", "RUTH'S HOUSE"],
    ['OFFICE CONTINUING', 'OFFICE'],
  ])('counts %s and %s as one place', async (one, other) => {
    expect(
      namesOf(await indexOf(`INT. ${one} - DAY`, 'EXT. STREET - DAY', `INT. ${other} - DAY`, `INT. ${other} - NIGHT`)),
    ).toHaveLength(2);
  });

  it.each([
    ["RITA'S BEACH HOUSE", "RITA'S HOUSE"],
    ["RITA'S MOTHER'S HOUSE", "RITA'S HOUSE"],
    ["YOUNG RITA'S HOUSE", "RITA'S HOUSE"],
    ["RITA'S HOTEL ROOM", "RITA'S HOUSE"],
    ["ALLEY BESIDE RITA'S HOUSE", "RITA'S HOUSE"],
    ["RITA'S LONDON OFFICE", "RITA'S PARIS OFFICE"],
    ["RITA'S BMW", "RITA'S PORSCHE"],
    ['COURTROOM CAFETERIA', 'COURTROOM'],
    ['BUS STOP', 'BUS'],
    ['SMALL COURTROOM', 'COURTROOM'],
  ])('keeps %s and %s apart', async (one, other) => {
    expect(namesOf(await indexOf(`INT. ${one} - DAY`, `EXT. STREET - DAY`, `INT. ${other} - DAY`))).toHaveLength(3);
  });

  it('counts a shot at the place before it', async () => {
    expect(namesOf(await indexOf('INT. LOBBY - DAY', 'EXT. STREET - DAY', "EXT. RUTH'S POV"))).toEqual([
      'Street',
      'Lobby',
    ]);
  });

  it('counts the sample by places, with rooms, eighths and the people heard there', async () => {
    const { locations, moves } = derive(await lastReel()).locations;
    expect(locations.map(({ name, scenes }) => [name, scenes.length])).toEqual([
      ['Meridian Cinema', 10],
      ['Projection Booth', 5],
      ["Tobias's Car", 1],
      ['Harbour Town', 1],
      ['Harbour Wall', 1],
    ]);
    expect(locations[0]?.sub.map(({ name, scenes }) => [name, scenes])).toEqual([
      ['Auditorium', 4],
      ['Lobby', 4],
    ]);
    expect(moves).toBe(13);
    const all = derive(await marrow());
    const eighths = all.locations.locations.reduce((sum, location) => sum + location.eighths, 0);
    expect(eighths).toBe(Math.round(all.scenes.reduce((sum, { pages }) => sum + pages * 8, 0)));
  });

  it('folds case, articles, accents and abbreviations without a word, and spellings with one', async () => {
    const quiet = await indexOf(
      'INT. THE CAFÉ - DAY',
      'INT. Cafe - NIGHT',
      'INT. APT. 4 - DAY',
      'INT. APARTMENT 4 - DAY',
    );
    expect(quiet.locations.map(({ scenes }) => scenes.length)).toEqual([2, 2]);
    expect(quiet.merged).toEqual([]);
    const loud = await indexOf(
      'INT. MERIDIAN CINEMA - DAY',
      'INT. MERIDIAN CINEMA - DAY',
      'EXT. MERIDIEN CINEMA - DAY',
    );
    expect(loud.locations).toHaveLength(1);
    expect(loud.merged.map(({ printed, key }) => [printed, key])).toEqual([['MERIDIEN CINEMA', 'MERIDIAN CINEMA']]);
    expect(loud.moves).toBe(0);
  });

  it('takes a building that is named once and then by its kind for one, where the two stand side by side', async () => {
    const names = async (...headings: string[]) => namesOf(await indexOf(...headings)).toSorted();
    const [named, bare, road] = ['EXT. HARBOR MUSEUM - DAY', 'INT. MUSEUM - STAIRS - DAY', 'EXT. ROAD - DAY'];
    expect(await names(named, bare, road, bare)).toEqual(['Harbor Museum', 'Road']);
    expect(await names('INT. HARBOR MUSEUM OF GLASS - DAY', bare)).toEqual(['Harbor Museum of Glass']);
    expect(await names(named, road, bare)).toEqual(['Harbor Museum', 'Museum', 'Road']);
    expect(await names(named, bare, 'INT. HILL MUSEUM - DAY')).toEqual(['Harbor Museum', 'Hill Museum', 'Museum']);
    expect(await names('INT. SECOND MUSEUM - DAY', bare)).toEqual(['Museum', 'Second Museum']);
    expect(await names('INT. LIVING ROOM MUSEUM - DAY', bare)).toEqual(['Living Room Museum', 'Museum']);
  });

  it('takes “the same park” for the park before it', async () => {
    expect(namesOf(await indexOf('EXT. A PARK - DAY', 'EXT. THE SAME PARK - NIGHT'))).toEqual(['A Park']);
  });

  it('takes a name that is written in one word and in two for one place, but no number', async () => {
    const headings = [
      'INT. BOAT YARD',
      'INT. BOATYARD',
      "INT. RUTH'S OFFICE",
      'INT. RUTH S OFFICE',
      'INT. BAY 1 2',
      'INT. BAY 12',
    ];
    expect(namesOf(await indexOf(...headings.map((heading) => `${heading} - DAY`)))).toEqual([
      'Boat Yard',
      "Ruth's Office",
      'Bay 1 2',
      'Bay 12',
    ]);
  });

  it('lets a scene that continues the one before keep its light, and gives none where the time is not said', async () => {
    const lightsOf = async (...headings: string[]) => {
      const { scenes, locations } = derive(await screenplayOf(headings.map((one) => `${one}\n\nWind.\n\n`).join('')));
      return scenes.map((scene) => locations.lightOf(scene));
    };
    expect(
      await lightsOf('EXT. QUAY - NIGHT', 'EXT. QUAY - SAME TIME', 'INT. SHED - MOMENTS LATER', 'INT. SHED - CORNER'),
    ).toEqual(['night', 'night', 'night', 'night']);
    expect(await lightsOf('EXT. QUAY - NIGHT', 'INT. SHED', 'INT. SHED - CONTINUOUS')).toEqual([
      'night',
      'unsaid',
      'unsaid',
    ]);
    expect(await lightsOf('EXT. QUAY - NIGHT', 'EXT. QUAY - TWO DAYS LATER', 'EXT. QUAY - HOURS LATER')).toEqual([
      'night',
      'unsaid',
      'unsaid',
    ]);
    expect(
      await lightsOf('EXT. QUAY - DAWN', 'EXT. QUAY - MOMENTS LATER', 'EXT. QUAY - LATER', 'EXT. QUAY - LATER'),
    ).toEqual(['dawn or dusk', 'dawn or dusk', 'unsaid', 'unsaid']);
    expect(await lightsOf('EXT. QUAY. NIGHT. 5', 'INT. SHED. CONTINUOUS DAY. 6')).toEqual(['night', 'day']);
  });

  it('counts the light of a place by its scenes', async () => {
    const { locations } = await indexOf(
      'INT. BARN - NIGHT',
      'INT. BARN - LATER',
      'INT. BARN',
      'INT. BARN - CONTINUOUS',
      'INT. BARN - DUSK',
    );
    expect(Object.fromEntries(locations[0]?.light ?? [])).toEqual({ night: 4, 'dawn or dusk': 1 });
  });

  it('is empty for a script without headings', async () => {
    const { locations, merged, moves } = derive(await screenplayOf('ANNA\nHello.\n')).locations;
    expect([locations, merged, moves]).toEqual([[], [], 0]);
  });

  it('joins a rare spelling to the commoner one, wherever it stands, with the people heard there', async () => {
    const script = ['MERIDIEN CINEMA', 'MERIDIAN CINEMA', 'MERIDIAN CINEMA'].map(
      (place, at) => `INT. ${place} - DAY\n\n${['CAL', 'ANN', 'BEN'][at]}\nHere.\n\n`,
    );
    const { locations, merged } = derive(await screenplayOf(script.join(''))).locations;
    expect(
      locations.map(({ name, scenes, speakers }) => [name, scenes.map(({ ordinal }) => ordinal), speakers]),
    ).toEqual([['Meridian Cinema', [1, 2, 3], ['CAL', 'ANN', 'BEN']]]);
    expect(merged.map(({ printed, passage }) => [printed, passage.scene])).toEqual([['MERIDIEN CINEMA', 1]]);
  });

  it('stands by eighths, equals in the order of their first scenes', async () => {
    const script = `INT. HALL - DAY\n\n${'Rain.\n\n'.repeat(4)}INT. BARN - DAY\n\nRain.\n\nINT. BARN - DAY\n\nRain.\n\nINT. YARD - DAY\n\n${'Rain.\n\n'.repeat(12)}`;
    const { locations } = derive(await screenplayOf(script)).locations;
    expect(locations.map(({ name, eighths }) => [name, eighths])).toEqual([
      ['Yard', 4],
      ['Hall', 2],
      ['Barn', 2],
    ]);
  });

  it('reads the light in any casing, and none from before the first scene', async () => {
    const { lightOf } = await indexOf(
      'INT. BARN - Later',
      'INT. BARN - Midnight',
      'INT. BARN - Later',
      'INT. BARN - Dusk',
      'INT. BARN - Day',
      'INT. BARN - Same',
      'INT. BARN - TAG',
    );
    const lit = derive(
      await screenplayOf(
        ['Later', 'Midnight', 'Later', 'Dusk', 'Day', 'Same', 'Evening']
          .map((time) => `INT. BARN - ${time}\n\nRain.\n\n`)
          .join(''),
      ),
    );
    expect(lit.scenes.map(lit.locations.lightOf)).toEqual([
      'unsaid',
      'night',
      'night',
      'dawn or dusk',
      'day',
      'day',
      'dawn or dusk',
    ]);
    expect(lit.scenes.map(lightOf)).toEqual(['unsaid', 'night', 'night', 'dawn or dusk', 'day', 'day', 'day']);
  });
});
