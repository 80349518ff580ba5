/** Wires the analyses; apart from deps.ts, so that only the function that answers questions carries them. */
import { isAnswered } from '../lib/analyses/registry.ts';
import { runQuestion } from '../lib/analyses/run.ts';
import { answers, bucket, entitlements, scripts } from './deps.ts';
import { logger } from './logger.ts';

export const answerQuestionDeps = () => ({
  answers: answers(),
  bucket: bucket(),
  entitlements: entitlements(),
  scripts: scripts(),
  isAnswered,
  runQuestion,
  logger,
});
