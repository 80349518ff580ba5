/** How sure each measure is, what raises it, which of them read English, and the scales of half hours. */
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
    ['place-change', shareError(0.8, 5)],
    ['open-endings', shareError(0.25, 4)],
    ['mode-change', rateError(5, pages)],
    ['timed-headings', shareError(5 / 6, 6) / 2],
    ['exteriors', shareError(1 / 6, 6)],
    ['returning-objects', shareError(0.5, 6)],
    ['returning-speakers', shareError(0.75, 4)],
    ['theme-spread', shareError(0.4, 5)],
    ['cast-at-end', shareError(0.5, 4) / 2],
    ['camera', rateError(1, pages) / 2],
  ])('of %s in a small script is %s', async (id, error) => {
    expect((await measureOf(id, smallScript))?.error).toBeCloseTo(error);
  });

  it.each<[MeasureId, string, number]>([
    ['parentheticals', talk('(low)\nNo.', ...times(9, four)), rateError(1, 10)],
    ['questions', talk('Where is it?', ...times(9, four)), shareError(0.1, 10)],
    ['pressure', talk('The deadline is near.', ...times(49, four)), rateError(1, 200) * 1000],
    ['speech-length', talk(...times(5, four), ...times(5, eight)), meanError([4, 4, 4, 4, 4, 8, 8, 8, 8, 8])],
    ['speech-rhythm', talk(...times(10, four), ...times(10, eight)), 0.342 / Math.sqrt(40)],
    ['plain-talk', talk(...times(40, four)), shareError(1, 160)],
    ['paragraphs', `${paragraphs(3, four)}\n\n${eight}\n\n${eight}\n`, meanError([4, 4, 4, 8, 8])],
    ['senses', paragraphs(10, `${twenty} Red.`), rateError(10, 210) * 1000],
    ['adverbs', paragraphs(11, `${twenty} Slowly.`), rateError(11, 231) * 1000],
    ['lead-warmth', talk('Thank you.', '(low)\nNo.', ...times(18, four)), shareError(0.1, 10)],
  ])('of %s in talk or action alone is its own', async (id, script, error) => {
    expect((await measureOf(id, script))?.error).toBeCloseTo(error, 3);
  });
});

it('a measure is raised by more, by less or by nearness to the middle', () => {
  const by = Object.groupBy(allMeasures, ({ direction }) => direction);
  expect(by.typical?.map(({ id }) => id).join(' ')).toBe(
    'typical-pace speech-length dialogue-share length exteriors lead-share top-three',
  );
  expect(by.less?.map(({ id }) => id).join(' ')).toBe(
    'quick-talk explaining told-feelings parentheticals camera paragraphs adverbs',
  );
  expect(by.more).toHaveLength(allMeasures.length - 14);
});

it('measures that read words are not taken of a script in another language', async () => {
  const reel = derive(await lastReel());
  const taken = (english: boolean) =>
    allMeasures.flatMap((one) => (countMeasure(one, { ...reel, english }) === null ? [] : [one.id]));
  const others = taken(false);
  expect(
    taken(true)
      .filter((id) => !others.includes(id))
      .join(' '),
  ).toBe(
    'plain-talk explaining told-feelings pressure ties returning-objects echoed-lines theme-spread theme-held senses adverbs lead-warmth late-heat',
  );
});

it.each<[MeasureId, number, number, number]>([
  ['scene-pace', 0.45, 0.9, 1.6],
  ['typical-pace', 0.45, 0.9, 1.6],
  ['speech-length', 6, 9, 13],
  ['quick-talk', 6, 9, 13],
  ['dialogue-share', 0.48, 0.62, 0.76],
])('%s of a half hour lies between %s, %s and %s', async (id, low, middle, high) => {
  const reel = { ...derive(await lastReel()), format: { format: 'half-hour', from: 'form' } as const };
  const definition = allMeasures.find((one) => one.id === id);
  expect(definition && countMeasure(definition, reel)?.scale).toEqual({
    kind: 'yardstick',
    of: 'half hours',
    sample: null,
    low,
    middle,
    high,
  });
});

it('what a half hour has no yardstick for is read on the scale of all', async () => {
  const reel = { ...derive(await lastReel()), format: { format: 'half-hour', from: 'form' } as const };
  const own = allMeasures.filter((one) => countMeasure(one, reel)?.scale.of === 'half hours');
  expect(own.map(({ id }) => id)).toEqual([
    'scene-pace',
    'typical-pace',
    'speech-length',
    'quick-talk',
    'dialogue-share',
  ]);
});

it.each([
  [
    frameParameters,
    'dialogue-share A, echoed-lines R, length A, open-endings E, place-change F, questions E, quick-talk E, returning-objects R, returning-speakers R, scene-lengths F, scene-pace F, speech-length A, theme-held M, theme-spread M, top-three A, typical-pace A',
  ],
  [
    caliberParameters,
    'adverbs A, camera C, cast-at-end I, explaining B, exteriors A, late-heat I, lead-partners L, lead-share L, lead-warmth L, mode-change E, paragraphs C, parentheticals C, plain-talk R, pressure I, questions B, senses A, speech-rhythm E, ties R, timed-headings C, told-feelings B, vocabulary A',
  ],
])('a measure counts for one letter of a rating', (parameters, letters) => {
  const held = Object.entries(parameters).flatMap(([name, ids]) => ids.map((id) => `${id} ${name.slice(0, 1)}`));
  expect(held.toSorted().join(', ')).toBe(letters);
});
