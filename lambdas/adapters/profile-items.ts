/** What a user has chosen to be shown with, USER#sub / PROFILE; the name is the user pool's, the picture an object of the bucket. */
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { formatLocale, pictureType } from '../../lib/contract/profile.ts';
import { firstForm, type ItemKey, readStored, type Table } from './table.ts';

/** `picture` is the kind of the one that is kept; null without one. */
const profileItem = z.object({ locale: formatLocale.nullable(), picture: pictureType.nullable() });
export type ProfileItem = z.infer<typeof profileItem>;
const nothingChosen: ProfileItem = { locale: null, picture: null };

export interface ProfileItems {
  get(userId: string): Promise<ProfileItem>;
  put(userId: string, item: ProfileItem): Promise<void>;
  remove(userId: string): Promise<void>;
}

const keyOf = (userId: string): ItemKey => ({ pk: `USER#${userId}`, sk: 'PROFILE' });

export const profileItems = (table: Table): ProfileItems => ({
  async get(userId) {
    const found = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keyOf(userId), ConsistentRead: true }),
    );
    return found.Item === undefined ? nothingChosen : readStored(profileItem, found.Item);
  },
  async put(userId, item) {
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: { ...keyOf(userId), ...firstForm, ...item } }),
    );
  },
  async remove(userId) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(userId) }));
  },
});
