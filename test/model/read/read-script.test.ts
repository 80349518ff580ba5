import { readFileSync } from 'node:fs';
import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import type { OpenModel } from '../../../lib/model/open-model.ts';
import { briefParts, countedBrief } from '../../../lib/model/read/counted-brief.ts';
import { checkerInstructions, readerInstructions } from '../../../lib/model/read/instructions.ts';
import { memoryPasses } from '../../../lib/model/read/pass-store.ts';
import { type ReadOutcome, readScript } from '../../../lib/model/read/read-script.ts';
import { memoryLedger } from '../../../lib/model/script-ledger.ts';
import { readingContext } from '../../../lib/reports/reading-context.ts';
import { countParts } from '../../../lib/reports/run.ts';
import { parseScreenplay } from '../../../lib/screenplay/parse.ts';
import { storyRead } from '../../../lib/story/read/story-read.ts';
import { answerPass } from './scripted-reader.ts';

const corpus = new URL('../../corpus/', import.meta.url);
const screenplay = await parseScreenplay(new Uint8Array(readFileSync(new URL('the-last-reel.fountain', corpus))), {
  format: 'fountain',
  maxPages: 600,
});
const input = { screenplay, details: emptyDetails };
const asked = { screenplay, brief: countedBrief(countParts(briefParts, input)), context: readingContext(input) };

/** The text of a message, whatever it is made of. */
const textPart = z.looseObject({ text: z.string().default('') });
const wordsOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : z
        .array(textPart)
        .parse(content)
        .map(({ text }) => text)
        .join('\n');

type Answering = (prompt: string, call: number) => unknown;
type Finish = 'stop' | 'length';
interface SetUp {
  readonly window?: number;
  readonly answer?: Answering;
  readonly finish?: (prompt: string) => Finish;
  readonly budget?: number | null;
  /** Tokens that every answer is billed with. */
  readonly billed?: number;
  readonly passes?: ReturnType<typeof memoryPasses>;
  /** Tokens beyond which the server answers that the prompt is too long. */
  readonly holds?: number;
}

function setUp({
  window = 200_000,
  answer = answerPass,
  finish = () => 'stop',
  budget = null,
  billed = 100,
  passes = memoryPasses(),
  holds,
}: SetUp = {}) {
  const prompts: string[] = [];
  const languageModel = new MockLanguageModelV4({
    doGenerate: async ({ prompt }) => {
      const text = prompt.map(({ content }) => wordsOf(content)).join('\n');
      prompts.push(text);
      const tokens = Math.ceil(text.length / 4);
      if (holds !== undefined && tokens > holds) throw tooLong();
      const said = answer(text, prompts.length);
      const unified = finish(text);
      return {
        content: [{ type: 'text' as const, text: typeof said === 'string' ? said : JSON.stringify(said) }],
        finishReason: { unified, raw: unified },
        usage: {
          inputTokens: { total: tokens, noCache: tokens, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: billed, text: billed, reasoning: 0 },
        },
        warnings: [],
      };
    },
  });
  const price = { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.1 };
  const model: OpenModel = { id: 'reader', provider: 'openai-compatible', languageModel, priceFor: () => price };
  const deps = {
    models: { first: model, fallback: null },
    ledger: memoryLedger(budget),
    clock: { now: Date.now, sleep: async () => {}, random: () => 0 },
    passes,
    window,
    today: () => '2026-11-22',
  };
  return { prompts, passes, read: () => readScript(deps, asked) };
}
const tooLong = () =>
  new APICallError({ message: 'x', url: 'http://x', requestBodyValues: {}, statusCode: 413, isRetryable: false });

const storyOf = (outcome: ReadOutcome) => {
  if (outcome.kind === 'missing') throw new Error(`No reading: ${outcome.trouble}`);
  return outcome.story;
};

