/** Requests for the 1-hour consultation, USER#sub / CONSULTATION#id, and which call may mail one to the owner. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  deleteKeys,
  type FoundItem,
  firstForm,
  queryPrefix,
  readStored,
  type Table,
  unlessConditionFails,
  withFoundItem,
} from './table.ts';

const consultationItem = z.object({
  consultation_id: z.string(),
  user_id: z.string(),
  question: z.string(),
  preferred_times: z.string(),
  created_at: z.string(),
});
export type ConsultationItem = z.infer<typeof consultationItem>;
/** 'own': the caller mails it; 'mailed': it was mailed; 'taken': another call is about to. */
export type MailTurn = 'own' | 'mailed' | 'taken';

export interface ConsultationItems {
  /** Stores the request unless it is there, and gives the turn to mail it to one caller for `forMs`. `by` names the caller. */
  takeTurn(item: ConsultationItem, by: string, forMs: number): Promise<MailTurn>;
  /** The mail went out, or it did not and the turn is free again. */
  endTurn(item: ConsultationItem, by: string, isMailed: boolean): Promise<void>;
  /** Oldest first. */
  list(userId: string): Promise<ConsultationItem[]>;
  removeAll(userId: string): Promise<void>;
}

export const consultationItems = (table: Table, now: () => Date): ConsultationItems => {
  const keyOf = ({ user_id, consultation_id }: ConsultationItem) => ({
    pk: `USER#${user_id}`,
    sk: `CONSULTATION#${consultation_id}`,
  });
  return {
    async takeTurn(item, by, forMs) {
      let found: FoundItem = {};
      const kept = { ...firstForm, ...item };
      const names = Object.keys(kept);
      const stored = names.map((name) => `${name} = if_not_exists(${name}, :${name})`);
      const isTaken = await unlessConditionFails(
        table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: keyOf(item),
            UpdateExpression: `SET mailer = :by, mailer_until = :until, ${stored.join(', ')}`,
            ConditionExpression:
              'attribute_not_exists(mailed_at) AND (attribute_not_exists(mailer_until) OR mailer_until < :now OR mailer = :by)',
            ExpressionAttributeValues: {
              ':by': by,
              ':now': now().toISOString(),
              ':until': new Date(now().getTime() + forMs).toISOString(),
              ...Object.fromEntries(Object.entries(kept).map(([name, value]) => [`:${name}`, value])),
            },
            ...withFoundItem,
          }),
        ),
        (met) => {
          found = met;
          return false;
        },
      );
      if (isTaken) return 'own';
      return found.mailed_at === undefined ? 'taken' : 'mailed';
    },
    async endTurn(item, by, isMailed) {
      const values = { ':by': by, ...(isMailed && { ':now': now().toISOString() }) };
      await unlessConditionFails(
        table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: keyOf(item),
            UpdateExpression: `${isMailed ? 'SET mailed_at = :now ' : ''}REMOVE mailer, mailer_until`,
            ConditionExpression: 'mailer = :by',
            ExpressionAttributeValues: values,
          }),
        ),
      );
    },
    async list(userId) {
      const items = await queryPrefix(table, `USER#${userId}`, 'CONSULTATION#');
      return items
        .map((item) => readStored(consultationItem, item))
        .sort((a, b) => a.created_at.localeCompare(b.created_at) || a.consultation_id.localeCompare(b.consultation_id));
    },
    async removeAll(userId) {
      const items = await queryPrefix(table, `USER#${userId}`, 'CONSULTATION#', ['pk', 'sk']);
      await deleteKeys(
        table,
        items.map((item) => z.object({ pk: z.string(), sk: z.string() }).parse(item)),
      );
    },
  };
};
