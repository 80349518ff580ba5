/** Opens the model that the settings name: Amazon Bedrock or a server that speaks OpenAI's form. */
import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import { jsonIn } from './json-in-text.ts';
import { type Price, priceOf } from './prices.ts';
import { sizedFetch } from './sized-fetch.ts';

interface SharedSettings {
  readonly modelId: string;
  /** Asked when the first fails; null means that there is none. */
  readonly fallbackModelId: string | null;
  /** Overrides the dated table, for models that are not in it; the same for both models. */
  readonly price: Price | null;
}
export type ModelSettings =
  | (SharedSettings & {
      readonly provider: 'bedrock';
      readonly region: string;
      /** Another address of the service, such as a private endpoint. Null means the region's own. */
      readonly baseUrl: string | null;
      /** Null takes the role's credentials from the environment. */
      readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
    })
  | (SharedSettings & {
      readonly provider: 'openai-compatible';
      /** Up to and with the version, such as http://127.0.0.1:11434/v1. */
      readonly baseUrl: string;
      readonly apiKey: string | null;
    });

export interface OpenModel {
  readonly id: string;
  readonly provider: ModelSettings['provider'];
  readonly languageModel: Exclude<LanguageModel, string>;
  /** Price of a call with so many tokens of input; null when none is known. */
  readonly priceFor: (promptTokens: number) => Price | null;
}
export interface Models {
  readonly first: OpenModel;
  readonly fallback: OpenModel | null;
}

// The SDK prints its warnings to the console; a log line that nobody chose may hold a prompt.
globalThis.AI_SDK_LOG_WARNINGS = false;

function languageModel(settings: ModelSettings, modelId: string): OpenModel['languageModel'] {
  if (settings.provider === 'bedrock') {
    const { region, baseUrl, credentials } = settings;
    return createAmazonBedrock({
      region,
      fetch: sizedFetch,
      ...(baseUrl && { baseURL: baseUrl }),
      ...credentials,
    })(modelId);
  }
  const open = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: settings.baseUrl,
    fetch: sizedFetch,
    ...(settings.apiKey && { apiKey: settings.apiKey }),
    supportsStructuredOutputs: true,
  });
  return open(modelId);
}

const open = (settings: ModelSettings, id: string): OpenModel => ({
  id,
  provider: settings.provider,
  languageModel: wrapLanguageModel({
    model: languageModel(settings, id),
    middleware: extractJsonMiddleware({ transform: jsonIn }),
  }),
  priceFor: (promptTokens) => settings.price ?? priceOf(id, promptTokens),
});

/** Nothing is sent yet. */
export const openModels = (settings: ModelSettings): Models => ({
  first: open(settings, settings.modelId),
  fallback: settings.fallbackModelId === null ? null : open(settings, settings.fallbackModelId),
});
