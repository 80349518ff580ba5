/** Proportions, nights and craft measures beside their scales, with the scene that does most towards them. */
import { describe, expect, it } from 'vitest';
import {
  byMeasure,
  nights,
  proportions,
  talkWithout,
  withinGenre,
} from '../../../lib/engine/conventions/measured-conventions.ts';
import type { Derived } from '../../../lib/engine/derive.ts';
import type { MeasureDefinition } from '../../../lib/engine/measures/measure.ts';
import { tripodNorms } from '../../../lib/engine/norms/produced-scripts.ts';
import { producedNorms } from '../../../lib/engine/norms/quick-parser-norms.ts';
import { middleOf, yardstick } from '../../../lib/engine/norms/scale.ts';
import type { ProportionId } from '../../../lib/story/conventions.ts';
import { placeOf } from '../notes/note-of.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

const english = 'They wait in the room that they have, and it is what it was.';
const ten = 'So it is and so it was in the day.';
const scene = (heading: string, action: number, ...speeches: readonly string[]): string =>
  `${heading}\n\n${`${english}\n\n`.repeat(action)}${talk(...speeches)}`;
const ann = (count: number) => Array(count).fill(`ANN: ${ten}`);

/** Fourteen words a line of action, ten a speech: 1 long talk inside, 2 much action outside, 3 both in little, 4 talk outside without Ann. */
const four = [
  scene('INT. HALL - DAY', 2, ...ann(8)),
  scene('EXT. FIELD - NIGHT', 12, 'ANN: Oh.'),
  scene('INT. BARN - DAY', 1),
  scene('EXT. YARD - DAY', 1, 'BEN: Oh.', 'BEN: Oh.', 'CAL: Oh.', 'BEN: It is late, and so it is.'),
].join('');

describe('a proportion', () => {
  it.each([
    ['dialogueShare', 91 / 315, 'sc.1', 'sc.2'],
    ['wordsPerSpeech', 91 / 13, 'sc.1', 'sc.4'],
    ['wordsPerScene', 315 / 4, 'sc.2', 'sc.3'],
    ['interiorShare', 0.5, 'sc.1', 'sc.4'],
    ['topSpeakerShare', 81 / 91, 'sc.1', 'sc.4'],
  ] satisfies [ProportionId, number, string, string][])(
    '%s is %s; %s does most for it, %s most against',
    async (id, value, high, low) => {
      const derived = await derivedOf(four);
      const { value: of, high: most, low: least } = proportions[id];
      expect(of(derived)).toBeCloseTo(value);
      expect([most(derived), least(derived)].map((one) => `sc.${one?.ordinal}`)).toEqual([high, low]);
    },
  );

  it.each([
    ['dialogueShare', { talkWords: 100, actionWords: 199 }, null],
    ['dialogueShare', { talkWords: 100, actionWords: 200 }, 1 / 3],
    ['wordsPerScene', { talkWords: 100, actionWords: 199 }, null],
    ['wordsPerScene', { talkWords: 100, actionWords: 200 }, 75],
  ] satisfies [ProportionId, Partial<Derived>, number | null][])('%s of %j is %s', async (id, over, value) => {
    expect(proportions[id].value({ ...(await derivedOf(four)), ...over })).toBe(value);
  });

  it('needs twelve speeches, four scenes, four settings', async () => {
    const derived = await derivedOf(four);
    const speeches = (count: number) => ({ ...derived, speeches: derived.speeches.slice(0, count) });
    const scenes = (count: number) => ({ ...derived, scenes: derived.scenes.slice(0, count) });
    expect([11, 12].map((count) => proportions.wordsPerSpeech.value(speeches(count)) === null)).toEqual([true, false]);
    expect([11, 12].map((count) => proportions.topSpeakerShare.value(speeches(count)) === null)).toEqual([true, false]);
    expect([3, 4].map((count) => proportions.wordsPerScene.value(scenes(count)) === null)).toEqual([true, false]);
    expect([3, 4].map((count) => proportions.interiorShare.value(scenes(count)) === null)).toEqual([true, false]);
  });

  it('of a speech is raised by a scene with two speeches or more and lowered by one with four or more', async () => {
    const derived = await derivedOf(
      scene('INT. A - DAY', 1, `ANN: ${ten} ${ten}`) +
        scene('INT. B - DAY', 1, 'ANN: Oh.', 'BEN: Oh.', 'ANN: Oh.') +
        scene('INT. C - DAY', 1, 'ANN: So it is.', 'BEN: So it is.') +
        scene('INT. D - DAY', 1, 'ANN: So it.', 'BEN: So it.', 'ANN: So it.', 'BEN: So it.'),
    );
    const { high, low } = proportions.wordsPerSpeech;
    expect([high(derived)?.ordinal, low(derived)?.ordinal]).toEqual([3, 4]);
  });
});

