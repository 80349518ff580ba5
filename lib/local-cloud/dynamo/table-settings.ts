/** Settings of tables that dynalite lacks: time to live and continuous backups, held for this run; the template sets them anew at each start. */
import * as z from 'zod';
import type { TableSpec } from './create-tables.ts';
import type { Engine } from './dynalite.ts';
import { asDynamoError, dynamoError } from './dynamo-error.ts';

const ttlInput = z.object({
  TimeToLiveSpecification: z.object({ Enabled: z.boolean(), AttributeName: z.string().min(1) }),
});
const backupsInput = z.object({
  PointInTimeRecoverySpecification: z.object({ PointInTimeRecoveryEnabled: z.boolean() }),
});
const tableInput = z.object({ TableName: z.string() });

/** The four describe and update operations by name, and `ttlAttributes`: table name -> expiry attribute. */
export function tableSettings(engine: Engine, specs: TableSpec[]) {
  const ttlAttributes = new Map<string, string>();
  for (const { TableName, ttlAttribute } of specs) if (ttlAttribute) ttlAttributes.set(TableName, ttlAttribute);
  const recoverable = new Set(specs.map(({ TableName }) => TableName));

  async function existing(input: unknown): Promise<string> {
    const { TableName } = parse(tableInput, input);
    await engine.table(TableName).catch((error) => {
      throw asDynamoError(error);
    });
    return TableName;
  }

  const operations: Record<string, (input: unknown) => Promise<object>> = {
    async DescribeTimeToLive(input) {
      const attribute = ttlAttributes.get(await existing(input));
      const on = { TimeToLiveStatus: 'ENABLED', AttributeName: attribute };
      return { TimeToLiveDescription: attribute ? on : { TimeToLiveStatus: 'DISABLED' } };
    },
    async UpdateTimeToLive(input) {
      const table = await existing(input);
      const { TimeToLiveSpecification: wanted } = parse(ttlInput, input);
      if (wanted.Enabled) ttlAttributes.set(table, wanted.AttributeName);
      else ttlAttributes.delete(table);
      return { TimeToLiveSpecification: wanted };
    },
    async DescribeContinuousBackups(input) {
      return describeBackups(recoverable.has(await existing(input)));
    },
    async UpdateContinuousBackups(input) {
      const table = await existing(input);
      const { PointInTimeRecoveryEnabled: on } = parse(backupsInput, input).PointInTimeRecoverySpecification;
      if (on) recoverable.add(table);
      else recoverable.delete(table);
      return describeBackups(on);
    },
  };
  return { ttlAttributes, operations };
}

function describeBackups(on: boolean): object {
  return {
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: on ? 'ENABLED' : 'DISABLED' },
    },
  };
}

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw dynamoError('ValidationException', z.prettifyError(parsed.error));
  return parsed.data;
}
