/** Wires the language model that the settings name; loaded only where one is configured. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openModels } from '../lib/model/open-model.ts';
import type { Price } from '../lib/model/prices.ts';
import { localWindow, usualWindow } from '../lib/model/read/windows.ts';
import { ledgerItems } from './adapters/ledger-items.ts';
import { readModelKey } from './adapters/model-key.ts';
import { optionalSetting, setting } from './config.ts';
import { entitlements, now, quotas, spend, table } from './deps.ts';
import { logger } from './logger.ts';
import { dayLedger } from './use-cases/day-ledger.ts';
import { storyReader } from './use-cases/story-reader.ts';

const price = (): Price | null => {
  const prices = optionalSetting('MODEL_PRICE');
  if (prices === null) return null;
  const [input, output, cacheWrite, cacheRead] = prices;
  return { input, output, cacheWrite, cacheRead };
};

/** Tokens: as the settings say, else what a cloud model holds, and what a server on one's own machine mostly does. */
const modelWindow = (): number =>
  optionalSetting('MODEL_WINDOW') ?? (setting('MODEL_PROVIDER') === 'bedrock' ? usualWindow : localWindow);

const models = async () => {
  const shared = {
    modelId: setting('MODEL_ID'),
    fallbackModelId: optionalSetting('MODEL_FALLBACK_ID'),
    price: price(),
  };
  if (setting('MODEL_PROVIDER') === 'bedrock') {
    const region = setting('MODEL_REGION');
    return openModels({
      ...shared,
      provider: 'bedrock',
      region,
      baseUrl: optionalSetting('MODEL_BASE_URL'),
      credentials: null,
    });
  }
  const secretName = optionalSetting('MODEL_SECRET_NAME');
  const apiKey = secretName === null ? null : await readModelKey(secretName);
  return openModels({ ...shared, provider: 'openai-compatible', baseUrl: setting('MODEL_BASE_URL'), apiKey });
};

/** A pass of a reading is long: this is as long as an answer of 16,000 tokens takes a slow model. */
const callTimeoutMs = 5 * 60_000;

/** The models and the ledgers, with the settings of this function. */
export const openAskModel = async () => {
  const budget = Math.round(setting('MODEL_BUDGET_USD') * 1_000_000);
  const ofScript = ledgerItems(table(), now, { budget });
  const usdADayInAll = setting('MODEL_USD_A_DAY');
  const day = { spend: spend(), entitlements: entitlements(), quotas: quotas(), usdADayInAll, logger };
  return {
    models: await models(),
    ledgerOf: ({ userId, scriptId }: { readonly userId: string; readonly scriptId: string }) =>
      dayLedger(ofScript(scriptId), day, userId),
    clock: { now: Date.now, sleep: (ms: number) => sleep(ms), random: Math.random },
  };
};

export const openReader = async () =>
  storyReader({ ...(await openAskModel()), callTimeoutMs, window: modelWindow(), now });
