/** Questions asked of a script, in a real table and in memory: counted however many come at once, known again by their words, gone with their script. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerStates } from '../../../lambdas/adapters/answer-states.ts';
import { type AskedItems, askedItems } from '../../../lambdas/adapters/asked-items.ts';
import { queryPrefix } from '../../../lambdas/adapters/table.ts';
import { mostQuestions, type ScriptAnswer } from '../../../lib/contract/ask.ts';
import { numberedLosses } from '../../../lib/local-cloud/faults/lost-answers.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';
import { memoryAsked } from '../memory-items.ts';

const faults = numberedLosses((call) => call === 'dynamodb.UpdateItem');
let local: LocalTable;
let at = Date.parse('2026-11-22T10:00:00Z');
const now = () => new Date(at);
let serial = 0;
let script: string;
beforeAll(async () => {
  local = await startLocalTable(faults);
});
afterAll(() => local?.close());
beforeEach(() => {
  serial += 1;
  script = `S${serial}`;
});

const answer: ScriptAnswer = { kind: 'unproved', model: 'm', dropped: 1 };
const turn = (holder: string) => ({ holder, forMs: 30_000, at: now().toISOString() });
const kinds: Record<string, () => AskedItems> = {
  table: () => askedItems(local.table, now),
  memory: () => memoryAsked(now),
};

describe.each(['table', 'memory'])('the questions of a script in the %s', (kind) => {
  let asked: AskedItems;
  beforeEach(() => {
    asked = kinds[kind]?.() as AskedItems;
  });

  it('are listed once they are answered, the latest first', async () => {
    for (const question of ['Who is Lena?', 'Where is the reel?']) {
      expect(await asked.begin(script, question, turn('a'))).toBe('mine');
      expect(await asked.list(script)).toHaveLength(question.startsWith('Who') ? 0 : 1);
      expect(await asked.finish(script, question, 'a', answer)).toBe(true);
      at += 1000;
    }
    expect((await asked.list(script)).map(({ question }) => question)).toEqual(['Where is the reel?', 'Who is Lena?']);
    expect((await asked.list(script))[0]?.answer).toEqual(answer);
    expect(await asked.list(`${script}-other`)).toEqual([]);
  });

  it('are at most thirty, however many are pressed at once', async () => {
    const many = Array.from({ length: mostQuestions + 8 }, (_, n) => `Question number ${n}`);
    const begun = await Promise.all(many.map((question) => asked.begin(script, question, turn(question))));
    expect(begun.filter((one) => one === 'mine')).toHaveLength(mostQuestions);
    expect(begun.filter((one) => one === 'full')).toHaveLength(8);
  });

  it('are one when the same is pressed twice, whatever its capitals and last sign', async () => {
    const both = await Promise.all([
      asked.begin(script, 'Who  is Lena?', turn('a')),
      asked.begin(script, 'who is lena', turn('b')),
    ]);
    expect(both.toSorted()).toEqual(['held', 'mine']);
  });

  it('are free again when whoever answered died, and when the answer was given back, which does not count', async () => {
    expect(await asked.begin(script, 'Who?', turn('a'))).toBe('mine');
    at += 30_001;
    expect(await asked.begin(script, 'Who?', turn('b'))).toBe('mine');
    expect(await asked.finish(script, 'Who?', 'a', answer)).toBe(false);
    await asked.giveBack(script, 'Who?', 'b');
    for (let n = 0; n < mostQuestions; n += 1) expect(await asked.begin(script, `Why ${n}`, turn('c'))).toBe('mine');
    expect(await asked.begin(script, 'Who?', turn('c'))).toBe('full');
  });

  it('are gone when they were removed, and what is answered after that is not kept', async () => {
    await asked.begin(script, 'Who?', turn('a'));
    await asked.removeAll(script);
    expect(await asked.finish(script, 'Who?', 'a', answer)).toBe(false);
    expect(await asked.list(script)).toEqual([]);
  });
});

describe('in the table', () => {
  it('a deleted script leaves no question behind', async () => {
    const asked = askedItems(local.table, now);
    await asked.begin(script, 'Who?', turn('a'));
    await asked.finish(script, 'Who?', 'a', answer);
    expect(await queryPrefix(local.table, `SCRIPT#${script}`, 'ASKED')).toHaveLength(2);
    await answerStates(local.table, now).removeAll(script);
    expect(await queryPrefix(local.table, `SCRIPT#${script}`, '')).toEqual([]);
  });

  it('a write whose answer was lost is one write', async () => {
    const asked = askedItems(local.table, now);
    for (const lost of [1, 2]) {
      faults.lose(lost);
      expect(await asked.begin(script, `Who ${lost}?`, turn('a'))).toBe('mine');
      faults.lose(1);
      expect(await asked.finish(script, `Who ${lost}?`, 'a', answer)).toBe(true);
      faults.lose();
    }
    expect(await asked.list(script)).toHaveLength(2);
  });
});
