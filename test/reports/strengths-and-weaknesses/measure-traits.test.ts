/** What is said of a measure as a strength and as a weakness, each side on known facts. As long as the measures are many. */
import { describe, expect, it } from 'vitest';
import { measureTraits } from '../../../lib/engine/traits/measure-traits.ts';
import { measureAsTrait } from '../../../lib/reports/strengths-and-weaknesses/words/measures.ts';
import type { Around } from '../../../lib/reports/strengths-and-weaknesses/words/say.ts';
import type { Landmarks } from '../../../lib/story/landmarks.ts';
import type { MeasureId } from '../../../lib/story/measure.ts';
import { around, measure } from './around.ts';

type Side = 'strength' | 'weakness';

/** What the title and, of a weakness, the question must hold. */
const said: readonly (readonly [id: MeasureId, side: Side, title: RegExp, advice: RegExp | null])[] = [
  ['scene-pace', 'strength', /^Scenes turn over quickly, 0\.3 to a page$/, null],
  ['scene-pace', 'weakness', /^Scenes run long, 4 pages on average$/, /scene 2 \(Bank, page 3\).*\?$/],
  ['open-endings', 'strength', /^25% of the scenes with talk end on a question/, null],
  ['open-endings', 'weakness', /^Only 25% of the scenes/, /scene 2 \(Bank, page 3\).*“So be it\.”\?$/],
  ['quick-talk', 'strength', /^Speeches are short, 0\.3 words on average$/, null],
  ['quick-talk', 'weakness', /^Speeches run long/, /Ben on page 12.*\?$/],
  ['dialogue-share', 'weakness', /^25% of the words are spoken$/, /Ada.*\?$/],
  ['questions', 'strength', /^People ask: 22 of 87 speeches end on a question$/, null],
  ['questions', 'weakness', /^Few ask: 22 of 87/, /^In scene 3 \(Attic, page 8\).*Ada knows\?$/],
  ['timed-headings', 'weakness', /^25% of the headings/, /DAY, NIGHT or CONTINUOUS/],
  ['parentheticals', 'strength', /3 parentheticals in 87 speeches$/, null],
  ['parentheticals', 'weakness', /^3 parentheticals stand in 87 speeches$/, /\?/],
  ['camera', 'weakness', /^5 paragraphs of action name the camera/, /pages 4 and 9.*\?$/],
  ['paragraphs', 'strength', /^Action comes in short paragraphs/, null],
  ['paragraphs', 'weakness', /^Action comes in long paragraphs/, /pages 4 and 9.*\?/],
];

describe('a measure', () => {
  it.each(said)('%s as a %s', (id, side, title, advice) => {
    const told = measureAsTrait(side, measure(id), around);
    expect(told.title).toMatch(title);
    if (advice === null) expect(told.advice).toBeNull();
    else expect(told.advice).toMatch(advice);
  });

  it('has words on each side on which it speaks, and on no other', () => {
    const sides = Object.entries(measureTraits).flatMap(([id, trait]) => trait.sides.map((side) => `${id} ${side}`));
    expect(said.map(([id, side]) => `${id} ${side}`)).toEqual(sides);
    expect(() => measureAsTrait('strength', measure('dialogue-share'), around)).toThrow(RangeError);
    expect(() => measureAsTrait('weakness', measure('length'), around)).toThrow(RangeError);
  });

  it('comes with its first place, and a row of its value, how it lies on its scale and all its places', () => {
    const { bullets, figures } = measureAsTrait('weakness', measure('scene-pace'), around);
    expect(bullets.map(({ text }) => text)).toEqual(['The longest is scene 2 (Bank, page 3), 4.3 pages.']);
    expect(bullets[0]?.evidence.map(({ page }) => page)).toEqual([4]);
    expect(figures).toMatchObject([
      {
        name: 'Scenes a page',
        value: '0.25',
        stands: 'low on our own yardstick (low 0.2, high 0.6)',
        places: [{ page: 4 }, { page: 9 }],
      },
    ]);
  });
});

describe('what a script lacks', () => {
  const without = (landmarks: Partial<Landmarks>, over: Partial<Around> = {}): Around => ({
    ...around,
    ...over,
    landmarks: { ...around.landmarks, ...landmarks },
  });
  const adviceOn = (id: MeasureId, side: Side, other: Around): string | null =>
    measureAsTrait(side, measure(id), other).advice;
  const titleOf = (id: MeasureId, side: Side, other: Around, value = 0.25): string =>
    measureAsTrait(side, measure(id, { value }), other).title;

  it('is said without it', () => {
    expect(adviceOn('open-endings', 'weakness', without({ closedEnding: null }))).toBe(
      'Which scene could do without its last line?',
    );
    expect(adviceOn('quick-talk', 'weakness', without({ longestSpeech: null }))).toMatch(/listener/);
    expect(() => adviceOn('scene-pace', 'weakness', without({ longest: null }))).toThrow(RangeError);
  });

  it('a line cut short ends in an ellipsis', () => {
    const cut = without({ closedEnding: { scene: 'sc.2', words: 'So be it, then', cut: true } });
    expect(adviceOn('open-endings', 'weakness', cut)).toMatch(/, “So be it, then …”\?$/);
  });

  it('none is called so', () => {
    expect(titleOf('open-endings', 'weakness', around, 0)).toMatch(/^No scene ends on/);
  });

  it('the other end of a scale is said otherwise', () => {
    const high = (id: MeasureId): string | null =>
      measureAsTrait('weakness', measure(id, { percentile: 51 }), around).advice;
    expect(high('dialogue-share')).toBe('What on pages 4 and 9 could be seen instead of said?');
  });
});
