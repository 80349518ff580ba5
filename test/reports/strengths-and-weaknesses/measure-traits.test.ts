/** What is said of a measure as a strength and as a weakness, on known facts. */
import { describe, expect, it } from 'vitest';
import { measureTraits } from '../../../lib/engine/traits/measure-traits.ts';
import { measureAsTrait } from '../../../lib/reports/strengths-and-weaknesses/words/measures.ts';
import type { MeasureId } from '../../../lib/story/measure.ts';
import { around, measure } from './around.ts';

type Side = 'strength' | 'weakness';

/** What the title and, of a weakness, the question must hold. */
const said: readonly (readonly [id: MeasureId, side: Side, title: RegExp, advice: RegExp | null])[] = [
  ['timed-headings', 'weakness', /^3 of 12 headings \(\d+%\) give/, /DAY, NIGHT or CONTINUOUS/],
  ['parentheticals', 'weakness', /^3 parentheticals stand in 87 speeches$/, /^Read pages 4 and 9/],
  ['paragraphs', 'strength', /^Action comes in short paragraphs/, null],
  ['paragraphs', 'weakness', /^Action comes in long paragraphs/, /pages 4 and 9.*\?/],
  ['senses', 'strength', /^There is much to see and hear: at least 112 words for colour/, null],
  ['changes', 'strength', /^It moves: 117 changes of place/, null],
];
/** A measure with the counts that its words name. */
const counted = (id: MeasureId) =>
  measure(
    id,
    id === 'timed-headings'
      ? { counts: { timed: 3, headings: 12 } }
      : id === 'senses'
        ? { counts: { found: 112 } }
        : id === 'changes'
          ? { counts: { changes: 117 } }
          : {},
  );

describe('a measure', () => {
  it.each(said)('%s as a %s', (id, side, title, advice) => {
    const told = measureAsTrait(side, counted(id), around);
    expect(told.title).toMatch(title);
    if (advice === null) expect(told.advice).toBeNull();
    else expect(told.advice).toMatch(advice);
  });

  it('has words for each of its sides, and for no other', () => {
    const sides = Object.entries(measureTraits).flatMap(([id, { sides: own }]) => own.map((side) => `${id} ${side}`));
    expect(said.map(([id, side]) => `${id} ${side}`)).toEqual(sides);
    expect(() => measureAsTrait('weakness', measure('questions'), around)).toThrow(RangeError);
    expect(() => measureAsTrait('strength', measure('timed-headings'), around)).toThrow(RangeError);
  });

  it('comes with its first place, and a row of its value, how it lies on its scale and all its places', () => {
    const { bullets, figures } = measureAsTrait('weakness', measure('paragraphs'), around);
    expect(bullets.map(({ text }) => text)).toEqual([
      'The longest, 66 words on page 9, begins “The boat turns over …”.',
    ]);
    expect(bullets[0]?.evidence.map(({ page }) => page)).toEqual([4]);
    expect(figures).toMatchObject([
      {
        name: 'Words a paragraph of action',
        value: '0.3',
        stands: 'low on our own yardstick (low 0.2, high 0.6)',
        places: [{ page: 4 }, { page: 9 }],
      },
    ]);
  });
});
