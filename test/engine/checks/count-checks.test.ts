/** Checks of scripts that meet them and of scripts that do not. */
import { describe, expect, it } from 'vitest';
import { checks } from '../../../lib/story/checks.ts';
import { partsOf, talk } from '../people/parts-of.ts';

const checksOf = async (fountain: string) => (await partsOf(fountain, ['checks'])).checks;
const scene = (heading: string, action: string, ...speeches: readonly string[]): string =>
  `${heading}\n\n${action}\n\n${talk(...speeches)}`;
const long = 'She walks along the wet sand, past the nets and the boats, to the end of the long pier.';

describe('the checks', () => {
  it('find a scene of fifteen words without talk, the fullest first', async () => {
    const found = await checksOf(
      scene('INT. SHED - DAY', 'Rain.', 'ANN: Come in.') +
        scene('EXT. PIER - DAY', long) +
        scene('EXT. BAY - DAY', `${long} ${long}`),
    );
    expect(checks.parse(found)).toEqual(found);
    expect(found.silentScene).toMatchObject({ met: true, scenes: 2, fullest: 'sc.3' });
    expect((await checksOf(scene('EXT. PIER - DAY', 'Rain falls.'))).silentScene).toMatchObject({
      met: false,
      fullest: null,
    });
  });

  it('compare the ends only of a script of three scenes or more', async () => {
    const ends = async (...places: readonly string[]) =>
      (await checksOf(places.map((place) => scene(`INT. ${place} - DAY`, 'Rain.')).join(''))).endingAtStart;
    expect(await ends('FARM - HALL', 'CAR', 'FARM - KITCHEN')).toMatchObject({
      met: true,
      ends: ['sc.1', 'sc.3'],
      location: 'Farm',
    });
    expect(await ends('FARM', 'CAR', 'PIER')).toMatchObject({ met: null, ends: ['sc.1', 'sc.3'], location: null });
    expect(await ends('FARM', 'FARM')).toMatchObject({ met: null, ends: null });
  });

  it('take a tie for played out from ten exchanges over three scenes', async () => {
    const talked = (count: number): string =>
      talk(...Array.from({ length: count }, (_, index) => `${index % 2 ? 'BEN' : 'ANN'}: So it is, number ${index}.`));
    const tieOf = async (...counts: readonly number[]) =>
      (await checksOf(counts.map((count, at) => `INT. ROOM ${at} - DAY\n\n${talked(count)}`).join(''))).tie;
    expect(await tieOf(5, 5, 3)).toMatchObject({ met: true, exchanges: 10, scenes: 3, people: ['ch.ANN', 'ch.BEN'] });
    expect(await tieOf(5, 5, 2)).toMatchObject({ met: false, exchanges: 9 });
    expect(await tieOf(13)).toMatchObject({ met: false, scenes: 1 });
    expect(await tieOf(1)).toMatchObject({ met: null, people: null });
  });

  it('count night outside among the scenes with a time of day', async () => {
    const days = Array.from({ length: 9 }, (_, at) => scene(`EXT. FIELD ${at} - DAY`, 'Rain.')).join('');
    const nights = (count: number): string => scene('EXT. PIER - NIGHT', 'Rain.').repeat(count);
    expect((await checksOf(days + nights(1))).nightExteriors).toMatchObject({ met: true, outside: 1, dated: 10 });
    expect((await checksOf(days + nights(2))).nightExteriors).toMatchObject({ met: false, outside: 2, dated: 11 });
    expect((await checksOf(scene('INT. SHED', 'Rain.'))).nightExteriors).toMatchObject({ met: null, dated: 0 });
  });

  it('know a community’s place by its heading, and finds none wanting where no heading names one', async () => {
    const own = async (place: string) =>
      (await checksOf(scene(`INT. ${place} - DAY`, 'It is the rain that falls on them.'))).sharedPlace;
    expect(await own('HARBOR CAFE')).toMatchObject({ met: true, scenes: 1 });
    expect(await own('PARISH HALL')).toMatchObject({ met: true });
    expect(await own('UPSTAIRS HALL')).toMatchObject({ met: null, scenes: 0 });
  });

  it('set the youngest beside the oldest of those whose age is printed', async () => {
    const aged = async (ann: number, ben: number) =>
      (
        await checksOf(
          scene('INT. SHED - DAY', `ANN, ${ann}, waits. BEN, ${ben}, enters.`, 'ANN: Come in.', 'BEN: No.'),
        )
      ).generations;
    expect(await aged(30, 55)).toMatchObject({
      met: true,
      aged: 2,
      youngest: { character: 'ch.ANN', age: 30 },
      oldest: { age: 55 },
    });
    expect(await aged(54, 30)).toMatchObject({ met: false, youngest: { character: 'ch.BEN', age: 30 } });
    expect(
      (await checksOf(scene('INT. SHED - DAY', 'ANN, 30, waits.', 'ANN: Come in.', 'BEN: No.'))).generations,
    ).toMatchObject({ met: null, aged: 1 });
  });

  it('ask of the cast a lead and three parts worth a tenth of the words', async () => {
    const three = await checksOf(
      scene('INT. SHED - DAY', 'Rain.', 'ANN: Come in now.', 'BEN: No, not yet.', 'CLEO: Why ever not?'),
    );
    expect(three.ensemble).toMatchObject({ met: true, people: ['ch.ANN', 'ch.BEN', 'ch.CLEO'] });
    expect(three.leadPart).toMatchObject({ met: true, lead: 'ch.ANN' });
    const none = await checksOf(scene('INT. SHED - DAY', 'Rain.'));
    expect([none.ensemble.met, none.leadPart.met]).toEqual([null, null]);
  });

  it('ask for three scenes on the first three pages, and few headings a page', async () => {
    const found = await checksOf(
      ['SHED', 'PIER', 'BAY'].map((place) => scene(`EXT. ${place} - DAY`, 'Rain.')).join(''),
    );
    expect(found.quickStart).toMatchObject({ met: true, scenes: 3 });
    expect(found.fewPlaces).toMatchObject({ met: false, headings: 3, perPage: 3 });
    expect(found.slot).toMatchObject({ met: true, kind: 'short', episode: null });
  });
});
