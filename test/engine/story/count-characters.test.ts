/** The graph's people, on scripts small enough to count by hand. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from '../people/parts-of.ts';

const shed = `INT. SHED - DAY

INES MARL, 40, a stubborn fisher, mends a net. Carlo sleeps.

${talk('INES: The nets are dry.', 'VALE: (low) So they are, all of them.', 'INES: (not looking) Yes.', 'NORA (V.O.): Storm.')}`;

describe('people of the graph', () => {
  it('have words, speeches, shares and directions, most words first', async () => {
    const { characters } = await partsOf(shed, ['characters']);
    expect(
      characters.map(({ id, name, words, speeches, directions, onlyHeard, scenes }) => [
        id,
        name,
        words,
        speeches,
        directions,
        onlyHeard,
        scenes,
      ]),
    ).toEqual([
      ['ch.VALE', 'Vale', 6, 1, 1, false, [1]],
      ['ch.INES', 'Ines', 5, 2, 1, false, [1]],
      ['ch.NORA', 'Nora', 1, 1, 0, true, [1]],
    ]);
    expect(characters[0]?.share).toBe(0.5);
  });

  it('are introduced with age, description and the sentence that shows them, in capitals and for the first time', async () => {
    const { characters } = await partsOf(shed, ['characters']);
    const [vale, ines] = characters;
    expect(vale?.introduction).toBeNull();
    expect(ines?.introduction).toEqual({
      fullName: 'Ines Marl',
      age: 40,
      description: 'a stubborn fisher',
      isShown: true,
      isLarge: true,
      isFirst: true,
      page: 1,
      cite: {
        scene: 1,
        from: 2,
        to: 2,
        page: 1,
        line: 3,
        quote: 'INES MARL, 40, a stubborn fisher, mends a net.',
      },
    });
  });

  it('have a first, a last and a longest line, the first of equals', async () => {
    const { characters } = await partsOf(
      `INT. SHED - DAY\n\n${talk('INES: One two three.', 'VALE: No.', 'INES: Four five six.', 'INES: Seven.')}`,
      ['characters'],
    );
    const [ines, vale] = characters;
    expect(ines?.first).toMatchObject({ speakers: ['ch.INES'], cite: { quote: 'One two three.' } });
    expect(ines?.last?.cite.quote).toBe('Seven.');
    expect(ines?.longest).toMatchObject({ words: 3, line: { cite: { quote: 'One two three.' } } });
    expect(vale?.first).toEqual(vale?.last);
    expect(vale?.silence).toBeNull();
  });

  it('who are named and never speak have nothing to count', async () => {
    const { characters } = await partsOf(`INT. SHED - DAY\n\nRain.\n\n${talk('INES: Come.', 'CROWD: Yes.')}`, [
      'characters',
    ]);
    expect(characters.at(-1)).toEqual({
      id: 'ch.CROWD',
      name: 'Crowd',
      words: 0,
      speeches: 0,
      share: 0,
      scenes: [],
      firstPage: null,
      lastPage: null,
      onlyHeard: false,
      introduction: null,
      silence: null,
      first: null,
      last: null,
      longest: null,
      directions: 0,
      inDetails: false,
    });
  });

  it('are no radio, under which anybody may speak; a part whose first words stand right behind one may have been heard before', async () => {
    const { characters } = await partsOf(
      `INT. SHED - DAY\n\n${talk('INES: The nets are dry.', 'RADIO: Storm.', 'VALE: So they are.', 'INES: Yes.')}`,
      ['characters'],
    );
    expect(characters.map(({ id, speeches, heardBefore }) => [id, speeches, heardBefore ?? false])).toEqual([
      ['ch.INES', 2, false],
      ['ch.VALE', 1, true],
      ['ch.RADIO', 0, false],
    ]);
  });

  it('are known though they speak before the first heading alone', async () => {
    const { characters } = await partsOf(`FADE IN:\n\n${talk('CROWD: Yes.')}INT. SHED - DAY\n\nRain.\n`, [
      'characters',
    ]);
    expect(characters.map(({ id }) => id)).toEqual(['ch.CROWD']);
  });

  it('have their longest silence by pages', async () => {
    const rain = 'Rain on the roof.\n\n'.repeat(100);
    const { characters } = await partsOf(
      `INT. SHED - DAY\n\n${talk('INES: One two three.')}${rain}${talk('INES: Four.')}\n\n${rain}${rain}${talk('INES: Five.')}`,
      ['characters'],
    );
    const [ines] = characters;
    expect(ines?.silence?.to).toBe(ines?.lastPage);
    expect(ines?.silence?.from).toBe(4);
  });

  it('are marked where the details form names them, in any case', async () => {
    const { characters } = await partsOf(shed, ['characters'], { character: ' ines ' });
    expect(characters.filter(({ inDetails }) => inDetails).map(({ id }) => id)).toEqual(['ch.INES']);
  });
});
