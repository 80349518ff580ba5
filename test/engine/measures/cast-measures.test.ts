/** Measures of the cast and of what comes back, counted in scripts that can be counted by hand. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { lastFifth } from '../../../lib/engine/measures/memory-measures.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { firstScenes, smallScript } from './small-script.ts';
import { factsOf, measureOf } from './taken.ts';

const scene = (place: string, ...lines: readonly string[]): string =>
  `INT. ${place} - DAY\n\n${lines.map((line) => line.replace(': ', '\n')).join('\n\n')}\n\n`;
const times = (count: number, text: string): string => text.repeat(count);

/** Over sixty pages of two scenes in turn; ANN has 13 of 24 words. */
const feature = times(
  170,
  scene('HALL', 'ANN: The old boat is on the wide river now.', 'BEN: It is on the sea.') +
    scene('BARN', 'ANN: The boat is here.', 'CARA: No, it is there.', 'DAN: Ask her.'),
);

describe('the lead', () => {
  it('has a share of the talk, which is taken of features alone', async () => {
    const facts = await factsOf('lead-share', feature);
    expect(facts).toMatchObject({ value: 0.5417, counts: {}, about: ['ch.ANN'] });
    expect(facts?.quotes).toEqual(Array(3).fill('The old boat is on the wide river now.'));
    expect(await factsOf('top-three', feature)).toEqual({
      value: 0.9167,
      counts: {},
      about: ['ch.ANN', 'ch.BEN', 'ch.CARA'],
      quotes: ['The old boat is on the wide river now.', 'It is on the sea.', 'No, it is there.'],
    });
    const short = times(40, scene('HALL', 'ANN: The boat is here.', 'BEN: No.', 'CARA: Yes.', 'DAN: Ask her.'));
    expect([await factsOf('lead-share', short), await factsOf('top-three', short)]).toEqual([null, null]);
  });

  it('meets so many of the others who speak twice or more', async () => {
    const meeting =
      scene('HALL', 'ANN: The boat is here.', 'BEN: No, it is there.', 'ANN: So it is.', 'BEN: It is.') +
      scene('BARN', 'CARA: Where is she?', 'DAN: Out.', 'CARA: Out?', 'DAN: Yes.', 'EVE: Hush.') +
      scene('YARD', 'ANN: There you are, at last.');
    expect(await factsOf('lead-partners', meeting)).toMatchObject({
      value: 0.3333,
      counts: { met: 1, others: 3, fewestSpeeches: 2 },
      about: ['ch.ANN', 'ch.BEN'],
    });
    expect(await factsOf('lead-partners', meeting.replaceAll('DAN', 'CARA'))).toBeNull();
  });

  it('says words of warmth in so many of ten speeches or more', async () => {
    const warm = (speeches: number) =>
      scene('HALL', 'ANN: Thank you.', ...Array(speeches - 1).fill('ANN: It is here now.'), 'BEN: Love.');
    expect(await factsOf('lead-warmth', warm(10).replaceAll('\n\nANN', '\n\nBEN\nNo.\n\nANN'))).toEqual({
      value: 0.1,
      counts: { warm: 1, speeches: 10 },
      about: ['ch.ANN'],
      quotes: ['Thank you.'],
    });
    expect(await factsOf('lead-warmth', warm(9).replaceAll('\n\nANN', '\n\nBEN\nNo.\n\nANN'))).toBeNull();
  });
});

describe('the rise towards the end', () => {
  const third = (line: string) => times(40, `ANN\n${line}\n\nBEN\nThe boat is on the sea.\n\n`);
  const calm = third('It is on the sea.');
  const hot = third('Hurry or die now!');

  it('sets the last third’s words of pressure, refusals and exclamations against the first’s', async () => {
    const rise = await measureOf('late-heat', `INT. HALL - DAY\n\n${calm}${calm}${hot}`);
    expect(rise?.value).toBeGreaterThan(50);
    expect(rise?.places.map(({ quote }) => quote)).toEqual(Array(3).fill('Hurry or die now!'));
    const fall = await measureOf('late-heat', `INT. HALL - DAY\n\n${hot}${calm}${calm}`);
    expect(fall?.value).toBeLessThan(0.02);
    expect((await measureOf('late-heat', `INT. HALL - DAY\n\n${calm}${calm}${calm}`))?.value).toBeCloseTo(1, 1);
    expect(await measureOf('late-heat', `INT. HALL - DAY\n\n${calm}`)).toBeNull();
  });
});

