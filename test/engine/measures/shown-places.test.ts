/** Which passages a measure shows, and the bounds below which it is not taken. */
import { describe, expect, it } from 'vitest';
import type { MeasureId } from '../../../lib/story/measure.ts';
import { factsOf, measureOf } from './taken.ts';

const hall = (...body: readonly string[]): string => ['INT. HALL - DAY', ...body, ''].join('\n\n');
const said = (name: string, ...lines: readonly string[]): string[] => lines.map((line) => `${name}\n${line}`);
const times = (count: number, line: string): string[] => Array(count).fill(line);
const quotes = async (id: MeasureId, fountain: string) => (await factsOf(id, fountain))?.quotes;

it('paragraphs are counted from five on, and shown, where they are short, by the first of five to fourteen words', async () => {
  const of = (count: number) => hall(...times(count, 'We see Ann.'));
  expect([await measureOf('paragraphs', of(4)), (await measureOf('paragraphs', of(5)))?.value]).toEqual([null, 3]);
  const [four = '', five = '', fourteen = '', fifteen = ''] = [4, 5, 14, 15].map(
    (words) => `${times(words, 'boat').join(' ')}.`,
  );
  expect(await quotes('paragraphs', hall(four, fifteen, five, fourteen, four))).toEqual([five]);
  expect(await quotes('paragraphs', hall(four, fifteen, fourteen, five, four))).toEqual([fourteen]);
});

it('short paragraphs are shown by each page that has most of them, where it has three and no more than four pages have as many', async () => {
  const rain = 'Rain falls on the boat.';
  const fill = times(40, 'Rain.');
  const page = (brief: number): string[] => [...fill, ...times(brief, rain), ...fill];
  const pagesOf = async (...briefs: readonly number[]) => {
    const measure = await measureOf('paragraphs', hall(...briefs.flatMap(page)));
    return { most: measure?.counts['most'], places: measure?.places.length, first: measure?.places[0]?.page };
  };
  const one = await pagesOf(1, 3);
  expect(one).toMatchObject({ most: 3, places: 1 });
  expect(one.first).toBeGreaterThan((await pagesOf(1)).first ?? Infinity);
  expect(await pagesOf(2, 2)).toMatchObject({ most: 0, places: 1, first: (await pagesOf(1)).first });
  expect(await pagesOf(3, 3, 3, 3)).toMatchObject({ most: 3, places: 4 });
  expect(await pagesOf(3, 3, 3, 3, 3)).toMatchObject({ most: 0, places: 1 });
});

describe('speeches', () => {
  it('of three words are shown before shorter ones where there are three', async () => {
    const asks = (...lines: readonly string[]) =>
      quotes('questions', hall(...said('ANN', ...lines, ...times(10, 'The boat is red.'))));
    const three = 'Is it here?';
    expect(await asks(three, three, three, 'Who?', 'Why?')).toEqual([three, three, three]);
    expect(await asks('Who?', three, three)).toEqual(['Who?', three, three]);
  });
});
