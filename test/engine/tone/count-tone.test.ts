/** What a script shows and says of feeling: who weeps and laughs where, oaths, shouts, silence. */
import { describe, expect, it } from 'vitest';
import { partsOf } from '../people/parts-of.ts';

const talk = Array.from(
  { length: 6 },
  () => 'ANN\nWhere were you?\n\nBEN\nI was at the house with the others.\n\n',
).join('');
const marksOf = async (action: string, said = '') =>
  (await partsOf(`INT. HOUSE - DAY\n\nANN and BEN sit down at the table.\n\n${action}\n\n${said}${talk}`, ['tone']))
    .tone.marks;
const tearsIn = async (action: string, said = '') => (await marksOf(action, said))?.tears?.people ?? null;
const laughterIn = async (action: string, said = '') => (await marksOf(action, said))?.laughter?.people ?? null;
const ofAnn = [{ who: 'ch.ANN', pages: [1] }];
const ofBen = [{ who: 'ch.BEN', pages: [1] }];
const unnamed = [{ who: null, pages: [1] }];

describe('tears and laughter', () => {
  it('are told by the name beside the words, in capitals, too, and under a shot', async () => {
    expect(await tearsIn('Ann looks at Ben, who is sobbing.')).toEqual(ofBen);
    expect(await laughterIn('Ann LAUGHS.')).toEqual(ofAnn);
    expect(await tearsIn('ON BEN -- WEEPING')).toEqual(ofBen);
    expect(await laughterIn('Laughing, Ann sits down.')).toEqual(ofAnn);
    expect(await laughterIn('Ann falls silent and Ben sinks back on the bed laughing.')).toEqual(ofBen);
  });
  it('are everybody’s who stands in one row before them', async () => {
    expect(await laughterIn('Ann and Ben laugh.')).toEqual([...ofAnn, ...ofBen]);
    // A villain's, or put on.
    for (const heartless of ['Ann laughs maniacally.', 'An evil, mocking laugh from Ann.', 'Ann forces a laugh.'])
      expect(await laughterIn(heartless)).toBeNull();
  });
  it('are the speaker’s in a direction, unless it tells of others; in the middle of a speech tears are the speaker’s, a laugh perhaps a listener’s', async () => {
    expect(await tearsIn('', 'ANN\n(wiping a tear)\nGo.\n\n')).toEqual(ofAnn);
    expect(await laughterIn('', 'ANN\n(as all laugh)\nGo.\n\n')).toEqual(unnamed);
    expect(await laughterIn('', 'ANN\n(as Ben laughs)\nGo.\n\n')).toEqual(unnamed);
    expect(await tearsIn('', 'ANN\n(woman crying)\nGo.\n\n')).toEqual(unnamed);
    expect(await laughterIn('', 'ANN\n(to the woman, laughing)\nGo.\n\n')).toEqual(ofAnn);
    expect(await laughterIn('', 'BEN\nIt went.\n\nShe laughs.\n\nBEN\nYes.\n\nANN\nNo.\n\n')).toEqual([
      { who: null, pages: [1] },
    ]);
    expect(await tearsIn('', 'BEN\nShe went.\n\nHe is weeping.\n\nBEN\nShe did.\n\n')).toEqual(ofBen);
  });
  it('are nobody’s by name where two may be meant', async () => {
    expect(await tearsIn('He turns to Ben, in tears.')).toEqual(unnamed);
    expect(await laughterIn('They laugh.')).toEqual(unnamed);
    expect(await tearsIn('Ann’s mother weeps.')).toEqual(unnamed);
    expect(await laughterIn('Ann smiles as we hear laughter next door.')).toEqual(unnamed);
    expect(await laughterIn('Ann notices Ben’s face, laughing warmly.')).toEqual(ofAnn);
    expect(await laughterIn('Ann sees one of the other guests sitting and laughing there.')).toEqual(unnamed);
    expect(await laughterIn('Ann looks at the long row of chairs and laughs.')).toEqual(ofAnn);
    expect(await laughterIn('Ann smiles, while her friends giggle at it.')).toEqual(unnamed);
    expect(await laughterIn('Ann makes horse sounds and the audience laughs.')).toEqual(unnamed);
    expect(await laughterIn('Ann joins in and the two laugh.')).toEqual(ofAnn);
    expect(await tearsIn('Ann looks on as they land, the others hysterically crying.')).toEqual(unnamed);
    expect(await laughterIn('He finds Ann’s hat. He laughs.')).toEqual(unnamed);
    expect(await tearsIn('Ann is gathering crying CHILDREN.')).toEqual(unnamed);
    expect(await tearsIn('Ben turns away. Tears roll down Ann’s cheek.')).toEqual(ofAnn);
    expect(await tearsIn('Ben waits. There are tears in Ann’s eyes.')).toEqual(ofAnn);
    expect(await tearsIn('Tears running from tired eyes.')).toEqual(unnamed);
    expect(await tearsIn('Ben kisses her. Ann is crying because he is late.')).toEqual(ofAnn);
    expect(await tearsIn('Ann blows her nose as tears rolls down her cheek.')).toEqual(ofAnn);
    expect(await tearsIn('Tears fall by Ann’s window.')).toEqual(unnamed);
  });
  it('are not there where they are denied, wished, nearly there, said in inverted commas or of a machine', async () => {
    const none = [
      'Ann never laughs.',
      'Ann is almost laughing.',
      'Ann wants to laugh.',
      'Ann might at any time begin to laugh.',
      'The machinery chuckles softly.',
      'He is the laughing-stock of the town.',
      'Ann and Ben sit there, eating SNICKER BARS.',
    ];
    expect(await Promise.all(none.map((text) => laughterIn(text)))).toEqual(none.map(() => null));
    const dry = [
      'Ann hears the cries and the bells.',
      'Ben comes in with Ann’s muffled cries.',
      'He tears the page.',
      'Ann tears up the letter.',
      'Ben is crying out.',
      'Ann starts "crying" again.',
    ];
    expect(await Promise.all(dry.map((text) => tearsIn(text)))).toEqual(dry.map(() => null));
  });
  it('are there where nobody can help it, and where eyes fill', async () => {
    expect(await laughterIn('Ben can’t help but laugh.')).toEqual(ofBen);
    expect(await tearsIn('Ann tears up.')).toEqual(ofAnn);
  });
});

