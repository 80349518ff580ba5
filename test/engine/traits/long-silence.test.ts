/** A run of pages without a word: told where hardly any feature has one so long. */
import { expect, it } from 'vitest';
import { longSilence } from '../../../lib/engine/traits/patterns/long-silence.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

const walk = 'She is in the room that they have, and it is what it was.\n\n';
const room = (at: number, lines: number) => `INT. ROOM ${at} - DAY\n\n${walk.repeat(lines)}${talk('ANN: So it is.')}`;
const script = (silent: number) => Array.from({ length: 90 }, (_, at) => room(at, at === 40 ? silent : 20)).join('');

it('counts the pages between two speeches, in a script of a feature’s length', async () => {
  const found = longSilence.find(await derivedOf(script(140)));
  expect(found?.facts.length).toBeGreaterThan(3.3);
  expect(found?.facts.to).toBeGreaterThan(found?.facts.from ?? 0);
  expect(longSilence.find(await derivedOf(script(20)))).toBeNull();
  expect(longSilence.find(await derivedOf(room(1, 10) + room(2, 300) + room(3, 1)))).toBeNull();
});
