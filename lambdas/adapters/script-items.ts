/**
 * Scripts in the table, USER#sub / SCRIPT#id. Every change of status is conditional, so that late or repeated work cannot undo newer work. What changes the
 * reports is written together with what is owed for it: the questions to be asked anew. While something is owed, and until somebody has looked that
 * nothing is left, the script stands in the index under the instant of the next look. Long: one method a change of state, in one list.
 */
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { characterEdits, noCharacterEdits } from '../../lib/contract/character-edits.ts';
import { budgetName, type Corrections, corrections, noCorrections } from '../../lib/contract/corrections.ts';
import { type Problem, problem } from '../../lib/contract/errors.ts';
import { slateVerdict } from '../../lib/contract/slate.ts';
import { type ScriptDetails, scriptDetails, scriptStatus } from '../../lib/contract/uploads.ts';
import {
  firstForm,
  queryDue,
  queryPrefix,
  readStored,
  type Table,
  unlessConditionFails,
  withFoundItem,
} from './table.ts';

/** Corrections were of the cast alone once, and stood by themselves. */
const withCorrections = (item: unknown): unknown => {
  const { character_edits, ...rest } = formerItem.parse(item);
  return { corrections: { ...noCorrections, aliases: character_edits }, ...rest };
};
const formerItem = z.looseObject({ character_edits: characterEdits.default(noCharacterEdits) });

/** What its reports say of it in a word, kept beside it for whoever lists scripts: by counting, and as a model has read it. */
const counted = z.object({ genre: z.string() });
const told = z.object({
  verdict: slateVerdict.nullable(),
  budget: budgetName.nullable(),
  genre: z.string().nullable(),
});
export type InAWord = { readonly counted: z.infer<typeof counted> } | { readonly told: z.infer<typeof told> };

const correctedItem = z.object({
  user_id: z.string(),
  script_id: z.string(),
  file_name: z.string(),
  size: z.number().int(),
  status: scriptStatus,
  problem: problem.nullable(),
  title: z.string().nullable(),
  page_count: z.number().int().nullable(),
  scene_count: z.number().int().nullable(),
  cast_size: z.number().int().optional(),
  counted: counted.optional(),
  told: told.optional(),
  fingerprinted: z.boolean().optional(),
  created_at: z.string(),
  status_at: z.string(),
  details: scriptDetails,
  corrections,
  corrections_id: z.string().optional(),
  project_id: z.string().optional(),
  correlation_id: z.string().optional(),
  ttl: z.number().int().optional(),
  owed_id: z.string().optional(),
  owed_at: z.string().optional(),
  owed_questions: z.set(z.number().int()).optional(),
});
const scriptItem = z.preprocess(withCorrections, correctedItem);
/**
 * `status_at` is the ISO instant of the last change of status; `ttl` (epoch seconds) is set only while the upload is awaited; `fingerprinted` on scripts
 * read since fingerprints are kept; `cast_size` counts the names of cues as printed; `corrections_id` the request that saved the corrections last; `project_id` is that of the drafts it belongs with, once its writer has said so; `correlation_id` names the call that began its upload. While reports are owed, `owed_id` is the request they are asked for under, `owed_at` the ISO instant since when,
 * `owed_questions` those to be made anew.
 */
export type ScriptItem = z.infer<typeof correctedItem>;

interface ScriptFacts {
  readonly title: string | null;
  readonly page_count: number;
  readonly scene_count: number;
  readonly cast_size: number;
  readonly fingerprinted: boolean;
}

/** A debt of reports: all of it has been paid once those of `questions` are asked for under `id`, and everything that is pending has been sent. */
export interface OwedReports {
  readonly id: string;
  readonly questions: readonly number[];
}
/** A script to be looked after. `due` is its place in the index. */
export interface DueScript {
  readonly userId: string;
  readonly scriptId: string;
  readonly due: string;
}

