/** Speeches on a page that is indented otherwise than the rest of its script. */
import { expect, it } from 'vitest';
import { parseScreenplay } from '../../../lib/screenplay/parse.ts';

const indented = (columns: number, text: string): string => ' '.repeat(columns) + text;
const speech = (cue: number, talk: number, name: string, ...said: readonly string[]): string =>
  [indented(cue, name), ...said.map((text) => indented(talk, text)), ''].join('\n');
const usual = Array.from({ length: 12 }, (_, at) =>
  [
    speech(22, 12, 'RUTH', `It is late by ${at + 1} now.`),
    indented(22, 'MARTIN'),
    indented(16, '(low)'),
    indented(12, 'So it is.\n'),
    'They wait by the door.\n',
  ].join('\n'),
).join('\n');

async function heard(shifted: string): Promise<string[]> {
  const text = `INT. HALL - DAY\n\nA hall. Nobody is in it yet, and no light.\n\n${usual}\n${shifted}\nThe door shuts behind them.\n`;
  const { scenes } = await parseScreenplay(new TextEncoder().encode(text), { format: 'text', maxPages: 100 });
  return scenes.flatMap(({ elements }) =>
    elements.flatMap((one) =>
      one.kind === 'speech' ? [`${one.cue.name}: ${one.parts.map(({ text: said }) => said).join(' / ')}`] : [],
    ),
  );
}

it.each([
  ['a name that speaks elsewhere', speech(33, 26, 'RUTH', 'Go away', 'from me.'), ['RUTH: Go away from me.']],
  ['with a direction', speech(33, 26, 'RUTH', '(aside)', 'Go.'), ['RUTH: (aside) / Go.']],
  ['nobody who speaks', speech(33, 26, 'THE SIGN', 'Go away.'), []],
  ['a name at the edge of the action', speech(0, 0, 'RUTH', 'goes to the door.'), []],
  ['a name above lines as far in', speech(33, 33, 'RUTH', 'Go away', 'from me.'), []],
])('deeper than the rest: %s', async (_, text, more) => {
  expect((await heard(text)).slice(24)).toEqual(more);
});
