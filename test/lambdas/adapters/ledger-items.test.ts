/** A script's ledger in a real table, beside the one in memory: both keep the same promises. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerStates } from '../../../lambdas/adapters/answer-states.ts';
import { ledgerItems, ledgerKey } from '../../../lambdas/adapters/ledger-items.ts';
import { queryPrefix } from '../../../lambdas/adapters/table.ts';
import { numberedLosses } from '../../../lib/local-cloud/faults/lost-answers.ts';
import { memoryLedger, type ScriptLedger } from '../../../lib/model/script-ledger.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';

const faults = numberedLosses((call) => call === 'dynamodb.UpdateItem');
let local: LocalTable;
const at = Date.parse('2026-11-21T10:00:00Z');
const now = () => new Date(at);
let serial = 0;
beforeAll(async () => {
  local = await startLocalTable(faults);
});
afterAll(() => local?.close());

const kinds: Record<string, () => ScriptLedger> = {
  table: () => ledgerItems(local.table, now, { budget: 1000 })(`S${++serial}`),
  memory: () => memoryLedger(1000),
};

describe.each(['table', 'memory'])('the ledger in the %s', (kind) => {
  let ledger: ScriptLedger;
  beforeEach(() => {
    ledger = kinds[kind]?.() as ScriptLedger;
  });

  it('sets money aside up to the budget and not beyond, also side by side', async () => {
    const asked = await Promise.all([300, 300, 300, 300].map((amount) => ledger.reserve(amount)));
    expect(asked.toSorted()).toEqual(['held', 'held', 'held', 'wait']);
    expect(await ledger.reserve(101)).toBe('wait');
    expect(await ledger.reserve(100)).toBe('held');
    expect(await ledger.reserve(1001)).toBe('spent');
  });

  it('sets the whole budget aside, and not a millionth more', async () => {
    expect(await ledger.reserve(1001)).toBe('spent');
    expect(await ledger.reserve(1000)).toBe('held');
    expect(await ledger.reserve(1)).toBe('wait');
    await ledger.settle(1000, 1000);
    expect(await ledger.reserve(1)).toBe('spent');
  });

  it('takes back what was not spent, and says when no call under way can bring more', async () => {
    expect(await ledger.reserve(900)).toBe('held');
    await ledger.settle(900, 40);
    expect(await ledger.reserve(961)).toBe('spent');
    expect(await ledger.reserve(960)).toBe('held');
    expect(await ledger.reserve(1)).toBe('wait');
    await ledger.settle(960, 960);
    expect(await ledger.reserve(1)).toBe('spent');
  });
});

describe('a deleted script', () => {
  it('leaves no ledger behind', async () => {
    const ledger = ledgerItems(local.table, now, { budget: 1000 })('GONE');
    await ledger.reserve(5);
    expect(await queryPrefix(local.table, ledgerKey('GONE').pk, 'LEDGER')).toHaveLength(1);
    expect(await answerStates(local.table, now).removeAll('GONE')).toBe(0);
    expect(await queryPrefix(local.table, ledgerKey('GONE').pk, 'LEDGER')).toEqual([]);
  });
});

describe('a ledger whose table loses the answer of each change once', () => {
  it('adds no amount twice, neither set aside nor spent', async () => {
    const ledger = kinds.table?.() as ScriptLedger;
    const losing = async <T>(change: () => Promise<T>): Promise<T> => {
      faults.lose(1);
      const done = await change();
      faults.lose();
      return done;
    };
    expect(await losing(() => ledger.reserve(400))).toBe('held');
    expect(await ledger.reserve(600)).toBe('held');
    expect(await ledger.reserve(1)).toBe('wait');
    await losing(() => ledger.settle(400, 100));
    await losing(() => ledger.settle(600, 600));
    expect(await ledger.reserve(301)).toBe('spent');
    expect(await ledger.reserve(300)).toBe('held');
  });
});
