/** Whose a script is, for who knows its id alone. Its results name their owner; for one without any the table is walked, which takes a while in a large one. */
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { answerPrefix, answersOf } from './answer-states.ts';
import { queryPrefix, type Table } from './table.ts';

const pointing = z.object({ result_key: z.string() });
const owned = z.object({ user_id: z.string() });
/** KIND/user/script/…, as script-objects writes it. */
const ownerIn = (key: string): string | null => key.split('/')[1] ?? null;

/** The user's id; null when there is no such script. */
export const ownerOfScript = async (table: Table, scriptId: string): Promise<string | null> => {
  const made = await queryPrefix(table, answersOf(scriptId), answerPrefix, ['result_key']);
  for (const item of made) {
    const found = pointing.safeParse(item);
    if (found.success) return ownerIn(found.data.result_key);
  }
  const walk = {
    TableName: table.name,
    FilterExpression: 'sk = :script AND begins_with(pk, :user)',
    ExpressionAttributeValues: { ':script': `SCRIPT#${scriptId}`, ':user': 'USER#' },
    ProjectionExpression: 'user_id',
  };
  for await (const { Items = [] } of paginateScan({ client: table.client }, walk))
    if (Items[0] !== undefined) return owned.parse(Items[0]).user_id;
  return null;
};
