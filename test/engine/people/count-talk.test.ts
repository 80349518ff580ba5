/** The talk as a whole and the places, counted by hand. */
import { expect, it } from 'vitest';
import { partsOf, talk } from './parts-of.ts';

it('counts directions to the actors and the speeches that have one', async () => {
  const { talk: found } = await partsOf(
    `INT. SHED - DAY\n\n${talk('ANN: (low) It is wet.', 'ALL: It is wet and it will be wet.', 'ANN: Yes.')}ANN\n(up)\nIt is.\n(down)\nIs it?\n(out)\nSo.\n`,
    ['talk'],
  );
  expect(found.directions).toEqual({ count: 4, speeches: 2 });
  expect(found.longest).toMatchObject({ words: 8, line: { speakers: ['ch.ALL'] } });
});

it('finds no longest speech where nobody speaks', async () => {
  const { talk: found, source } = await partsOf('INT. SHED - DAY\n\nRain falls.\n', ['talk', 'source']);
  expect(found).toEqual({ longest: null, directions: { count: 0, speeches: 0 } });
  expect([source.speeches, source.talkWords, source.actionWords]).toEqual([0, 0, 2]);
});

it('lists places by length with their scenes and rooms', async () => {
  const { places, scenes } = await partsOf(
    `INT. SHED - DAY\n\nRain.\n\n1. INT. INN - BAR - NIGHT\n\n${'Rain.\n\n'.repeat(30)}INT. INN - HALL - LATER\n\nRain.\n\nEXT. PIER\n\nRain.\n`,
    ['places', 'scenes'],
  );
  expect(places.map(({ id, name, scenes: own, rooms }) => [id, name, own, rooms.map((room) => room.name)])).toEqual([
    ['pl.INN', 'Inn', ['sc.2', 'sc.3'], ['Bar', 'Hall']],
    ['pl.SHED', 'Shed', ['sc.1'], []],
    ['pl.PIER', 'Pier', ['sc.4'], []],
  ]);
  expect(places[0]?.eighths).toBe(places[0]?.rooms.reduce((sum, { eighths }) => sum + eighths, 0));
  expect(scenes.map(({ light }) => light)).toEqual(['day', 'night', 'night', 'unsaid']);
  expect(scenes.map(({ location }) => location)).toEqual(['SHED', 'INN - BAR', 'INN - HALL', 'PIER']);
  expect(scenes[0]).toMatchObject({ printed: 'INT. SHED - DAY', number: null, speeches: 0 });
});
