/** Portraits of leading speakers: marks, own words, partners, counted by hand. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from './parts-of.ts';

describe('a portrait', () => {
  it('is drawn of who is followed, and of nobody who speaks once', async () => {
    const { portraits } = await partsOf(
      `INT. SHED - DAY\n\n${talk('ANN: One.', 'BEN: Two three.', 'ANN: Four.', 'CARL: Five six seven eight.')}`,
      ['portraits'],
    );
    expect(portraits.map(({ character }) => character)).toEqual(['ch.ANN']);
  });

  it('is drawn of a small part that the details form names', async () => {
    const names = ['ANN', 'BEN', 'CARL', 'DORA', 'EVE', 'FAY', 'GUS'];
    const lines = names.flatMap((name) => {
      const words = name === 'GUS' ? 'No.' : 'It is wet in here and it will be wet there.';
      return Array.from({ length: name === 'FAY' ? 3 : 4 }, () => `${name}: ${words}`);
    });
    const script = `INT. SHED - DAY\n\n${talk(...lines)}`;
    const drawn = async (character: string) =>
      (await partsOf(script, ['portraits'], { character })).portraits.map((one) => one.character);
    expect(await drawn('')).not.toContain('ch.GUS');
    expect(await drawn('gus')).toContain('ch.GUS');
  });

  it('counts speeches with a question mark and with an exclamation mark', async () => {
    const { portraits } = await partsOf(
      `INT. SHED - DAY\n\n${talk('ANN: Is it? Is it?', 'BEN: It is.', 'ANN: Is it?!', 'ANN: It is!', 'ANN: It is!', 'BEN: So.')}`,
      ['portraits'],
    );
    expect(portraits.map(({ questions, exclamations }) => [questions, exclamations])).toEqual([
      [2, 3],
      [0, 0],
    ]);
  });

  it('holds own words with both counts, a second one shown elsewhere than the first', async () => {
    const own = Array.from({ length: 12 }, (_, at) => `ANN: The heron and the ferry, ${at} times.`);
    const other = Array.from({ length: 30 }, () => 'BEN: The boat is in and the nets are dry, so we go.');
    const lines = talk('ANN: Come here.', ...own, 'ANN: That ferry again.', 'ANN: A heron.', ...other, 'BEN: A ferry.');
    const { portraits } = await partsOf(`INT. SHED - DAY\n\n${lines}`, ['portraits']);
    const ann = portraits.find(({ character }) => character === 'ch.ANN');
    expect(ann?.ownWords.map(({ word, count, others, cite }) => [word, count, others, cite?.quote])).toEqual([
      ['ferry', 13, 1, 'The heron and the ferry, 0 times.'],
      ['heron', 13, 0, 'A heron.'],
    ]);
    expect(ann?.ownLine).toMatchObject({ speakers: ['ch.ANN'], cite: { quote: 'The heron and the ferry, 0 times.' } });
  });

  it('names with whom most lines are exchanged in either half', async () => {
    const early = talk('ANN: It is wet.', 'BEN: It is.', 'ANN: So it is.', 'CARL: Is it?');
    const late = talk('ANN: It is dry.', 'CARL: It is.', 'ANN: So it is.');
    const { portraits } = await partsOf(
      `INT. SHED - DAY\n\n${early}\n${'Rain.\n\n'.repeat(60)}INT. PIER - DAY\n\n${late}`,
      ['portraits'],
    );
    expect(portraits.find(({ character }) => character === 'ch.ANN')?.partners).toEqual({
      early: { character: 'ch.BEN', exchanges: 2 },
      late: { character: 'ch.CARL', exchanges: 2 },
    });
    expect(portraits.find(({ character }) => character === 'ch.CARL')?.partners.early).toEqual({
      character: 'ch.ANN',
      exchanges: 1,
    });
  });

  it('has no partner in a half without an answer, and the first by name of equals', async () => {
    const { portraits } = await partsOf(
      `INT. SHED - DAY\n\n${talk('BEN: It is wet.', 'CARL: It is.', 'ANN: So it is.', 'BEN: Is it?', 'CARL: It is.')}${'Rain.\n\n'.repeat(60)}`,
      ['portraits'],
    );
    const carl = portraits.find(({ character }) => character === 'ch.CARL');
    expect(carl?.partners).toEqual({ early: { character: 'ch.BEN', exchanges: 2 }, late: null });
    const ben = portraits.find(({ character }) => character === 'ch.BEN');
    expect(ben?.partners.early).toEqual({ character: 'ch.CARL', exchanges: 2 });
  });
});
