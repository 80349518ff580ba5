/** Which engine made a report is kept beside it; what an older one made can be asked for again, all at once, and once. */

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerKey, answerStates, answersOf } from '../../../lambdas/adapters/answer-states.ts';
import { getAnswer } from '../../../lambdas/use-cases/get-answer.ts';
import { getScript } from '../../../lambdas/use-cases/get-script.ts';
import { retryAnswer } from '../../../lambdas/use-cases/retry-answer.ts';
import { engineVersion } from '../../../lib/contract/engine-version.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';
import { makeTableWorld } from '../table-world.ts';
import { grantPlan, scriptOf } from '../world.ts';

let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable();
});
afterAll(() => local?.close());

let users = 0;
/** A script with reports 3 and 4, made by today's engine. */
const withReports = async (hasModel = false) => {
  const userId = `reader-${++users}`;
  const world = { ...makeTableWorld(local.table), hasModel };
  await grantPlan(world, userId, 'expert');
  const id = world.newId();
  await world.scripts.create(scriptOf(userId, id, world.now()));
  for (const question of [3, 4] as const) {
    await world.answers.request(id, question, 'r');
    await world.answers.begin(id, question, 'r');
    await world.answers.finish(userId, id, question, 'r', { answer: { question, structured_data: {}, entries: [] } });
  }
  const forget = (question: number) =>
    local.table.client.send(
      new UpdateCommand({
        TableName: local.table.name,
        Key: answerKey(id, question),
        UpdateExpression: 'REMOVE engine_version',
      }),
    );
  const script = () => getScript(world, { userId, scriptId: id });
  const retry = (n: number) => retryAnswer(world, { userId, n: String(n), scriptId: id });
  return { world, userId, id, forget, script, retry };
};

describe('a report of today’s engine', () => {
  it('says its version, and is not made again', async () => {
    const { world, userId, id, script, retry } = await withReports();
    expect(await script()).toMatchObject({ engine_version: engineVersion });
    expect(await script()).not.toHaveProperty('older_report');
    expect(await getAnswer(world, { userId, n: '3', scriptId: id })).toMatchObject({ engine_version: engineVersion });
    expect(await retry(3)).toEqual({ question: 3, status: 'succeeded' });
    expect(world.queue.sent).toEqual([]);
  });
});

describe('a report that was stored before versions were', () => {
  it('is of version 0; asked for again, all such are, and the others stay', async () => {
    const { world, id, forget, script, retry } = await withReports();
    await forget(4);
    expect(await script()).toMatchObject({ engine_version: 0, older_report: 4 });
    expect(await retry(4)).toEqual({ question: 4, status: 'pending' });
    expect(world.queue.sent.map(({ question }) => question)).toEqual([4]);
    const states = await answerStates(local.table, world.now).listStates(id);
    expect(states.map(({ question, status }) => [question, status])).toEqual([
      [3, 'succeeded'],
      [4, 'pending'],
    ]);
    expect(await script()).not.toHaveProperty('older_report');
  });

  it('takes its fellows along, and is free once: made again it is of today', async () => {
    const { world, userId, id, forget, script, retry } = await withReports();
    await forget(3);
    await forget(4);
    await retry(3);
    expect(world.queue.sent.map(({ question }) => question)).toEqual([3, 4]);
    for (const { question, request_id } of [...world.queue.sent]) {
      await world.answers.begin(id, question, request_id);
      const answer = { question, structured_data: {}, entries: [] };
      await world.answers.finish(userId, id, question, request_id, { answer });
    }
    expect(await script()).toMatchObject({ engine_version: engineVersion });
    world.queue.sent.length = 0;
    expect(await retry(3)).toEqual({ question: 3, status: 'succeeded' });
    expect(world.queue.sent).toEqual([]);
  });

  it('has the model read again, too, where an older engine had it read', async () => {
    const { world, id, forget, retry } = await withReports(true);
    const turn = { basis: 'b', holder: 'h', forMs: 60_000, model: 'm' };
    await world.stories.begin(id, turn);
    await world.stories.finish(id, 'h', { resultKey: 'k', failed: [] });
    expect((await world.stories.get(id))?.engine_version).toBe(engineVersion);
    await forget(3);
    await retry(3);
    expect((await world.stories.get(id))?.status).toBe('succeeded');
    await local.table.client.send(
      new UpdateCommand({
        TableName: local.table.name,
        Key: { pk: answersOf(id), sk: 'STORY' },
        UpdateExpression: 'REMOVE engine_version',
      }),
    );
    await forget(4);
    await retry(4);
    expect((await world.stories.get(id))?.status).toBe('pending');
  });
});
