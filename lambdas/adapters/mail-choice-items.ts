/** Which mail a user wants, USER#sub / MAIL_CHOICES. Without the item all of it. */
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { allMail, type MailChoices, mailChoices } from '../../lib/contract/mail.ts';
import { firstForm, type ItemKey, readStored, type Table } from './table.ts';

export interface MailChoiceItems {
  get(userId: string): Promise<MailChoices>;
  put(userId: string, choices: MailChoices): Promise<void>;
  remove(userId: string): Promise<void>;
}

const keyOf = (userId: string): ItemKey => ({ pk: `USER#${userId}`, sk: 'MAIL_CHOICES' });

export const mailChoiceItems = (table: Table): MailChoiceItems => ({
  async get(userId) {
    const found = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keyOf(userId), ConsistentRead: true }),
    );
    return found.Item === undefined ? allMail : readStored(mailChoices, found.Item);
  },
  async put(userId, choices) {
    const Item = { ...keyOf(userId), ...firstForm, ...choices };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
  async remove(userId) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(userId) }));
  },
});