describe('beside a genre', () => {
  const { drama } = producedNorms;
  const [, low, , high] = drama.wordsPerScene;
  const width = high - low;
  const held = async (side: 'high' | 'low', value: number) => {
    const derived = { ...(await derivedOf(four)), talkWords: 0, actionWords: value * 4 };
    return withinGenre('drama', 'wordsPerScene', side)(derived);
  };

  it.each([
    ['high', high + width * 0.099, true, 0],
    ['high', high + width * 0.101, false, 0.0606],
    ['high', high + width, false, 0.6],
    ['high', high + 2 * width, false, 1],
    ['low', low - width * 0.099, true, 0],
    ['low', low - width * 0.101, false, 0.0606],
    ['low', high + width, true, 0],
    ['high', low - width * 0.2, true, 0],
  ] as const)('on its %s side %s is met: %s, else ranks %s', async (side, value, met, rank) => {
    const found = await held(side, value);
    expect([found?.met, Number(found?.rank.toFixed(4))]).toEqual([met, rank]);
  });

  it('the middle half is told, with the scene that does most', async () => {
    const found = await held('high', high + width);
    expect(found?.counted).toEqual({
      kind: 'proportion',
      proportion: 'wordsPerScene',
      value: expect.closeTo(high + width),
      low,
      high,
      scripts: drama.scripts,
      scene: 'sc.2',
    });
    expect(found?.places.map(({ quote }) => quote)).toEqual(['EXT. FIELD - NIGHT']);
    expect((await held('low', low - width * 0.2))?.counted).toMatchObject({ scene: 'sc.3' });
  });

  it('nothing is told of what can’t be counted, or of no scene', async () => {
    expect(await held('high', 74)).toBeNull();
    const outside = ['A', 'B', 'C', 'D'].map((place) => scene(`EXT. ${place} - DAY`, 1)).join('');
    expect(withinGenre('drama', 'interiorShare', 'high')(await derivedOf(outside))).toBeNull();
    expect(withinGenre('drama', 'interiorShare', 'low')(await derivedOf(outside))?.met).toBe(false);
  });
});

