/** A reading from servers that misbehave, one manner at a time (`misbehaving.ts` lists them): what is lost is named and counted, nothing unproved is shown, what was answered is kept, calls are bounded. */
import { APICallError, extractJsonMiddleware, wrapLanguageModel } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { attempts } from '../../../lib/model/ask-patiently.ts';
import { jsonIn } from '../../../lib/model/json-in-text.ts';
import type { OpenModel } from '../../../lib/model/open-model.ts';
import { briefParts, countedBrief } from '../../../lib/model/read/counted-brief.ts';
import { memoryPasses } from '../../../lib/model/read/pass-store.ts';
import { readScript } from '../../../lib/model/read/read-script.ts';
import { memoryLedger } from '../../../lib/model/script-ledger.ts';
import { readingContext } from '../../../lib/reports/reading-context.ts';
import { countParts } from '../../../lib/reports/run.ts';
import { type StoryRead, storyRead } from '../../../lib/story/read/story-read.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { type Manner, misbehaving } from './misbehaving.ts';
import { answerPass } from './scripted-reader.ts';

const screenplay = await lastReel();
const input = { screenplay, details: emptyDetails };
const asked = { screenplay, brief: countedBrief(countParts(briefParts, input)), context: readingContext(input) };
const behaves: Manner = { name: 'behaves', reply: (good) => ({ text: JSON.stringify(good) }), failed: [] };

const textPart = z.looseObject({ text: z.string().default('') });
const wordsOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : z
        .array(textPart)
        .parse(content)
        .map(({ text }) => text)
        .join('\n');

function serverOf(manner: Manner) {
  const prompts: string[] = [];
  const server = new MockLanguageModelV4({
    doGenerate: async ({ prompt }) => {
      const text = prompt.map(({ content }) => wordsOf(content)).join('\n');
      prompts.push(text);
      const tokens = Math.ceil(text.length / 4);
      const spoils = manner.only === undefined || text.includes(manner.only);
      const { reply } = spoils ? manner : behaves;
      const { text: said, finish = 'stop', status } = reply(answerPass(text), { tokens, call: prompts.length });
      if (status !== undefined)
        throw new APICallError({
          message: 'x',
          url: 'http://x',
          requestBodyValues: {},
          statusCode: status,
          isRetryable: false,
        });
      return {
        content: [{ type: 'text' as const, text: said }],
        finishReason: { unified: finish, raw: finish },
        usage: {
          inputTokens: { total: tokens, noCache: tokens, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 100, text: 100, reasoning: 0 },
        },
        warnings: [],
      };
    },
  });
  // As the product opens its models.
  const languageModel = wrapLanguageModel({ model: server, middleware: extractJsonMiddleware({ transform: jsonIn }) });
  const model: OpenModel = { id: 'reader', provider: 'openai-compatible', languageModel, priceFor: () => null };
  return { prompts, model };
}

async function readFrom(manner: Manner, passes = memoryPasses()) {
  const { prompts, model } = serverOf(manner);
  const names: string[] = [];
  const outcome = await readScript(
    {
      models: { first: model, fallback: null },
      ledger: memoryLedger(null),
      clock: { now: Date.now, sleep: async () => {}, random: () => 0 },
      passes,
      window: manner.name.includes('32k') ? 32_000 : 200_000,
      today: () => '2026-11-22',
      onPass: ({ name, fromStore }) => {
        if (!fromStore) names.push(name);
      },
    },
    asked,
  );
  return { outcome, prompts, passes, names };
}

/** Every sentence of a story, with its cites. */
function saidIn(value: unknown): StoryRead['themes'] {
  if (value === null || typeof value !== 'object') return [];
  if ('text' in value && 'support' in value) return [value as StoryRead['themes'][number]];
  return Object.values(value).flatMap(saidIn);
}
const printed = JSON.stringify(screenplay);

describe.each(misbehaving)('a server that $name', (manner) => {
  it('ends as the set says, with what is lost named', async () => {
    const { outcome } = await readFrom(manner);
    if (manner.failed === null) {
      expect(outcome).toMatchObject({ kind: 'missing', trouble: manner.trouble });
      return;
    }
    if (outcome.kind === 'missing') throw new Error(`No reading: ${outcome.trouble}`);
    const lost = manner.failed.map((name) => ({ name, trouble: manner.trouble }));
    expect(outcome.failed.filter(({ name }) => !/^(?:check|doubt)\./.test(name))).toEqual(lost);
    expect(storyRead.parse(outcome.story)).toEqual(outcome.story);
    expect(manner.left?.(outcome.story)).toBe(true);
  });

  it('has nothing shown that stands on no words of the script', async () => {
    const { outcome } = await readFrom(manner);
    if (outcome.kind === 'missing') return expect(manner.failed).toBeNull();
    for (const { text, cites } of saidIn(outcome.story)) {
      expect(cites.length, text).toBeGreaterThan(0);
      for (const { quote } of cites) expect(printed).toContain(JSON.stringify(quote).slice(1, -1));
    }
  });

  it('is asked a bounded number of times, and what it answered is not asked again', async () => {
    const { prompts, passes, names } = await readFrom(manner);
    // A window that is found by trying is halved once or twice: each turn asks for its chunks anew.
    expect(prompts.length).toBeLessThanOrEqual(attempts.first * names.length);
    expect(prompts.length).toBeLessThanOrEqual(40);
    const kept = passes.size();
    const again = await readFrom({ ...behaves, name: manner.name }, passes);
    expect(again.outcome).toMatchObject({ kind: 'read', failed: [] });
    expect(kept > 0).toBe(manner.failed !== null);
    // Scenes that a small window had cut apart are asked for together once it holds them: one question at most.
    const cutApart = manner.name.startsWith('holds 8k') ? 1 : 0;
    const askedAnew = again.prompts.filter((prompt) => prompt.includes('Read scenes '));
    if (kept > 0) expect(askedAnew.length).toBeLessThanOrEqual(cutApart);
  });
});

it('the set holds every manner that a reading must survive', () => {
  const all = misbehaving.map(({ name }) => name).join('; ');
  for (const manner of [
    'cuts',
    'brackets',
    'layer',
    'ids',
    'halfway',
    '8k',
    'prose',
    'repeats',
    'language',
    'nothing',
    'refuses',
  ])
    expect(all).toContain(manner);
});
