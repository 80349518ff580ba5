/** The read-script queue: one message for each upload that arrived, by user in turn. */
import { scripts } from '../deps.ts';
import { readScriptDeps } from '../deps-read-script.ts';
import { logger } from '../logger.ts';
import { queue } from '../queue.ts';
import { uploadsToRead } from '../use-cases/arrived-uploads.ts';
import { giveUpReading, readScript } from '../use-cases/read-script.ts';

export const handler = queue({
  name: 'read-script',
  message: uploadsToRead,
  run: async (keys) => {
    for (const key of keys) {
      const outcome = await readScript(readScriptDeps(), { key });
      logger.info('upload_read', { outcome });
    }
  },
  giveUp: async (keys) => {
    for (const key of keys) await giveUpReading({ scripts: scripts() }, { key });
  },
});
