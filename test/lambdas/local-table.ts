/** A DynamoDB of this process, the local cloud's, with the product's table in it. What goes wrong with its answers is the test's to say. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** Without time to live: tests move their own clocks. */
export const startLocalTable = async (faults: FaultPlan = noFaults): Promise<LocalTable> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'dramaturg-table-'));
  const server = await startDynamo({ directory, tables: [spec], faults });
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
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
