/** What a script shows and says of feeling: who weeps and laughs where, oaths, shouts, silence, bright and dark pages. */
import { describe, expect, it } from 'vitest';
import { partsOf } from '../people/parts-of.ts';

const talk = Array.from(
  { length: 6 },
  () => 'ANN\nWhere were you?\n\nBEN\nI was at the house with the others.\n\n',
).join('');
const marksOf = async (action: string, said = '') =>
  (await partsOf(`INT. HOUSE - DAY\n\nANN and BEN sit down at the table.\n\n${action}\n\n${said}${talk}`, ['tone']))
    .tone.marks;

describe('tears and laughter', () => {
  it('are told by the name beside the words', async () => {
    const marks = await marksOf('Ann looks at Ben, who is sobbing.\n\nAnn laughs.');
    expect(marks?.tears?.people).toEqual([{ who: 'ch.BEN', pages: [1] }]);
    expect(marks?.laughter?.people).toEqual([{ who: 'ch.ANN', pages: [1] }]);
  });
  it('are nobody’s by name where two may be meant, and nobody’s at all where they are denied', async () => {
    expect((await marksOf('He turns to Ben, near tears.'))?.tears?.people).toEqual([{ who: null, pages: [1] }]);
    expect((await marksOf('Ann never laughs. He tears the page.'))?.laughter).toBeNull();
    expect((await marksOf('He tears the page.'))?.tears).toBeNull();
  });
});

describe('oaths', () => {
  it('are counted in families, in talk alone', async () => {
    const marks = await marksOf('A sign: shit.', 'ANN\nFuck that. No fucking way.\n\n');
    expect(marks?.oaths?.families).toEqual([{ word: 'fuck', count: 2, pages: [1] }]);
  });
});

describe('the brightest and the darkest pages', () => {
  it('take several different words, none of them a name or a denied one', async () => {
    const bright = await marksOf('They dance. Ann hugs Ben. They laugh and everybody cheers.');
    expect(bright?.brightest?.words).toEqual(expect.arrayContaining(['dance', 'hugs', 'cheers']));
    expect((await marksOf('Ann smiles. Ben laughs.'))?.brightest).toBeNull();
    expect((await marksOf('A poster of The Dead, Blood and Scream. No one screams.'))?.darkest).toBeNull();
    expect((await marksOf('Blood. Somebody screams in agony and dies.'))?.darkest?.words).toHaveLength(4);
  });
});

describe('violence', () => {
  it('is blood and gunfire by themselves, a blow or a death where somebody is there whom it befalls', async () => {
    const shown = 'Gunfire.\n\nBlood on the wall.\n\nBen slaps the man.\n\nHe dies.';
    expect((await marksOf(shown))?.violence).toMatchObject({ count: 4, pages: [1] });
    const things =
      'The neon sign buzzes, dies.\n\nThe tail of the reel slaps.\n\nThe engine coughs and dies.\n\nGunfire.\n\nBlood on the wall.';
    expect((await marksOf(things))?.violence).toBeNull();
  });
});