describe('what comes back', () => {
  it('are things in a share of six scenes or more', async () => {
    expect(await factsOf('returning-objects', smallScript)).toEqual({
      value: 0.5,
      counts: {},
      about: ['lantern'],
      quotes: ['Ann puts the red lantern on the cold stone slowly.'],
    });
    expect(await factsOf('returning-objects', firstScenes(5))).toBeNull();
  });

  it('are lines said again in a later scene, in 1,000 words', async () => {
    const said = 'ANN: Every river carries its lanterns home.';
    const rest = (number: number) => Array(30).fill(`BEN: Word${number} it is so.`);
    const script = scene('HALL', said, ...rest(1)) + scene('BARN', said, ...rest(2)) + scene('YARD', ...rest(3));
    const facts = await factsOf('echoed-lines', script);
    expect(facts).toMatchObject({ counts: { lines: 1 }, quotes: ['Every river carries its lanterns home.'] });
    expect(facts?.value).toBeCloseTo(1000 / 372, 3);
    expect(await factsOf('echoed-lines', scene('HALL', said, ...rest(1)) + scene('BARN', said, ...rest(2)))).toBeNull();
  });

  it('are speakers in more than one scene, shown by their last lines, or the others by their first', async () => {
    expect(await factsOf('returning-speakers', smallScript)).toMatchObject({
      value: 0.75,
      counts: { returning: 3, speakers: 4 },
      quotes: ['Where is the lantern?', "The harbour is nobody's, never.", 'Stop.'],
    });
    expect(await factsOf('returning-speakers', firstScenes(3))).toBeNull();
    expect(await factsOf('returning-speakers', firstScenes(4))).toMatchObject({
      value: 0.5,
      quotes: ["The harbour is nobody's, never.", 'As you know, I am so angry.'],
    });
  });

  it('are words that the talk keeps to, in a share of five talking scenes or more', async () => {
    expect(await factsOf('theme-spread', smallScript)).toEqual({
      value: 0.4,
      counts: {},
      about: ['lantern'],
      quotes: ['Where is the lantern?'],
    });
    expect(await factsOf('theme-spread', firstScenes(5))).toBeNull();
  });

  it('are things and words that stand in the first and the last quarter, of four or more', async () => {
    const holding = (place: string, ...words: readonly string[]) =>
      scene(
        place,
        ...words.map((word) => `ANN: The ${word}, it is here.`),
        ...words.map((word) => `BEN: So is the ${word}, is it?`),
      );
    const script = [
      holding('HALL', 'lantern', 'anchor'),
      holding('BARN', 'violin', 'ladder'),
      holding('SHED', 'violin', 'ladder'),
      holding('ATTIC', 'violin', 'ladder', 'lantern'),
      holding('YARD', 'lantern', 'anchor'),
    ].join('');
    const facts = await factsOf('theme-held', script);
    expect(facts?.about.toSorted()).toEqual(['anchor', 'lantern']);
    expect(facts?.value).toBeCloseTo(2 / (facts?.counts.words ?? 0), 4);
    expect(await factsOf('theme-held', smallScript)).toBeNull();
  });

  it('are the main speakers who are still there in the last fifth', async () => {
    expect(await factsOf('cast-at-end', smallScript)).toEqual({
      value: 0.5,
      counts: { main: 4 },
      about: ['ch.BEN', 'ch.CARA'],
      quotes: ['Where is the lantern?', 'Stop.'],
    });
    const { there, gone } = lastFifth(derive(await screenplayOf(smallScript)));
    expect([there.map(({ id }) => id), gone.map(({ id }) => id)]).toEqual([
      ['BEN', 'CARA'],
      ['ANN', 'DAN'],
    ]);
    expect(await factsOf('cast-at-end', firstScenes(2))).toBeNull();
  });
});
