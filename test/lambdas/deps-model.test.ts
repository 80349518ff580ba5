/** The language model that a function's settings name: which one, at which price, within which bounds; or none. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLog } from './log-lines.ts';

const settings = {
  AWS_REGION: 'us-east-1',
  TABLE_NAME: 'test',
  MODEL_ID: 'us.anthropic.claude-sonnet-5-5',
  MODEL_BUDGET_USD: '2',
};
const bedrock = { ...settings, MODEL_PROVIDER: 'bedrock', MODEL_REGION: 'us-west-2' };
const server = {
  ...settings,
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: 'http://localhost:1/v1',
  MODEL_ID: 'qwen3',
};

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllEnvs());
const wired = async (environment: Record<string, string>) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return import('../../lambdas/deps-model.ts');
};
const opened = async (environment: Record<string, string>) => (await wired(environment)).openAskModel();

describe('the model', () => {
  it('is Bedrock’s by its id, at the table’s price, without a fallback', async () => {
    const { models } = await opened(bedrock);
    expect([models.first.id, models.first.provider, models.fallback]).toEqual([settings.MODEL_ID, 'bedrock', null]);
    expect(models.first.priceFor(1)?.input).toBeCloseTo(2.2);
  });

  it('may have a fallback, and a price of the deployment’s own', async () => {
    const { models } = await opened({ ...bedrock, MODEL_FALLBACK_ID: 'other', MODEL_PRICE: '1/2/3/4' });
    expect([models.fallback?.id, models.fallback?.provider]).toEqual(['other', 'bedrock']);
    expect(models.first.priceFor(1)).toEqual({ input: 1, output: 2, cacheWrite: 3, cacheRead: 4 });
  });

  it('is a server’s of one’s own, without a price', async () => {
    const { models } = await opened(server);
    expect([models.first.id, models.first.provider, models.first.priceFor(1)]).toEqual([
      'qwen3',
      'openai-compatible',
      null,
    ]);
  });

  it('is a fault of the deployment where a setting of it is missing', async () => {
    const { MODEL_REGION: _, ...placeless } = bedrock;
    await expect(opened(placeless)).rejects.toThrow('MODEL_REGION');
    vi.unstubAllEnvs();
    vi.resetModules();
    const { MODEL_BASE_URL: __, ...homeless } = server;
    await expect(opened(homeless)).rejects.toThrow('MODEL_BASE_URL');
  });
});

describe('a function without a model', () => {
  it('asks none', async () => {
    vi.stubEnv('TABLE_NAME', 'test');
    const { openRecheck } = await import('../../lambdas/deps-recheck.ts');
    const { openAskScript } = await import('../../lambdas/deps-ask.ts');
    expect([await openRecheck('anna'), await openAskScript()]).toEqual([null, null]);
  });

  it('that can’t open it says so in the log, and goes on without', async () => {
    const { MODEL_REGION: _, ...placeless } = bedrock;
    for (const [name, value] of Object.entries(placeless)) vi.stubEnv(name, value);
    const { openRecheck } = await import('../../lambdas/deps-recheck.ts');
    const { openAskScript } = await import('../../lambdas/deps-ask.ts');
    const log = watchLog();
    try {
      expect([await openRecheck('anna'), await openAskScript()]).toEqual([null, null]);
      expect(log.of('model_not_opened')).toHaveLength(2);
    } finally {
      log.restore();
    }
  });

  it('with one is given a door to it', async () => {
    for (const [name, value] of Object.entries(bedrock)) vi.stubEnv(name, value);
    const { openRecheck } = await import('../../lambdas/deps-recheck.ts');
    const { openAskScript } = await import('../../lambdas/deps-ask.ts');
    expect(await openRecheck('anna')).toBeTypeOf('function');
    expect(await openAskScript()).toBeTypeOf('function');
  });
});
