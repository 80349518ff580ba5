/** Requests for the 1-hour consultation, USER#sub / CONSULTATION#id. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { deleteKeys, queryPrefix, type Table } from './table.ts';

const consultationItem = z.object({
  consultation_id: z.string(),
  user_id: z.string(),
  question: z.string(),
  preferred_times: z.string(),
  created_at: z.string(),
});
export type ConsultationItem = z.infer<typeof consultationItem>;
export interface ConsultationItems {
  create(item: ConsultationItem): Promise<void>;
  /** Oldest first. */
  list(userId: string): Promise<ConsultationItem[]>;
  removeAll(userId: string): Promise<void>;
}

export const consultationItems = (table: Table): ConsultationItems => ({
  async create(item) {
    const key = { pk: `USER#${item.user_id}`, sk: `CONSULTATION#${item.consultation_id}` };
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...key, ...item } }));
  },
  async list(userId) {
    const items = await queryPrefix(table, `USER#${userId}`, 'CONSULTATION#');
    return items.map((item) => consultationItem.parse(item));
  },
  async removeAll(userId) {
    const items = await queryPrefix(table, `USER#${userId}`, 'CONSULTATION#', ['pk', 'sk']);
    await deleteKeys(
      table,
      items.map((item) => z.object({ pk: z.string(), sk: z.string() }).parse(item)),
    );
  },
});
