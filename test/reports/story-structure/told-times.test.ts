/** The table of what a script says of time. */
import { describe, expect, it } from 'vitest';
import type { ToldTime } from '../../../lib/story/shape/stretches.ts';
import { stretchesOf } from '../story-parts.ts';
import { citeOf } from '../story-people.ts';
import { linesOf, storyIn } from './structured.ts';

const time = (page: number, text: string, over: Partial<ToldTime> = {}): ToldTime => ({
  text,
  from: 'action',
  kind: 'clock',
  says: null,
  who: null,
  position: page / 100,
  again: [],
  cite: citeOf(text, page),
  ...over,
});
const clocks = [
  time(1, '10:45 PM', { from: 'heading' }),
  time(2, 'The clock reads 11:01.'),
  time(4, 'Get him here by 6:30.', { from: 'talk', who: 'ch.ADA', says: 'due', again: [5, 6, 7, 8, 9] }),
  time(5, 'It is noon.', { from: 'talk', says: 'now', who: 'ch.A VOICE' }),
];
const date = time(6, 'TWO WEEKS LATER', { from: 'title', kind: 'date' });
const tableOf = (times: readonly ToldTime[], over: Parameters<typeof stretchesOf>[0] = {}) => {
  const lines = linesOf(storyIn({}, { stretches: stretchesOf({ times: [...times], ...over }) }));
  const from = lines.findIndex((line) => line.includes('What the script says of time'));
  return from < 0
    ? []
    : lines
        .slice(from + 1)
        .filter((line) => line.includes(' | '))
        .slice(0, times.length + 1);
};

describe('what the script says of time', () => {
  it('is a table of pages, words, where they stand or who says them, and where the same time comes again', () => {
    expect(tableOf([...clocks, date])).toEqual([
      '  Page> | What is said | Where | Named again on page',
      '  1 | 10:45 PM | Heading | ',
      '  2 | “The clock reads 11:01.” | Action | ',
      '  4 | “Get him here by 6:30.” | Ada | 5, 6, 7, 8 and 1 more',
      '  5 | “It is noon.” | Talk | ',
      '  6 | “TWO WEEKS LATER” | Title | ',
    ]);
  });

  it('has no column for what never comes', () => {
    expect(tableOf([...clocks.map((one) => ({ ...one, again: [] })), date])[0]).toBe('  Page> | What is said | Where');
  });

  it('is silent where the clock stands in fewer than four places, and passes over a time that is said by the way', () => {
    expect(tableOf([...clocks.slice(1), date, date])).toEqual([]);
    expect(tableOf([...clocks])).toEqual([]);
    const byTheWay = time(7, 'We met at 3:15.', { from: 'talk', who: 'ch.ADA' });
    expect(tableOf([...clocks, byTheWay])).toEqual([]);
    expect(tableOf([...clocks, date, byTheWay]).join()).not.toContain('3:15');
  });

  it('has ten rows at most, what the script prints before what is said', () => {
    const said = Array.from({ length: 20 }, (_, at) => time(at + 1, `It is ${at}.`, { from: 'talk', says: 'now' }));
    const printed = Array.from({ length: 6 }, (_, at) => time(at + 1, `1:0${at}`, { from: 'heading' }));
    const rows = tableOf([...said, ...printed]).filter((line) => /^ {2}\d+ \| /.test(line));
    expect(rows).toHaveLength(10);
    expect(rows.filter((line) => line.includes('Heading'))).toHaveLength(6);
  });

  it('stands in place of the calendar’s line', () => {
    const calendar = [
      { text: 'FALL', cite: citeOf('FALL', 1) },
      { text: 'WINTER', cite: citeOf('WINTER', 9) },
    ];
    const lines = (times: ToldTime[]) =>
      linesOf(storyIn({}, { stretches: stretchesOf({ times, calendar }) })).join('\n');
    expect(lines([])).toContain('The calendar it prints');
    expect(lines([...clocks, date])).not.toContain('The calendar it prints');
  });
});
