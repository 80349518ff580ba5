/** What a model's tokens cost, by a dated table. Does not guess: a model that is not listed has no price. */
import type { TokenUsage } from '../contract/model.ts';

/** US dollars for a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  readonly cacheWrite: number;
  readonly cacheRead: number;
}
interface PriceRow {
  /** Part of the model id that names it. */
  readonly model: string;
  readonly price: Price;
  /** Price of a call whose prompt has more tokens than `above`, where there is one. */
  readonly longPrompt?: { readonly above: number; readonly price: Price };
}

/**
 * Anthropic's list prices (platform.claude.com/docs/en/about-claude/pricing), five-minute cache. Bedrock bills through a regional endpoint
 * a tenth more than through the global one. Look the prices up again before relying on rows older than a few months.
 */
export const pricesAsOf = '2026-10-24';
const rows: readonly PriceRow[] = [
  { model: 'claude-opus-5-5', price: { input: 4, output: 20, cacheWrite: 5, cacheRead: 0.2 } },
  { model: 'claude-opus-5', price: { input: 5, output: 25, cacheWrite: 6.25, cacheRead: 0.5 } },
  { model: 'claude-sonnet-5-5', price: { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.1 } },
  { model: 'claude-sonnet-5', price: { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.2 } },
  {
    model: 'claude-haiku-5-5',
    price: { input: 0.1, output: 0.5, cacheWrite: 0.125, cacheRead: 0.01 },
    longPrompt: { above: 100_000, price: { input: 0.5, output: 2.5, cacheWrite: 0.625, cacheRead: 0.05 } },
  },
  { model: 'claude-haiku-4-5', price: { input: 1, output: 5, cacheWrite: 1.25, cacheRead: 0.1 } },
];
const regionalFactor = 1.1;

const scaled = (price: Price, factor: number): Price => ({
  input: price.input * factor,
  output: price.output * factor,
  cacheWrite: price.cacheWrite * factor,
  cacheRead: price.cacheRead * factor,
});

/** 'us.anthropic.claude-haiku-4-5-20251001-v1:0' -> 'claude-haiku-4-5'. */
const modelName = (modelId: string): string | undefined =>
  /(?:^|[./])(claude-[a-z]+(?:-\d{1,2})+)(?:-\d{8})?(?:-v\d+(?::\d+)?)?$/.exec(modelId)?.[1];

/** The price of a call with `promptTokens` tokens of input, cached ones included; null for a model that is not in the table. */
export function priceOf(modelId: string, promptTokens: number): Price | null {
  const row = rows.find(({ model }) => model === modelName(modelId));
  if (!row) return null;
  const price = row.longPrompt && promptTokens > row.longPrompt.above ? row.longPrompt.price : row.price;
  return modelId.startsWith('global.') || !modelId.includes('anthropic.') ? price : scaled(price, regionalFactor);
}

/** What `usage` costs at `price`, in US dollars. */
export const costAt = (price: Price, { input, output, cacheRead, cacheWrite }: TokenUsage): number =>
  (input * price.input + output * price.output + cacheRead * price.cacheRead + cacheWrite * price.cacheWrite) /
  1_000_000;
