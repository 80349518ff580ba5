/** Where what a line without columns says of itself changes: counts, widths, marks and gaps at their bounds. */
import { describe, expect, it } from 'vitest';
import { type BareLine, factsOfLines } from '../../../lib/screenplay/text/bare-line-features.ts';

const line = (text: string, blanks = 0): BareLine => ({ text, blanks });
const named = (lines: readonly BareLine[], at: number, name: string): string | undefined =>
  factsOfLines(lines)
    .facts[at]?.own.find((one) => one.startsWith(name))
    ?.slice(name.length + 1);
const alone = (text: string, name: string): string | undefined => named([line(text)], 0, name);

describe('how a line ends', () => {
  it('is told by its last marks, not by those within', () => {
    const texts = [
      'Rain. It falls',
      'Go... on',
      'What? No',
      'Rain-fall',
      '…and so',
      'Well, yes',
      '「a」 b',
      'Go...now.',
      'Go...',
    ];
    expect(texts.map((text) => alone(text, 'ends'))).toEqual([
      'word',
      'word',
      'word',
      'word',
      'word',
      'word',
      'word',
      'stop',
      'dots',
    ]);
    expect(['low) and', 'low)', '(low', 'a (low)'].map((text) => alone(text, 'parenthesis'))).toEqual([
      'none',
      'closes',
      'opens',
      'none',
    ]);
  });

  it('says of the line above whether it was finished', () => {
    const step = (above: string) => factsOfLines([line(above), line('It is cold.')]).facts[1]?.afterOther;
    expect([step('Rain. It falls')?.[1]?.endsWith('open'), step('It falls.')?.[1]?.endsWith('finished')]).toEqual([
      true,
      true,
    ]);
    expect([step('「a」'), step('「a」 b')?.length]).toEqual([['step', 'step bracket'], 3]);
  });
});

describe('a name', () => {
  const speaks = (count: number, name = 'ANNA') =>
    Array.from({ length: count }, () => [line(name), line('No.')]).flat();

  it('is told apart by how often it speaks: once, twice, three, five and ten times', () => {
    const told = (count: number) => named(speaks(count), 0, 'cue')?.slice(0, 1);
    expect([1, 2, 3, 4, 5, 9, 10].map(told)).toEqual(['0', '1', '2', '2', '3', '3', '4']);
  });

  it('that speaks twice and has three letters is known at the beginning of a line', () => {
    const begins = (lines: readonly BareLine[], text: string) => {
      const own = factsOfLines([...lines, line(text)]).facts.at(-1)?.own ?? [];
      return own.filter((one) => one.startsWith('a name'))[0];
    };
    expect([
      begins(speaks(2, 'ANN'), 'Ann, walks on.'),
      begins(speaks(2, 'ANN'), 'Ann Lee.'),
      begins(speaks(2, 'ANN'), 'Ann'),
    ]).toEqual(['a name does', 'a name', 'a name']);
    expect([
      begins(speaks(1, 'ANN'), 'Ann walks.'),
      begins(speaks(2, 'BO'), 'Bo walks.'),
      begins(speaks(2, 'MARY ANN'), 'Ann walks.'),
    ]).toEqual([undefined, undefined, 'a name does']);
  });

  it('is no triangle, unless its line begins with one', () => {
    const has = (text: string) => factsOfLines([line(text)]).facts[0]?.own.includes('triangle');
    expect([has('△ Rain'), has('▲ Rain'), has('Rain △')]).toEqual([true, true, false]);
  });
});

describe('the widths of a text', () => {
  const habitsOf = (speeches: number, length: number, width: number) =>
    factsOfLines([
      line('x'.repeat(width)),
      ...Array.from({ length: speeches }, () => [line('ANNA'), line('y'.repeat(length))]).flat(),
    ]).habits;
  const isNarrow = (speeches: number, length: number, width: number) =>
    habitsOf(speeches, length, width).dialogueWidth === length;

  it('are those of most lines, and of the first lines of five speeches, where these are narrower by a seventh', () => {
    expect([isNarrow(5, 30, 60), isNarrow(4, 30, 60), isNarrow(5, 33, 40), isNarrow(5, 34, 40)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(habitsOf(5, 30, 60)).toMatchObject({ textWidth: 60, dialogueWidth: 30 });
  });

  it('of speeches are fifty characters at most', () => {
    expect([isNarrow(5, 50, 60), isNarrow(5, 51, 70)]).toEqual([true, false]);
  });

  it('are sixty characters where there are no lines', () => {
    expect(factsOfLines([]).habits).toMatchObject({ textWidth: 60, dialogueWidth: 60, gap: null });
  });

  it('count the first lines of those alone who speak more than once', () => {
    const once = ['ANNA', 'BERT', 'CORA', 'DORA', 'EMIL'].flatMap((name) => [line(name), line('y'.repeat(30))]);
    expect(factsOfLines([line('x'.repeat(60)), ...once]).habits.dialogueWidth).toBe(60);
  });
});

describe('the gap of a text', () => {
  it('is the middle one above its names, the first line of all left out', () => {
    const lines = [
      line('ANNA'),
      line('Yes.'),
      line('ANNA', 2),
      line('No.'),
      line('BO', 1),
      line('Go.'),
      line('It rains.', 3),
      line('It pours.', 3),
    ];
    expect(factsOfLines(lines).habits.gap).toBe(2);
  });

  it('is wider than that below names', () => {
    const spaced = (above: number, below: number) =>
      factsOfLines([
        line('It rains.'),
        line('ANNA', above),
        line('Yes.', below),
        line('ANNA', above),
        line('No.', below),
      ]).habits.gap;
    expect([spaced(2, 1), spaced(1, 1), spaced(1, 0)]).toEqual([2, null, 1]);
  });
});
