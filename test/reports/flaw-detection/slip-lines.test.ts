/** Lines to correct as rows of a table. */
import { expect, it } from 'vitest';
import { slipLines } from '../../../lib/reports/flaw-detection/slip-lines.ts';

const slip = (page: number, written: string, better: string, line = 3) => ({ place: { page, line }, written, better });

it('stand in page order, each with what changes', () => {
  expect(
    slipLines([slip(9, 'It open slowly.', 'It opens slowly.'), slip(2, 'He is a avatar.', 'He is an avatar.')]),
  ).toEqual([
    { places: [{ page: 2, line: 3 }], written: 'is a avatar.', better: 'an' },
    { places: [{ page: 9, line: 3 }], written: 'It open slowly.', better: 'opens' },
  ]);
});

it('are one row where the same word is wrong in the same way, with each page once', () => {
  const slips = [
    slip(26, 'EXCALIBUR HANGER - DAY', 'EXCALIBUR HANGAR - DAY'),
    slip(30, 'around the hanger, bouncing', 'around the hangar, bouncing'),
    slip(30, 'on the hanger floor.', 'on the hangar floor.', 9),
  ];
  expect(slipLines(slips)).toEqual([
    {
      places: [
        { page: 26, line: 3 },
        { page: 30, line: 3 },
      ],
      written: 'hanger',
      better: 'hangar',
    },
  ]);
});

it('stay apart where a small word is wrong twice, or where more than a word changes', () => {
  const slips = [
    slip(4, 'particles is space', 'particles in space'),
    slip(7, 'he is the house', 'he in the house'),
    slip(8, 'you should of gone', 'you should have been gone'),
  ];
  expect(slipLines(slips)).toHaveLength(3);
});

it('of a word that is wrong in capitals alone keep the capitals', () => {
  const slips = [slip(1, 'THE HANGER - DAY', 'THE HANGAR - DAY'), slip(5, 'A HANGER - NIGHT', 'A HANGAR - NIGHT')];
  expect(slipLines(slips).map(({ written }) => written)).toEqual(['HANGER']);
});
