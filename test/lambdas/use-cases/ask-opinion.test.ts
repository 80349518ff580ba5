/** An answer with a model's opinion beside it: from the queue's message to what the dashboard is sent. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerQuestion, giveUpAnswer } from '../../../lambdas/use-cases/answer-question.ts';
import { opinionAsker } from '../../../lambdas/use-cases/ask-opinion.ts';
import { getAnswer } from '../../../lambdas/use-cases/get-answer.ts';
import { listAnswers } from '../../../lambdas/use-cases/list-answers.ts';
import { retryAnswer } from '../../../lambdas/use-cases/retry-answer.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { openModels } from '../../../lib/model/open-model.ts';
import { memoryLedger } from '../../../lib/model/script-ledger.ts';
import { isAnswered } from '../../../lib/reports/registry.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { type FakeProvider, startFakeProvider } from '../../model/fake-provider.ts';
import { sampleOpinion } from '../../model/sample-opinion.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
let fake: FakeProvider;
let scriptId: string;
beforeEach(async () => {
  world = { ...makeWorld(), hasModel: true };
  fake = await startFakeProvider(sampleOpinion);
  await grantPlan(world, 'anna', 'expert');
  const details = { ...emptyDetails, other_inputs: 'The silence in the booth is meant.' };
  ({ script_id: scriptId } = await world.addScript('anna', { details }));
  const screenplay = JSON.stringify(await lastReel());
  await world.bucket.write(`screenplays/anna/${scriptId}.json`, screenplay, 'application/json');
});
afterEach(() => fake.close());

const answer = async (
  question: number,
  ledger = memoryLedger(null, Date.now),
  callTimeoutMs = 5000,
  answers: World['answers'] = world.answers,
  request = 'r1',
) => {
  const settings = { modelId: 'qwen3', fallbackModelId: null, price: null, apiKey: null };
  const models = openModels({ ...settings, provider: 'openai-compatible', baseUrl: `${fake.url}/v1` });
  const clock = { now: Date.now, sleep: async () => {}, random: () => 0.5 };
  const deps = { models, clock, callTimeoutMs, ledgerOf: () => ledger, logger: world.logger };
  await world.answers.request(scriptId, question, 'r1');
  return answerQuestion(
    { ...world, answers, isAnswered, runQuestion, opinions: opinionAsker(deps) },
    { user_id: 'anna', script_id: scriptId, question, request_id: request },
  );
};
const detail = (n: number) => getAnswer(world, { userId: 'anna', n: String(n), scriptId });

it('the opinion stands beside the counted answer and changes nothing of it; a made-up quote is dropped and counted', async () => {
  expect(await answer(3)).toBe('succeeded');
  const given = await detail(3);
  const counted = runQuestion(3, { screenplay: await lastReel(), details: emptyDetails });
  expect(given.structured_data).toEqual(JSON.parse(JSON.stringify(counted.structured_data)));
  expect(given.entries).toEqual(JSON.parse(JSON.stringify(counted.entries)));
  expect(given.opinion).toMatchObject({
    kind: 'given',
    model: 'qwen3',
    quotes: { verified: 1, replaced: 1, dropped: 1 },
  });
});

it('the list’s text has it under a heading of its own, after what was counted', async () => {
  await answer(3);
  const list = await listAnswers(world, { userId: 'anna', scriptId });
  const [strengths, weaknesses] = list.filter(({ question }) => question === 3);
  expect(strengths?.response).not.toContain('Opinion by');
  expect(weaknesses?.response).toContain('Opinion by qwen3, prompt v1: 1 quote verified, 1 replaced, 1 dropped');
});

it('ratings stay the counted ones, and the model’s stand in the opinion', async () => {
  await answer(1);
  const given = await detail(1);
  expect(given.FRAME?.Flux?.rating).toMatch(/\/10$/);
  expect(given.opinion).toMatchObject({
    ratings: expect.arrayContaining([expect.objectContaining({ name: 'Flux', readings: 3 })]),
  });
});

it('the model is given the counted facts and the writer’s intent, after the script', async () => {
  await answer(3);
  const asked = fake.calls[0]?.question ?? '';
  expect(asked).toContain('The silence in the booth is meant.');
  expect(asked.indexOf('<counted')).toBeLessThan(asked.indexOf('What does this script do well'));
});

it('a model in trouble costs the opinion, never the answer, and says so', async () => {
  fake.acts.push('denied');
  expect(await answer(3)).toBe('succeeded');
  const given = await detail(3);
  expect(given.entries.length).toBe(2);
  expect(given.opinion).toMatchObject({ kind: 'missing', trouble: 'denied' });
});

it('a ledger that is away is logged and costs the opinion, not the answer', async () => {
  const away = { ...memoryLedger(null, Date.now), warmth: vi.fn().mockRejectedValue(new Error('table away')) };
  expect(await answer(3, away)).toBe('succeeded');
  expect((await detail(3)).opinion).toMatchObject({ kind: 'missing', trouble: 'unavailable' });
  expect(world.logger.lines).toContainEqual({ level: 'error', event: 'opinion_failed' });
});

it('the counted answer can be read while the model is still reading', async () => {
  fake.acts.push('hang');
  const answering = answer(3, memoryLedger(null, Date.now), 400);
  await vi.waitFor(() => expect(fake.calls).toHaveLength(1));
  expect(await detail(3)).toMatchObject({
    status: 'succeeded',
    opinion: { kind: 'awaited', model: 'qwen3', calls: 0 },
  });
  const list = await listAnswers(world, { userId: 'anna', scriptId });
  expect(list.find(({ question }) => question === 3)).toMatchObject({ status: 'succeeded', opinion_awaited: true });
  expect(await answering).toBe('succeeded');
  expect((await detail(3)).opinion?.kind).toBe('given');
  const after = await listAnswers(world, { userId: 'anna', scriptId });
  expect(after.find(({ question }) => question === 3)).not.toHaveProperty('opinion_awaited');
});

it('a delivery after a power cut asks for the opinion only; one that is complete asks for nothing', async () => {
  const amend = vi.fn().mockRejectedValueOnce(new Error('power cut'));
  await expect(answer(3, undefined, undefined, { ...world.answers, amend })).rejects.toThrow('power cut');
  expect((await detail(3)).opinion?.kind).toBe('awaited');
  expect(await answer(3)).toBe('succeeded');
  expect((await detail(3)).opinion?.kind).toBe('given');
  const calls = fake.calls.length;
  expect(await answer(3)).toBe('succeeded');
  expect(fake.calls).toHaveLength(calls);
});

it('a message that is delivered twice side by side pays the model once, and its twin goes back to the queue', async () => {
  fake.acts.push('hang');
  const first = answer(4, memoryLedger(null, Date.now), 400);
  await vi.waitFor(() => expect(fake.calls).toHaveLength(1));
  await expect(answer(4)).rejects.toThrow('Another delivery');
  expect(fake.calls).toHaveLength(1);
  expect(await first).toBe('succeeded');
  const calls = fake.calls.length;
  expect(await answer(4)).toBe('succeeded');
  expect(fake.calls).toHaveLength(calls);
  expect((await detail(4)).opinion?.kind).toBe('given');
});

it('a delivery whose twin died without a word takes its place once the turn has lapsed', async () => {
  const amend = vi.fn().mockRejectedValueOnce(new Error('power cut'));
  const holdOpinion: World['answers']['holdOpinion'] = async (...input) =>
    input[4] === 0 ? false : world.answers.holdOpinion(...input);
  await expect(answer(3, undefined, undefined, { ...world.answers, amend, holdOpinion })).rejects.toThrow('power cut');
  await expect(answer(3)).rejects.toThrow('Another delivery');
  world.passMinutes(1);
  expect(await answer(3)).toBe('succeeded');
  expect((await detail(3)).opinion?.kind).toBe('given');
});

it('given up after the last delivery, the answer stays and says that its opinion is missing', async () => {
  const amend = vi.fn().mockRejectedValueOnce(new Error('power cut'));
  await expect(answer(3, undefined, undefined, { ...world.answers, amend })).rejects.toThrow('power cut');
  await giveUpAnswer(world, { user_id: 'anna', script_id: scriptId, question: 3, request_id: 'r1' });
  expect(await detail(3)).toMatchObject({ status: 'succeeded', opinion: { kind: 'missing', trouble: 'unavailable' } });
});

const askAgain = () => retryAnswer(world, { userId: 'anna', n: '3', scriptId });

it('an opinion that a passing trouble cost can be asked for again; one that was refused for good, or is there, cannot', async () => {
  fake.acts.push('unknown-model');
  await answer(3);
  expect((await detail(3)).opinion).toMatchObject({ kind: 'missing', trouble: 'rejected' });
  expect(await askAgain()).toMatchObject({ status: 'pending' });
  const request = (await world.answers.get(scriptId, 3))?.request_id ?? '';
  expect(await answer(3, undefined, undefined, undefined, request)).toBe('succeeded');
  expect((await detail(3)).opinion?.kind).toBe('given');
  expect(await askAgain()).toMatchObject({ status: 'succeeded' });
  fake.acts.push('refused');
  await answer(4);
  expect(await retryAnswer(world, { userId: 'anna', n: '4', scriptId })).toMatchObject({ status: 'succeeded' });
});

it('an answer from before there was a model offers its opinion, and has it when it is asked for', async () => {
  const message = { user_id: 'anna', script_id: scriptId, question: 3, request_id: 'r1' };
  await world.answers.request(scriptId, 3, 'r1');
  await answerQuestion({ ...world, isAnswered, runQuestion, opinions: null }, message);
  expect(await getAnswer({ ...world, hasModel: false }, { userId: 'anna', n: '3', scriptId })).not.toHaveProperty(
    'model_may_be_asked',
  );
  expect(await retryAnswer({ ...world, hasModel: false }, { userId: 'anna', n: '3', scriptId })).toMatchObject({
    status: 'succeeded',
  });
  const counted = await detail(3);
  expect(counted).toMatchObject({ status: 'succeeded', model_may_be_asked: true });
  expect(await askAgain()).toMatchObject({ status: 'pending' });
  expect(await askAgain()).toMatchObject({ status: 'pending' });
  expect(new Set(world.queue.sent.map(({ request_id }) => request_id)).size).toBe(1);
  const request = (await world.answers.get(scriptId, 3))?.request_id ?? '';
  expect(await answer(3, undefined, undefined, undefined, request)).toBe('succeeded');
  const given = await detail(3);
  expect(given.entries).toEqual(counted.entries);
  expect(given.opinion?.kind).toBe('given');
  expect(given).not.toHaveProperty('model_may_be_asked');
});

it('an opinion that is missing is offered only while its trouble may pass and a plan opens the report', async () => {
  fake.acts.push('refused');
  await answer(3);
  expect(await detail(3)).not.toHaveProperty('model_may_be_asked');
  fake.acts.push('unknown-model');
  await answer(4);
  expect(await detail(4)).toMatchObject({ opinion: { kind: 'missing' }, model_may_be_asked: true });
  await grantPlan(world, 'ben', 'basic');
  const locked = { userId: 'ben', n: '7', scriptId: (await world.addScript('ben')).script_id };
  await expect(getAnswer(world, locked)).rejects.toMatchObject({ code: 'plan_required' });
  await expect(retryAnswer(world, locked)).rejects.toMatchObject({ code: 'plan_required' });
});

it('an opinion whose function died is missing after half an hour, and can be asked for again', async () => {
  const amend = vi.fn().mockRejectedValueOnce(new Error('power cut'));
  await expect(answer(3, undefined, undefined, { ...world.answers, amend })).rejects.toThrow('power cut');
  world.passMinutes(31);
  expect((await detail(3)).opinion).toMatchObject({ kind: 'missing', trouble: 'unavailable' });
  expect(JSON.stringify(await listAnswers(world, { userId: 'anna', scriptId }))).toContain('No opinion by qwen3');
  expect(await askAgain()).toMatchObject({ status: 'pending' });
});

it('an opinion too large to store is missing, and the answer stays', async () => {
  let first = true;
  const amend: World['answers']['amend'] = (...input) => {
    if (!first) return world.answers.amend(...input);
    first = false;
    return Promise.reject(new RangeError('too large'));
  };
  expect(await answer(3, undefined, undefined, { ...world.answers, amend })).toBe('succeeded');
  expect((await detail(3)).opinion).toMatchObject({ kind: 'missing' });
});

it('new details while the model reads throw its opinion away', async () => {
  fake.acts.push('hang');
  const answering = answer(3, memoryLedger(null, Date.now), 300);
  await vi.waitFor(() => expect(fake.calls).toHaveLength(1));
  await world.answers.restart(scriptId, 3, 'r1', 'r2');
  expect(await answering).toBe('superseded');
  expect((await detail(3)).status).toBe('pending');
});
