/**
 * The demo user's sample with the reading that was recorded of it, where no model is connected: put by the code that puts every reading, into the table and
 * the bucket of this machine.
 */
import { S3Client } from '@aws-sdk/client-s3';
import { decodeJwt } from 'jose';
import { ulid } from 'ulid';
import * as z from 'zod';
import { entitlementItems } from '../lambdas/adapters/entitlement-items.ts';
import { scriptItems } from '../lambdas/adapters/script-items.ts';
import { scriptObjects } from '../lambdas/adapters/script-objects.ts';
import { storyItems } from '../lambdas/adapters/story-items.ts';
import { storyStore } from '../lambdas/adapters/story-store.ts';
import { openTable } from '../lambdas/adapters/table.ts';
import { uploadsBucket } from '../lambdas/adapters/uploads-bucket.ts';
import { readStory, type StoryReader } from '../lambdas/use-cases/read-story.ts';
import { localCredentials } from '../lib/local-cloud/emulators.ts';
import { localRegion } from '../lib/local-cloud/physical-names.ts';
import type { LocalCloud } from '../lib/local-cloud/run.ts';
import { recordedReader, recordedReading } from './sample-reading.ts';

type Emulated = Pick<LocalCloud, 'template' | 'emulators'>;

/** The bucket that browsers send uploads to is the one with rules for other origins. */
const cors = z.object({ CorsConfiguration: z.unknown().optional() });

function namesIn({ template }: Emulated): { table: string; bucket: string } {
  const [table] = template.resources(['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable'], z.object({}));
  const bucket = template
    .resources('AWS::S3::Bucket', cors)
    .find(({ properties }) => properties.CorsConfiguration !== undefined);
  if (table === undefined || bucket === undefined) throw new Error('the stack has no table or no bucket of uploads');
  return { table: table.name, bucket: bucket.name };
}

const reader = (folder: string): StoryReader => ({
  model: recordedReader,
  async read({ screenplay }) {
    const story = await recordedReading(screenplay, folder);
    if (story === null) throw new Error('there is no recorded reading of the sample');
    const usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
    return { kind: 'read', story, failed: [], cost: { calls: 0, usage, costUsd: 0 } };
  },
  suspicious: () => [],
});

/** Gives the script of `access`'s user the reading that `folder` holds; one that has a reading keeps it. @throws Error with what is missing */
export async function keepRecordedReading(
  cloud: Emulated,
  { access, scriptId, folder }: { readonly access: string; readonly scriptId: string; readonly folder: string },
): Promise<void> {
  const { sub: userId } = z.object({ sub: z.string() }).parse(decodeJwt(access));
  const settings = (service: string) => ({
    endpoint: cloud.emulators.endpoints[`AWS_ENDPOINT_URL_${service}`] ?? '',
    region: localRegion,
    credentials: localCredentials,
  });
  const names = namesIn(cloud);
  const table = openTable(names.table, settings('DYNAMODB'));
  const s3 = new S3Client({ ...settings('S3'), forcePathStyle: true });
  const bucket = uploadsBucket(names.bucket, s3);
  const now = (): Date => new Date();
  const deps = {
    scripts: scriptItems(table, now),
    entitlements: entitlementItems(table, now),
    bucket,
    stories: storyItems(table, now),
    storyStore: storyStore(scriptObjects(bucket)),
    // What went wrong is thrown, and said by whoever starts.
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    newId: () => ulid(),
    now,
  };
  try {
    const outcome = await readStory(deps, reader(folder), { userId, scriptId });
    if (outcome !== 'read' && outcome !== 'done')
      throw new Error(`the sample's reading was not put in place: ${outcome}`);
  } finally {
    table.client.destroy();
    s3.destroy();
  }
}
