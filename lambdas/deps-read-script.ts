/** Wires the PDF reader; apart from deps.ts, so that only the function that reads scripts carries it. */
import { followCall } from './call-context.ts';
import { answers, bucket, deletions, entitlements, newId, now, queue, readings, scripts } from './deps.ts';
import { parserInThread, scriptLimits } from './deps-parse.ts';
import { logger } from './logger.ts';

const parse = parserInThread(scriptLimits);

export const readScriptDeps = () => ({
  answers: answers(),
  bucket: bucket(),
  deletions: deletions(),
  entitlements: entitlements(),
  queue: queue(),
  readings: readings(),
  scripts: scripts(),
  parse,
  newId,
  now,
  logger,
  followCall,
});
