/** What a portrait holds for casting: the two-hander, how others speak of somebody, what somebody is seen to do. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from '../parts-of.ts';

const portraitsOf = async (script: string) =>
  Object.fromEntries(
    (await partsOf(script, ['portraits'])).portraits.map((one) => [one.character.replace('ch.', ''), one]),
  );
/** Two who talk back and forth, so many turns each. */
const duet = (
  one: string,
  other: string,
  turns: number,
  words = 'I would have gone there if you had asked me to go.',
) => Array.from({ length: turns }, () => [`${one}: ${words}`, `${other}: You never did.`]).flat();
const small = [
  'ANN: Well then.',
  'BEN: Well then.',
  'ANN: So be it.',
  'BEN: So be it.',
  'ANN: Yes, yes.',
  'BEN: Yes, yes.',
  'ANN: No, no.',
  'BEN: No, no.',
];

describe('the scene to cast with', () => {
  it('is the talk of two in which somebody has most words, with its first line and its last', async () => {
    const script = `INT. SHED - DAY\n\n${talk(...duet('ANN', 'BEN', 7))}\n\nINT. QUAY - DAY\n\n${talk(...duet('ANN', 'CARL', 5, 'Go away now please, all of you at once, and never come back to me.'))}`;
    const { ANN, BEN } = await portraitsOf(script);
    expect(ANN?.sides).toMatchObject({ partner: 'ch.BEN', own: 7, speeches: 14, fromPage: 1, toPage: 1 });
    expect(ANN?.sides?.first).toMatchObject({ speakers: ['ch.ANN'], cite: { scene: 1 } });
    expect(ANN?.sides?.last).toMatchObject({ speakers: ['ch.BEN'], cite: { quote: 'You never did.' } });
    // Seven short answers are too few words to play.
    expect(BEN?.sides).toBeNull();
  });

  it('does not begin with the answer to a third', async () => {
    const { ANN } = await portraitsOf(
      `INT. SHED - DAY\n\n${talk('BEN: Here we are.', 'CARL: Are you two ready?', 'ANN: Yes, sir.', 'BEN: At last.', ...duet('ANN', 'BEN', 6))}`,
    );
    expect(ANN?.sides?.first).toMatchObject({ speakers: ['ch.BEN'], cite: { quote: 'At last.' } });
  });

  it('ends where a third speaks and where the scene does', async () => {
    const half = duet('ANN', 'BEN', 3);
    const third = `INT. SHED - DAY\n\n${talk(...half, 'CARL: Stop it, the two of you.', ...half)}`;
    const parted = `INT. SHED - DAY\n\n${talk(...half)}\n\nINT. QUAY - DAY\n\n${talk(...half)}`;
    for (const script of [third, parted]) expect((await portraitsOf(script)).ANN?.sides ?? null).toBeNull();
  });
});

describe('how others speak of somebody', () => {
  const saidOf = async (line: string) => {
    const { ANN } = await portraitsOf(
      `INT. SHED - DAY\n\nANN sits.\n\n${talk(...small, `CARL: ${line}`, 'DORA: Oh.')}`,
    );
    return ANN?.spokenOf.map(({ speakers, cite }) => `${speakers.join()} ${cite.quote}`) ?? null;
  };

  it('is a judgement that names them, with who says it', async () => {
    for (const line of [
      'Ann is trouble.',
      'Ann was a born liar.',
      'Ann’s so stubborn.',
      'Ann is the best we ever had.',
      'Ann never forgives.',
      'I never trusted Ann.',
      'Don’t worry about Ann. She’s a good kid.',
    ])
      expect(await saidOf(line), line).toEqual([`ch.CARL ${line}`]);
  });

  it('is no mere mention, no question, no thing of theirs, nothing said to them and nothing supposed', async () => {
    for (const line of [
      'Ann is in the kitchen.',
      'Ann is here.',
      'Is Ann a liar?',
      'Ann is a liar?',
      'Ann’s kid, that one.',
      'Ann’s house is a mess.',
      'If Ann is a liar, we go.',
      'Living with Ann is the best.',
      'Listen, Ann. He’s a liar.',
      'Mrs. Ann is a liar.',
      'I love you, Ann.',
    ])
      expect(await saidOf(line), line).toEqual([]);
  });

  it('is not what somebody says of themselves', async () => {
    const { ANN } = await portraitsOf(`INT. SHED - DAY\n\nANN sits.\n\n${talk(...small, 'ANN: Ann is a liar.')}`);
    expect(ANN?.spokenOf).toEqual([]);
  });
});

describe('what somebody is seen to do', () => {
  const actsOf = async (...action: string[]) =>
    (await portraitsOf(`INT. SHED - DAY\n\nANN and BEN sit.\n\n${action.join('\n\n')}\n\n${talk(...small)}`)).ANN?.acts;

  it('counts sentences of action that open with the name and a verb', async () => {
    expect(await actsOf('Ann slowly opens the door. Ann looks up.', 'Then Ben waits for Ann.')).toEqual({
      count: 1,
      telling: null,
    });
  });

  it('counts those that open with an article and a name that is an office', async () => {
    const script = `INT. SHED - DAY\n\nThe King makes no sign. The King sits. The king leaves.\n\n${talk('KING: So.', 'ANN: No.', 'KING: Yes.', 'ANN: No.')}`;
    expect((await portraitsOf(script)).KING?.acts?.count).toBe(2);
    expect((await portraitsOf(script.replaceAll('The King', 'Mr. King'))).KING?.acts?.count).toBe(2);
    const titled = script.replaceAll('The King', 'Mrs. King').replaceAll('KING', 'MRS. KING');
    expect((await portraitsOf(titled))['MRS. KING']?.acts?.count).toBe(2);
  });

  it('shows what is done to another before what is done alone', async () => {
    const found = await actsOf(
      'Ann hurls the lamp at the wall.',
      'Ann slaps Ben across the face.',
      'Ann shoves him into the hall.',
    );
    expect(found).toMatchObject({ count: 3, telling: { quote: 'Ann slaps Ben across the face.' } });
    expect((await actsOf('Ann kisses her on the mouth.'))?.telling?.quote).toBe('Ann kisses her on the mouth.');
  });

  it('shows no look, and nothing done to a thing of somebody', async () => {
    for (const act of [
      'Ann shoots Ben a look.',
      'Ann kicks Ben’s chair over.',
      'Ann kisses her hand.',
      'Ann walks to the door.',
    ])
      expect((await actsOf(act))?.telling, act).toBeNull();
  });
});
