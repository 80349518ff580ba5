/** The queue of the bucket's notifications: each upload goes on to the readers, in its user's turn. */
import { readers, scripts } from '../deps.ts';
import { queue } from '../queue.ts';
import { arrivedUploads } from '../use-cases/arrived-uploads.ts';
import { queueUploads } from '../use-cases/queue-uploads.ts';
import { giveUpReading } from '../use-cases/read-script.ts';

export const handler = queue({
  name: 'queue-upload',
  message: arrivedUploads,
  run: (keys) => queueUploads({ readQueue: readers() }, keys),
  giveUp: async (keys) => {
    for (const key of keys) await giveUpReading({ scripts: scripts() }, { key });
  },
});
