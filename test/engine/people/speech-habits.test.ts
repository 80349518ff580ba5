/** Habits in which a speaker stands out, counted by hand. */
import { describe, expect, it } from 'vitest';
import { mannerOf } from '../../../lib/engine/people/speech-habits.ts';
import type { Manner } from '../../../lib/story/portrait.ts';
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
    ['refusing', 'No, it is wet here.', 'I won’t go there again.'],
    ['loud', 'The boat is in!', 'Rain on the roof!'],
    ['breaking off', 'The boat is--', 'If only it…'],
    ['sweeping', 'Everyone goes home then.', 'It is always like that.'],
    ['pressing', 'We hurry home now.', 'There is a deadline here.'],
    ['warm', 'Thanks for the rope.', 'You are so kind.'],
    ['directed', '(low) The boat is in.', '(turning) Rain on the roof.'],
  ])('is %s where two speeches of six show it and nobody else’s does', async (habit, one, other) => {
    const manner = await with4(one, other);
    expect(manner?.habits.map((found) => [found.habit, found.share, found.others])).toContainEqual([habit, 2 / 6, 0]);
    const shown = manner?.habits.find((found) => found.habit === habit)?.line;
    expect(shown?.speakers).toEqual(['ch.INES']);
    expect(one).toContain(shown?.cite.quote);
  });

  it('takes two speeches, and a difference from the others', async () => {
    expect((await with4('Is the boat in?', 'Row by row.'))?.habits).toEqual([]);
    const { portraits } = await partsOf(
      scene(...Array.from({ length: 6 }, () => ['INES: Is it in?', 'VALE: Is it dry?']).flat()),
      ['portraits'],
    );
    for (const { manner } of portraits) expect(manner?.habits).toEqual([]);
  });

  it('is told twice at the most, what stands out furthest first', async () => {
    const manner = await ines('Is it in?', 'Is it dry?', 'Is it blue?', 'Stay!', 'Go!', 'Thanks for it.', 'How kind.');
    expect(manner?.habits.map(({ habit }) => habit)).toEqual(['asking', 'loud']);
  });

  it('is shown by another quote than the habit before, none by a speech of two words', async () => {
    const manner = await ines('Where--?', 'The boat -- is it in?', 'So -- it is.', 'Wet in here.', 'Row by row.');
    expect(manner?.habits.map(({ habit, line }) => [habit, line?.cite.quote])).toEqual([
      ['breaking off', 'The boat -- is it in?'],
      ['asking', undefined],
    ]);
  });

  it('is not read off English words in another language', async () => {
    const lines = Array.from({ length: 6 }, () => 'INES: Never müssen Netze trocknen?');
    const { portraits } = await partsOf(scene(...lines, ...lines.map(() => 'VALE: Heute Nacht regnet Wasser.')), [
      'portraits',
    ]);
    const [first] = portraits;
    expect(first?.manner?.habits.map(({ habit }) => habit)).toEqual(['asking']);
    expect(first?.agency).toBeNull();
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

  it('has a typical speech, the one nearest to the mean', async () => {
    const manner = await ines('One.', 'One two three four five six.', 'One two three.', 'One two.', 'One two three.');
    expect(manner?.typical?.cite.quote).toBe('One two three.');
  });

  it('takes five speeches', async () => {
    expect(await ines('One.', 'Two.', 'Three.', 'Four.')).toBeNull();
    const derived = await derivedOf(scene(...plain.slice(0, 5)));
    const [vale] = derived.characters;
    expect(vale && mannerOf(vale, derived)?.length).toEqual({ words: 7, others: 0, stands: 'long' });
  });
});
