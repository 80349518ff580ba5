/** What a model may cost in a day: of an account, in all, and nothing once the owner has stopped it. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spendItems } from '../../../lambdas/adapters/spend-items.ts';
import { dayLedger } from '../../../lambdas/use-cases/day-ledger.ts';
import { startOfNextDay } from '../../../lib/contract/plan-quotas.ts';
import { memoryLedger } from '../../../lib/model/script-ledger.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable();
});
afterAll(() => local.close());

let world: World;
let users = 0;
let month = 0;
beforeEach(() => {
  world = makeWorld();
  // Each test has days of its own in the shared table.
  month += 1;
  world.clock.now = new Date(Date.UTC(2030, month, 21, 10));
});

const newUser = async () => {
  users += 1;
  await grantPlan(world, `user-${users}`, 'basic');
  return `user-${users}`;
};
/** A call that may cost a tenth of a dollar and costs so much; whether it was made. */
const ask = async (userId: string, costUsd: number, usdADayInAll = 20) => {
  const deps = { ...world, spend: spendItems(local.table, world.now), usdADayInAll };
  const ledger = dayLedger(memoryLedger(null), deps, userId);
  const answer = await ledger.reserve(100_000);
  if (answer === 'held') await ledger.settle(100_000, Math.round(costUsd * 1_000_000));
  return answer;
};
const times = async (count: number, one: () => Promise<string>) => {
  const all: string[] = [];
  for (let n = 0; n < count; n += 1) all.push(await one());
  return all;
};

describe('what a model costs in a day', () => {
  it('is bounded for each account, and begins anew at midnight UTC', async () => {
    const anna = await newUser();
    expect(await times(4, () => ask(anna, 0.7))).toEqual(['held', 'held', 'held', 'day_spent']);
    expect(await ask(await newUser(), 0.7)).toBe('held');
    world.clock.now = startOfNextDay(world.now());
    expect(await ask(anna, 0.7)).toBe('held');
  });

  it('is bounded over all accounts', async () => {
    const spent = await times(5, async () => ask(await newUser(), 0.3, 1));
    expect(spent).toEqual(['held', 'held', 'held', 'held', 'day_spent']);
    expect(world.logger.lines).toContainEqual({ level: 'info', event: 'model_spend_reached' });
  });

  it('is bounded when many ask at once: what is under way counts', async () => {
    const anna = await newUser();
    const deps = { ...world, spend: spendItems(local.table, world.now), usdADayInAll: 20 };
    const ledger = dayLedger(memoryLedger(null), deps, anna);
    const all = await Promise.all(Array.from({ length: 30 }, () => ledger.reserve(100_000)));
    expect(all.filter((answer) => answer === 'held')).toHaveLength(20);
  });

  it('is nothing without a plan', async () => {
    expect(await ask('nobody', 0.1)).toBe('day_spent');
  });

  it('gives back what the script’s own budget does not hold', async () => {
    const anna = await newUser();
    const deps = { ...world, spend: spendItems(local.table, world.now), usdADayInAll: 20 };
    const poor = dayLedger(memoryLedger(10), deps, anna);
    expect(await times(30, () => poor.reserve(100_000))).toEqual(Array.from({ length: 30 }, () => 'spent'));
    expect(await ask(anna, 0.1)).toBe('held');
  });

  it('stops at once when the owner says so, and goes on when it is taken back', async () => {
    const anna = await newUser();
    const say = (stopped: boolean) =>
      local.table.client.send(
        new PutCommand({ TableName: local.table.name, Item: { pk: 'SPEND', sk: 'SWITCH', stopped } }),
      );
    await say(true);
    expect(await ask(anna, 0.1)).toBe('day_spent');
    await say(false);
    expect(await ask(anna, 0.1)).toBe('held');
  });
});
