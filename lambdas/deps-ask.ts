/** Wires a model that answers questions about a script; loaded only where one is configured. */
import { hasModel } from './deps.ts';
import { logger } from './logger.ts';
import type { AskModelInput } from './use-cases/ask-script.ts';

/** Null where no model is configured, or where its key can't be read: then the places are shown. */
export const openAskScript = async () => {
  if (!hasModel()) return null;
  try {
    const [{ openAskModel }, { askScript }] = await Promise.all([
      import('./deps-model.ts'),
      import('../lib/model/ask/ask-script.ts'),
    ]);
    const deps = await openAskModel();
    return ({ userId, scriptId, script, question }: AskModelInput) =>
      askScript({ ...deps, ledger: deps.ledgerOf({ userId, scriptId }) }, script, question);
  } catch (error) {
    logger.error('model_not_opened', error);
    return null;
  }
};
