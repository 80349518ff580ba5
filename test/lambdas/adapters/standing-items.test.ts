/** Sessions, unfinished deletions and what stands beside a second factor: in the table (a DynamoDB of this process) and in memory, held to one behaviour. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondFactorItems } from '../../../lambdas/adapters/second-factor-items.ts';
import { sessionItems } from '../../../lambdas/adapters/session-items.ts';
import { type Deletion, unfinishedDeletions } from '../../../lambdas/adapters/unfinished-deletions.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';
import { memorySessions, memoryUnfinished } from '../memory-items.ts';
import { memorySecondFactorItems } from '../memory-second-factor.ts';

let clock = new Date('2026-11-21T10:00:00.000Z');
const now = () => clock;
let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable();
});
afterAll(() => local.close());

const stores = [
  {
    kind: 'in the table',
    sessions: () => sessionItems(local.table, now),
    factors: () => secondFactorItems(local.table, now),
    unfinished: () => unfinishedDeletions(local.table, now),
  },
  {
    kind: 'in memory',
    sessions: memorySessions,
    factors: () => memorySecondFactorItems(now),
    unfinished: () => memoryUnfinished(now),
  },
];

describe.each(stores)('$kind', ({ sessions, unfinished, factors }) => {
  it('a recovery code is used up once, also when it is sent five times at once, and new ones replace those left', async () => {
    const store = factors();
    await store.keepCodes('cara', ['one', 'two']);
    const used = await Promise.all(Array.from({ length: 5 }, () => store.spendCode('cara', 'one')));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await store.codesLeft('cara')).toBe(1);
    expect(await store.spendCode('ben', 'two')).toBe(false);
    await store.keepCodes('cara', ['three']);
    expect(await store.spendCode('cara', 'two')).toBe(false);
    expect(await store.spendCode('cara', 'three')).toBe(true);
    expect(await store.codesLeft('cara')).toBe(0);
  });

  it('five codes are tried in a quarter of an hour, counted one by one, until one was right or the time is over', async () => {
    const store = factors();
    const tried = await Promise.all(Array.from({ length: 8 }, () => store.countTry('dora')));
    expect(tried.filter(Boolean)).toHaveLength(5);
    expect(await store.countTry('ben')).toBe(true);
    await store.clearTries('dora');
    expect(await store.countTry('dora')).toBe(true);
    for (let n = 0; n < 4; n += 1) await store.countTry('dora');
    expect(await store.countTry('dora')).toBe(false);
    clock = new Date(clock.getTime() + 15 * 60_000);
    expect(await store.countTry('dora')).toBe(true);
    await store.keepCodes('dora', ['one']);
    await store.removeAll('dora');
    expect(await store.codesLeft('dora')).toBe(0);
    for (let n = 0; n < 5; n += 1) expect(await store.countTry('dora')).toBe(true);
  });

  it('a session stands until it is ended, alone or with all of its user’s', async () => {
    const store = sessions();
    const of = async (userId: string, sessionId: string) => ({ sessionId, epoch: await store.epoch(userId) });
    const [first, second, bens] = [await of('anna', 'one'), await of('anna', 'two'), await of('ben', 'one')];
    const standing = () =>
      Promise.all([store.stands('anna', first), store.stands('anna', second), store.stands('ben', bens)]);
    expect(await standing()).toEqual([true, true, true]);
    await store.end('anna', 'one');
    expect(await standing()).toEqual([false, true, true]);
    await store.endAll('anna');
    expect(await standing()).toEqual([false, false, true]);
    const third = await of('anna', 'three');
    expect(await store.stands('anna', third)).toBe(true);
    await store.close('anna');
    expect(await store.stands('anna', third)).toBe(false);
    expect(await store.stands('anna', { sessionId: null, epoch: null })).toBe(false);
  });

  it('a deletion is due two minutes after it was begun, the oldest first, until it has ended', async () => {
    const store = unfinished();
    const script: Deletion = { userId: 'anna', scriptId: '01' };
    const account: Deletion = { userId: 'ben', poolUsername: 'ben-pool' };
    await store.begin(script);
    clock = new Date(clock.getTime() + 1000);
    await store.begin(account);
    const due = (seconds: number, most = 9) => store.listDue(new Date(clock.getTime() + seconds * 1000), most);
    expect(await due(118)).toEqual([]);
    expect(await due(119)).toEqual([script]);
    expect(await due(120)).toEqual([script, account]);
    expect(await due(120, 1)).toEqual([script]);
    await store.end(script);
    await store.end(script);
    expect(await due(120)).toEqual([account]);
    await store.end(account);
    expect(await due(120)).toEqual([]);
  });
});
