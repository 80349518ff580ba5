/** What writers answer to 'was this note right?', counted by rule. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgedNotes } from '../../../lambdas/adapters/judged-notes.ts';
import { answeredPartition } from '../../../lambdas/adapters/note-items.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';

let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable();
});
afterAll(() => local.close());
const answer = (sk: string, gsi1sk: string, gsi1pk = answeredPartition) =>
  local.table.client.send(
    new PutCommand({ TableName: local.table.name, Item: { pk: 'SCRIPT#s', sk: `NOTE#${sk}`, gsi1pk, gsi1sk } }),
  );

it('is counted by rule, in the order of their names, and nothing else of the index', async () => {
  expect(await judgedNotes(local.table)).toEqual([]);
  await answer('1', 'reader.story#right#s#1');
  await answer('2', 'flaw.doubled-words#wrong#s#2');
  await answer('3', 'flaw.doubled-words#right#s#3');
  await answer('4', 'flaw.doubled-words#wrong#s#4');
  await answer('5', 'flaw.doubled-words#wrong#s#5', 'DUE_SCRIPTS');
  expect(await judgedNotes(local.table)).toEqual([
    { rule: 'flaw.doubled-words', right: 1, wrong: 2 },
    { rule: 'reader.story', right: 1, wrong: 0 },
  ]);
});

it('of another form is an error', async () => {
  await answer('6', 'flaw.doubled-words#perhaps#s#6');
  await expect(judgedNotes(local.table)).rejects.toThrow('without its answer');
});
