/** The Bechdel test, counted by hand. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from './parts-of.ts';

const shown = 'INES, a woman of forty, waits. MRS. PELL sits. MR. MARL sleeps. DORA, a girl, runs. ROBIN stands by.';
const scene = (...speeches: readonly string[]): string =>
  `INT. SHED - DAY\n\n${shown.split(/(?<=\.) (?=[A-Z]{4,})/).join('\n\n')}\n\n${talk(...speeches)}`;

describe('the Bechdel test', () => {
  it('lists women and men whom the script states, and shows the first two women', async () => {
    const { bechdel } = await partsOf(
      scene(
        'INES: The nets are dry.',
        'ROBIN: They are.',
        'MRS. PELL: Yes.',
        'MR. MARL: No, they are not.',
        'DORA: Rain.',
      ),
      ['bechdel'],
    );
    expect(bechdel.women).toEqual(['ch.INES', 'ch.DORA', 'ch.MRS. PELL']);
    expect(bechdel.men).toEqual(['ch.MR. MARL']);
    expect(bechdel.shown.map(({ quote }) => quote)).toEqual(['INES, a woman of forty, waits.', 'DORA, a girl, runs.']);
    expect([bechdel.talk, bechdel.free]).toEqual([null, null]);
  });

  it('counts exchanges between two women and the scenes, with the first answer', async () => {
    const { bechdel } = await partsOf(
      `${scene('INES: The nets are dry.', 'MRS. PELL: He dried them.', 'INES: Did he?')}INT. PIER - DAY\n\n${talk('DORA: Marl is late.', 'INES: He is.', 'ROBIN: So he is.')}`,
      ['bechdel'],
    );
    expect(bechdel.talk).toMatchObject({
      exchanges: 3,
      scenes: 2,
      between: ['ch.INES', 'ch.MRS. PELL'],
      cite: { quote: 'He dried them.' },
    });
    expect(bechdel.free).toBeNull();
  });

  it('counts those without a word for a man or a man’s name, with the longest answer', async () => {
    const { bechdel } = await partsOf(
      scene(
        'INES: The nets are dry.',
        'MRS. PELL: They are.',
        'INES: Dry as bone, every row of them.',
        'MRS. PELL: Ask Mr. Marl.',
        'MR. MARL: Ask me.',
        'INES: Rain again.',
        'DORA: Yes.',
      ),
      ['bechdel'],
    );
    expect(bechdel.talk?.exchanges).toBe(4);
    expect(bechdel.free).toMatchObject({ exchanges: 3, cite: { quote: 'Dry as bone, every row of them.' } });
  });

  it.each(['he', 'his', 'boys', 'dad', 'King', 'sir'])('takes ‘%s’ for a man, as a whole word alone', async (word) => {
    const told = async (line: string) =>
      (await partsOf(scene('INES: The nets are dry.', `DORA: ${line}`), ['bechdel'])).bechdel.free;
    expect(await told(`It was ${word} again.`)).toBeNull();
    expect(await told(`It was x${word}x again.`)).not.toBeNull();
  });
});
