/** Measures of the page, counted in scripts that can be counted by hand. */
import { describe, expect, it } from 'vitest';
import { talkingScript } from '../../corpus/scripts.ts';
import { firstScenes, smallScript } from './small-script.ts';
import { factsOf, measureOf } from './taken.ts';

const paragraphs = (count: number, text: string): string => `INT. HALL - DAY\n\n${`${text}\n\n`.repeat(count)}`;

describe('the page', () => {
  it('gives a time of day in its headings, from four on; the ones without are shown where they are many', async () => {
    expect(await factsOf('timed-headings', smallScript)).toEqual({
      value: 0.8333,
      counts: { timed: 5, headings: 6, most: 0 },
      about: [],
      quotes: ['INT. HALL'],
    });
    expect(await measureOf('timed-headings', firstScenes(3))).toBeNull();
    const timed = await factsOf(
      'timed-headings',
      talkingScript(4, () => 'Rain.\n'),
    );
    expect(timed).toMatchObject({ value: 1, quotes: ['INT. ROOM 2 - DAY', 'INT. ROOM 3 - DAY', 'INT. ROOM 4 - DAY'] });
  });

  it('has so many parentheticals a speech, from ten speeches on', async () => {
    const script = (speeches: number) =>
      `INT. HALL - DAY\n\nANN\n(low)\nNo.\n\n${'BEN\nYes.\n\n'.repeat(speeches - 1)}`;
    expect(await factsOf('parentheticals', script(10))).toEqual({
      value: 0.1,
      counts: { parentheticals: 1, speeches: 10, leftOut: 0, most: 0 },
      about: [],
      quotes: ['(low)'],
    });
    expect(await measureOf('parentheticals', script(9))).toBeNull();
  });

  it('has paragraphs of so many words, shown where they are short by the page with most brief ones, else by the longest first', async () => {
    expect(await factsOf('paragraphs', smallScript)).toEqual({
      value: 5.1667,
      counts: { most: 3 },
      about: [],
      quotes: ['Ann puts the red lantern on the cold stone slowly.'],
    });
    const lengths = [40, 70, 50, 80, 60, 1].map((words) => Array(words).fill('rain').join(' '));
    const long = await measureOf('paragraphs', `INT. HALL - DAY\n\n${lengths.join('\n\n')}\n`);
    expect(long?.value).toBeCloseTo(301 / 6, 6);
    expect(long?.places.map(({ from }) => from)).toEqual([5, 3, 6]);
    expect(await measureOf('paragraphs', paragraphs(4, 'Rain.'))).toBeNull();
  });
});
