/** Which kinds of item a call to the table writes, and in which form, as a journey over every route hears it. */
import * as z from 'zod';
import type { Exchange } from '../../lib/local-cloud/iam/guard.ts';
import { kindOf } from './kinds.ts';

const text = z.object({ S: z.string() });
const count = z.object({ N: z.coerce.number() });
const put = z.object({ Item: z.looseObject({ pk: text, sk: text, schema_version: count.optional() }) });
const update = z.object({
  Key: z.object({ pk: text, sk: text }),
  ExpressionAttributeValues: z.looseObject({ ':form': count.optional() }).optional(),
});
const transaction = z.object({
  TransactItems: z.array(z.object({ Put: put.optional(), Update: update.optional() })),
});

export interface WrittenKind {
  readonly kind: string;
  /** Null where the call leaves the form as it is. */
  readonly form: number | null;
}
const ofPut = ({ Item }: z.infer<typeof put>): WrittenKind => ({
  kind: kindOf(Item.pk.S, Item.sk.S),
  form: Item.schema_version?.N ?? null,
});
const ofUpdate = ({ Key, ExpressionAttributeValues }: z.infer<typeof update>): WrittenKind => ({
  kind: kindOf(Key.pk.S, Key.sk.S),
  form: ExpressionAttributeValues?.[':form']?.N ?? null,
});

export function writtenKinds({ service, requestHeaders, requestBody, status }: Exchange): WrittenKind[] {
  const [, operation] = String(requestHeaders['x-amz-target'] ?? '').split('.');
  if (service !== 'dynamodb' || status >= 300) return [];
  const body = (): unknown => JSON.parse(requestBody.toString());
  if (operation === 'PutItem') return [ofPut(put.parse(body()))];
  if (operation === 'UpdateItem') return [ofUpdate(update.parse(body()))];
  if (operation !== 'TransactWriteItems') return [];
  return transaction
    .parse(body())
    .TransactItems.flatMap(({ Put, Update }) => [...(Put ? [ofPut(Put)] : []), ...(Update ? [ofUpdate(Update)] : [])]);
}
