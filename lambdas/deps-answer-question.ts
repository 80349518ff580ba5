/** Wires the analyses and, where one is configured, the model; apart from deps.ts, so that only the function that answers questions carries them. */
import { isAnswered } from '../lib/reports/registry.ts';
import { runQuestion } from '../lib/reports/run.ts';
import {
  bucket,
  entitlements,
  fullAnswers,
  hasModel,
  mails,
  newId,
  now,
  scripts,
  stories,
  storyObjects,
} from './deps.ts';
import { logger } from './logger.ts';
import type { StoryReader } from './use-cases/read-story.ts';

let opened: StoryReader | null = null;

/**
 * Loaded on first use, so that a start without a model is as quick as it was. A model whose key can't be read costs the reading, not the
 * counted answers; the next message tries again.
 */
const reader = async (): Promise<StoryReader | null> => {
  if (!hasModel()) return null;
  try {
    opened ??= await (await import('./deps-model.ts')).openReader();
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
  mails: mails(),
  scripts: scripts(),
  isAnswered,
  runQuestion,
  stories: stories(),
  storyStore: storyObjects(),
  reader: await reader(),
  logger,
  newId,
  now,
});
