/** The read-script queue: one message for each upload that arrived in the bucket. The only function that holds the PDF reader. */
import * as z from 'zod';
import { uploadNotification } from '../../lib/contract/queue-message.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';
import { queue as answerQueue, answers, bucket, entitlements, newId, scripts } from '../deps.ts';
import { logger } from '../logger.ts';
import { queue } from '../queue.ts';
import { giveUpReading, readScript } from '../use-cases/read-script.ts';

/** The bucket sends one test event when its notifications are set up. */
const testEvent = z.object({ Event: z.literal('s3:TestEvent') });
const message = z.union([uploadNotification, testEvent]);

/** Keys arrive form-encoded. */
const keysOf = (arrived: z.infer<typeof message>): string[] =>
  'Records' in arrived ? arrived.Records.map(({ s3 }) => decodeURIComponent(s3.object.key.replaceAll('+', ' '))) : [];

export const handler = queue({
  name: 'read-script',
  message,
  run: async (arrived) => {
    const deps = {
      answers: answers(),
      bucket: bucket(),
      entitlements: entitlements(),
      queue: answerQueue(),
      scripts: scripts(),
      parse: parseScreenplay,
      newId,
      logger,
    };
    for (const key of keysOf(arrived)) {
      const outcome = await readScript(deps, { key });
      logger.info('upload_read', { outcome });
    }
  },
  giveUp: async (arrived) => {
    for (const key of keysOf(arrived)) await giveUpReading({ scripts: scripts() }, { key });
  },
});
