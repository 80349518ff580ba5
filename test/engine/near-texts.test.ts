/** What differs by one slip of the pen is found among thousands as a comparison of all with all would find it. */

import { expect, it } from 'vitest';
import { hasSwappedLetters, nearlySame } from '../../lib/engine/people/near-names.ts';
import { nearTexts } from '../../lib/engine/text/near-texts.ts';
import fc from '../fixed-chance.ts';

const names = fc.array(fc.string({ unit: fc.constantFrom('A', 'B', 'É'), minLength: 3, maxLength: 8 }), {
  maxLength: 60,
});

it('every text that differs by one letter, or by two that changed places, is a candidate', () => {
  fc.assert(
    fc.property(names, (texts) => {
      const near = nearTexts(texts);
      texts.forEach((text, at) => {
        const candidates = near(text);
        const neighbours = texts.flatMap((other, index) =>
          other === text || nearlySame(text, other) || hasSwappedLetters(text, other) ? [index] : [],
        );
        expect(candidates).toEqual(expect.arrayContaining([at, ...neighbours]));
        expect(candidates).toEqual([...new Set(candidates)].sort((one, two) => one - two));
      });
    }),
    { numRuns: 60, seed: 3 },
  );
});

it('of ten thousand numbered rooms few are candidates for one', () => {
  const rooms = Array.from({ length: 10_000 }, (_, index) => `ROOM ${index}`);
  expect(nearTexts(rooms)('ROOM 4711').length).toBeLessThan(200);
});