describe('oaths', () => {
  const familiesOf = async (said: string) => (await marksOf('A sign: shit.', said))?.oaths?.families;
  it('are counted in families, inside of words, too, in talk alone', async () => {
    expect(await familiesOf('ANN\nFuck that. Un-fucking-believable, you chickenshit. A shiitake.\n\n')).toEqual([
      { word: 'fuck', count: 2, pages: [1] },
      { word: 'shit', count: 1, pages: [1] },
    ]);
    expect(await familiesOf('ANN\nThe goddamned truth.\n\n')).toEqual([{ word: 'goddamn', count: 1, pages: [1] }]);
  });
});

describe('shouts', () => {
  const countOf = async (...lines: string[]) =>
    (await marksOf('', lines.map((line) => `ANN\n${line}\n\n`).join('')))?.shouts?.count ?? 0;
  it('are lines in capitals, of one word, too, and those that are marked', async () => {
    expect(await countOf('LUCK!')).toBe(1);
    expect(await countOf('...OPERATOR...')).toBe(1);
    expect(await countOf('(shouting)\nGo away.')).toBe(1);
    expect(await countOf('And if you want to, then LET’S GO TO THE FAIR!', 'Send it to the FBI HQ!')).toBe(1);
    expect(await countOf('Go. GET OUT OF HERE!')).toBe(1);
  });
  it('are no abbreviations, no lines broken off and none spoken over a noise', async () => {
    expect(await countOf('FBI.')).toBe(0);
    expect(await countOf('LOOK--')).toBe(0);
    expect(await countOf('(over the screaming)\nGo away.')).toBe(0);
  });
  it('are none where all of somebody’s lines are so printed', async () => {
    const machine = 'MACHINE\nALL IS WELL HERE.\n\n'.repeat(4);
    expect((await marksOf('', `${machine}${talk}${talk}`))?.shouts).toBeNull();
  });
});

describe('what stands before the film', () => {
  it('does not count: a synopsis before the first FADE IN', async () => {
    const { tone } = await partsOf(`Ann laughs and weeps in this story.\n\nFADE IN:\n\nINT. HOUSE - DAY\n\n${talk}`, [
      'tone',
    ]);
    expect([tone.marks?.tears, tone.marks?.laughter]).toEqual([null, null]);
  });
});
