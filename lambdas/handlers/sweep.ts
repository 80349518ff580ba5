/** Runs every few minutes: mends what was begun and not ended. */
import { answers, entitlements, newId, now, queue, scripts } from '../deps.ts';
import { logger } from '../logger.ts';
import { scheduledEvent, sweep } from '../use-cases/sweep.ts';

export const handler = async (event: unknown): Promise<void> => {
  const deps = { answers: answers(), entitlements: entitlements(), queue: queue(), scripts: scripts(), newId, now };
  await sweep({ ...deps, logger }, scheduledEvent.parse(event));
};