describe('nights', () => {
  const time = (...times: readonly string[]) =>
    times.map((one, at) => scene(`EXT. FIELD ${at + 1}${one && ` - ${one}`}`, at === 3 ? 2 : 1)).join('');
  const held = async (...times: readonly string[]) => {
    const found = nights('horror')(await derivedOf(time(...times)));
    return found && { ...found, places: found.places.map(({ quote }) => quote) };
  };
  const [D, N] = ['DAY', 'NIGHT'];

  it('are as many as in produced scripts of the genre, less a fifth', async () => {
    const found = await held(N, D, N, D, N, D);
    expect(found).toEqual({
      met: true,
      rank: 0,
      counted: { kind: 'night', dark: 3, scenes: 6, usual: expect.any(Number), turnable: 'sc.4' },
      places: ['EXT. FIELD 1 - NIGHT', 'EXT. FIELD 3 - NIGHT'],
    });
    const usual = found?.counted.kind === 'night' ? found.counted.usual : 0;
    expect(usual).toBeCloseTo(
      (middleOf(tripodNorms.nightShare) * producedNorms.horror.nightShare[2]) / producedNorms.all.nightShare[2],
      2,
    );
    // One night in so many scenes is just enough, one scene more is not.
    const most = Math.floor(1 / (usual * 0.8));
    const one = (count: number) => held(...Array.from({ length: count }, (_, at) => (at === 0 ? N : D)));
    expect((await one(most))?.met).toBe(true);
    expect(await one(most + 1)).toMatchObject({ met: false, rank: expect.closeTo(1 - 1 / (most + 1) / usual) });
  });

  it('that are missing could be the fullest scene by day behind the opening', async () => {
    expect(await held(D, D, D, D, D)).toMatchObject({
      met: false,
      rank: 1,
      counted: { dark: 0, turnable: 'sc.4' },
      places: ['EXT. FIELD 4 - DAY'],
    });
    expect(await held(D, 'DUSK', 'LATER', 'DUSK', 'DUSK')).toBeNull();
  });

  it('are counted in four scenes with a time of day or more', async () => {
    expect(await held(N, N, N, '')).toBeNull();
    expect(await held(N, N, N, D, '')).toMatchObject({ met: true, counted: { scenes: 5 } });
  });
});

describe('a measure', () => {
  /** A scale on which each value from 10 to 90 is its own percentile. */
  const questions = (value: number, shown: number): MeasureDefinition => ({
    id: 'questions',
    direction: 'more',
    scale: yardstick(10, 50, 90),
    count: () => ({ value, error: 0, places: [1, 2, 3].slice(0, shown).map((piece) => placeOf(1, piece, `${piece}`)) }),
  });
  const held = async (value: number, want: 'high' | 'low', lacks = false, shown = 3) => {
    const derived = await derivedOf(four);
    const found = byMeasure(questions(value, shown), want, lacks ? ({ scenes }) => scenes[2] : undefined)(derived);
    return found && [found.met, Number(found.rank.toFixed(4)), found.places.map(({ quote }) => quote).join(' ')];
  };
  it.each([
    [35, 'high', [true, 0, '1 2']],
    [34, 'high', [false, 0.2667, '1']],
    [90, 'high', [true, 0, '1 2']],
    [65, 'low', [true, 0, '']],
    [66, 'low', [false, 0.2667, '1']],
    [20, 'low', [true, 0, '']],
  ] as const)('at %s, wanted %s, is %j', async (value, want, expected) => {
    expect(await held(value, want)).toEqual(expected);
  });

  it('that is low shows a scene without it, too, and one without any place needs such a scene', async () => {
    expect(await held(34, 'high', true)).toEqual([false, 0.2667, '1 INT. BARN - DAY']);
    expect(await held(35, 'high', true)).toEqual([true, 0, '1 2']);
    expect(await held(34, 'high', true, 0)).toEqual([false, 0.2667, 'INT. BARN - DAY']);
    expect(await held(34, 'high', false, 0)).toBeNull();
    const derived = await derivedOf(four);
    expect(byMeasure(questions(35, 3), 'high')(derived)?.counted).toEqual({
      kind: 'measure',
      measure: 'questions',
      lacking: null,
    });
    expect(byMeasure(questions(35, 3), 'high', ({ scenes }) => scenes[2])(derived)?.counted).toMatchObject({
      lacking: 'sc.3',
    });
    expect(byMeasure({ ...questions(35, 3), count: () => null }, 'high')(derived)).toBeNull();
  });
});

it('talk without a thing is shown by the fullest scene of four speeches without it', async () => {
  const asks = (line: string) => scene('INT. HALL - DAY', 1, `ANN: ${line}`, ...ann(3));
  const derived = await derivedOf(
    asks('Is it?') + asks('It is.') + asks('So it is, it is.') + scene('INT. B - DAY', 1, ...ann(3)),
  );
  expect(talkWithout(({ text }) => text.endsWith('?'))(derived)?.ordinal).toBe(3);
  expect(talkWithout(() => true)(derived)).toBeUndefined();
});
