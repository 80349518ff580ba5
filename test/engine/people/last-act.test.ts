/** What somebody refuses, demands and does, counted by hand. */
import { describe, expect, it } from 'vitest';
import type { Agency } from '../../../lib/story/portrait.ts';
import { partsOf, talk } from './parts-of.ts';

/** What is counted of VALE in a script with this action and these speeches of VALE. */
async function vale(action: readonly string[], ...lines: readonly string[]): Promise<Agency> {
  const script = `INT. SHED - DAY\n\n${action.map((text) => `${text}\n\n`).join('')}${talk(...lines.map((line) => `VALE: ${line}`))}`;
  const { portraits } = await partsOf(`${script}${talk('INES: The nets are dry and the boat is in.')}`, ['portraits']);
  const found = portraits.find(({ character }) => character === 'ch.VALE')?.agency;
  if (!found) throw new Error('Nothing is counted of Vale');
  return found;
}

describe('pushing', () => {
  it('counts a speech that refuses and demands in one breath once', async () => {
    const { refusals, demands, pushes, pushing } = await vale(
      ['Rain.'],
      'No! Give me the rope.',
      'It is wet.',
      'Sit there, on the net.',
      'No, it is mine.',
    );
    expect({ refusals, demands, pushes }).toEqual({ refusals: 2, demands: 2, pushes: 3 });
    expect(pushing.map(({ quote }) => quote)).toEqual(['Sit there, on the net.', 'No!']);
  });

  it.each([
    'Please sit on the net.',
    'Now open it.',
    'Just go.',
    'do not go in there',
    'Don’t go.',
    'It is late and I need the rope.',
    'Then you have to row.',
    'Well, you had better row.',
  ])('counts a demand in ‘%s’', async (line) => {
    const straight = line.replace('’', "'");
    expect((await vale(['Rain.'], straight, 'It is wet.')).demands).toBe(1);
  });

  it.each([
    'Give me the rope?',
    'The gives and takes of it.',
    'Gives me a headache.',
    'He will not sit.',
    'A please now, sit.',
  ])('counts no demand in ‘%s’', async (line) => {
    expect((await vale(['Rain.'], line, 'It is wet.')).demands).toBe(0);
  });

  it('shows a long demand by the opening of its speech', async () => {
    const long = `Give me the rope and ${'the other rope and '.repeat(9)}go.`;
    const { pushing } = await vale(['Rain.'], `It is wet. ${long}`, 'It is dry.');
    expect(pushing[0]?.quote.startsWith('It is wet.')).toBe(true);
    expect((await vale(['Rain.'], 'It is wet. Give me the rope.', 'It is dry.')).pushing[0]?.quote).toBe(
      'Give me the rope.',
    );
  });
});

describe('acts', () => {
  const lines = ['It is wet.', 'It is dry.'];

  it('are sentences that open with the name and a verb, the commonest verb first', async () => {
    const { acts, verbs, acting } = await vale(
      ['Vale rows. Vale slowly mends a net.', 'Vale, then, rows.', 'Vale rows on.', 'Then Vale waits. Vale row.'],
      ...lines,
    );
    expect(acts).toBe(3);
    expect(verbs).toEqual([
      { verb: 'rows', count: 2 },
      { verb: 'mends', count: 1 },
    ]);
    expect(acting.map(({ quote }) => quote)).toEqual(['Vale rows.', 'Vale rows on.']);
  });

  it('are none where the word behind the name is no verb, or the sentence runs on', async () => {
    const long = `Vale rows ${'and rows '.repeat(20)}.`;
    const { acts, verbs, acting } = await vale(
      ['Vale is wet. Vale always waits. Vale Hats. Valery rows.', long],
      ...lines,
    );
    expect({ acts, verbs, acting }).toEqual({ acts: 0, verbs: [], acting: [] });
  });

  it('are read from action in capitals, too', async () => {
    expect((await vale(['VALE ROWS HOME.'], ...lines)).verbs).toEqual([{ verb: 'rows', count: 1 }]);
  });

  it('take a name letter by letter, whatever marks it holds', async () => {
    const { portraits } = await partsOf(
      `INT. SHED - DAY\n\nDr. Pell rows. Drs Pell waits.\n\n${talk('DR. PELL: It is wet.', 'DR. PELL: It is dry.', 'MAN {1: It is blue.', 'MAN {1: It is in.')}`,
      ['portraits'],
    );
    expect(portraits.map(({ character, agency }) => [character, agency?.verbs])).toEqual([
      ['ch.DR. PELL', [{ verb: 'rows', count: 1 }]],
      ['ch.MAN {1', []],
    ]);
  });
});
