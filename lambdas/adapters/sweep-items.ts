/** How far the sweep has come on its walks, SWEEP / WALK#name: a walk that is too long for one run goes on in the next. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { firstForm, readStored, type Table } from './table.ts';

export interface SweepItems {
  /** The key after which a walk goes on; '' at its beginning. */
  after(walk: string): Promise<string>;
  goOnAfter(walk: string, key: string): Promise<void>;
}

const walkItem = z.object({ after_key: z.string() });
const keyOf = (walk: string) => ({ pk: 'SWEEP', sk: `WALK#${walk}` });

export const sweepItems = (table: Table): SweepItems => ({
  async after(walk) {
    const found = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keyOf(walk), ConsistentRead: true }),
    );
    return found.Item === undefined ? '' : readStored(walkItem, found.Item).after_key;
  },
  async goOnAfter(walk, key) {
    const Item = { ...keyOf(walk), ...firstForm, after_key: key };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
});
