/** Plants slips in our own scripts and counts by kind how many the flaw rules find. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { derive } from '../../lib/engine/derive.ts';
import { findFlaws } from '../../lib/engine/flaw-rules/find-flaws.ts';
import { screenplayOf } from '../corpus/scripts.ts';
import { seededRandom } from '../pdf/seeded-random.ts';
import { plantSlip, type Slip, type SlipKind, slipKinds } from './slips.ts';

const corpus = path.join(import.meta.dirname, '../corpus');
/** `names` are those of people whom the action names often. */
export const slipScripts = [
  { file: 'the-last-reel.fountain', names: ['Wendell', 'Tobias'] },
  { file: 'minutes-of-the-marrow.fountain', names: ['Gerald', 'Faiza'] },
].map(({ file, names }) => ({ fountain: readFileSync(path.join(corpus, file), 'utf8'), names }));

/** Of 78: spelling slips are the commonest. */
export const planted: Readonly<Record<SlipKind, number>> = {
  spelling: 18,
  'doubled word': 6,
  'its and it’s': 6,
  'lost word': 6,
  agreement: 6,
  'set phrase': 6,
  'name in the action': 6,
  CONTINUOUS: 6,
  light: 6,
  place: 6,
  age: 6,
};

async function isFound({ fountain, rules, mark }: Slip): Promise<boolean> {
  const flaws = findFlaws(derive(await screenplayOf(fountain)));
  return flaws.some(({ rule, facts }) => rules.includes(rule.id) && JSON.stringify(facts).includes(mark));
}

async function foundOf(kind: SlipKind): Promise<number> {
  const random = seededRandom(slipKinds.indexOf(kind) + 1);
  let found = 0;
  for (let number = 0; number < planted[kind]; number += 1) {
    const script = slipScripts[number % slipScripts.length];
    if (script && (await isFound(plantSlip(kind, script.fountain, script.names, random)))) found += 1;
  }
  return found;
}

/** How many of those planted are found, by kind; the same every time. */
export async function slipsFound(): Promise<ReadonlyMap<SlipKind, number>> {
  const found = new Map<SlipKind, number>();
  for (const kind of slipKinds) found.set(kind, await foundOf(kind));
  return found;
}
