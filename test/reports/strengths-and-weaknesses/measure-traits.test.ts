/** What is said of a measure as a weakness, on known facts. */
import { describe, expect, it } from 'vitest';
import { measureTraits } from '../../../lib/engine/traits/measure-traits.ts';
import { measureAsTrait } from '../../../lib/reports/strengths-and-weaknesses/words/measures.ts';
import type { MeasureId } from '../../../lib/story/measure.ts';
import { around, measure } from './around.ts';

/** What the title and the question must hold. */
const said: readonly (readonly [id: MeasureId, title: RegExp, advice: RegExp])[] = [
  ['timed-headings', /^25% of the headings/, /DAY, NIGHT or CONTINUOUS/],
  ['parentheticals', /^3 parentheticals stand in 87 speeches$/, /\?/],
  ['paragraphs', /^Action comes in long paragraphs/, /pages 4 and 9.*\?/],
];

describe('a measure', () => {
  it.each(said)('%s', (id, title, advice) => {
    const told = measureAsTrait(measure(id), around);
    expect(told.title).toMatch(title);
    expect(told.advice).toMatch(advice);
  });

  it('has words where it is a weakness, and nowhere else', () => {
    expect(said.map(([id]) => id)).toEqual(Object.keys(measureTraits));
    expect(() => measureAsTrait(measure('questions'), around)).toThrow(RangeError);
  });

  it('comes with its first place, and a row of its value, how it lies on its scale and all its places', () => {
    const { bullets, figures } = measureAsTrait(measure('paragraphs'), around);
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
