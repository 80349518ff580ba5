/** Wires a model's second look at a finding; the model is loaded only where one is configured. */
import { hasModel } from './deps.ts';
import { logger } from './logger.ts';
import type { RecheckInput } from './use-cases/challenge-finding.ts';

/** The caller waits, and the API itself gives up after 29 seconds. */
const patienceMs = 22_000;

/** For this user. Null where no model is configured, or where its key can't be read: then the evidence alone is shown again. */
export const openRecheck = async (userId: string) => {
  if (!hasModel()) return null;
  try {
    const [{ openAskModel }, { askModel }] = await Promise.all([
      import('./deps-model.ts'),
      import('../lib/model/ask-model.ts'),
    ]);
    const deps = await openAskModel();
    return ({ scriptId, screenplay, question }: RecheckInput) => {
      const onFault = (error: unknown): void => logger.error('recheck_failed', error, { script_id: scriptId });
      const ask = { ...deps, ledger: deps.ledgerOf({ userId, scriptId }), questionTimeMs: patienceMs, onFault };
      return askModel(ask, { screenplay, question, evidence: '' });
    };
  } catch (error) {
    logger.error('model_not_opened', error);
    return null;
  }
};
