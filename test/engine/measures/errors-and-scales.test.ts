/** How sure each measure is, what raises it, which of them read English, and the scale of half hours. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { allMeasures } from '../../../lib/engine/measures/count-measures.ts';
import { countMeasure } from '../../../lib/engine/measures/measure.ts';
import { caliberParameters, frameParameters } from '../../../lib/engine/measures/parameters.ts';
import { meanError, rateError, shareError } from '../../../lib/engine/text/statistics.ts';
import type { MeasureId } from '../../../lib/story/measure.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { smallScript } from './small-script.ts';
import { measureOf } from './taken.ts';

const talk = (...speeches: readonly string[]): string =>
  `INT. HALL - DAY\n\n${speeches.map((speech, index) => `${index % 2 === 0 ? 'ANN' : 'BEN'}\n${speech}\n\n`).join('')}`;
const times = (count: number, speech: string): string[] => Array(count).fill(speech);
const four = 'The boat is red.';
const eight = 'The boat is red and the oars are.';
const paragraphs = (count: number, text: string): string => `INT. HALL - DAY\n\n${`${text}\n\n`.repeat(count)}`;
const twenty = 'Ann takes the old boat out over the wide water with Ben and they row on past the long wall.';
const pages = 57 / 55;

describe('the standard error', () => {
  it.each<[MeasureId, number]>([
    ['changes', rateError(5, pages) / 2],
    ['place-change', shareError(0.8, 5)],
    ['open-endings', shareError(0.25, 4)],
    ['timed-headings', shareError(5 / 6, 6) / 2],
    ['returning-objects', shareError(0.5, 6)],
  ])('of %s in a small script is %s', async (id, error) => {
    expect((await measureOf(id, smallScript))?.error).toBeCloseTo(error);
  });

  it.each<[MeasureId, string, number]>([
    ['parentheticals', talk('(low)\nNo.', ...times(9, four)), rateError(1, 10)],
    ['questions', talk('Where is it?', ...times(9, four)), shareError(0.1, 10)],
    ['paragraphs', `${paragraphs(3, four)}\n\n${eight}\n\n${eight}\n`, meanError([4, 4, 4, 8, 8])],
    ['senses', paragraphs(10, `${twenty} Red.`), rateError(10, 210) * 1000],
  ])('of %s in talk or action alone is its own', async (id, script, error) => {
    expect((await measureOf(id, script))?.error).toBeCloseTo(error, 3);
  });
});

it('a measure is raised by more or by less', () => {
  const by = Object.groupBy(allMeasures, ({ direction }) => direction);
  expect(by.less?.map(({ id }) => id)).toEqual(['parentheticals', 'paragraphs']);
  expect(by.more).toHaveLength(allMeasures.length - 2);
});

it('measures that read words are not taken of a script in another language', async () => {
  const reel = derive(await lastReel());
  const taken = (english: boolean) =>
    allMeasures.flatMap((one) => (countMeasure(one, { ...reel, english }) === null ? [] : [one.id]));
  const others = taken(false);
  expect(taken(true).filter((id) => !others.includes(id))).toEqual(['senses', 'returning-objects']);
});

it('the pace of a half hour alone has a yardstick of its own', async () => {
  const reel = { ...derive(await lastReel()), format: { format: 'half-hour', from: 'form' } as const };
  const own = allMeasures.filter((one) => countMeasure(one, reel)?.scale.of === 'half hours');
  expect(own.map((one) => [one.id, countMeasure(one, reel)?.scale])).toEqual([
    ['scene-pace', { kind: 'yardstick', of: 'half hours', sample: null, low: 0.45, middle: 0.9, high: 1.6 }],
  ]);
});

it('a letter is counted by one measure, and a measure stands for one letter', () => {
  expect({ ...frameParameters, ...caliberParameters }).toEqual({
    Flux: 'changes',
    Recall: 'recalled',
    Aesthetics: 'senses',
  });
});
