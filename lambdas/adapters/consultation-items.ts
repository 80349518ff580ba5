/** Requests for the 1-hour consultation, USER#sub / CONSULTATION#id. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { deleteKeys, queryPrefix, type Table } from './table.ts';

export interface ConsultationItem {
  readonly consultation_id: string;
  readonly user_id: string;
  readonly question: string;
  readonly preferred_times: string;
  readonly created_at: string;
}
export interface ConsultationItems {
  create(item: ConsultationItem): Promise<void>;
  removeAll(userId: string): Promise<void>;
}

export const consultationItems = (table: Table): ConsultationItems => ({
  async create(item) {
    const key = { pk: `USER#${item.user_id}`, sk: `CONSULTATION#${item.consultation_id}` };
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...key, ...item } }));
  },
  async removeAll(userId) {
    const items = await queryPrefix(table, `USER#${userId}`, 'CONSULTATION#', ['pk', 'sk']);
    await deleteKeys(
      table,
      items.map((item) => z.object({ pk: z.string(), sk: z.string() }).parse(item)),
    );
  },
});
