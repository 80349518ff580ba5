/** Scenes and slips as a reading tells them: once each, at their place, or not at all. */
import { describe, expect, it } from 'vitest';
import { assembleStory } from '../../../../lib/model/read/assemble-story.ts';
import type { GivenScenes } from '../../../../lib/model/read/forms.ts';
import { numberScript } from '../../../../lib/model/read/numbered-script.ts';
import { fountainScript } from '../small-script.ts';
import { made, nothingGiven, places, storyOf } from './assembled.ts';

describe('scenes', () => {
  const scene = (number: number, given: Partial<GivenScenes['scenes'][number]> = {}) => ({
    scene: number,
    happens: 'Lena threads the reel.',
    want: 'to stay',
    turns: 'she stays',
    plants: ['the reel'],
    pays: ['the tin'],
    could: 'trim' as const,
    note: 'It is long.',
    cites: [`${number}.2`],
    ...given,
  });
  const told = (...scenes: ReturnType<typeof scene>[]) =>
    storyOf({ scenes: scenes.map((one) => ({ scenes: [one], slips: [] })) });

  it('are told in the script’s order, once each, as they were read last', () => {
    const { scenes, made: by } = told(scene(3, { happens: 'Lena opens it.' }), scene(1, { want: null }), scene(1));
    expect(scenes.map(({ scene: number }) => number)).toEqual([1, 3]);
    expect(scenes[0]).toMatchObject({
      scene: 1,
      happens: 'Lena threads the reel.',
      want: 'to stay',
      turns: 'she stays',
      plants: ['the reel'],
      pays: ['the tin'],
      could: 'trim',
      note: 'It is long.',
      cites: [{ scene: 1, from: 2, page: 1, quote: 'Lena threads the reel.' }],
    });
    expect(by).toMatchObject({ ...made, scenes: { read: 2, all: 4 } });
  });

  it.each([
    ['without words', scene(1, { happens: ' ' })],
    ['that the script has not', scene(7)],
    ['in which somebody acts who is not there', scene(1, { happens: 'Mags threads the reel.' })],
  ])('%s are left out', (_, given) => {
    expect(told(given).scenes).toEqual([]);
  });

  it('have their own pieces for places, else their first', () => {
    expect(places(told(scene(1, { cites: ['2.2', '1.3'] })).scenes[0]?.cites ?? [])).toBe('1.3');
    expect(places(told(scene(1, { cites: ['2.2'] })).scenes[0]?.cites ?? [])).toBe('1.1');
    expect(told(scene(0, { happens: 'It rains.', cites: [] })).scenes).toMatchObject([
      { scene: null, cites: [{ scene: null, from: 1, quote: 'Rain over the harbour.' }] },
    ]);
  });

  it('that stay as they are have nothing noted of them', () => {
    expect(told(scene(1, { could: 'keep' })).scenes[0]?.note).toBeNull();
  });
});

describe('slips', () => {
  const slip = (cite: string, written: string, better: string) => ({
    cite,
    kind: 'spelling' as const,
    written,
    better,
  });
  const noted = (...slips: ReturnType<typeof slip>[]) => storyOf({ scenes: [{ scenes: [], slips }] }).lineNotes;

  it('take out a doubled word or two, and are none where they cut what was meant', () => {
    const written = 'Lena threads the reel.';
    expect(noted(slip('1.2', written, 'Lena the reel.')).map(({ better }) => better)).toEqual(['Lena the reel.']);
    expect(noted(slip('1.2', written, 'Lena.'))).toEqual([]);
  });

  it('are numbered, with the words as they stand and as they should be', () => {
    expect(noted(slip('1.3: untill', 'untill', ' until '), slip('1.4', 'your', 'You’re'))).toEqual([
      {
        id: 'li.1',
        kind: 'spelling',
        cite: { scene: 1, from: 3, to: 3, page: 1, line: expect.any(Number), quote: 'untill' },
        written: 'untill',
        better: 'until',
      },
      {
        id: 'li.2',
        kind: 'spelling',
        cite: { scene: 1, from: 4, to: 4, page: 1, line: expect.any(Number), quote: 'Your' },
        written: 'Your',
        better: 'You’re',
      },
    ]);
  });

  it.each([
    ['whose words do not stand there', slip('2.2', 'untill', 'until')],
    ['in a piece that there is not', slip('1.9', 'untill', 'until')],
    ['that mend nothing', slip('1.3', 'untill', ' untill ')],
    ['that say nothing better', slip('1.3', 'untill', ' ')],
  ])('%s are none', (_, given) => expect(noted(given)).toEqual([]));

  it('are told once a page', () => {
    const [one, other] = [slip('1.3', 'untill', 'until'), slip('3.3', 'untill', 'until')];
    expect(noted(one, one, other).map(({ id, cite }) => [id, cite.page])).toEqual([
      ['li.1', 1],
      ['li.2', 3],
    ]);
  });

  it('are sixty at most', async () => {
    const words = Array.from({ length: 61 }, (_, at) => `w${at}x`);
    const long = numberScript(await fountainScript(`INT. A - DAY\n\n${words.join(' ')}\n`));
    const slips = words.map((word) => slip('1.2', word, 'z'));
    const { lineNotes } = assembleStory(long, [], { ...nothingGiven, scenes: [{ scenes: [], slips }] }, made).story;
    expect([lineNotes.length, lineNotes.at(-1)?.id, lineNotes.at(-1)?.written]).toEqual([60, 'li.60', 'w59x']);
  });
});
