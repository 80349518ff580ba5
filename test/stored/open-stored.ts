/** What an earlier commit stored, in a table and a bucket of this process, read by today's adapters. Refuses a folder whose manifest is not one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type AttributeValue, PutItemCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { startLocalTable } from '../lambdas/local-table.ts';
import { makeTableWorld } from '../lambdas/table-world.ts';

const manifestSchema = z.object({
  commit: z.string(),
  taken_at: z.iso.datetime(),
  users: z.object({ writer: z.string(), visitor: z.string() }),
  scripts: z.object({ feature: z.string(), sample: z.string(), refused: z.string(), awaited: z.string() }),
  share_token: z.string(),
});

/** The commits whose store is kept here, as folder names. */
export const storedCommits = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** An item in DynamoDB's own JSON: bytes are base64 there and bytes in the SDK. Only whole attributes of our items are bytes. */
const wireItem = z.record(z.string(), z.looseObject({ S: z.string().optional(), B: z.string().optional() }));
const attribute = z.custom<AttributeValue>();
const fromWire = (item: z.infer<typeof wireItem>): Record<string, AttributeValue> =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      attribute.parse(value.B === undefined ? value : { B: Buffer.from(value.B, 'base64') }),
    ]),
  );

/** A world whose clock stands at the moment of saving and whose items and objects are those of `commit`. Close it. */
export async function openStored(commit: string) {
  const folder = path.join(import.meta.dirname, commit);
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')));
  const { table, close } = await startLocalTable();
  const text = gunzipSync(readFileSync(path.join(folder, 'items.json.gz'))).toString('utf8');
  const items = z.array(wireItem).parse(JSON.parse(text));
  for (const item of items) {
    await table.client.send(new PutItemCommand({ TableName: table.name, Item: fromWire(item) }));
  }
  const world = makeTableWorld(table);
  world.clock.now = new Date(manifest.taken_at);
  const objects = path.join(folder, 'objects');
  const files = readdirSync(objects, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const keys: string[] = [];
  for (const file of files) {
    const name = path.join(file.parentPath, file.name);
    const key = path.relative(objects, name).split(path.sep).join('/').replace(/\.gz$/, '');
    keys.push(key);
    await world.bucket.write(key, gunzipSync(readFileSync(name)), 'application/octet-stream');
  }
  return { manifest, items, keys, world, table, close };
}
