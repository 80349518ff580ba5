/**
 * Questions that a model was asked about a script: SCRIPT#id / ASKED#hash is one with its answer, SCRIPT#id / ASKED the set of them, which is counted. A question
 * is known by its words: pressed twice it is one, and asked again it is answered from here. Who answers holds it for a while; one whose function died is free again.
 */
import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  type AskedQuestion,
  askedQuestion,
  mostQuestions,
  type ScriptAnswer,
  sameQuestion,
} from '../../lib/contract/ask.ts';
import {
  deleteKeys,
  firstForm,
  type ItemKey,
  queryPrefix,
  readStored,
  type Table,
  unlessConditionFails,
  withFoundItem,
} from './table.ts';

export interface AskedItems {
  /** Those that were answered, the latest first. */
  list(scriptId: string): Promise<AskedQuestion[]>;
  /** Takes one of the script's questions and holds it. 'mine': `holder` answers it until `forMs` are over; 'held': somebody else does; 'full': the script has had all of its questions. */
  begin(scriptId: string, question: string, turn: AskTurn): Promise<'mine' | 'held' | 'full'>;
  /** Stores the answer. False when `holder` has it no longer, or the script was deleted. */
  finish(scriptId: string, question: string, holder: string, answer: ScriptAnswer): Promise<boolean>;
  /** It was not answered: it is not counted and can be asked again. */
  giveBack(scriptId: string, question: string, holder: string): Promise<void>;
  /** Removing what does not exist is fine. */
  removeAll(scriptId: string): Promise<void>;
}
export interface AskTurn {
  readonly holder: string;
  readonly forMs: number;
  /** When it was asked. */
  readonly at: string;
}

const setPrefix = 'ASKED';
const prefix = `${setPrefix}#`;
const partition = (scriptId: string): string => `SCRIPT#${scriptId}`;

const hashOf = (question: string): string =>
  createHash('sha256').update(sameQuestion(question)).digest('hex').slice(0, 32);
const keyOf = (scriptId: string, question: string): ItemKey => ({
  pk: partition(scriptId),
  sk: `${prefix}${hashOf(question)}`,
});
const setKey = (scriptId: string): ItemKey => ({ pk: partition(scriptId), sk: setPrefix });

/** One that is being answered has no answer yet. */
const openItem = z.object({
  question: z.string(),
  asked_at: z.string(),
  answer: askedQuestion.shape.answer.optional(),
});

/** Every key of a script's questions. */
export const askedKeys = async (table: Table, scriptId: string): Promise<ItemKey[]> => {
  const items = await queryPrefix(table, partition(scriptId), setPrefix, ['pk', 'sk']);
  return items.map((item) => z.object({ pk: z.string(), sk: z.string() }).parse(item));
};

export const askedItems = (table: Table, now: () => Date): AskedItems => {
  const update = (input: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName'>) =>
    table.client.send(new UpdateCommand({ TableName: table.name, ...withFoundItem, ...input }));
  /** The set's own condition holds the number, however many ask at once; one that is in it is in it. */
  const count = (scriptId: string, question: string): Promise<boolean> =>
    unlessConditionFails(
      update({
        Key: setKey(scriptId),
        UpdateExpression: 'SET schema_version = :form ADD asked :one',
        ConditionExpression: 'attribute_not_exists(asked) OR size(asked) < :most OR contains(asked, :hash)',
        ExpressionAttributeValues: {
          ':form': firstForm.schema_version,
          ':most': mostQuestions,
          ':hash': hashOf(question),
          ':one': new Set([hashOf(question)]),
        },
      }),
    );
  return {
    async list(scriptId) {
      const items = await queryPrefix(table, partition(scriptId), prefix);
      return items
        .map((item) => readStored(openItem, item))
        .flatMap(({ answer, ...asked }) => (answer ? [{ ...asked, answer }] : []))
        .sort((a, b) => b.asked_at.localeCompare(a.asked_at));
    },
    async begin(scriptId, question, { holder, forMs, at: askedAt }) {
      if (!(await count(scriptId, question))) return 'full';
      const at = now().getTime();
      const held = await unlessConditionFails(
        update({
          Key: keyOf(scriptId, question),
          UpdateExpression:
            'SET schema_version = :form, question = :question, asked_at = :at, held_by = :holder, held_until = :until',
          ConditionExpression:
            'attribute_not_exists(answer) AND (attribute_not_exists(held_until) OR held_until <= :now)',
          ExpressionAttributeValues: {
            ':form': firstForm.schema_version,
            ':question': question,
            ':at': askedAt,
            ':holder': holder,
            ':now': at,
            ':until': at + forMs,
          },
        }),
        (found) => found.held_by?.S === holder,
      );
      return held ? 'mine' : 'held';
    },
    finish: (scriptId, question, holder, answer) =>
      unlessConditionFails(
        update({
          Key: keyOf(scriptId, question),
          UpdateExpression: 'SET answer = :answer, held_until = :over',
          ConditionExpression: 'held_by = :holder',
          ExpressionAttributeValues: { ':answer': answer, ':holder': holder, ':over': 0 },
        }),
      ),
    async giveBack(scriptId, question, holder) {
      // Out of the set first: whoever takes it up in between counts it anew.
      await unlessConditionFails(
        update({
          Key: setKey(scriptId),
          UpdateExpression: 'DELETE asked :one',
          ConditionExpression: 'attribute_exists(asked)',
          ExpressionAttributeValues: { ':one': new Set([hashOf(question)]) },
        }),
      );
      await unlessConditionFails(
        update({
          Key: keyOf(scriptId, question),
          UpdateExpression: 'SET held_until = :over',
          ConditionExpression: 'held_by = :holder AND attribute_not_exists(answer)',
          ExpressionAttributeValues: { ':holder': holder, ':over': 0 },
        }),
      );
    },
    removeAll: async (scriptId) => deleteKeys(table, await askedKeys(table, scriptId)),
  };
};
