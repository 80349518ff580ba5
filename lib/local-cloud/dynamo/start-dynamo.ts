/** DynamoDB on this machine: dynalite's tables on LevelDB plus transactions, time to live and atomic commits; unknown operations answer 501. */
import { mkdir } from 'node:fs/promises';
import { authorizing, notEmulated, serveAwsJson } from '../aws-json-server.ts';
import { type FaultPlan, noFaults } from '../faults/fault-plan.ts';
import { faultyHandler } from '../faults/faulty-handler.ts';
import { type Guard, openGuard, watchedHandler } from '../iam/guard.ts';
import { type LoopbackServer, startLoopbackServer } from '../loopback-server.ts';
import { createTables, type TableSpec } from './create-tables.ts';
import { type Engine, type Input, type Item, isRead, isWrite, openDynalite, type WriteName } from './dynalite.ts';
import { asDynamoError, isFailedCondition } from './dynamo-error.ts';
import { tableSettings } from './table-settings.ts';
import { sweepExpired } from './time-to-live.ts';
import { transactions } from './transactions.ts';

export type DynamoOptions = {
  /** Where the items are kept; created if missing. */
  directory: string;
  /** The template's tables. Missing ones are created; existing ones keep their items. */
  tables: TableSpec[];
  /** Pause between two sweeps for expired items, in milliseconds (default 30 000). */
  ttlSweepMs?: number;
  /** Milliseconds since 1970 (default the system's clock). */
  now?: () => number;
  /** What goes wrong on purpose (default nothing). */
  faults?: FaultPlan;
  /** Asked before each call (default everything may pass). */
  guard?: Guard;
};

/**
 * Starts the emulator on a free port of 127.0.0.1. What was answered is on disk: it survives a killed process.
 * Throws when another process uses the directory or a table on disk has another shape than the template's.
 */
export async function startDynamo(options: DynamoOptions): Promise<LoopbackServer> {
  const { directory, tables, ttlSweepMs = 30_000, now = Date.now, faults = noFaults, guard = openGuard } = options;
  await mkdir(directory, { recursive: true });
  const engine = await openDynalite(directory);
  try {
    await createTables(engine, tables);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const settings = tableSettings(engine, tables);
  const sweeper = startSweeper(engine, settings.ttlAttributes, ttlSweepMs, now);
  const isAnswerLost = (operation: string) => faults.next('service/call', `dynamodb.${operation}`) !== null;
  const handler = serveAwsJson(
    dispatcher(engine, settings.operations, now),
    isAnswerLost,
    authorizing('dynamodb', guard),
  );
  const watched = watchedHandler('dynamodb', guard, handler);
  const server = await startLoopbackServer(faultyHandler('dynamodb', faults, watched, { asksItself: true }));
  return {
    url: server.url,
    async close() {
      await sweeper.stop();
      await server.close();
      await engine.close();
    },
  };
}

type Operations = Record<string, (input: unknown) => Promise<object>>;

function dispatcher(engine: Engine, settings: Operations, now: () => number) {
  const transact = transactions(engine, now);
  const own: Operations = { ...settings, TransactWriteItems: transact.write, TransactGetItems: transact.get };
  return async (operation: string, input: object): Promise<object> => {
    const ownOperation = Object.hasOwn(own, operation) ? own[operation] : undefined;
    try {
      if (ownOperation) return await ownOperation(input);
      if (isRead(operation)) return await engine.read(operation, { ...input });
      if (isWrite(operation)) return await write(engine, operation, { ...input });
    } catch (error) {
      throw asDynamoError(error);
    }
    throw notEmulated('DynamoDB', operation);
  };
}

/** One write outside a transaction; a failed condition carries the item when the caller asked for it. */
function write(engine: Engine, operation: WriteName, { ReturnValuesOnConditionCheckFailure, ...input }: Input) {
  const checked = engine.check(operation, input);
  return engine.write(async (scope) => {
    try {
      return await scope.run(operation, checked);
    } catch (error) {
      const refusal = asDynamoError(error);
      if (!isFailedCondition(refusal) || ReturnValuesOnConditionCheckFailure !== 'ALL_OLD') throw refusal;
      const table = await engine.table(String(input.TableName));
      refusal.members.Item = await scope.itemBefore(table, (input.Item ?? input.Key) as Item);
      throw refusal;
    }
  });
}

function startSweeper(engine: Engine, attributes: Map<string, string>, pauseMs: number, now: () => number) {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = sweepAll(engine, attributes, now()).finally(() => {
      busy = false;
    });
  }, pauseMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function sweepAll(engine: Engine, attributes: Map<string, string>, nowMs: number): Promise<void> {
  for (const [table, attribute] of attributes) {
    try {
      await sweepExpired(engine, table, attribute, nowMs);
    } catch (error) {
      console.error(`Expired items of table ${table} could not be deleted; the next sweep tries again:`, error);
    }
  }
}
