/** The tones of small scripts whose words are known. */
import { describe, expect, it } from 'vitest';
import { tone } from '../../../lib/story/tone.ts';
import { partsOf } from '../people/parts-of.ts';

const toneOf = async (fountain: string) => (await partsOf(fountain, ['tone'])).tone;
const scene = (place: string, action: string): string =>
  `INT. ${place} - DAY\n\n${action}\n\nANN\nSo it is, and so it was.\n\n`;
const tender = 'She smiles. He smiles. They smile and embrace. A gentle hug.';
const harsh = 'He screams. Blood on the wall. A punch. They fight on.';
const plain = 'The boat lies on the sand of the bay and the men mend their nets. ';

describe('the tone of a script', () => {
  it('is the families that have telling words enough, with their forms together and the fullest place of either half', async () => {
    const found = await toneOf(scene('SHED', tender) + scene('YARD', tender));
    expect(tone.parse(found)).toEqual(found);
    const [tenderness] = found.families;
    expect(tenderness).toMatchObject({
      family: 'tenderness',
      count: 12,
      words: [
        { word: 'smiles', count: 6 },
        { word: 'embrace', count: 2 },
        { word: 'gentle', count: 2 },
        { word: 'hug', count: 2 },
      ],
    });
    expect(tenderness?.places.map((place) => place.scene)).toEqual([1, 2]);
    expect(tenderness?.strength).toBeCloseTo((tenderness?.rate ?? 0) / (tenderness?.ordinary ?? 1));
    expect(found.families).toHaveLength(1);
    expect(found.telling).toBe(12);
  });

  it('quotes a sentence with one of the three words that are told, not a fuller one without', async () => {
    const rest = 'A caress and a cuddle and a gentle hug.';
    const told = 'He smiles and smiles. They love and kiss him, in the light of the old lamp.';
    const { families } = await toneOf(
      scene('SHED', `${told} ${'She smiles. They love. A kiss. '.repeat(3)}`) +
        scene('YARD', `${rest}\n\nThe old man smiles at her.`),
    );
    expect(
      families[0]?.words
        .slice(0, 3)
        .map(({ word }) => word)
        .sort(),
    ).toEqual(['kiss', 'love', 'smiles']);
    expect(families[0]?.places[1]?.quote).toBe('The old man smiles at her.');
  });

  it('names no family for a few stray words', async () => {
    expect((await toneOf(scene('SHED', 'She smiles. They embrace. A hug.'))).families).toEqual([]);
  });

  it('is steady where its words are spread and not where they stand apart, by more than chance', async () => {
    const mixed = Array.from({ length: 16 }, (_, at) => scene(`ROOM ${at}`, `${plain}${tender} ${harsh}`)).join('');
    const apart = Array.from({ length: 16 }, (_, at) => scene(`ROOM ${at}`, `${plain}${at < 8 ? tender : harsh}`)).join(
      '',
    );
    const [steady, turning] = [(await toneOf(mixed)).consistency, (await toneOf(apart)).consistency];
    expect(steady).toMatchObject({ score: 10, beyondChance: false });
    expect(turning?.score).toBeLessThan(5);
    expect(turning).toMatchObject({ beyondChance: true });
    expect(turning?.low).toBeLessThanOrEqual(turning?.score ?? 0);
    expect(turning?.high).toBeGreaterThanOrEqual(turning?.score ?? 11);
  });

  it('counts strong words and balance by quarters, with the passage that holds most', async () => {
    const quiet = `${plain.repeat(8)}`;
    const { quarters } = await toneOf(
      [quiet, quiet, quiet, `${quiet}\n\nHe hates them. Despair! Nothing but horror!`]
        .map((action, at) => scene(`ROOM ${at}`, action))
        .join(''),
    );
    expect(quarters).toHaveLength(4);
    expect(quarters.map(({ charged }) => charged > 0)).toEqual([false, false, false, true]);
    expect(quarters[3]).toMatchObject({ peak: { words: ['hates', 'despair', 'horror'], cite: { scene: 4 } } });
    expect(quarters[3]?.balance).toBeLessThan(0);
    expect(quarters[0]).toMatchObject({ firstPage: 1, family: null, peak: null });
  });

  it('takes quick replies for a tone of their own, strained where tension outweighs comedy', async () => {
    const talk = 'ANN\nWhere are you now, Ben?\n\nBEN\nUp here.\n\n'.repeat(14);
    const dread = 'A shadow. She hides. The lock creaks. Footsteps. She is afraid. Danger in the dark.';
    const calm = (await toneOf(`INT. HOUSE - DAY\n\nA room.\n\n${talk}`)).replies;
    expect(calm).toMatchObject({ quick: 14, exchanges: 27, strained: false });
    expect(calm?.places).toHaveLength(2);
    expect((await toneOf(`INT. HOUSE - DAY\n\n${dread}\n\n${talk}`)).replies).toMatchObject({ strained: true });
    expect((await toneOf('INT. HOUSE - DAY\n\nANN\nWhere?\n\nBEN\nHere.\n')).replies).toBeNull();
  });

  it('is told of no words but English ones', async () => {
    const german = `INT. HAUS - TAG\n\n${'Anna betritt das Zimmer und weint, weil niemand gekommen ist. '.repeat(40)}\n\nANNA\nIch kann nicht mehr.\n`;
    expect(await toneOf(german)).toMatchObject({
      telling: 0,
      families: [],
      replies: null,
      consistency: null,
      quarters: [],
    });
  });
});
