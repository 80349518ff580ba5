/** The last thing somebody is seen to do, found by hand. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from './parts-of.ts';

/** The last act of VALE, or of who is named, in a script with this action. */
async function lastAct(action: readonly string[], cue = 'VALE'): Promise<string | undefined> {
  const lines = talk(...['It is wet.', 'It is dry.', 'It is blue.'].map((line) => `${cue}: ${line}`));
  const script = `INT. SHED - DAY\n\n${action.map((text) => `${text}\n\n`).join('')}${lines}`;
  const { portraits } = await partsOf(`${script}${talk('INES: The nets are dry and the boat is in.')}`, ['portraits']);
  return portraits.find(({ character }) => character === `ch.${cue}`)?.lastAct?.quote;
}

describe('the last act', () => {
  it('may be done by two together, where the verb is one that somebody does elsewhere', async () => {
    expect(await lastAct(['Vale rows. Mags climbs aboard.', 'Mags and Vale climb aboard.'])).toBe(
      'Mags and Vale climb aboard.',
    );
    expect(await lastAct(['Mags catches a rope.', 'Vale and Mags both catch it.'])).toBe(
      'Vale and Mags both catch it.',
    );
  });

  it('is none where two names stand without a verb', async () => {
    expect(await lastAct(['Mags climbs aboard.', 'Vale and Mags in the boat. Vale and Mags alone.'])).toBeUndefined();
  });

  it('is the last sentence that opens with the name and a verb', async () => {
    expect(await lastAct(['Vale rows.', 'Vale slowly mends a net. Then Vale waits. Vale row.', 'Rain.'])).toBe(
      'Vale slowly mends a net.',
    );
    expect(await lastAct(['Vale rows. Vale, then, waits. Vale just rows home.'])).toBe('Vale just rows home.');
  });

  it.each(['Vale is wet.', 'Vale always waits.', 'Vale Hats.', 'Valery rows.', `Vale rows ${'and rows '.repeat(20)}.`])(
    'is none in ‘%s’: no verb, no name, or a sentence that runs on',
    async (sentence) => {
      expect(await lastAct([sentence])).toBeUndefined();
    },
  );

  it('is read from action in capitals, too', async () => {
    expect(await lastAct(['VALE ROWS HOME.'])).toBe('VALE ROWS HOME.');
  });

  it('takes a name letter by letter, whatever marks it holds', async () => {
    expect(await lastAct(['Dr. Pell rows. Drs Pell waits.'], 'DR. PELL')).toBe('Dr. Pell rows.');
    expect(await lastAct(['Man {1 rows.', 'Man 1 rows.'], 'MAN {1')).toBe('Man {1 rows.');
  });
});
