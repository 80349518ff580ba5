/** How two people's first and last longer talk are found. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from '../parts-of.ts';

const meetingIn = async (...lines: string[]) => {
  const { meetings } = await partsOf(`INT. SHED - DAY\n\n${talk(...lines)}`, ['meetings']);
  const own = meetings.find(({ people }) => people.includes('ch.ANN') && people.includes('ch.BEN'));
  return [own?.first, own?.last].map((lines) => lines?.map(({ cite }) => cite.quote) ?? null);
};
const three = ['ANN: Is it dry?', 'BEN: It is.', 'ANN: Good.', 'BEN: Yes.'];

describe('a longer talk', () => {
  it('is of three speeches, and one answer is none', async () => {
    expect(await meetingIn(...three)).toEqual([
      ['Is it dry?', 'It is.'],
      ['Good.', 'Yes.'],
    ]);
    expect(await meetingIn('ANN: Is it dry?', 'BEN: It is.', 'CARL: No.', 'BEN: Yes.', 'ANN: Oh.')).toEqual([
      null,
      null,
    ]);
  });

  it('begins with the answer where the first speech may still be said to a third', async () => {
    const [first] = await meetingIn('CARL: Who is that?', 'BEN: Nobody. Wait.', ...three);
    expect(first).toEqual(['Is it dry?', 'It is.']);
  });

  it('begins with that speech where the action before it names who answers', async () => {
    const opens = async (action: string) => {
      const lines = [`${talk('CARL: Who is that?')}\n\n${action}`, talk('BEN: Nobody. Wait.', ...three)];
      const { meetings } = await partsOf(`INT. SHED - DAY\n\n${lines.join('\n\n')}`, ['meetings']);
      const own = meetings.find(({ people }) => people.includes('ch.ANN') && people.includes('ch.BEN'));
      return own?.first?.[0].cite.quote;
    };
    expect(await opens('Ben crosses to Ann.')).toBe('Nobody. Wait.');
    expect(await opens('Ben crosses to the door.')).toBe('Is it dry?');
  });

  it('has no beginning behind a voice without a name, which may be one of the two', async () => {
    expect(await meetingIn('ANN: Hello?', 'VOICE: Me.', ...three)).toEqual([null, ['Good.', 'Yes.']]);
  });

  it('ends with the last answer, though one of the two speaks on before it', async () => {
    const [, last] = await meetingIn(...three, 'BEN: The nets are in.', 'ANN: Then go home.');
    expect(last).toEqual(['The nets are in.', 'Then go home.']);
    const [, others] = await meetingIn(
      ...three,
      'BEN: (to Carl) The nets are in.',
      'ANN: Then go home.',
      'CARL: I will.',
    );
    expect(others).toEqual(['Good.', 'Yes.']);
  });

  it('ends with a question and its answer behind a third, and not with a remark there', async () => {
    const [, asked] = await meetingIn(...three, 'CARL: Rain again.', 'ANN: Will you stay?', 'BEN: Until noon.');
    expect(asked).toEqual(['Will you stay?', 'Until noon.']);
    const [, told] = await meetingIn(...three, 'CARL: Rain again.', 'ANN: It will stay.', 'BEN: Until noon.');
    expect(told).toEqual(['Good.', 'Yes.']);
  });

  it('is none where a direction says that a speech is whispered to another', async () => {
    expect(await meetingIn('ANN: Is it dry?', 'BEN: (whispers to Carl) It is.', 'ANN: Good.', 'CARL: Yes.')).toEqual([
      null,
      null,
    ]);
  });

  it('is none where a speech is marked for another', async () => {
    expect(await meetingIn('ANN: Is it dry?', 'BEN: (to Carl) It is.', 'ANN: Good.', 'CARL: Yes.')).toEqual([
      null,
      null,
    ]);
  });
});

describe('people', () => {
  it('are not VOICE, MAN or an audience, unless one of them carries the script', async () => {
    const plain = Array.from(
      { length: 12 },
      (_, at) => `${at % 2 ? 'ANN' : 'BEN'}: The boat is in the shed again now.`,
    );
    const named = async (...lines: string[]): Promise<string[]> =>
      (await partsOf(`INT. SHED - DAY\n\n${talk(...lines)}`, ['characters'])).characters
        .filter(({ speeches }) => speeches > 0)
        .map(({ name }) => name)
        .toSorted();
    expect(await named(...plain, 'VOICE: Yes.', 'MAN: No.', 'AUDIENCE: Oh.')).toEqual(['Ann', 'Ben']);
    expect(await named('MAN: The boat is in.', 'ANN: Good.')).toEqual(['Ann', 'Man']);
  });
});
