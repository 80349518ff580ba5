/** Whose a script is, found by its id alone. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOfScript } from '../../../lambdas/adapters/script-owner.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';

let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable();
});
afterAll(() => local.close());
const put = (pk: string, sk: string, more: object = {}) =>
  local.table.client.send(new PutCommand({ TableName: local.table.name, Item: { pk, sk, ...more } }));

it('is told by the results of its reports, also where some have none or failed', async () => {
  await put('SCRIPT#s1', 'ANSWER#01', { status: 'failed' });
  await put('SCRIPT#s1', 'ANSWER#02', { result_key: 'answers/anna/s1/02/r/x.json.gz' });
  expect(await ownerOfScript(local.table, 's1')).toBe('anna');
});

it('is looked for in the whole table where it has no results', async () => {
  await put('USER#ben', 'SCRIPT#s2', { user_id: 'ben' });
  await put('OTHER#cara', 'SCRIPT#s3', { user_id: 'cara' });
  expect(await ownerOfScript(local.table, 's2')).toBe('ben');
  expect(await ownerOfScript(local.table, 's3')).toBeNull();
  expect(await ownerOfScript(local.table, 's')).toBeNull();
});
