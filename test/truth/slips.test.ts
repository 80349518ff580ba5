/** Slips put into our own scripts: most are found, of every kind some, and the scripts themselves are clean. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../lib/engine/derive.ts';
import { findFlaws } from '../../lib/engine/flaw-rules/find-flaws.ts';
import { screenplayOf } from '../corpus/scripts.ts';
import { slipKinds } from './slips.ts';
import { planted, slipScripts, slipsFound } from './slips-found.ts';

describe('of 78 slips put into our own scripts', () => {
  it('seven in ten are found, of the misspelled words six in ten, and some of every kind', async () => {
    const found = await slipsFound();
    const all = [...found.values()].reduce((sum, count) => sum + count, 0);
    expect([...found], JSON.stringify([...found])).toSatisfy(() => all >= 0.7 * 78);
    expect(found.get('spelling')).toBeGreaterThanOrEqual(0.6 * planted.spelling);
    for (const kind of slipKinds) expect(found.get(kind), kind).toBeGreaterThan(0);
  }, 120_000);

  it('none is there before', async () => {
    for (const { fountain } of slipScripts) {
      const ids = findFlaws(derive(await screenplayOf(fountain))).map(({ rule }) => rule.id);
      expect(
        ids.filter((id) =>
          [
            'misspelledWords',
            'wordMixUps',
            'lostWords',
            'agreement',
            'doubledWords',
            'misspelledName',
            'misspelledPlace',
          ].includes(id),
        ),
      ).toEqual([]);
    }
  });
});
