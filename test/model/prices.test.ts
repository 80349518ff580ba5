/** Prices by the dated table. */
import { describe, expect, it } from 'vitest';
import { costAt, priceOf } from '../../lib/model/prices.ts';

describe('a price', () => {
  it('is found by the model’s name inside Bedrock’s ids', () => {
    expect(priceOf('global.anthropic.claude-haiku-4-5-20251001-v1:0', 1000)?.input).toBe(1);
    expect(priceOf('global.anthropic.claude-sonnet-5-5', 1000)?.cacheRead).toBe(0.1);
    expect(priceOf('global.anthropic.claude-sonnet-5', 1000)?.cacheRead).toBe(0.2);
  });

  it('is a tenth higher through a regional endpoint', () => {
    expect(priceOf('us.anthropic.claude-opus-5-5', 1000)?.output).toBeCloseTo(22);
    expect(priceOf('anthropic.claude-opus-5-5', 1000)?.output).toBeCloseTo(22);
  });

  it('grows with the prompt where the provider says so', () => {
    expect(priceOf('global.anthropic.claude-haiku-5-5', 100_000)?.input).toBe(0.1);
    expect(priceOf('global.anthropic.claude-haiku-5-5', 100_001)?.input).toBe(0.5);
  });

  it('is unknown for a model that is not listed', () => {
    expect(priceOf('us.amazon.nova-pro-v1:0', 1000)).toBeNull();
    expect(priceOf('qwen3', 1000)).toBeNull();
    expect(priceOf('anthropic.claude-sonnet-9', 1000)).toBeNull();
  });

  it('is paid for each kind of token apart', () => {
    const price = { input: 1, output: 2, cacheWrite: 3, cacheRead: 4 };
    expect(costAt(price, { input: 1e6, output: 1e6, cacheWrite: 1e6, cacheRead: 5e5 })).toBe(8);
  });
});
