/** Wires the PDF reader; apart from deps.ts, so that only the function that reads scripts carries it. */
import { parseScreenplay } from '../lib/screenplay/parse.ts';
import { answers, bucket, entitlements, newId, queue, readings, scripts } from './deps.ts';
import { logger } from './logger.ts';

export const readScriptDeps = () => ({
  answers: answers(),
  bucket: bucket(),
  entitlements: entitlements(),
  queue: queue(),
  readings: readings(),
  scripts: scripts(),
  parse: parseScreenplay,
  newId,
  logger,
});
