/** Flaws as findings of the graph: id, weight, and the reports they belong to. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { countFlaws, flawWeight } from '../../../lib/engine/flaw-rules/count-flaws.ts';
import { flawRuleOf } from '../../../lib/engine/flaw-rules/find-flaws.ts';
import { baseRateOf } from '../../../lib/engine/norms/flaw-base-rates.ts';
import { finding } from '../../../lib/story/finding.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

describe('a flaw of the graph', () => {
  it('weighs more the rarer the habit is, and a slip that nobody has counted like one in five', () => {
    const weights = [0, 20, null, 40, 80].map((rate) => flawWeight({ effect: 0.8 }, rate));
    expect(weights.map((weight) => Number(weight.toFixed(3)))).toEqual([0.8, 0.6, 0.6, 0.4, 0.4]);
  });

  it('comes with its rule’s facts, the rarest first; line notes and slips of headings belong to flaw detection alone', async () => {
    const script = `INT. HALL - DAY\n\nShe opens the the door in his house, and a cat is on it.\n\nEXT. PORCH - NIGHT - CONTINUOUS\n\nShe waits.`;
    const flaws = countFlaws({ derived: derive(await screenplayOf(script)) });
    expect(flaws.map((flaw) => finding.parse(flaw))).toEqual(flaws);
    expect(flaws.map(({ id, baseRate, effort, reports }) => [id, baseRate, effort, reports])).toEqual([
      ['fi.continuousTimeJump', baseRateOf('continuousTimeJump'), 'slip', [9]],
      ['fi.doubledWords', baseRateOf('doubledWords'), 'slip', [9]],
    ]);
    expect(flaws[1]).toMatchObject({ kind: 'weakness', source: 'flaw', rule: 'doubledWords', topic: 'doubled-words' });
    expect(flaws[1]?.facts).toMatchObject({ pages: [1], shown: [{ word: 'the the' }] });
  });

  it('has no rule but those there are', () => {
    expect(() => flawRuleOf('tooManyNotes')).toThrow(RangeError);
  });
});
