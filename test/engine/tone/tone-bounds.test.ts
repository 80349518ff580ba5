/** From where on a tone, quick replies and a steady mix are told. */
import { describe, expect, it } from 'vitest';
import { countTone } from '../../../lib/engine/tone/count-tone.ts';
import { toneProfileOf } from '../../../lib/engine/tone/tone-profile.ts';
import { derivedOf } from '../people/parts-of.ts';
import { madePassages, textOfWords } from './made-passages.ts';

const toneOf = async (passages: ReturnType<typeof madePassages>) =>
  countTone({ derived: { ...(await derivedOf('INT. BAR - DAY\n\nRain.\n')), passages, english: true } });

describe('a tone', () => {
  it('folds its forms under the commoner one, five at most, then by letter', async () => {
    const { families, words, telling } = await toneOf(
      madePassages(['wig wigs joke jokes jokes clown silly funny burp pants', ['parenthetical', 'clown']]),
    );
    expect([words, telling]).toEqual([10, 10]);
    expect(families.map(({ family, count, ordinary }) => [family, count, ordinary])).toEqual([['humour', 10, 3]]);
    expect(families[0]?.words).toEqual([
      { word: 'jokes', count: 3 },
      { word: 'clown', count: 2 },
      { word: 'burp', count: 1 },
      { word: 'funny', count: 1 },
      { word: 'pants', count: 1 },
    ]);
  });

  it('is shown by the fullest passage of either half, the shorter of equals, then the first; by no direction unless it has no more', async () => {
    const shown = async (texts: Parameters<typeof madePassages>[0]) =>
      (await toneOf(madePassages(texts))).families[0]?.places.map(({ scene, quote }) => [scene, quote]);
    expect(
      await shown([
        'The clown and the wig and so on and on.',
        'So a clown, a wig.',
        'So a wig, a clown.',
        ['parenthetical', 'joke clown wig burp'],
        'Rain. A joke, a burp, a wig.',
        'So it is.',
      ]),
    ).toEqual([
      [2, 'So a clown, a wig.'],
      [5, 'A joke, a burp, a wig.'],
    ]);
    expect(await shown([['parenthetical', 'joke clown wig'], ['parenthetical', 'joke clown wig'], 'So.'])).toEqual([
      [1, 'joke clown wig'],
      [2, 'joke clown wig'],
    ]);
  });
});

describe('the steadiness of a mix', () => {
  const [funny, tense] = [
    textOfWords(20, 'joke', 'clown', 'wink', 'funny', 'prank'),
    textOfWords(20, 'danger', 'trap', 'gun', 'panic', 'spy'),
  ];
  it('is ten at chance, and lower by nine for a drift of a third beyond it', async () => {
    const steady = await toneOf(madePassages(new Array(8).fill(funny)));
    expect(steady.consistency).toEqual({ score: 10, low: 10, high: 10, drift: 0, chance: 0, beyondChance: false });
    const apart = await toneOf(madePassages([...new Array(80).fill(funny), ...new Array(80).fill(tense)]));
    expect(apart.consistency).toMatchObject({ score: 1, low: 1, beyondChance: true });
    const mixed = madePassages([...new Array(8).fill(funny), ...new Array(8).fill(tense)]);
    const half = (await toneOf(mixed)).consistency;
    const { score = 0, low = 0, high = 0, drift = 0, chance = 0 } = half ?? {};
    expect(score).toBeCloseTo(10 - (9 * (drift - chance)) / 0.35, 1);
    expect([low < score, score < high, high <= 10, half?.beyondChance]).toEqual([true, true, true, true]);
    const { chanceError = 0 } = toneProfileOf(mixed).steadiness ?? {};
    expect([low, high]).toEqual([1, Number((10 - (9 * (drift - chance - 2 * chanceError)) / 0.35).toFixed(1))]);
    expect((await toneOf(madePassages(new Array(7).fill(funny)))).consistency).toBeNull();
  });
});

describe('quick replies', () => {
  const line = (cue: string, words: string) => `${cue}\n${words}\n\n`;
  /** So many exchanges, the last `quick` of them answered at once. */
  const talk = (exchanges: number, quick: number, action = 'A room.') =>
    `INT. HOUSE - DAY\n\n${action}\n\n${Array.from({ length: exchanges + 1 }, (_, at) => {
      const isAsked = at >= exchanges - quick;
      return line(at % 2 ? 'BEN' : 'ANN', isAsked ? 'Is it so?' : 'Then we are to go and see to it.');
    }).join('')}`;
  const replies = async (fountain: string) => countTone({ derived: await derivedOf(fountain) }).replies;

  it.each([
    [20, 6, true],
    [19, 6, false],
    [20, 5, false],
  ])('%i exchanges, %i quick: told %s', async (exchanges, quick, told) => {
    const found = await replies(talk(exchanges, quick));
    expect(found?.quick ?? null).toBe(told ? quick : null);
    if (found) expect(found).toMatchObject({ exchanges, ordinary: 0.14, strained: false });
    if (found) expect(found.strength).toBeCloseTo(quick / exchanges / 0.14);
    if (found) expect(found.places).toHaveLength(2);
  });

  it('are strained where tension is strong and outweighs comedy', async () => {
    const dread = 'Danger, a trap, a gun.';
    expect((await replies(talk(24, 12, dread)))?.strained).toBe(true);
    expect((await replies(talk(24, 12, `${dread} A joke, a clown.`)))?.strained).toBe(false);
    expect((await replies(talk(40, 12, 'A gun.')))?.strained).toBe(false);
    expect((await replies(talk(40, 12, 'A gun, a gun.')))?.strained).toBe(true);
  });
});
