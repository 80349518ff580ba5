/** Opens the model that the environment describes, for the command line. Refuses Bedrock without a region. */
import { type Models, openModels } from '../lib/model/open-model.ts';
import type { Price } from '../lib/model/prices.ts';
import type { ModelOptions } from './model-options.ts';

function priceOf(text: string | null): Price | null {
  if (text === null) return null;
  const [input, output, cacheWrite, cacheRead, ...more] = text.split('/').map(Number);
  const all = [input, output, cacheWrite, cacheRead];
  if (more.length > 0 || !all.every((price) => price !== undefined && Number.isFinite(price) && price >= 0)) {
    throw new Error(
      'MODEL_PRICE is four prices a million tokens: input/output/cache write/cache read, such as 2/10/2.5/0.1.',
    );
  }
  const [a = 0, b = 0, c = 0, d = 0] = all;
  return { input: a, output: b, cacheWrite: c, cacheRead: d };
}

/** @throws Error with a sentence for the terminal. */
export function openNamed(options: ModelOptions, awsRegion: string | null): Models {
  const { provider, modelId, fallbackModelId, baseUrl, apiKey } = options;
  const shared = { modelId, fallbackModelId, price: priceOf(options.price) };
  if (provider === 'openai-compatible') {
    if (baseUrl === null) throw new Error('The model’s server is missing: set MODEL_BASE_URL.');
    return openModels({ ...shared, provider, baseUrl, apiKey });
  }
  const region = options.region ?? awsRegion;
  if (region === null) throw new Error('Bedrock needs a region: set MODEL_REGION or AWS_REGION.');
  return openModels({ ...shared, provider, region, baseUrl, credentials: null });
}
