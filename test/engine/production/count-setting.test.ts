/** Where a script says that it is set and which English it is in, and where it could be shot, from small scripts. */
import { describe, expect, it } from 'vitest';
import { partsOf } from '../people/parts-of.ts';

const setting = async (fountain: string) => (await partsOf(fountain, ['setting'])).setting;
const script = (...lines: readonly string[]) => `INT. HALL - DAY\n\n${lines.join('\n\n')}\n\nVALE\nHere we are.\n`;
const english = async (...lines: readonly string[]) => (await setting(script(...lines))).english;

describe('which English a script is in', () => {
  it('is told by four words that one side alone uses, most first, with the first two shown', async () => {
    const found = await english('The grey lorry stops. A grey harbour.', 'The lorry leaves.', 'A grey kerb.', 'Grey.');
    expect(found).toMatchObject({ variety: 'British', others: 0 });
    expect(found?.words).toEqual([
      { word: 'grey', count: 3 },
      { word: 'lorry', count: 2 },
      { word: 'harbour', count: 1 },
      { word: 'kerb', count: 1 },
    ]);
    expect(found?.shown).toHaveLength(2);
    expect(found?.shown[0]?.quote).toContain('grey');
    expect(found?.shown[1]?.quote).toContain('lorry');
  });

  it('is not told by three', async () => {
    expect(await english('A grey lorry at the kerb.')).toBeNull();
    expect(await english('A grey lorry at the kerb.', 'The harbour.')).toMatchObject({ variety: 'British' });
  });

  it('is told where its words are twice the other’s, and not below', async () => {
    const american = ['The color of the sidewalk.', 'A truck on the highway.'];
    expect(await english(...american)).toMatchObject({ variety: 'American', others: 0 });
    expect(await english(...american, 'A grey lorry.')).toMatchObject({ variety: 'American', others: 2 });
    expect(await english(...american, 'A grey lorry at the kerb.')).toBeNull();
  });

  it('counts no name, and a flat only where somebody lives in it', async () => {
    expect(await english('Anna Grey enters. Grey sits.', 'Grey waits.', 'She calls Grey.', 'A lorry.')).toBeNull();
    expect(await english('The water lies flat.', 'Flat ground.', 'A flat stone.', 'It is flat.')).toBeNull();
  });
});

describe('where a script is set', () => {
  const place = async (fountain: string) => (await setting(fountain)).place;
  const headed = (...headings: readonly string[]) =>
    `${headings.map((heading) => `${heading}\n\nNothing moves.\n\n`).join('')}VALE\nHere we are.\n`;

  it('is a place that its headings name', async () => {
    expect(await place(headed('EXT. BUDAPEST STREET - DAY', 'INT. HALL - DAY', 'EXT. BUDAPEST - NIGHT'))).toMatchObject(
      {
        country: 'Hungary',
        language: 'Hungarian',
      },
    );
  });

  it('is no town that is first shown when two thirds are over, and no country of the last pages', async () => {
    const rooms = (count: number) => 'INT. ROOM - DAY\n\nNothing moves.\n\n'.repeat(count);
    const london = 'EXT. LONDON - DAY\n\nNothing moves.\n\n'.repeat(7);
    expect((await setting(rooms(10) + london + rooms(13))).place?.name).toBe('London');
    expect((await setting(rooms(22) + london)).place?.name).toBe('United Kingdom');
    expect((await setting(`${rooms(30)}EXT. LONDON - DAY\n\nNothing moves.\n`)).place).toBeNull();
  });

  it('is open where none is named', async () => {
    expect(await place(headed('EXT. STREET - DAY', 'INT. HALL - DAY'))).toBeNull();
    expect((await setting(headed('EXT. STREET - DAY'))).named).toEqual([]);
  });

  it('counts how often headings and captions name a place, and on which page each time', async () => {
    const { named } = await setting(
      headed('EXT. BUDAPEST STREET - DAY', 'EXT. BUDAPEST - NIGHT').replace(
        'Nothing moves.',
        'SUPER: "BUDAPEST, 1956"',
      ),
    );
    expect(named[0]).toMatchObject({ headings: 2, captions: 1, pages: [1, 1, 1] });
    expect(named[0]?.place.country).toBe('Hungary');
  });
});

describe('where it could be shot', () => {
  const budapest = [
    'EXT. BUDAPEST STREET - DAY',
    'INT. HALL - DAY',
    'EXT. BUDAPEST - NIGHT',
    'VALE\nHere we are.\n',
  ].join('\n\nNothing moves.\n\n');

  it('is at home where films are shot there, and else where it looks and speaks most alike, best first', async () => {
    const { shootingPlaces } = await partsOf(budapest, ['shootingPlaces']);
    expect(shootingPlaces.home).toMatchObject({ place: 'Hungary', country: 'Hungary', look: 'same' });
    const scores = shootingPlaces.others.map(({ score }) => score);
    expect(scores.length).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(shootingPlaces.others.map(({ place }) => place)).not.toContain('Hungary');
  });

  it('is scored by its parts, in hundredths of what can be judged', async () => {
    const { shootingPlaces } = await partsOf(budapest, ['shootingPlaces']);
    const { home, others } = shootingPlaces;
    for (const { place, score, parts } of [...(home ? [home] : []), ...others]) {
      const [points, most] = [
        parts.reduce((sum, part) => sum + part.points, 0),
        parts.reduce((sum, part) => sum + part.of, 0),
      ];
      expect(Math.abs(score - (100 * points) / most), place).toBeLessThan(1.5);
      for (const part of parts) expect(part.points, `${place} ${part.criterion}`).toBeLessThanOrEqual(part.of);
    }
  });

  it('carries the incentives of the place with their sources, the old ones marked', async () => {
    const { home } = (await partsOf(budapest, ['shootingPlaces'])).shootingPlaces;
    expect(home?.incentives).toEqual([
      {
        place: 'Hungary',
        kind: 'rebate',
        percent: 30,
        note: 'yearly registration cap',
        source: 'ceelegalmatters.com',
        published: 2025,
        old: false,
      },
    ]);
  });
});
