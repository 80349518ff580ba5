/** Wires the PDF reader; apart from deps.ts, so that only the function that reads scripts carries it. */
import { answers, bucket, entitlements, newId, queue, readings, scripts } from './deps.ts';
import { parserInThread } from './deps-parse.ts';
import { logger } from './logger.ts';

/** The function has two minutes and two gigabytes; a long script takes two seconds and a tenth of that. */
const parse = parserInThread({ mostMs: 60_000, heapMb: 1200 });

export const readScriptDeps = () => ({
  answers: answers(),
  bucket: bucket(),
  entitlements: entitlements(),
  queue: queue(),
  readings: readings(),
  scripts: scripts(),
  parse,
  newId,
  logger,
});
