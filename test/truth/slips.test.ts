/** Slips put into our own scripts: most are found, of every kind some, and the scripts themselves are clean. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { derive } from '../../lib/engine/derive.ts';
import { findFlaws } from '../../lib/engine/flaw-rules/find-flaws.ts';
import { screenplayOf } from '../corpus/scripts.ts';
import { seededRandom } from '../pdf/seeded-random.ts';
import { plantSlip, type Slip, type SlipKind, slipKinds } from './slips.ts';

const corpus = path.join(import.meta.dirname, '../corpus');
const scripts = [
  { file: 'the-last-reel.fountain', names: ['Wendell', 'Tobias'] },
  { file: 'minutes-of-the-marrow.fountain', names: ['Gerald', 'Faiza'] },
].map(({ file, names }) => ({ fountain: readFileSync(path.join(corpus, file), 'utf8'), names }));

/** Of 60: spelling slips are the commonest. */
const planted: Readonly<Record<SlipKind, number>> = {
  spelling: 18,
  'doubled word': 6,
  'its and it’s': 6,
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
    const script = scripts[number % scripts.length];
    if (script && (await isFound(plantSlip(kind, script.fountain, script.names, random)))) found += 1;
  }
  return found;
}

describe('of 60 slips put into our own scripts', () => {
  it('seven in ten are found, of the misspelled words six in ten, and some of every kind', async () => {
    const found = new Map<SlipKind, number>();
    for (const kind of slipKinds) found.set(kind, await foundOf(kind));
    const all = [...found.values()].reduce((sum, count) => sum + count, 0);
    expect([...found], JSON.stringify([...found])).toSatisfy(() => all >= 0.7 * 60);
    expect(found.get('spelling')).toBeGreaterThanOrEqual(0.6 * planted.spelling);
    for (const kind of slipKinds) expect(found.get(kind), kind).toBeGreaterThan(0);
  });

  it('none is there before', async () => {
    for (const { fountain } of scripts) {
      const ids = findFlaws(derive(await screenplayOf(fountain))).map(({ rule }) => rule.id);
      expect(
        ids.filter((id) =>
          ['misspelledWords', 'wordMixUps', 'doubledWords', 'misspelledName', 'misspelledPlace'].includes(id),
        ),
      ).toEqual([]);
    }
  });
});
