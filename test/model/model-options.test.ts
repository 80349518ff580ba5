/** The environment as a choice of model, for start, deployment and command line. */
import { describe, expect, it } from 'vitest';
import { readModelOptions } from '../../bin/model-options.ts';
import { openNamed } from '../../bin/open-named-model.ts';
import { readStartOptions } from '../../bin/start-options.ts';
import { windowOf } from '../../lib/model/read/windows.ts';

const start = (environment: Record<string, string>) => readStartOptions('/tmp', [], environment).model;

describe('the environment', () => {
  it('names no model by itself, or when it says none', () => {
    expect(readModelOptions({})).toBeNull();
    expect(readModelOptions({ MODEL_PROVIDER: 'none', MODEL_ID: 'qwen3', MODEL_BASE_URL: 'http://x/v1' })).toBeNull();
    expect(start({ MODEL_ID: 'qwen3' })).toBeNull();
  });

  it('names a server by its address alone', () => {
    expect(start({ MODEL_BASE_URL: 'http://127.0.0.1:1/v1', MODEL_ID: 'qwen3' })).toMatchObject({
      provider: 'openai-compatible',
      modelId: 'qwen3',
      fallbackModelId: null,
      budgetUsd: 2,
      window: null,
    });
  });

  it('may say how much the model holds; by itself that is what is usual for its provider', () => {
    const window = (MODEL_WINDOW: string) => readModelOptions({ MODEL_BASE_URL: 'x', MODEL_ID: 'm', MODEL_WINDOW });
    expect(window('8192')).toMatchObject({ window: 8192 });
    expect(window('')).toMatchObject({ window: null });
    for (const small of ['7999', '9000.5', 'large'])
      expect(() => window(small)).toThrow('MODEL_WINDOW is a whole number of tokens, 8000 or more.');
    expect(windowOf('bedrock', null)).toBe(200_000);
    expect(windowOf('openai-compatible', null)).toBe(32_000);
    expect(windowOf('openai-compatible', 8192)).toBe(8192);
  });

  it('that makes half a choice is refused in a sentence', () => {
    expect(() => readModelOptions({ MODEL_PROVIDER: 'bedrock' })).toThrow('A model needs MODEL_ID');
    expect(() => readModelOptions({ MODEL_PROVIDER: 'oracle' })).toThrow('MODEL_PROVIDER is bedrock');
    expect(() => start({ MODEL_PROVIDER: 'bedrock', MODEL_ID: 'x' })).toThrow('On one machine a model is reached by');
    expect(() => start({ MODEL_PROVIDER: 'openai-compatible', MODEL_ID: 'x' })).toThrow('set MODEL_BASE_URL');
  });

  it('prices a model that the table does not know, and refuses prices it cannot read', () => {
    const server = { MODEL_BASE_URL: 'http://127.0.0.1:1/v1', MODEL_ID: 'qwen3' };
    const open = (MODEL_PRICE: string) => {
      const options = readModelOptions({ ...server, MODEL_PRICE });
      if (options === null) throw new Error('no model');
      return openNamed(options, null).first.priceFor(1000);
    };
    expect(open('2/10/2.5/0.1')).toEqual({ input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.1 });
    expect(() => open('2/10')).toThrow('MODEL_PRICE is four prices');
    expect(() => open('a/b/c/d')).toThrow('MODEL_PRICE is four prices');
  });
});
