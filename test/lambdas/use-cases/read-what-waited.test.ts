/** A reading that had to wait for another day's money is made by itself, and its user is told when. */
import { beforeEach, describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../lambdas/use-cases/answer-question.ts';
import { deleteScript } from '../../../lambdas/use-cases/delete-script.ts';
import { getAnswer } from '../../../lambdas/use-cases/get-answer.ts';
import { readWhatWaited } from '../../../lambdas/use-cases/mends/read-what-waited.ts';
import type { StoryReader } from '../../../lambdas/use-cases/read-story.ts';
import { startOfNextDay } from '../../../lib/contract/plan-quotas.ts';
import type { AnswerMessage } from '../../../lib/contract/queue-message.ts';
import { isAnswered } from '../../../lib/reports/registry.ts';
import type { StoryRead } from '../../../lib/story/read/story-read.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { lastReelRead } from '../../reports/read/last-reel-read.ts';
import { runOnce } from '../../reports/run-once.ts';
import { noCost, readerOf } from '../story-readers.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
let story: StoryRead;
beforeEach(async () => {
  world = { ...makeWorld(), hasModel: true };
  story = await lastReelRead();
  await grantPlan(world, 'anna', 'expert');
});

const spent = (): StoryReader => ({
  ...readerOf(story),
  read: async () => ({ kind: 'missing', trouble: 'day_spent', cost: noCost }),
});
/** Read in part: the day's money ended in the middle. */
const half = (): StoryReader => ({
  ...readerOf(story),
  read: async () => ({ kind: 'read', story, failed: [{ name: 'judgement', trouble: 'day_spent' }], cost: noCost }),
});
const addScript = async (): Promise<string> => {
  const { script_id } = await world.addScript('anna', { page_count: 16 });
  await world.bucket.write(`screenplays/anna/${script_id}.json`, JSON.stringify(await lastReel()), 'application/json');
  await world.answers.request(script_id, 3, 'r1');
  return script_id;
};
const deliver = (message: AnswerMessage, reader: StoryReader) =>
  answerQuestion({ ...world, isAnswered, runQuestion: runOnce, reader }, message);
const upload = async (reader: StoryReader): Promise<string> => {
  const script_id = await addScript();
  await deliver({ user_id: 'anna', script_id, question: 3, request_id: 'r1' }, reader);
  return script_id;
};
const reading = async (scriptId: string) => (await getAnswer(world, { userId: 'anna', n: '3', scriptId })).reading;
const sweep = () => readWhatWaited(world, world.now());
/** What the sweep has sent since, delivered. */
const deliverSent = async (reader: StoryReader): Promise<void> => {
  for (const message of world.queue.sent.splice(0)) await deliver(message, reader);
};

describe('a reading that the day’s money did not reach', () => {
  it('says on which day it is asked again by itself, and is, as soon as that has begun', async () => {
    const id = await upload(spent());
    expect((await reading(id))?.message).toMatch(
      /used up\. What was counted from the script is all here\. It is asked again by itself on 22 November, after 00:00 UTC\.$/,
    );
    world.clock.now = new Date(startOfNextDay(world.now()).getTime() - 1);
    expect(await sweep()).toBe(0);
    world.clock.now = startOfNextDay(world.now());
    expect(await sweep()).toBe(1);
    expect((await reading(id))?.kind).toBe('awaited');
    expect(world.queue.sent).toHaveLength(1);
    await deliverSent(readerOf(story));
    expect(await reading(id)).toEqual({ kind: 'given', model: 'reader-of-the-house', message: null });
    expect(await sweep()).toBe(0);
  });

  it('makes no report anew: those that were counted stand', async () => {
    const id = await upload(spent());
    const before = await world.answers.get(id, 3);
    world.clock.now = startOfNextDay(world.now());
    await sweep();
    await deliverSent(readerOf(story));
    expect(await world.answers.get(id, 3)).toEqual(before);
  });

  it('waits for the day after when that day’s is spent, too', async () => {
    const id = await upload(spent());
    world.clock.now = startOfNextDay(world.now());
    await sweep();
    await deliverSent(spent());
    expect((await reading(id))?.message).toContain('by itself on 23 November');
    expect(await sweep()).toBe(0);
    world.clock.now = startOfNextDay(world.now());
    expect(await sweep()).toBe(1);
  });

  it('that ended in the middle is given meanwhile, says what it lacks and when that comes', async () => {
    const id = await upload(half());
    expect(await reading(id)).toMatchObject({
      kind: 'given',
      message: 'The model did not get to the judgement. It is asked again by itself on 22 November, after 00:00 UTC.',
    });
    world.clock.now = startOfNextDay(world.now());
    expect(await sweep()).toBe(1);
    await deliverSent(readerOf(story));
    expect(await reading(id)).toMatchObject({ kind: 'given', message: null });
  });

  it('is not asked for by itself where something else was wrong', async () => {
    await upload({ ...readerOf(story), read: async () => ({ kind: 'missing', trouble: 'timeout', cost: noCost }) });
    world.clock.now = startOfNextDay(world.now());
    expect(await sweep()).toBe(0);
  });

  it('is not asked for once its script is gone or its plan has ended', async () => {
    const gone = await upload(spent());
    await deleteScript(world, { userId: 'anna', scriptId: gone });
    await upload(spent());
    await world.entitlements.revoke('anna', 'gift-expert');
    world.clock.now = startOfNextDay(world.now());
    expect(await sweep()).toBe(0);
    expect(world.queue.sent).toEqual([]);
  });

  it('comes a few at a time, and one that can’t be sent waits for the next sweep and keeps no other waiting', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await upload(spent()));
    world.clock.now = startOfNextDay(world.now());
    const { send } = world.queue;
    world.queue.send = async (messages) => {
      if (messages[0]?.script_id === ids[0]) throw new Error('the queue is away');
      return send(messages);
    };
    await expect(sweep()).rejects.toThrow('1 of 10 could not be mended');
    expect(world.logger.lines).toContainEqual({ level: 'error', event: 'mend_failed' });
    expect(world.queue.sent).toHaveLength(9);
    world.queue.send = send;
    expect(await sweep()).toBe(3);
    expect(new Set(world.queue.sent.map(({ script_id }) => script_id))).toEqual(new Set(ids));
  });
});
