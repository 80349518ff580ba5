/** Measures of movement and of questions, counted in a script that can be counted by hand. */
import { describe, expect, it } from 'vitest';
import { talkingScript } from '../../corpus/scripts.ts';
import { firstScenes, smallScript } from './small-script.ts';
import { factsOf, measureOf } from './taken.ts';

const valueIn = async (...given: Parameters<typeof measureOf>) => (await measureOf(...given))?.value ?? null;

describe('scene pace', () => {
  it('is scenes over pages, shown by their headings, or where there are few a page by the longest scenes', async () => {
    const measure = await measureOf('scene-pace', smallScript);
    expect(measure?.value).toBeCloseTo(6 / 1.036364, 4);
    expect(measure?.error).toBeCloseTo(Math.sqrt(6) / 1.036364 / 2, 4);
    expect(measure?.places.map(({ scene }) => scene)).toEqual([2, 3, 6]);
    const talk = (scene: number) => 'ANN\nNo.\n\nBEN\nYes.\n\n'.repeat(scene === 2 ? 10 : 30 + scene);
    const slow = await measureOf('scene-pace', talkingScript(4, talk));
    expect(slow?.places.map(({ scene }) => scene)).toEqual([1, 3, 4]);
  });

  it('takes three scenes', async () => {
    expect(await valueIn('scene-pace', firstScenes(2))).toBeNull();
    expect(await valueIn('scene-pace', firstScenes(3))).not.toBeNull();
  });
});

describe('change of place', () => {
  it('is the share of cuts to another place', async () => {
    expect(await factsOf('place-change', smallScript)).toEqual({
      value: 0.8,
      counts: {},
      about: [],
      quotes: ['INT. HALL - NIGHT'],
    });
    expect(await valueIn('place-change', firstScenes(3))).toBeNull();
  });

  it('shows the cuts that stay where most do', async () => {
    const still = 'INT. HALL - DAY\n\nAnn waits.\n\n';
    expect(await factsOf('place-change', `${still.repeat(4)}INT. BARN - DAY\n\nRain.\n`)).toMatchObject({
      value: 0.25,
      quotes: ['INT. HALL - DAY', 'INT. HALL - DAY', 'INT. HALL - DAY'],
    });
  });
});

describe('scenes that end open', () => {
  it('end on a question or a broken line, among scenes with an exchange', async () => {
    expect(await factsOf('open-endings', smallScript)).toMatchObject({
      value: 0.25,
      quotes: ['No. The lantern is here--'],
    });
    expect(await valueIn('open-endings', firstScenes(5))).toBeNull();
    const ending = (last: string) =>
      valueIn(
        'open-endings',
        talkingScript(4, () => `ANN\nNo.\n\nBEN\n${last}\n`),
      );
    expect(await Promise.all(['Why?', 'But…', 'But—', 'But...', '"Why?"', 'Why? No.'].map(ending))).toEqual([
      1, 1, 1, 1, 1, 0,
    ]);
  });

  it('are shown by the last lines of the others where there are few', async () => {
    const facts = await factsOf(
      'open-endings',
      talkingScript(4, () => 'ANN\nWhy?\n\nBEN\nNever mind.\n'),
    );
    expect(facts).toMatchObject({ value: 0, quotes: ['Never mind.', 'Never mind.', 'Never mind.'] });
  });
});

describe('questions', () => {
  const talk = (...lines: readonly string[]) =>
    `INT. HALL - DAY\n\n${lines.map((line, at) => `${at % 2 === 0 ? 'ANN' : 'BEN'}\n${line}\n\n`).join('')}`;
  const four = 'The boat is red.';
  const eight = 'The boat is red and the oars are.';

  it('are speeches that end on one, among ten or more', async () => {
    const few = Array(8).fill(four);
    expect(await measureOf('questions', talk('Where is it?', ...few, four))).toMatchObject({
      value: 0.1,
      counts: { speeches: 10 },
    });
    expect(await valueIn('questions', talk('Where is it?', ...few))).toBeNull();
    expect(await valueIn('questions', talk('Where is it? No.', ...few, four))).toBe(0);
  });

  it('are shown, where they are few, by the longest speech of each long run without one', async () => {
    const script = talk('Where?', four, eight, 'Why?', ...Array(8).fill(four));
    expect((await factsOf('questions', script))?.quotes).toEqual([eight, four]);
    expect((await factsOf('questions', talk(...Array(10).fill(four))))?.quotes).toEqual([]);
  });
});
