/** The counts that every analysis shares, on scripts that can be counted by hand. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../lib/engine/derive.ts';
import { screenplayOf } from '../corpus/scripts.ts';

const derived = async (fountain: string) => derive(await screenplayOf(fountain));
const room = (...body: readonly string[]): string => `INT. ROOM - DAY\n\n${body.join('\n\n')}\n`;

describe('the shared counts', () => {
  it('are words said and words of action; directions to the actor are neither', async () => {
    const { talkWords, actionWords, actions, format, pages, short } = await derived(
      room('Ada waits here.', 'ADA\n(low)\nNot today.', 'Rain.', 'BO\nNo.'),
    );
    expect([talkWords, actionWords, actions.map(({ text }) => text)]).toEqual([3, 4, ['Ada waits here.', 'Rain.']]);
    expect(format).toEqual({ format: 'short', from: 'length' });
    expect([Number(pages.toFixed(2)), short]).toEqual([0.22, true]);
  });

  it.each([
    [59, true],
    [60.5, false],
  ])('of about %f pages are those of a short: %s', async (length, short) => {
    const found = await derived(room(...new Array(Math.round((length * 54) / 3)).fill('ADA\nNo.')));
    expect(Math.abs(found.pages - length)).toBeLessThan(0.5);
    expect(found.short).toBe(short);
  });

  it.each([
    ['a fifth of function words', 'Zorb zork zorn zort the.', true],
    ['a sixth', 'Zorb zork zorn zort zorp the.', false],
    ['no words', '', true],
  ])('%s: in English: %s', async (_, action, english) => {
    expect((await derived(room(action))).english).toBe(english);
  });

  it('judge the tongue by what is seen and said alone', async () => {
    expect((await derived(room('Zorb zork.', 'ADA\n(to the one in the room)\nZorn.'))).english).toBe(false);
    expect((await derived(room('Zorb zork.', 'ADA\nThe zorn.'))).english).toBe(true);
  });

  it('know the words of names and places, with and without their s', async () => {
    const { nameWords } = await derived(
      "INT. ADA'S HILLS - DAY\n\nADA MILLER (40) waits for Bo Frank, and Bo Frank waits.\n\nADA\nBo Frank is here. So is Zelda.\n\nBO\nZelda is here.\n",
    );
    expect(
      ['ada', "ada's", 'hills', 'hill', 'miller', 'bo', 'waits', 'here'].map((word) => nameWords.has(word)),
    ).toEqual([true, true, true, true, true, true, false, false]);
  });

  it('name a speaker as the script writes it, and others by their id as it would be shown', async () => {
    const { nameOf, display } = await derived(room('McCabe waits.', 'MCCABE\nNo.'));
    expect([nameOf('MCCABE'), nameOf('ADA HALE'), display('ADA HALE')]).toEqual(['McCabe', 'Ada Hale', 'Ada Hale']);
  });
});
