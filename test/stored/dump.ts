/** Takes what a run has stored out of its state directory, secrets replaced by stand-ins of the same form. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { shareTokenHash } from '../../lambdas/use-cases/share-token.ts';
import { openDynalite } from '../../lib/local-cloud/dynamo/dynalite.ts';
import { openObjectStore } from '../../lib/local-cloud/s3/object-store.ts';

/** Has the form of a share link's token and opens nothing but a fixture. */
export const shareTokenStandIn = 'stand-in-for-the-secret-of-a-share-link-'.padEnd(43, '0');
const signatureStandIn = '0'.repeat(64);

/** An item in DynamoDB's own JSON. */
export type WireItem = Record<string, Record<string, unknown>>;
const page = z.object({ Items: z.array(z.record(z.string(), z.record(z.string(), z.unknown()))) });
const keyOf = (item: WireItem): string => `${item.pk?.S} ${item.sk?.S}`;

/** All items of a stopped run's state, by key. */
export async function itemsIn(stateDirectory: string): Promise<WireItem[]> {
  const engine = await openDynalite(path.join(stateDirectory, 'dynamo'));
  try {
    const { TableNames } = z.object({ TableNames: z.array(z.string()) }).parse(await engine.read('ListTables', {}));
    const items: WireItem[] = [];
    for (const TableName of TableNames) {
      let ExclusiveStartKey: unknown;
      do {
        const answer = await engine.read('Scan', {
          TableName,
          ...(ExclusiveStartKey !== undefined && { ExclusiveStartKey }),
        });
        items.push(...page.parse(answer).Items);
        ExclusiveStartKey = Reflect.get(answer, 'LastEvaluatedKey');
      } while (ExclusiveStartKey !== undefined);
    }
    return items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  } finally {
    await engine.close();
  }
}

/** Items that belong to nobody: the sweep's, the owner's, the day's spending. */
const isOfTheHouse = ({ pk }: WireItem): boolean => /^(?:OPS|SPEND|SWEEP)(?:#|$)/.test(String(pk?.S));

/** The items of the given users and scripts, and the house's, without secrets. */
export function withoutSecrets(items: readonly WireItem[], owners: readonly string[], token: string): WireItem[] {
  const kept = items.filter((item) => isOfTheHouse(item) || owners.some((id) => JSON.stringify(item).includes(id)));
  const text = JSON.stringify(kept)
    .replaceAll(shareTokenHash(token), shareTokenHash(shareTokenStandIn))
    .replaceAll(/("signature":\{"S":")[0-9a-f]{64}"/g, `$1${signatureStandIn}"`);
  return JSON.parse(text);
}

/** The objects of these users, each gzipped, into a folder's `objects`. */
export async function saveObjects(stateDirectory: string, folder: string, users: readonly string[]): Promise<void> {
  const directory = path.join(stateDirectory, 's3');
  const buckets = await readdir(path.join(directory, 'buckets'));
  const store = await openObjectStore(
    directory,
    buckets.map((name) => ({ name, keepsVersions: false })),
    Date.now,
  );
  for (const bucket of buckets) {
    for (const { key, size } of await store.list(bucket, '')) {
      if (!users.some((id) => key.includes(id))) continue;
      const object = await store.open(bucket, key);
      if (object === undefined) throw new Error(`${key} went away.`);
      const file = path.join(folder, 'objects', `${key}.gz`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, gzipSync(await buffer(object.read(0, size - 1)), { level: 9 }));
      await object.close();
    }
  }
}
