/** Brings the tables on disk in line with the template: creates the missing ones and refuses those of another shape. */
import type { Engine, IndexDescription, KeySchema, TableDescription } from './dynalite.ts';

/** A table of the template, every reference in it already resolved to a plain value. */
export type TableSpec = {
  TableName: string;
  KeySchema: KeySchema;
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
  BillingMode?: string;
  GlobalSecondaryIndexes?: {
    IndexName: string;
    KeySchema: KeySchema;
    Projection: { ProjectionType?: string; NonKeyAttributes?: string[] };
  }[];
  /** Name of the attribute that holds the expiry in seconds since 1970, if the table has one. */
  ttlAttribute?: string;
};

/**
 * Creates each table that is not on disk and leaves the others with their items.
 * Throws when a table on disk has other keys or indexes than the template now says: its items would not be found.
 */
export async function createTables(engine: Engine, specs: TableSpec[]): Promise<void> {
  for (const spec of specs) {
    const stored = await engine.storedTable(spec.TableName);
    if (stored && shapeOf(stored) !== shapeOf(spec)) {
      throw new Error(
        `Table ${spec.TableName} on disk has other keys or indexes than the template. Start with --fresh to begin anew.`,
      );
    }
    await engine.storeTable(activated(stored ?? (await create(engine, spec))));
  }
}

async function create(engine: Engine, spec: TableSpec): Promise<TableDescription> {
  const input = engine.check('CreateTable', {
    TableName: spec.TableName,
    KeySchema: spec.KeySchema,
    AttributeDefinitions: spec.AttributeDefinitions,
    BillingMode: 'PAY_PER_REQUEST',
    GlobalSecondaryIndexes: spec.GlobalSecondaryIndexes?.length ? spec.GlobalSecondaryIndexes : undefined,
  });
  const created = await engine.write((scope) => scope.run('CreateTable', input));
  return (created as { TableDescription: TableDescription }).TableDescription;
}

/** dynalite makes a table ACTIVE only after a timer; a crash in between would leave it unusable, so it is written here. */
function activated(table: TableDescription): TableDescription {
  const indexes = table.GlobalSecondaryIndexes?.map((index) => ({ ...index, IndexStatus: 'ACTIVE' }));
  return { ...table, TableStatus: 'ACTIVE', ...(indexes && { GlobalSecondaryIndexes: indexes }) };
}

function shapeOf(table: Pick<TableSpec, 'KeySchema'> & { GlobalSecondaryIndexes?: IndexDescription[] }): string {
  const indexes = (table.GlobalSecondaryIndexes ?? []).map((index) => `${index.IndexName}(${keys(index.KeySchema)})`);
  return [keys(table.KeySchema), ...indexes.sort()].join(' ');
}

function keys(schema: KeySchema): string {
  return schema.map((key) => `${key.KeyType}:${key.AttributeName}`).join(',');
}
