/** Habits in which a speaker stands out, counted by hand. */
import { describe, expect, it } from 'vitest';
import { mannerOf } from '../../../lib/engine/people/speech-habits.ts';
import type { Manner } from '../../../lib/story/people/portrait.ts';
import { derivedOf, partsOf, talk } from './parts-of.ts';

const plain = Array.from({ length: 10 }, (_, at) => `VALE: The nets are dry, row ${at} too.`);
const scene = (...speeches: readonly string[]): string => `INT. SHED - DAY\n\nRain.\n\n${talk(...speeches)}`;

/** The manner of INES, who says these lines beside Vale's plain ones. */
async function ines(...lines: readonly string[]): Promise<Manner | null | undefined> {
  const { portraits } = await partsOf(scene(...plain, ...lines.map((line) => `INES: ${line}`)), ['portraits']);
  return portraits.find(({ character }) => character === 'ch.INES')?.manner;
}

/** Four plain lines before which two of a kind are put. */
const with4 = (...lines: readonly string[]) =>
  ines(...lines, 'It is wet in here.', 'So it is today.', 'The boat is blue now.', 'Row by row it goes.');

describe('a habit of speech', () => {
  it.each([
    ['asking', 'Is the boat in?', 'Where are the nets?'],
    ['loud', 'The boat is in!', 'Rain on the roof!'],
    ['breaking off', 'The boat is--', 'If only it…'],
    ['directed', '(low) The boat is in.', '(turning) Rain on the roof.'],
  ])('is %s where two speeches of six show it and nobody else’s does', async (name, one, other) => {
    expect((await with4(one, other))?.habit).toEqual({ name, share: 2 / 6, others: 0 });
  });

  it('takes two speeches, and a difference from the others', async () => {
    expect((await with4('Is the boat in?', 'Row by row.'))?.habit).toBeNull();
    const { portraits } = await partsOf(
      scene(...Array.from({ length: 6 }, () => ['INES: Is it in?', 'VALE: Is it dry?']).flat()),
      ['portraits'],
    );
    for (const { manner } of portraits) expect(manner?.habit).toBeNull();
  });

  it('is none where the others do nearly as often, however many speeches show it', async () => {
    const { portraits } = await partsOf(
      scene(
        ...Array.from({ length: 200 }, (_, at) => [
          `INES: ${at % 20 < 13 ? 'Is it in?' : 'It is in.'}`,
          `VALE: ${at % 20 < 10 ? 'Is it dry?' : 'It is dry.'}`,
        ]).flat(),
      ),
      ['portraits'],
    );
    expect(portraits.map(({ manner }) => manner?.habit)).toEqual([null, null]);
  });

  it('is the one that stands out furthest', async () => {
    const manner = await ines('Is it in?', 'Is it dry?', 'Is it blue?', 'Stay!', 'Go!', 'It is wet.', 'It is dry.');
    expect(manner?.habit?.name).toBe('asking');
  });

  it('is not read off English words in another language', async () => {
    const lines = Array.from({ length: 6 }, () => 'INES: Never müssen Netze trocknen?');
    const { portraits } = await partsOf(
      `INT. SHED - DAY\n\nInes trocknets.\n\n${talk(...lines, ...lines.map(() => 'VALE: Heute Nacht regnet Wasser.'))}`,
      ['portraits'],
    );
    expect(portraits.map(({ manner, lastAct }) => [manner?.habit?.name, lastAct])).toEqual([
      ['asking', null],
      [undefined, null],
    ]);
  });
});

describe('the length of speeches', () => {
  it('stands out as brief or long, with both means', async () => {
    expect((await ines('Yes.', 'Yes.', 'Yes.', 'Yes.', 'Go.'))?.length).toEqual({
      words: 1,
      others: 7,
      stands: 'brief',
    });
    const long = 'It is wet in here and it will be wet in there, too.';
    expect((await ines(long, long, long, long, long))?.length).toEqual({ words: 13, others: 7, stands: 'long' });
    const same = 'The boat is blue, and wet too.';
    expect((await ines(same, same, same, same, same))?.length.stands).toBeNull();
  });

  it('takes five speeches', async () => {
    expect(await ines('One.', 'Two.', 'Three.', 'Four.')).toBeNull();
    const derived = await derivedOf(scene(...plain.slice(0, 5)));
    const [vale] = derived.characters;
    expect(vale && mannerOf(vale, derived)?.length).toEqual({ words: 7, others: 0, stands: 'long' });
  });
});