describe('a reading of a script', () => {
  it('tells every scene, stands on the script’s own words and fits its schema', async () => {
    const { prompts, read } = setUp();
    const outcome = await read();
    const story = storyOf(outcome);
    expect(storyRead.parse(story)).toEqual(story);
    expect(story.scenes).toHaveLength(screenplay.scenes.length);
    expect(story.made).toMatchObject({ model: 'reader', readOn: '2026-11-22', whole: true });
    expect(story.points.length).toBeGreaterThan(4);
    const words = JSON.stringify(screenplay);
    for (const { said } of story.points)
      for (const { quote } of said.cites) expect(words).toContain(JSON.stringify(quote).slice(1, -1));
    expect(story.points.every(({ said }) => said.support === 'supported')).toBe(true);
    expect(story.ratings).toHaveLength(12);
    expect(story.verdict?.because.every((id) => story.points.some((point) => point.id === id))).toBe(true);
    expect(prompts).toHaveLength(6);
    // The second look is told that what it is shown is data, and not how a reader cites and words its answers.
    expect(prompts.map((text) => text.includes(checkerInstructions))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(prompts.map((text) => text.includes(readerInstructions))).toEqual([true, true, true, true, true, false]);
    expect(outcome).toMatchObject({ failed: [], cost: { calls: 6 } });
  });

  it('writes up days and ways with what is nowhere said, advice place by place in the script’s order, and what a shoot needs in scenes that are there', async () => {
    const story = storyOf(await setUp().read());
    expect(story.ledger.map(({ about, hole }) => [about, hole])).toEqual([
      ['time', 'The hour is not said.'],
      ['time', null],
    ]);
    const [weakness] = story.points.filter(({ kind }) => kind === 'weakness');
    expect(weakness?.severity).toBe('minor');
    expect(weakness?.parts).toEqual([
      { page: 1, to: 2, act: 'cut', text: 'the first' },
      { page: 2, to: null, act: 'change', text: 'the second' },
    ]);
    expect(story.points.filter(({ kind }) => kind === 'strength').map(({ severity }) => severity)).not.toContain(
      'major',
    );
    expect(story.needs).toEqual([{ kind: 'nights', what: 'one night outside', scenes: [1], pages: [1] }]);
    expect(story.picture?.support).toBe('supported');
    expect(story.market?.budget).toEqual([{ line: 'cast', amount: 'a third', why: 'two people in every scene' }]);
  });

  it('sends the script three times and no more: for its scenes, the story and the notes; advice is tried on the scenes it changes', async () => {
    const { prompts, read } = setUp();
    await read();
    const whole = prompts.filter((prompt) => prompt.includes('== scene 1,') && !prompt.includes('Proposal '));
    expect(whole).toHaveLength(3);
    expect(prompts.filter((prompt) => prompt.includes('Proposal '))).toHaveLength(1);
  });

  it('is the same from the same answers, and asks nobody for what was answered before', async () => {
    const { passes, read } = setUp();
    const first = storyOf(await read());
    const again = setUp({ passes, answer: () => 'nobody is asked' });
    expect(storyOf(await again.read())).toEqual(first);
    expect(again.prompts).toEqual([]);
  });

  it('goes on after a death with the passes that are left', async () => {
    const { passes, prompts, read } = setUp({
      answer: (prompt, call) => {
        if (call === 3) throw new TypeError('killed');
        return answerPass(prompt);
      },
    });
    await read();
    expect(prompts.length).toBeGreaterThan(2);
    const again = setUp({ passes });
    const outcome = await again.read();
    expect(outcome).toMatchObject({ kind: 'read', failed: [] });
    expect(again.prompts.some((prompt) => prompt.includes('Read scenes'))).toBe(false);
  });

  it.each([8000, 9000])('gets to the end with a model that holds %d tokens', async (window) => {
    const { prompts, read } = setUp({ window });
    const story = storyOf(await read());
    expect(story.made.whole).toBe(false);
    expect(story.scenes).toHaveLength(screenplay.scenes.length);
    expect(story.points.length).toBeGreaterThan(2);
    expect(Math.max(...prompts.map((prompt) => prompt.length / 4))).toBeLessThan(window * 0.8);
  });

  it('asks for the story in parts where a model that holds the script writes short answers', async () => {
    const { prompts, read } = setUp({ window: 24_000 });
    const story = storyOf(await read());
    expect(story.made.whole).toBe(true);
    expect(prompts.filter((prompt) => prompt.includes('Say what the story is.'))).toHaveLength(5);
    expect(story.telling.loglines).toHaveLength(1);
  });

  it('finds a model’s window by trying, where it is smaller than was said', async () => {
    const { read } = setUp({ window: 32_000, holds: 5000 });
    const story = storyOf(await read());
    expect(story.scenes).toHaveLength(screenplay.scenes.length);
  });

  it('is missing where the model holds too little for one chunk', async () => {
    expect(await setUp({ window: 8000, holds: 100 }).read()).toMatchObject({ kind: 'missing', trouble: 'too_long' });
  });

  it('does without the scenes of one chunk that fails, and says how many it read', async () => {
    const { read } = setUp({
      window: 8000,
      finish: (prompt) => (prompt.includes('Read scenes 1 ') ? 'length' : 'stop'),
    });
    const outcome = await read();
    const story = storyOf(outcome);
    expect(story.made.scenes.read).toBeLessThan(story.made.scenes.all);
    expect(outcome).toMatchObject({ failed: [{ name: 'scenes.1', trouble: 'truncated' }] });
  });

  it.each([
    ['story', 'Say what the story is.', { people: [], telling: { loglines: [] } }],
    ['points', 'Now the notes', { points: [], plan: [], ratings: [], verdict: null }],
    ['judgement', 'Judge it.', { ratings: [], verdict: null, market: null }],
  ])('does without the %s where that pass fails', async (name, opening, rest) => {
    const { read } = setUp({ answer: (prompt) => (prompt.includes(opening) ? 'not json' : answerPass(prompt)) });
    const outcome = await read();
    expect(storyOf(outcome)).toMatchObject(rest);
    expect(outcome).toMatchObject({ failed: [{ name, trouble: 'malformed' }] });
  });

  it('marks claims as unchecked where nobody looked at them again', async () => {
    const { read } = setUp({
      answer: (prompt) => (prompt.includes('For each claim') ? 'not json' : answerPass(prompt)),
    });
    const { points } = storyOf(await read());
    expect(points.every(({ said }) => said.support === 'unchecked')).toBe(true);
  });

  it('leaves out what the second look finds not carried, and counts it', async () => {
    const nothing = (prompt: string) => ({
      checks: [...prompt.matchAll(/^Claim (\w+): /gm)].map(([, claim]) => ({ claim, carried: 'no' })),
    });
    const { read } = setUp({
      answer: (prompt) => (prompt.includes('For each claim') ? nothing(prompt) : answerPass(prompt)),
    });
    const story = storyOf(await read());
    expect([story.points, story.beats, story.verdict, story.ratings]).toEqual([[], [], null, []]);
    expect(story.made.claims.passage).toBeGreaterThan(5);
  });

  it('stops where the script’s budget is spent, and what is done stays', async () => {
    const { passes, read } = setUp({ budget: 300_000, billed: 6000 });
    const outcome = await read();
    expect(outcome.kind).toBe('read');
    expect(passes.size()).toBeGreaterThan(0);
    expect(outcome).toMatchObject({
      failed: expect.arrayContaining([expect.objectContaining({ trouble: 'over_budget' })]),
    });
  });

  it('keeps what the writer’s form and the script say apart from what is asked', async () => {
    const { prompts, read } = setUp();
    await read();
    for (const prompt of prompts) {
      const last = Math.max(prompt.lastIndexOf('</screenplay id='), prompt.lastIndexOf('</counted id='));
      expect(prompt.slice(last)).not.toContain('== scene');
    }
  });
});
