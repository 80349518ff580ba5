/** A reader that answers each pass as it is told, and what it was asked: prompts, tokens allowed, passes kept. */
import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import * as z from 'zod';
import type { OpenModel } from '../../../../lib/model/open-model.ts';
import type { DonePass, ReadDeps } from '../../../../lib/model/read/pass-asker.ts';
import { memoryPasses, type PassKey, type PassStore } from '../../../../lib/model/read/pass-store.ts';
import { memoryLedger } from '../../../../lib/model/script-ledger.ts';

const textPart = z.looseObject({ text: z.string().default('') });
const wordsOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : z
        .array(textPart)
        .parse(content)
        .map(({ text }) => text)
        .join('\n');

/** `answer` may throw; `tooLong` says which prompts the server takes for too long. */
export function askedModel(answer: (prompt: string) => unknown, tooLong: (prompt: string) => boolean = () => false) {
  const prompts: string[] = [];
  const mostOutput: (number | undefined)[] = [];
  const keys: PassKey[] = [];
  const done: DonePass[] = [];
  const languageModel = new MockLanguageModelV4({
    doGenerate: async ({ prompt, maxOutputTokens }) => {
      const text = prompt.map(({ content }) => wordsOf(content)).join('\n');
      prompts.push(text);
      mostOutput.push(maxOutputTokens);
      if (tooLong(text))
        throw new APICallError({
          message: 'x',
          url: 'http://x',
          requestBodyValues: {},
          statusCode: 413,
          isRetryable: false,
        });
      const tokens = Math.ceil(text.length / 4);
      return {
        content: [{ type: 'text' as const, text: JSON.stringify(answer(text)) }],
        finishReason: { unified: 'stop' as const, raw: 'stop' },
        usage: {
          inputTokens: { total: tokens, noCache: tokens, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 100, text: 100, reasoning: 0 },
        },
        warnings: [],
      };
    },
  });
  const price = { input: 1, output: 1, cacheWrite: 1, cacheRead: 1 };
  const model: OpenModel = { id: 'reader', provider: 'openai-compatible', languageModel, priceFor: () => price };
  const held = memoryPasses();
  const passes: PassStore = {
    get: (key, asked) => held.get(key, asked),
    put: async (key, given) => {
      keys.push(key);
      await held.put(key, given);
    },
  };
  const deps: ReadDeps = {
    models: { first: model, fallback: null },
    ledger: memoryLedger(null),
    clock: { now: Date.now, sleep: async () => {}, random: () => 0 },
    passes,
    window: 200_000,
    today: () => '2026-11-24',
    onPass: (one) => void done.push(one),
  };
  return { deps, prompts, mostOutput, keys, done, held };
}