export interface ScriptItems {
  create(item: ScriptItem): Promise<void>;
  /** Null when it does not exist, is somebody else's, or its upload has been awaited for more than a day. */
  get(userId: string, scriptId: string): Promise<ScriptItem | null>;
  /** As get, however long the upload was awaited: its object has arrived. */
  getArrived(userId: string, scriptId: string): Promise<ScriptItem | null>;
  /** Newest first, with uploads that were never finished while the table keeps them. */
  list(userId: string): Promise<ScriptItem[]>;
  /** awaiting_upload, uploaded, reading or failed -> reading, and kept for good. Null when the script is gone or already ready. */
  startReading(userId: string, scriptId: string): Promise<ScriptItem | null>;
  /** -> ready, owing reports under `owedId`; false when the script is gone. */
  markReady(userId: string, scriptId: string, facts: ScriptFacts, owedId: string): Promise<boolean>;
  /** -> failed, unless it is ready or gone. */
  markFailed(userId: string, scriptId: string, why: Problem): Promise<boolean>;
  /** Stores the form and what is owed for it; answers the item as it was before, null when the script is gone. */
  saveDetails(
    userId: string,
    scriptId: string,
    details: ScriptDetails,
    owed: OwedReports | null,
  ): Promise<ScriptItem | null>;
  /** Stores the writer's corrections in place of those of `script`, and what is owed for them; answers the item with them, null when the script is gone, 'changed' when somebody else has saved corrections since. */
  saveCorrections(
    script: Pick<ScriptItem, 'user_id' | 'script_id' | 'corrections_id'>,
    corrections: Corrections,
    owed: OwedReports,
  ): Promise<ScriptItem | 'changed' | null>;
  /** Keeps what its reports say in a word; nothing where the script is gone. */
  tell(userId: string, scriptId: string, said: InAWord): Promise<void>;
  /** Puts the script among the drafts of a project. False when the script is gone. */
  putInProject(userId: string, scriptId: string, projectId: string): Promise<boolean>;
  /** Adds to what is owed; the id of a debt that is open stays. Answers the item with it, null when the script is gone. */
  owe(userId: string, scriptId: string, owed: OwedReports): Promise<ScriptItem | null>;
  /** The debt that `script` carries has been paid; what was added to it meanwhile stays. The script is looked after until nothing is pending. */
  settle(script: Pick<ScriptItem, 'user_id' | 'script_id' | 'owed_id' | 'owed_at'>): Promise<void>;
  /** Scripts whose look is due at `now`, the longest waiting first, `most` of them. */
  listDue(now: Date, most: number): Promise<DueScript[]>;
  /** Looks again at `next`, or no more with null; unless something was owed since `script` was listed. */
  lookAgain(script: DueScript, next: Date | null): Promise<void>;
  /** False when there was nothing to remove. */
  remove(userId: string, scriptId: string): Promise<boolean>;
}

const keyOf = (userId: string, scriptId: string) => ({ pk: `USER#${userId}`, sk: `SCRIPT#${scriptId}` });

/** The form of an upload is good for ten minutes; after this nobody waits for its file any more. */
const abandonedAfterMs = 24 * 3600 * 1000;

/** All scripts to be looked after, in one partition of the index; their number is that of the edits and uploads of the last minutes. */
const duePartition = 'DUE_SCRIPTS';
/** Longer than a function that asks for reports is at work: before that, what is owed is being paid. */
const firstLookAfterMs = 2 * 60 * 1000;
const dueKeys = z.object({
  pk: z.string().startsWith('USER#'),
  sk: z.string().startsWith('SCRIPT#'),
  gsi1sk: z.string(),
});

