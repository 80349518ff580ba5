/** Whether a model is still to be asked, once a delivery's turn has come: only while this very request waits for its opinion. */
import { beforeEach, expect, it } from 'vitest';
import type { OpinionAsker } from '../../../lambdas/use-cases/add-opinion.ts';
import { answerQuestion } from '../../../lambdas/use-cases/answer-question.ts';
import type { Answer } from '../../../lib/contract/report.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { opinionGiven, opinionOrigin } from '../../model/given-opinion.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

const question = 3;
let world: World;
let scriptId: string;
/** How often the model was asked. */
let asked: number;
beforeEach(async () => {
  world = makeWorld();
  asked = 0;
  await grantPlan(world, 'anna', 'expert');
  ({ script_id: scriptId } = await world.addScript('anna'));
  const screenplay = JSON.stringify(await screenplayOf('INT. BAR - DAY\n\nIt rains.\n'));
  await world.bucket.write(`screenplays/anna/${scriptId}.json`, screenplay, 'application/json');
  await world.answers.request(scriptId, question, 'r1');
});

const opinions: OpinionAsker = {
  announce: () => ({ kind: 'awaited', ...opinionOrigin }),
  ask: async () => {
    asked += 1;
    return opinionGiven;
  },
};
const counted: Answer = { question, structured_data: {}, entries: [] };

/** Delivers the message; `meanwhile` happens when the delivery first asks for its turn, which it gets if `free`. */
const deliver = (free: boolean, meanwhile: () => Promise<unknown>) => {
  let first = true;
  const answers: World['answers'] = {
    ...world.answers,
    async holdOpinion(...hold) {
      if (!first) return world.answers.holdOpinion(...hold);
      first = false;
      await meanwhile();
      return free ? world.answers.holdOpinion(...hold) : false;
    },
  };
  const deps = {
    ...world,
    answers,
    isAnswered: () => true,
    runQuestion: () => counted,
    opinions,
    sleep: async () => {},
  };
  return answerQuestion(deps, { user_id: 'anna', script_id: scriptId, question, request_id: 'r1' });
};
const opinionBroughtByTwin = () =>
  world.answers.amend('anna', scriptId, question, 'r1', { ...counted, opinion: opinionGiven });
const stored = async () => (await world.answers.get(scriptId, question))?.result?.opinion?.kind;

it('a request that waits for its opinion has the model asked once, whether its turn comes at once or later', async () => {
  expect(await deliver(true, async () => {})).toBe('succeeded');
  expect([asked, await stored()]).toEqual([1, 'given']);
  await world.answers.restart(scriptId, question, 'r1', 'r1');
  expect(await deliver(false, async () => {})).toBe('succeeded');
  expect([asked, await stored()]).toEqual([2, 'given']);
});

it.each([true, false])(
  'an opinion that a twin has brought meanwhile is not asked for again (turn free: %s)',
  async (free) => {
    expect(await deliver(free, opinionBroughtByTwin)).toBe('succeeded');
    expect([asked, await stored()]).toEqual([0, 'given']);
  },
);

it.each([true, false])(
  'a request that another has replaced asks nobody and is superseded (turn free: %s)',
  async (free) => {
    expect(await deliver(free, () => world.answers.restart(scriptId, question, 'r1', 'r2'))).toBe('superseded');
    expect(asked).toBe(0);
    expect((await world.answers.get(scriptId, question))?.request_id).toBe('r2');
  },
);

it('an answer that is gone asks nobody and is superseded', async () => {
  expect(await deliver(false, () => world.answers.removeAll(scriptId))).toBe('superseded');
  expect(asked).toBe(0);
});

it('an opinion that a later request waits for is not this one’s to bring', async () => {
  const laterRequest = async () => {
    await world.answers.restart(scriptId, question, 'r1', 'r2');
    await world.answers.begin(scriptId, question, 'r2');
    const answer = { ...counted, opinion: { kind: 'awaited' as const, ...opinionOrigin } };
    await world.answers.finish('anna', scriptId, question, 'r2', { answer });
  };
  expect(await deliver(false, laterRequest)).toBe('superseded');
  expect([asked, await stored()]).toEqual([0, 'awaited']);
});
