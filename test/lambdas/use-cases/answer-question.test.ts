/** Answering one question: delivered twice, late, side by side, or after everything has changed. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScriptItem } from '../../../lambdas/adapters/script-items.ts';
import { type AnswerQuestionDeps, answerQuestion, giveUpAnswer } from '../../../lambdas/use-cases/answer-question.ts';
import { deleteScript } from '../../../lambdas/use-cases/delete-script.ts';
import { saveDetails } from '../../../lambdas/use-cases/save-details.ts';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { fingerprintOf } from '../../../lib/engine/text/fingerprint.ts';
import { cards } from '../../../lib/reports/catalog.ts';
import { smallScreenplay } from '../small-screenplay.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
let scriptId: string;
let runQuestion: ReturnType<typeof vi.fn<AnswerQuestionDeps['runQuestion']>>;
beforeEach(async () => {
  world = makeWorld();
  runQuestion = vi.fn<AnswerQuestionDeps['runQuestion']>((question, { details }) => ({
    question,
    structured_data: { title: details.title },
    entries: [],
  }));
  await grantPlan(world, 'anna', 'expert');
  ({ script_id: scriptId } = await world.addScript('anna'));
  await world.bucket.write(`screenplays/anna/${scriptId}.json`, JSON.stringify(smallScreenplay), 'application/json');
  await world.answers.request(scriptId, 3, 'r1');
});
const message = (request_id = 'r1', question = 3) => ({ user_id: 'anna', script_id: scriptId, question, request_id });
const answer = (input = message(), change: Partial<AnswerQuestionDeps> = {}) =>
  answerQuestion({ ...world, isAnswered: (n) => n !== 15, runQuestion, reader: null, ...change }, input);
const stored = (question = 3) => world.answers.get(scriptId, question);

describe('a question', () => {
  it('is answered from the stored screenplay and the saved details', async () => {
    await world.scripts.saveDetails('anna', scriptId, { ...emptyDetails, title: 'Pepper' }, null);
    expect(await answer()).toBe('succeeded');
    expect(runQuestion).toHaveBeenCalledWith(3, {
      screenplay: smallScreenplay,
      details: { ...emptyDetails, title: 'Pepper' },
      corrections: noCorrections,
      otherDrafts: [],
    });
    expect(await stored()).toMatchObject({ status: 'succeeded', result: { structured_data: { title: 'Pepper' } } });
  });

  it('delivered again after its answer was written changes nothing', async () => {
    await answer();
    const before = await stored();
    world.passMinutes(1);
    expect(await answer()).toBe('succeeded');
    expect(await stored()).toEqual(before);
    expect(runQuestion).toHaveBeenCalledTimes(1);
  });

  it('cases 19, 24: delivered twice side by side ends with one answer', async () => {
    const outcomes = await Promise.all([answer(), answer()]);
    expect(outcomes).toContain('succeeded');
    expect((await stored())?.status).toBe('succeeded');
  });

  it('whose analysis throws is a failed answer, not a retry, and the queue goes on', async () => {
    runQuestion.mockImplementation(() => {
      throw new TypeError('no scenes');
    });
    expect(await answer()).toBe('failed');
    expect(await stored()).toMatchObject({ status: 'failed', problem: { code: 'analysis_failed' } });
    expect(JSON.stringify(await stored())).not.toContain('no scenes');
    expect(await answer()).toBe('failed');
    expect(runQuestion).toHaveBeenCalledTimes(1);
  });

  it('whose answer is too large to store is a failed answer', async () => {
    const finish: World['answers']['finish'] = async (user, script, question, request, outcome) => {
      if ('answer' in outcome) throw new RangeError('too large');
      return world.answers.finish(user, script, question, request, outcome);
    };
    expect(await answer(message(), { answers: { ...world.answers, finish } })).toBe('failed');
    expect((await stored())?.problem?.code).toBe('analysis_failed');
  });

  it('that the infrastructure failed is thrown and answered at the next delivery', async () => {
    const read = () => Promise.reject(new Error('away'));
    await expect(answer(message(), { bucket: { read } })).rejects.toThrow('away');
    expect((await stored())?.status).toBe('running');
    expect(await answer()).toBe('succeeded');
  });

  it('case 22: given up after the last delivery is failed; one answered meanwhile stays answered', async () => {
    await giveUpAnswer(world, message());
    expect(await stored()).toMatchObject({ status: 'failed', problem: { code: 'analysis_failed' } });
    await world.answers.restart(scriptId, 3, 'r1', 'r2');
    await answer(message('r2'));
    await giveUpAnswer(world, message('r2'));
    expect((await stored())?.status).toBe('succeeded');
  });
});

describe('a question that compares drafts', () => {
  const marks = fingerprintOf(smallScreenplay);
  const addDraft = async (user: string, change: Partial<ScriptItem> = {}): Promise<string> => {
    world.passMinutes(1);
    const { script_id: id } = await world.addScript(user, { fingerprinted: true, ...change });
    await world.bucket.write(`screenplays/${user}/${id}.fingerprint.json`, JSON.stringify(marks), 'application/json');
    return id;
  };
  const draftsGiven = () => runQuestion.mock.calls.at(-1)?.[1].otherDrafts;
  beforeEach(() => world.answers.request(scriptId, 10, 'r10'));

  it('gets the fingerprints of the user’s other scripts and of nobody else’s', async () => {
    await addDraft('anna', { file_name: 'salt-2.pdf', details: { ...emptyDetails, title: 'Sugar' } });
    await addDraft('bert');
    expect(await answer(message('r10', 10))).toBe('succeeded');
    expect(draftsGiven()).toEqual([
      { title: 'Sugar', fileName: 'salt-2.pdf', uploadedOn: '2026-11-21', fingerprint: marks },
    ]);
  });

  it('gets the newest twenty that are ready and have a fingerprint', async () => {
    for (let n = 1; n <= 22; n += 1) await addDraft('anna', { file_name: `${n}.pdf` });
    await world.addScript('anna', { file_name: 'before-fingerprints.pdf' });
    await addDraft('anna', { file_name: 'failed.pdf', status: 'failed' });
    await answer(message('r10', 10));
    expect(draftsGiven()?.map(({ fileName }) => fileName)).toEqual(
      Array.from({ length: 20 }, (_, index) => `${22 - index}.pdf`),
    );
  });

  it('is answered without a script that was deleted while it was read', async () => {
    const id = await addDraft('anna');
    const listed = await world.scripts.list('anna');
    await deleteScript(world, { userId: 'anna', scriptId: id });
    const list = async () => listed;
    await expect(answer(message('r10', 10), { scripts: { ...world.scripts, list } })).rejects.toThrow('NoSuchKey');
    expect(await answer(message('r10', 10))).toBe('succeeded');
    expect(draftsGiven()).toEqual([]);
  });

  it('is the only one that reads them', async () => {
    await addDraft('anna');
    const list = vi.fn(world.scripts.list);
    await answer(message(), { scripts: { ...world.scripts, list } });
    expect(list).not.toHaveBeenCalled();
    expect(draftsGiven()).toEqual([]);
  });
});

describe('a question that nobody waits for any more', () => {
  it('under an older request is not run', async () => {
    await world.answers.restart(scriptId, 3, 'r1', 'r2');
    expect(await answer()).toBe('superseded');
    expect(runQuestion).not.toHaveBeenCalled();
  });

  it('because details changed while it ran writes nothing', async () => {
    const dependent = cards.find((card) => card.dependsOnDetails === true)?.number ?? 0;
    await world.answers.request(scriptId, dependent, 'old');
    const get: World['scripts']['get'] = async (...input) => {
      const script = await world.scripts.get(...input);
      await saveDetails(world, { userId: 'anna', scriptId, details: { ...emptyDetails, title: 'New' } });
      return script;
    };
    expect(await answer(message('old', dependent), { scripts: { ...world.scripts, get } })).toBe('superseded');
    const [sent] = world.queue.sent;
    expect(sent?.question).toBe(dependent);
    expect(await answer(message(sent?.request_id, dependent))).toBe('succeeded');
    expect((await stored(dependent))?.result?.structured_data).toEqual({ title: 'New' });
  });

  it('because the script was deleted, before or while it ran, leaves nothing behind', async () => {
    const read: World['bucket']['read'] = async (key) => {
      const bytes = await world.bucket.read(key);
      await deleteScript(world, { userId: 'anna', scriptId });
      return bytes;
    };
    expect(await answer(message(), { bucket: { read } })).toBe('superseded');
    expect(await answer()).toBe('superseded');
    expect(await world.answers.list(scriptId)).toEqual([]);
  });
});

describe('a question that has to wait', () => {
  it('stays pending without the plan, and is answered once the plan opens it', async () => {
    await world.answers.request(scriptId, 7, 'r7');
    await world.entitlements.revoke('anna', 'gift-expert');
    expect(await answer(message('r7', 7))).toBe('waiting');
    await grantPlan(world, 'anna', 'basic');
    expect(await answer(message('r7', 7))).toBe('waiting');
    expect((await stored(7))?.status).toBe('pending');
    await grantPlan(world, 'anna', 'advanced');
    expect(await answer(message('r7', 7))).toBe('succeeded');
  });

  it('stays pending while no analysis answers it', async () => {
    await world.answers.request(scriptId, 15, 'r15');
    expect(await answer(message('r15', 15))).toBe('waiting');
    expect((await stored(15))?.status).toBe('pending');
  });
});
