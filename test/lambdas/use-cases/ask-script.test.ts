/** A question asked of a script: kept and not paid for twice, at most thirty also when pressed at once, with a model in trouble and without one, of nobody else's script. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type AskModelInput, askScript } from '../../../lambdas/use-cases/ask-script.ts';
import { exportScript } from '../../../lambdas/use-cases/export-script.ts';
import { listQuestions } from '../../../lambdas/use-cases/list-questions.ts';
import { askedOutput, askOutput, mostQuestions } from '../../../lib/contract/ask.ts';
import type { ModelTrouble } from '../../../lib/contract/model.ts';
import type { AskOutcome } from '../../../lib/model/ask/ask-script.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

const screenplay = JSON.stringify(await lastReel());
const cost = { calls: 1, usage: { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 }, costUsd: 0.007 };
const evidence = [{ scene: 2, page: 2, line: 3, quote: 'The coat is indeed very good.' }];
const said: AskOutcome = {
  kind: 'said',
  answer: { kind: 'answered', model: 'm', sentences: [{ text: 'Lena wears it.', evidence }], dropped: 0 },
  cost,
};

let world: World;
let scriptId: string;
let calls: AskModelInput[];
beforeEach(async () => {
  world = makeWorld();
  calls = [];
  await grantPlan(world, 'anna', 'basic');
  ({ script_id: scriptId } = await world.addScript('anna'));
  await world.bucket.write(`screenplays/anna/${scriptId}.json`, screenplay, 'application/json');
});

const model =
  (outcome: AskOutcome = said) =>
  async (input: AskModelInput) => {
    calls.push(input);
    return outcome;
  };
const missing = (trouble: ModelTrouble) => model({ kind: 'missing', trouble, cost });
const ask = async (question: string, askModel: ReturnType<typeof model> | null = model(), userId = 'anna') =>
  askOutput.parse(await askScript({ ...world, askModel }, { userId, scriptId, question }));
const list = async (hasModel = true) =>
  askedOutput.parse(await listQuestions({ ...world, hasModel }, { userId: 'anna', scriptId }));

describe('a question asked of a script', () => {
  it('is answered, counted and listed, with the cast of the script to prove names by', async () => {
    expect(await list()).toEqual({ questions: [], left: mostQuestions });
    const answered = await ask('Who wears the coat?');
    expect(answered).toEqual({
      question: 'Who wears the coat?',
      asked_at: '2026-11-21T10:00:00.000Z',
      answer: said.kind === 'said' && said.answer,
      left: mostQuestions - 1,
    });
    const { left, ...kept } = answered;
    expect(await list()).toEqual({ questions: [kept], left });
    expect(calls[0]?.script.cast.map(({ cue }) => cue)).toEqual(expect.arrayContaining(['LENA', 'ISAAC', 'MAGS']));
    expect(world.logger.lines).toContainEqual({ level: 'info', event: 'script_asked' });
  });

  it('is not paid for twice: asked again it comes from what is kept', async () => {
    const first = await ask('Who wears the coat?');
    world.passMinutes(5);
    expect(await ask(' who wears  the coat ')).toEqual(first);
    expect(calls).toHaveLength(1);
  });

  it('is refused from the thirty-first on, also when all are pressed at once; what was asked stays to be had', async () => {
    const pressed = Array.from({ length: mostQuestions + 5 }, (_, n) => ask(`Question number ${n}?`));
    const settled = await Promise.allSettled(pressed);
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(5);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'too_many_questions' });
    expect(calls).toHaveLength(mostQuestions);
    expect((await ask('Question number 0?')).left).toBe(0);
    await expect(ask('One more?')).rejects.toMatchObject({
      code: 'too_many_questions',
      message: 'This script has had its 30 questions. Their answers stay here, and asked again they cost nothing.',
    });
  });

  it('is asked once when it is pressed twice', async () => {
    const both = await Promise.allSettled([ask('Who?'.padEnd(5)), ask('who')]);
    expect(calls).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'question_under_way' } });
  });

  it('of a script that is deleted meanwhile is neither asked nor kept', async () => {
    const { scripts } = world;
    let looks = 0;
    const get: typeof scripts.get = async (...key) => {
      looks += 1;
      return looks === 1 ? scripts.get(...key) : null;
    };
    const deps = { ...world, scripts: { ...scripts, get }, askModel: model() };
    const asked = askScript(deps, { userId: 'anna', scriptId, question: 'Who wears the coat?' });
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
    expect(calls).toEqual([]);
    expect((await list()).left).toBe(mostQuestions);
  });

  it.each(['awaiting_upload', 'reading', 'failed'] as const)('waits for the script, which is %s', async (status) => {
    const other = await world.addScript('anna', { status });
    const asked = askScript(
      { ...world, askModel: model() },
      { userId: 'anna', scriptId: other.script_id, question: 'Who?' },
    );
    await expect(asked).rejects.toMatchObject({ code: 'script_not_ready' });
  });

  it('is of a plan, and of the caller’s own script', async () => {
    await expect(ask('Who?', model(), 'eve')).rejects.toMatchObject({ code: 'payment_required' });
    await grantPlan(world, 'eve', 'expert');
    await expect(ask('Who?', model(), 'eve')).rejects.toMatchObject({ code: 'not_found' });
    const listed = listQuestions({ ...world, hasModel: true }, { userId: 'eve', scriptId });
    await expect(listed).rejects.toMatchObject({ code: 'not_found' });
    expect(calls).toEqual([]);
  });

  it('is part of what the owner takes along', async () => {
    await ask('Who wears the coat?');
    const { proof } = await world.proofs.make('anna');
    const owner = { userId: 'anna', scriptId, proof, session: { sessionId: 'session', epoch: null } };
    const exported = await exportScript(world, owner);
    expect(exported.questions.map(({ question }) => question)).toEqual(['Who wears the coat?']);
  });
});

describe('with a model in trouble', () => {
  it.each<[ModelTrouble, string]>([
    [
      'day_spent',
      'What the model may be asked in a day is used up; it can be asked again from 22 November, 00:00 UTC.',
    ],
    ['over_budget', 'What a model may cost on this script is spent, so it was not asked.'],
    ['malformed', 'The model gave no answer that could be used.'],
  ])('(%s) the places are shown and why, and the question does not count', async (trouble, message) => {
    const { answer, left } = await ask('Where is the ticket?', missing(trouble));
    expect(answer).toMatchObject({ kind: 'found', message, found: { words: ['ticket'] } });
    expect(left).toBe(mostQuestions);
    expect(await list()).toEqual({ questions: [], left: mostQuestions });
    expect((await ask('Where is the ticket?')).answer.kind).toBe('answered');
  });

  it('a fault of our own does not use up the question', async () => {
    const broken = async () => Promise.reject(new Error('the ledger is away'));
    await expect(ask('Who?', broken)).rejects.toThrow('the ledger is away');
    expect((await ask('Who?')).left).toBe(mostQuestions - 1);
  });
});

describe('without a model', () => {
  it('the places are found, nothing is counted and nothing kept', async () => {
    const { answer, left } = await ask('tickets', null);
    expect(left).toBeNull();
    expect(answer).toMatchObject({ kind: 'found', message: null, found: { words: ['tickets'] } });
    if (answer.kind !== 'found') throw new Error('Nothing was found.');
    expect(answer.found.places).toBeGreaterThan(2);
    for (const { quote } of answer.found.groups.flatMap(({ places }) => places)) expect(quote).toMatch(/ticket/i);
    expect(await list(false)).toEqual({ questions: [], left: null });
  });
});
