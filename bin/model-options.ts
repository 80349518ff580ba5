/** Which language model the product is built for, by the environment: MODEL_BASE_URL names a server, MODEL_PROVIDER=bedrock Amazon's. Refuses half a choice. */
import * as z from 'zod';
import { leastWindow } from '../lib/model/read/windows.ts';

const text = z
  .string()
  .optional()
  .transform((value) => value || null);
const windowSentence = `MODEL_WINDOW is a whole number of tokens, ${leastWindow} or more.`;
const schema = z.object({
  MODEL_PROVIDER: z
    .enum(['bedrock', 'openai-compatible', 'none', ''], 'MODEL_PROVIDER is bedrock, openai-compatible or none.')
    .default(''),
  MODEL_ID: text,
  MODEL_FALLBACK_ID: text,
  MODEL_REGION: text,
  MODEL_BASE_URL: text,
  MODEL_API_KEY: text,
  MODEL_BUDGET_USD: z.coerce.number('MODEL_BUDGET_USD is a number of dollars.').positive().default(2),
  MODEL_PRICE: text,
  MODEL_WINDOW: z.preprocess(
    (value) => value || undefined,
    z.coerce
      .number(windowSentence)
      .int(windowSentence)
      .min(leastWindow, windowSentence)
      .optional()
      .transform((value) => value ?? null),
  ),
});

export interface ModelOptions {
  readonly provider: 'bedrock' | 'openai-compatible';
  readonly modelId: string;
  readonly fallbackModelId: string | null;
  readonly region: string | null;
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly budgetUsd: number;
  /** input/output/cache write/cache read, as given. */
  readonly price: string | null;
  /** Tokens that the model holds, prompt and answer together; null means what is usual for its provider (`windowOf`). */
  readonly window: number | null;
}

/** Null when none is configured. @throws Error with a sentence for the terminal. */
export function readModelOptions(environment: NodeJS.ProcessEnv): ModelOptions | null {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join(' '));
  const given = parsed.data;
  const provider = given.MODEL_PROVIDER || (given.MODEL_BASE_URL === null ? 'none' : 'openai-compatible');
  if (provider === 'none') return null;
  if (given.MODEL_ID === null) throw new Error('A model needs MODEL_ID, the name by which its provider knows it.');
  return {
    provider,
    modelId: given.MODEL_ID,
    fallbackModelId: given.MODEL_FALLBACK_ID,
    region: given.MODEL_REGION,
    baseUrl: given.MODEL_BASE_URL,
    apiKey: given.MODEL_API_KEY,
    budgetUsd: given.MODEL_BUDGET_USD,
    price: given.MODEL_PRICE,
    window: given.MODEL_WINDOW,
  };
}
