/** Which passages a measure shows, and the bounds below which it is not taken. */
import { describe, expect, it } from 'vitest';
import type { MeasureId } from '../../../lib/story/measure.ts';
import { factsOf, measureOf } from './taken.ts';

const hall = (...body: readonly string[]): string => ['INT. HALL - DAY', ...body, ''].join('\n\n');
const said = (name: string, ...lines: readonly string[]): string[] => lines.map((line) => `${name}\n${line}`);
const times = (count: number, line: string): string[] => Array(count).fill(line);
const quotes = async (id: MeasureId, fountain: string) => (await factsOf(id, fountain))?.quotes;

it('paragraphs are counted from five on, and shown, where they are short, by those of five to fourteen words', async () => {
  const of = (count: number) => hall(...times(count, 'We see Ann.'));
  expect([await measureOf('paragraphs', of(4)), (await measureOf('paragraphs', of(5)))?.value]).toEqual([null, 3]);
  const shown = [4, 5, 14, 15].map((words) => `${times(words, 'boat').join(' ')}.`);
  expect(await quotes('paragraphs', hall(...shown, shown[0] ?? ''))).toEqual([shown[1], shown[2]]);
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
