/** TransactWriteItems and TransactGetItems: all or nothing, with a reason per item; more than 100 items and two writes to one item are refused. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Engine, Input, Item, TableDescription, WriteScope } from './dynalite.ts';
import { asDynamoError, dynamoError } from './dynamo-error.ts';

const operationOf = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
} as const;
type Kind = keyof typeof operationOf;
type Reason = { Code: string; Message?: string; Item?: Item };
type Step = {
  kind: Kind;
  input: Input;
  table: TableDescription;
  id: string;
  before: Item | undefined;
  /** Whether the caller wants to see the item that broke the condition. */
  showsItem: boolean;
};

const member = z.looseObject({ TableName: z.string(), ReturnValuesOnConditionCheckFailure: z.string().optional() });
const writeInput = z.object({
  TransactItems: z
    .array(z.partialRecord(z.enum(['Put', 'Update', 'Delete', 'ConditionCheck']), member))
    .min(1)
    .max(100),
  ClientRequestToken: z.string().min(1).max(36).optional(),
});
const getInput = z.object({
  TransactItems: z
    .array(z.object({ Get: z.looseObject({}) }))
    .min(1)
    .max(100),
});

/** How long the same ClientRequestToken means the same transaction, as in DynamoDB. */
const tokenLifetimeMs = 10 * 60 * 1000;

/**
 * The two transactional operations over one engine.
 * `write` throws TransactionCanceledException with CancellationReasons, one per item, when any condition fails;
 * a repeated ClientRequestToken answers again without writing, and with other items IdempotentParameterMismatchException.
 */
export function transactions(engine: Engine, now: () => number) {
  const settled = new Map<string, { fingerprint: string; expiresAt: number }>();

  return {
    async get(input: unknown): Promise<object> {
      const { TransactItems } = parse(getInput, input);
      // One turn in the queue of writes: no write can fall between two of the reads.
      return engine.write(async () => ({
        Responses: await Promise.all(
          TransactItems.map(async ({ Get }) => engine.read('GetItem', { ...Get, ConsistentRead: true })),
        ),
      }));
    },

    async write(input: unknown): Promise<object> {
      const { TransactItems, ClientRequestToken: token } = parse(writeInput, input);
      const fingerprint = createHash('sha256').update(JSON.stringify(TransactItems)).digest('hex');
      await engine.write(async (scope) => {
        if (token && isRepetition(settled, token, fingerprint, now())) return;
        await perform(scope, await steps(engine, scope, TransactItems), engine);
        if (token) settled.set(token, { fingerprint, expiresAt: now() + tokenLifetimeMs });
      });
      return {};
    },
  };
}

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw dynamoError('ValidationException', z.prettifyError(parsed.error));
  return parsed.data;
}

function isRepetition(
  settled: Map<string, { fingerprint: string; expiresAt: number }>,
  token: string,
  fingerprint: string,
  nowMs: number,
): boolean {
  for (const [known, { expiresAt }] of settled) if (expiresAt <= nowMs) settled.delete(known);
  const earlier = settled.get(token);
  if (earlier && earlier.fingerprint !== fingerprint) {
    throw dynamoError('IdempotentParameterMismatchException', 'The token was used with other parameters before.');
  }
  return earlier !== undefined;
}

async function steps(
  engine: Engine,
  scope: WriteScope,
  items: z.infer<typeof writeInput>['TransactItems'],
): Promise<Step[]> {
  const found: Step[] = [];
  for (const item of items) {
    const entries = Object.entries(item);
    const [kind, member] = entries[0] ?? [];
    if (entries.length !== 1 || !kind || !member) {
      throw dynamoError('ValidationException', 'TransactItems can only contain one of Check, Put, Update or Delete');
    }
    const step = await stepOf(engine, scope, kind as Kind, member);
    if (found.some(({ id }) => id === step.id)) {
      throw dynamoError('ValidationException', 'Transaction request cannot include multiple operations on one item');
    }
    found.push(step);
  }
  return found;
}

async function stepOf(engine: Engine, scope: WriteScope, kind: Kind, member: Input): Promise<Step> {
  const { ReturnValuesOnConditionCheckFailure, ...request } = member;
  if (kind === 'ConditionCheck' && request.ConditionExpression === undefined) {
    throw dynamoError('ValidationException', 'A ConditionCheck needs a ConditionExpression');
  }
  try {
    const input = engine.check(operationOf[kind], request);
    const table = await engine.table(String(input.TableName));
    engine.requireKey(input, table);
    const keyOrItem = (input.Item ?? input.Key) as Item;
    return {
      kind,
      input,
      table,
      id: `${table.TableName} ${engine.keyOf(keyOrItem, table)}`,
      before: await scope.itemBefore(table, keyOrItem),
      showsItem: ReturnValuesOnConditionCheckFailure === 'ALL_OLD',
    };
  } catch (error) {
    throw asDynamoError(error);
  }
}

async function perform(scope: WriteScope, steps: Step[], engine: Engine): Promise<void> {
  const reasons = steps.map((step) => conditionReason(step, engine));
  cancelUnlessClean(reasons);
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'ConditionCheck') continue;
    try {
      await scope.run(operationOf[step.kind], step.input);
    } catch (error) {
      const refusal = asDynamoError(error);
      if (refusal === error) throw error;
      reasons[index] = { Code: 'ValidationError', Message: (refusal as Error).message };
    }
  }
  cancelUnlessClean(reasons);
}

function conditionReason(step: Step, engine: Engine): Reason {
  if (!engine.failedCondition(step.input, step.before)) return { Code: 'None' };
  const reason: Reason = { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' };
  return step.showsItem && step.before ? { ...reason, Item: step.before } : reason;
}

function cancelUnlessClean(reasons: Reason[]): void {
  if (reasons.every(({ Code }) => Code === 'None')) return;
  const codes = reasons.map(({ Code }) => Code).join(', ');
  throw dynamoError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
}
