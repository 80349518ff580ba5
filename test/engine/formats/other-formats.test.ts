/** A script of fifty pages beside the formats it is not in, and who could be doubled in a short one. */
import { describe, expect, it } from 'vitest';
import type { StoryFormats } from '../../../lib/story/formats.ts';
import { partsOf, talk } from '../people/parts-of.ts';

const english = 'She is in the room that they have, and it is what it was.\n\n';
const room = (place: string, lines: number, ...speeches: readonly string[]) =>
  `INT. ${place} - DAY\n\n${english.repeat(lines)}${talk(...speeches)}`;
const formatsOf = async (fountain: string, script_type = ''): Promise<StoryFormats> => {
  const { formats } = await partsOf(fountain, ['formats'], { script_type });
  if (formats === null) throw new RangeError('The script is too small.');
  return formats;
};
const many = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join('');

describe('fifty pages of talk in five rooms', () => {
  const long = 'So it is and so it was in the long days of the rain, I think.';
  const script = many(110, (at) =>
    room(
      `ROOM ${at % 5}`,
      2,
      ...['BEN', 'ANN', 'BEN', 'ANN'].map((name) => `${name}: ${long}`),
      `P${'ABCDEFGHIJ'[at % 10]}: So it is${at % 3 === 0 ? '?' : '.'}`,
    ),
  );

  it('are held against every format, the best first, with the parts of the best serial', async () => {
    const { current, facts, fits, others, serial, episodes } = await formatsOf(script, 'TV');
    expect(current.id).toBe('hour');
    expect(facts.map(({ id, value }) => `${id} ${value?.toFixed(2)}`)).toEqual([
      'pages 51.33',
      'scenes 110.00',
      'speakers 12.00',
      'places 5.00',
      'talk 0.71',
      'speech 13.40',
      'small 1.00',
      'interiors 1.00',
      'wordless 0.00',
      'threads 1.00',
      'standing 0.60',
      'hooks 7.21',
    ]);
    expect(fits.map(({ id, fit }) => `${id} ${fit}`)).toEqual([
      'feature 25',
      'limited 31',
      'half-hour 78',
      'hour 88',
      'short 33',
      'stage 70',
      'audio 100',
      'graphic 19',
    ]);
    expect(others).toEqual(['audio', 'half-hour', 'stage', 'short', 'limited', 'feature', 'graphic']);
    expect(serial).toBe('audio');
    expect(episodes.map(({ first, last, pages }) => `${first} ${last} ${pages}`)).toEqual([
      'sc.1 sc.37 17.3',
      'sc.38 sc.73 16.8',
      'sc.74 sc.110 17.2',
    ]);
  });
});

describe('a short script', () => {
  const doubled = ['CAL', 'DAN', 'EVE', 'FAY', 'GUS'];
  const script = many(8, (at) =>
    room(`ROOM ${at % 2}`, 4, 'ANN: So it is.', 'BEN: It is.', ...(doubled[at] ? [`${doubled[at]}: It is?`] : [])),
  );

  it('has no series, and names three of those who speak twice or less, spread over it', async () => {
    const { serial, episodes, doubles, threads } = await formatsOf(script);
    expect([serial, episodes, doubles]).toEqual([null, [], ['ch.CAL', 'ch.FAY', 'ch.GUS']]);
    expect(threads).toEqual([
      {
        members: ['ch.ANN', 'ch.BEN', 'ch.CAL', 'ch.DAN', 'ch.EVE', 'ch.FAY', 'ch.GUS'],
        scenes: ['sc.1', 'sc.2', 'sc.3', 'sc.4', 'sc.5', 'sc.6', 'sc.7', 'sc.8'],
      },
    ]);
  });

  it('is too small under 200 words', async () => {
    const sized = async (last: string) =>
      (await partsOf(`${many(3, () => room('HALL', 4))}${room('HALL', 2)}${last}`, ['formats'])).formats === null;
    // Fourteen lines of fourteen words each.
    expect(await sized('One two three.')).toBe(true);
    expect(await sized('One two three four.')).toBe(false);
  });

  it('without words or settings leaves shares open', async () => {
    const bare = many(4, () => `.SOMEWHERE\n\n${english.repeat(5)}`);
    const facts = new Map((await formatsOf(bare)).facts.map(({ id, value }) => [id, value]));
    expect(
      ['talk', 'speech', 'small', 'interiors', 'wordless', 'standing', 'hooks'].map((id) => facts.get(id as never)),
    ).toEqual([0, null, null, null, 1, null, 0]);
  });

  it('stands in three of four places or more', async () => {
    const placed = async (places: number) =>
      (await formatsOf(many(8, (at) => room(`ROOM ${at % places}`, 4)))).facts.find(({ id }) => id === 'standing')
        ?.value;
    expect(await placed(4)).toBe(0.75);
    expect(await placed(3)).toBeNull();
  });

  it('plays small where no more than three speak in a scene', async () => {
    const crowd = ['ANN', 'BEN', 'CAL', 'DAN'].map((name) => `${name}: It is.`);
    const small = async (count: number) =>
      (await formatsOf(many(4, (at) => room('HALL', 4, ...crowd.slice(0, at === 0 ? count : 1))))).facts.find(
        ({ id }) => id === 'small',
      )?.value;
    expect(await small(3)).toBe(1);
    expect(await small(4)).toBe(0.75);
  });
});
