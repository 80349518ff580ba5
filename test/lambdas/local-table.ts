/**
 * A DynamoDB of this process, the local cloud's, with the product's table in it. What goes wrong with its answers is the test's to say. With JUDGE_DYNAMODB_URL set
 * the table is made there instead (moto's, in the judges' workflow), and nothing can be made to go wrong.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateTableCommand, type CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { openTable, type Table } from '../../lambdas/adapters/table.ts';
import { startDynamo } from '../../lib/local-cloud/dynamo/start-dynamo.ts';
import { type FaultPlan, noFaults } from '../../lib/local-cloud/faults/fault-plan.ts';

export interface LocalTable {
  readonly table: Table;
  close(): Promise<void>;
}

const strings = ['pk', 'sk', 'gsi1pk', 'gsi1sk'];
const keys = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
];
/** As lib/stack/data declares it. */
const spec = {
  TableName: 'test',
  AttributeDefinitions: strings.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
  KeySchema: keys('pk', 'sk'),
  GlobalSecondaryIndexes: [
    { IndexName: 'gsi1', KeySchema: keys('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'KEYS_ONLY' } },
  ],
};

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
let madeElsewhere = 0;

async function tableAt(endpoint: string): Promise<LocalTable> {
  madeElsewhere += 1;
  const TableName = `test-${process.pid}-${madeElsewhere}`;
  const table = openTable(TableName, { endpoint, region: 'us-east-1', credentials });
  const definition = { ...spec, TableName, BillingMode: 'PAY_PER_REQUEST' } as CreateTableCommandInput;
  await table.client.send(new CreateTableCommand(definition));
  return { table, close: async () => table.client.destroy() };
}

/** Without time to live: tests move their own clocks. */
export const startLocalTable = async (faults: FaultPlan = noFaults): Promise<LocalTable> => {
  const elsewhere = process.env.JUDGE_DYNAMODB_URL;
  if (elsewhere !== undefined && faults === noFaults) return tableAt(elsewhere);
  const directory = await mkdtemp(path.join(tmpdir(), 'dramaturg-table-'));
  const server = await startDynamo({ directory, tables: [spec], faults });
  const table = openTable('test', { endpoint: server.url, region: 'us-east-1', credentials });
  return {
    table,
    async close() {
      table.client.destroy();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