export const scriptItems = (table: Table, now: () => Date): ScriptItems => {
  const parse = (item: unknown): ScriptItem | null =>
    item === undefined || item === null ? null : readStored(scriptItem, item);
  const read = (item: unknown): ScriptItem | null => {
    const script = parse(item);
    const isAbandoned =
      script?.status === 'awaiting_upload' && Date.parse(script.created_at) + abandonedAfterMs <= now().getTime();
    return isAbandoned ? null : script;
  };
  const find = async (userId: string, scriptId: string): Promise<unknown> => {
    const key = keyOf(userId, scriptId);
    return (await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }))).Item;
  };
  const firstLook = (): string => new Date(now().getTime() + firstLookAfterMs).toISOString();
  /** What a write says of a debt, to be added to its expression. Two debts of one instant stand apart in the index by their ids. */
  const owing = ({ id, questions }: OwedReports, setId = ':owed') => ({
    set: `, owed_id = ${setId}, owed_at = :owed_at, gsi1pk = :due_partition, gsi1sk = :due`,
    add: questions.length > 0 ? ' ADD owed_questions :owed_questions' : '',
    values: {
      ':owed': id,
      ':owed_at': now().toISOString(),
      ':due_partition': duePartition,
      ':due': `${firstLook()}#${id}`,
      ...(questions.length > 0 && { ':owed_questions': new Set(questions) }),
    },
  });
  const owingNothing = { set: '', add: '', values: {} };
  const update = (
    userId: string,
    scriptId: string,
    expression: string,
    condition: string,
    values: Record<string, unknown>,
    returned: 'ALL_NEW' | 'ALL_OLD' | 'NONE' = 'NONE',
  ) =>
    new UpdateCommand({
      TableName: table.name,
      Key: keyOf(userId, scriptId),
      UpdateExpression: expression,
      ConditionExpression: `attribute_exists(pk)${condition && ` AND ${condition}`}`,
      ExpressionAttributeNames: expression.includes('#status') ? { '#status': 'status', '#ttl': 'ttl' } : undefined,
      ExpressionAttributeValues: values,
      ReturnValues: returned,
    });
  const attributesOf = async (command: UpdateCommand): Promise<ScriptItem | null> => {
    let attributes: unknown = null;
    const done = table.client.send(command).then((answer) => {
      attributes = answer.Attributes;
    });
    return (await unlessConditionFails(done)) ? read(attributes) : null;
  };

  return {
    async create(item) {
      const written = table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...keyOf(item.user_id, item.script_id),
            ...firstForm,
            ...item,
            // Its file is written next: whether it was has to be looked at.
            ...(item.status === 'uploaded' && { gsi1pk: duePartition, gsi1sk: `${firstLook()}#${item.script_id}` }),
          },
          ConditionExpression: 'attribute_not_exists(pk)',
          ...withFoundItem,
        }),
      );
      const isOwn = await unlessConditionFails(written, (found) => found.created_at?.S === item.created_at);
      if (!isOwn) throw new Error('There is a script of this id already.');
    },
    get: async (userId, scriptId) => read(await find(userId, scriptId)),
    getArrived: async (userId, scriptId) => parse(await find(userId, scriptId)),
    async list(userId) {
      const items = await queryPrefix(table, `USER#${userId}`, 'SCRIPT#');
      return items.map((item) => readStored(scriptItem, item)).reverse();
    },
    startReading: (userId, scriptId) =>
      attributesOf(
        update(
          userId,
          scriptId,
          'SET #status = :reading, status_at = :now, problem = :none REMOVE #ttl',
          '#status <> :ready',
          { ':reading': 'reading', ':ready': 'ready', ':now': now().toISOString(), ':none': null },
          'ALL_NEW',
        ),
      ),
    markReady: (userId, scriptId, facts, owedId) => {
      const owes = owing({ id: owedId, questions: [] });
      return unlessConditionFails(
        table.client.send(
          update(
            userId,
            scriptId,
            `SET #status = :ready, status_at = :now, problem = :none, title = :t, page_count = :p, scene_count = :s, cast_size = :cast, fingerprinted = :f${owes.set} REMOVE #ttl`,
            '',
            {
              ...owes.values,
              ':ready': 'ready',
              ':now': now().toISOString(),
              ':none': null,
              ':t': facts.title,
              ':p': facts.page_count,
              ':s': facts.scene_count,
              ':cast': facts.cast_size,
              ':f': facts.fingerprinted,
            },
          ),
        ),
      );
    },
    markFailed: (userId, scriptId, why) =>
      unlessConditionFails(
        table.client.send(
          update(
            userId,
            scriptId,
            'SET #status = :failed, status_at = :now, problem = :why REMOVE #ttl',
            '#status <> :ready',
            { ':failed': 'failed', ':ready': 'ready', ':now': now().toISOString(), ':why': why },
          ),
        ),
      ),
    saveDetails: (userId, scriptId, details, owed) => {
      const owes = owed === null ? owingNothing : owing(owed);
      const values = { ':d': details, ...owes.values };
      return attributesOf(update(userId, scriptId, `SET details = :d${owes.set}${owes.add}`, '', values, 'ALL_OLD'));
    },
    async saveCorrections({ user_id, script_id, corrections_id }, after, owed) {
      const owes = owing(owed);
      const isFirst = corrections_id === undefined;
      const values = { ':c': after, ...(!isFirst && { ':before': corrections_id }), ...owes.values };
      const set = `SET corrections = :c, corrections_id = :owed${owes.set} REMOVE character_edits${owes.add}`;
      const asRead = isFirst ? 'attribute_not_exists(corrections_id)' : 'corrections_id = :before';
      const { input } = update(user_id, script_id, set, asRead, values);
      const isOwn = await unlessConditionFails(
        table.client.send(new UpdateCommand({ ...input, ...withFoundItem })),
        (found) => found.corrections_id?.S === owed.id,
      );
      const stored = read(await find(user_id, script_id));
      return isOwn || stored === null ? stored : 'changed';
    },
    async tell(userId, scriptId, said) {
      const [name, value] = 'told' in said ? ['told', said.told] : ['counted', said.counted];
      const { input } = update(userId, scriptId, 'SET #said = :said', '', { ':said': value });
      const named = { ...input, ExpressionAttributeNames: { '#said': name } };
      await unlessConditionFails(table.client.send(new UpdateCommand(named)));
    },
    putInProject: (userId, scriptId, projectId) =>
      unlessConditionFails(table.client.send(update(userId, scriptId, 'SET project_id = :p', '', { ':p': projectId }))),
    owe: (userId, scriptId, owed) => {
      const owes = owing(owed, 'if_not_exists(owed_id, :owed)');
      const set = owes.set.replace(/^, /, 'SET ');
      return attributesOf(update(userId, scriptId, `${set}${owes.add}`, '', owes.values, 'ALL_NEW'));
    },
    async settle({ user_id, script_id, owed_id, owed_at }) {
      const paid = 'REMOVE owed_id, owed_at, owed_questions';
      const isSame = 'owed_id = :owed AND owed_at = :owed_at';
      const values = { ':owed': owed_id, ':owed_at': owed_at };
      await unlessConditionFails(table.client.send(update(user_id, script_id, paid, isSame, values)));
    },
    async listDue(at, most) {
      const found = await queryDue(table, duePartition, at, most);
      return found.map((item) => {
        const { pk, sk, gsi1sk } = dueKeys.parse(item);
        return { userId: pk.slice('USER#'.length), scriptId: sk.slice('SCRIPT#'.length), due: gsi1sk };
      });
    },
    async lookAgain({ userId, scriptId, due }, next) {
      const expression = next === null ? 'REMOVE gsi1pk, gsi1sk' : 'SET gsi1sk = :next';
      const values = { ':due': due, ...(next && { ':next': `${next.toISOString()}#${scriptId}` }) };
      await unlessConditionFails(table.client.send(update(userId, scriptId, expression, 'gsi1sk = :due', values)));
    },
    async remove(userId, scriptId) {
      const answer = await table.client.send(
        new DeleteCommand({ TableName: table.name, Key: keyOf(userId, scriptId), ReturnValues: 'ALL_OLD' }),
      );
      return answer.Attributes !== undefined;
    },
  };
};
