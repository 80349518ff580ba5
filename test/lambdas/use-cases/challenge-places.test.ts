/** A challenged note's quotes looked up again in a script whose lines are known: which place is meant, what stands around it, what is said of them. */
import { beforeEach, describe, expect, it } from 'vitest';
import { challengeFinding } from '../../../lambdas/use-cases/challenge-finding.ts';
import { challengeOutput } from '../../../lib/contract/challenge.ts';
import type { Evidence } from '../../../lib/contract/evidence.ts';
import { screenplayOf, textsOf } from '../../corpus/scripts.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

const fountain = `INT. BAR - DAY

The rain falls on the roof.

ANN
It is not over.

BEN
It is not over.

The lamp goes out.
`;
let world: World;
let scriptId: string;
let lineOf: (text: string, nth?: number) => number;
beforeEach(async () => {
  world = makeWorld();
  await grantPlan(world, 'anna', 'expert');
  ({ script_id: scriptId } = await world.addScript('anna'));
  const script = await screenplayOf(fountain);
  await world.bucket.write(`screenplays/anna/${scriptId}.json`, JSON.stringify(script), 'application/json');
  const texts = textsOf(script);
  lineOf = (text, nth = 0) => texts.filter((each) => each.text === text)[nth]?.line ?? 0;
});

const challenge = async (...evidence: Evidence[]) => {
  await world.answers.request(scriptId, 3, 'r');
  const block = {
    kind: 'findings' as const,
    title: 'Strengths',
    items: [{ id: 'fi.note', title: 'A note', bullets: [{ text: 't', evidence }], advice: null, severity: null }],
    basis: 'counted' as const,
  };
  const answer = { question: 3, structured_data: {}, entries: [{ prompt: 'p', blocks: [block] }] };
  await world.answers.finish('anna', scriptId, 3, 'r', { answer });
  const input = { userId: 'anna', n: '3', scriptId, finding: 'fi.note' };
  return challengeOutput.parse(await challengeFinding({ ...world, recheck: null }, input));
};
const at = (quote: string, line: number, page = 1): Evidence => ({ scene: 1, page, line, quote });

describe('a quote', () => {
  it('is shown with the text before and after it', async () => {
    const { outcome, by, evidence } = await challenge(at('The rain falls', lineOf('The rain falls on the roof.')));
    expect([outcome, by]).toEqual(['shown', null]);
    expect(evidence).toEqual([
      expect.objectContaining({ found: true, before: 'INT. BAR - DAY', after: 'ANN', quote: 'The rain falls' }),
    ]);
  });

  it('that stands on the page twice is the one of its line', async () => {
    const around = async (nth: number) => {
      const [place] = (await challenge(at('It is not over.', lineOf('It is not over.', nth)))).evidence;
      return [place?.before, place?.after];
    };
    expect(await around(0)).toEqual(['ANN', 'BEN']);
    await world.answers.removeAll(scriptId);
    expect(await around(1)).toEqual(['BEN', 'The lamp goes out.']);
  });

  it('of a line that does not have it is looked for on its page', async () => {
    expect((await challenge(at('It is not over.', 99))).evidence[0]).toMatchObject({ found: true, before: 'ANN' });
  });

  it('at the beginning and the end has nothing beyond it', async () => {
    const { evidence } = await challenge(at('INT. BAR', 1), at('The lamp goes out.', 99));
    expect(evidence.map(({ before, after }) => [before, after])).toEqual([
      [null, 'The rain falls on the roof.'],
      ['It is not over.', null],
    ]);
  });

  it('of another page, or that the script does not have, is not found', async () => {
    const { evidence, message } = await challenge(at('The rain falls', 1, 2), at('A ship sinks', 1));
    expect(evidence.map(({ found, before, after }) => [found, before, after])).toEqual([
      [false, null, null],
      [false, null, null],
    ]);
    expect(message).toContain('None of its quotes is found');
  });
});

describe('what is said of the quotes', () => {
  it('where there are none', async () => {
    expect((await challenge()).message).toContain('names no passage');
  });
  it('one that stands', async () => {
    expect((await challenge(at('The rain falls', 3))).message).toMatch(/^The quote stands /);
  });
  it('all that stand', async () => {
    expect((await challenge(at('The rain falls', 3), at('The lamp goes', 9))).message).toMatch(/^All 2 quotes stand /);
  });
  it('one of two', async () => {
    expect((await challenge(at('The rain falls', 3), at('A ship sinks', 9))).message).toMatch(/^1 of 2 quotes stands /);
  });
});
