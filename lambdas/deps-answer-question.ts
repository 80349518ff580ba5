/** Wires the analyses and, where one is configured, the model; apart from deps.ts, so that only the function that answers questions carries them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isAnswered } from '../lib/reports/registry.ts';
import { runQuestion } from '../lib/reports/run.ts';
import { bucket, entitlements, fullAnswers, hasModel, newId, scripts } from './deps.ts';
import { logger } from './logger.ts';
import type { OpinionAsker } from './use-cases/add-opinion.ts';

let opened: OpinionAsker | null = null;

/**
 * Loaded on first use, so that a start without a model is as quick as it was. A model whose key can't be read costs the opinion, not the
 * counted answer; the next message tries again.
 */
const opinions = async (): Promise<OpinionAsker | null> => {
  if (!hasModel()) return null;
  try {
    opened ??= await (await import('./deps-opinion.ts')).openOpinions();
    return opened;
  } catch (error) {
    logger.error('model_not_opened', error);
    return null;
  }
};

export const answerQuestionDeps = async () => ({
  answers: fullAnswers(),
  bucket: bucket(),
  entitlements: entitlements(),
  scripts: scripts(),
  isAnswered,
  runQuestion,
  opinions: await opinions(),
  logger,
  newId,
  sleep: (ms: number) => sleep(ms),
});
