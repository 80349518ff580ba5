/** The writer's corrections of a reading: kept apart, refused in words, and followed by what depends on them and by nothing else. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerQuestion } from '../../../lambdas/use-cases/answer-question.ts';
import { getAnswer } from '../../../lambdas/use-cases/get-answer.ts';
import { getOverview } from '../../../lambdas/use-cases/get-overview.ts';
import { getReading } from '../../../lambdas/use-cases/get-reading.ts';
import { listAnswers } from '../../../lambdas/use-cases/list-answers.ts';
import { listScripts } from '../../../lambdas/use-cases/list-scripts.ts';
import { readStory, type StoryReader } from '../../../lambdas/use-cases/read-story.ts';
import { saveCorrections } from '../../../lambdas/use-cases/save-corrections.ts';
import { saveDetails } from '../../../lambdas/use-cases/save-details.ts';
import { type CorrectionsInput, noCorrections } from '../../../lib/contract/corrections.ts';
import type { AnswerMessage } from '../../../lib/contract/queue-message.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { cards, questionsAfter } from '../../../lib/reports/catalog.ts';
import { readingFactsOf } from '../../../lib/reports/reading/reading.ts';
import { isAnswered } from '../../../lib/reports/registry.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { lastReelRead } from '../../reports/read/last-reel-read.ts';
import { runOnce } from '../../reports/run-once.ts';
import { readerOf } from '../story-readers.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
let scriptId: string;
let reader: StoryReader | null;
beforeEach(async () => {
  world = makeWorld();
  reader = null;
  await grantPlan(world, 'anna', 'expert');
  ({ script_id: scriptId } = await world.addScript('anna', { page_count: 16, title: 'The Last Reel' }));
  await world.bucket.write(`screenplays/anna/${scriptId}.json`, JSON.stringify(await lastReel()), 'application/json');
  await world.readings.put(scriptId, readingFactsOf(await lastReel()));
  for (const { number } of cards) await world.answers.request(scriptId, number, 'first');
  await deliver(cards.map(({ number }) => ({ question: number, request_id: 'first' })));
});

type Wanted = Pick<AnswerMessage, 'question' | 'request_id'>;
const deliver = async (messages: readonly Wanted[]) => {
  for (const message of messages)
    await answerQuestion(
      { ...world, isAnswered, runQuestion: runOnce, reader },
      { user_id: 'anna', script_id: scriptId, ...message },
    );
};
const save = (change: Omit<CorrectionsInput, 'schema_version'>) =>
  saveCorrections(world, { userId: 'anna', scriptId, change: { schema_version: 1, ...change } });
const stored = async () => (await world.scripts.get('anna', scriptId))?.corrections;
const pending = async () =>
  (await world.answers.listStates(scriptId)).flatMap(({ question, status }) =>
    status === 'pending' ? [question] : [],
  );
const asked = () => world.queue.sent.splice(0).map(({ question }) => question);
const report = async (n: number) => JSON.stringify(await getAnswer(world, { userId: 'anna', n: String(n), scriptId }));

describe('a correction', () => {
  it('of the title has only the reports made again that print it, and stands in library, preview and reports', async () => {
    const answer = await save({ title: 'Night Boat' });
    expect(answer).toMatchObject({ title: 'Night Boat', corrections: { ...noCorrections, title: 'Night Boat' } });
    expect(await pending()).toEqual(questionsAfter(['title']));
    const again = world.queue.sent.splice(0);
    expect(again.map(({ question }) => question)).toEqual([4, 10, 11, 12, 14, 15]);
    await deliver(again);
    expect(await report(4)).toContain('Night Boat');
    const { scripts } = await listScripts(world, { userId: 'anna' });
    expect(scripts[0]?.title).toBe('Night Boat');
    expect(await getReading(world, { userId: 'anna', scriptId })).toMatchObject({ title: 'Night Boat' });
  });

  it('of a turn has the structure alone made again, with its place in the script', async () => {
    await save({ turns: { climax: { scene: 3 }, opportunity: { page: 2 } } });
    expect(asked()).toEqual([13]);
    expect((await stored())?.turns).toMatchObject({
      climax: { scene: 3, piece: 1, quote: expect.stringMatching(/^(INT|EXT)/) },
      opportunity: { page: 2 },
      major_setback: null,
    });
  });

  it.each([
    ['the logline', { logline: 'One night, one reel.' }, [4]],
    ['the level of money', { budget: 'low' }, [14]],
    ['the films beside it', { comparables: ['Heat'] }, [10]],
    ['what it sets out to do', { intent: 'A comedy of grief.' }, [4]],
  ] as const)('of %s has one report made again, and null takes it back', async (_, change, questions) => {
    const given = 'comparables' in change ? { comparables: [...change.comparables] } : change;
    await save(given);
    expect(asked()).toEqual(questions);
    expect(await stored()).toMatchObject(given);
    await save(Object.fromEntries(Object.keys(given).map((field) => [field, null])));
    expect(await stored()).toEqual(noCorrections);
  });

  it('that dismisses a doubt is kept, and has no report made again', async () => {
    const facts = await world.readings.get(scriptId);
    if (facts === null) throw new Error('The preview is missing.');
    const doubt = { code: 'long_scene', sentence: 'Scene 2 runs from page 1 to page 14.', page: 1 };
    await world.readings.put(scriptId, { ...facts, warnings: [doubt] });
    const doubts = async () => {
      const reading = await getReading(world, { userId: 'anna', scriptId });
      return reading.status === 'ready' ? reading.warnings : [];
    };
    const id = (await doubts())[0]?.id ?? '';
    expect(await doubts()).toEqual([{ ...doubt, id }]);
    await save({ dismissed: [id] });
    expect(await doubts()).toEqual([{ ...doubt, id, dismissed: true }]);
    expect([await pending(), asked()]).toEqual([[], []]);
    await save({ dismissed: null });
    expect(await doubts()).toEqual([{ ...doubt, id }]);
  });

  it('adds to those that are there; null takes one back, and null for the turns all five', async () => {
    await save({ genre: 'romance', turns: { climax: { scene: 3 }, opportunity: { scene: 2 } } });
    await save({ title: 'Night Boat', turns: { climax: null } });
    expect(await stored()).toMatchObject({
      genre: 'romance',
      title: 'Night Boat',
      turns: { climax: null, opportunity: { scene: 2 } },
    });
    await save({ genre: null, title: null, turns: null });
    expect(await stored()).toEqual(noCorrections);
  });

  it('that changes nothing has nothing made again', async () => {
    await save({ genre: 'romance' });
    world.queue.sent.splice(0);
    const put = vi.spyOn(world.scripts, 'saveCorrections');
    await save({ genre: 'romance', title: null });
    expect(put).not.toHaveBeenCalled();
  });

  it('whose reports could not be sent is owed, and sent by the next one', async () => {
    const queue = { send: () => Promise.reject(new Error('away')) };
    const change = { schema_version: 1, title: 'Night Boat' } as const;
    await expect(saveCorrections({ ...world, queue }, { userId: 'anna', scriptId, change })).rejects.toThrow('away');
    expect((await stored())?.title).toBe('Night Boat');
    await save({ title: 'Night Boat' });
    expect(asked()).toEqual(questionsAfter(['title']));
  });

  it('is not undone by an answer that was begun before and ends late', async () => {
    await save({ genre: 'romance' });
    const early = world.queue.sent.splice(0);
    // The delivery of the first correction is under way while the second is saved.
    for (const { question, request_id } of early) await world.answers.begin(scriptId, question, request_id);
    await save({ genre: 'horror' });
    for (const message of early) {
      const answer = runOnce(message.question, {
        screenplay: await lastReel(),
        details: emptyDetails,
        corrections: { ...noCorrections, genre: 'romance' },
      });
      expect(await world.answers.finish('anna', scriptId, message.question, message.request_id, { answer })).toBe(
        false,
      );
    }
    await deliver(world.queue.sent.splice(0));
    expect((await stored())?.genre).toBe('horror');
    expect(await report(4)).toContain('Horror');
    expect(await report(4)).not.toContain('"Romance"');
  });

  it('of another window at the same moment stays', async () => {
    const get = world.scripts.get;
    let looks = 0;
    const scripts = {
      ...world.scripts,
      async get(userId: string, id: string) {
        const item = await get(userId, id);
        looks += 1;
        if (looks === 1) await save({ genre: 'romance' });
        return item;
      },
    };
    const change = { schema_version: 1, title: 'Night Boat' } as const;
    await saveCorrections({ ...world, scripts }, { userId: 'anna', scriptId, change });
    expect(await stored()).toMatchObject({ genre: 'romance', title: 'Night Boat' });
  });

  it('beats details that are given later', async () => {
    await save({ title: 'Night Boat', genre: 'romance' });
    await saveDetails(world, {
      userId: 'anna',
      scriptId,
      details: { ...emptyDetails, title: 'Form', genre: 'horror' },
    });
    await deliver(world.queue.sent.splice(0));
    expect(await report(4)).toContain('Night Boat');
    expect(await report(4)).toContain('Romance');
  });
});

describe('a refused correction', () => {
  it.each<[string, Omit<CorrectionsInput, 'schema_version'>, string, RegExp]>([
    ['a scene that there is not', { turns: { climax: { scene: 999 } } }, 'unknown_scene', /“Climax” .* no scene 999\./],
    ['a page that there is not', { turns: { opportunity: { page: 99 } } }, 'unknown_scene', /no page 99\./],
    ['somebody who does not speak', { protagonist: 'NOBODY' }, 'unknown_character', /speaking part/],
    [
      'a merge of nobody',
      { aliases: { merges: [{ from: 'NOBODY', into: 'LENA' }], renames: [] } },
      'unknown_character',
      /./,
    ],
  ])('for %s changes nothing', async (_, change, code, sentence) => {
    await expect(save({ ...change, title: 'Not this' })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(sentence),
    });
    expect(await stored()).toEqual(noCorrections);
    expect([await pending(), asked()]).toEqual([[], []]);
  });

  it('is that of another user’s script, which is like one that never was, and of one not read yet', async () => {
    const change = { schema_version: 1, title: 'Mine' } as const;
    await grantPlan(world, 'ben', 'expert');
    for (const id of [scriptId, world.newId()])
      await expect(saveCorrections(world, { userId: 'ben', scriptId: id, change })).rejects.toMatchObject({
        code: 'not_found',
      });
    const { script_id: early } = await world.addScript('anna', { status: 'reading' });
    await expect(saveCorrections(world, { userId: 'anna', scriptId: early, change })).rejects.toMatchObject({
      code: 'script_not_ready',
    });
    expect(await stored()).toEqual(noCorrections);
  });
});

describe('a reading by a model', () => {
  beforeEach(async () => {
    reader = readerOf(await lastReelRead());
    await readStory(world, reader, { userId: 'anna', scriptId });
  });

  it('is not asked for again by any correction, and is given out with all of them', async () => {
    const asks = vi.fn(readerOf(await lastReelRead()).read);
    reader = { ...readerOf(await lastReelRead()), read: asks };
    const renames = [{ name: 'MAGS', to: 'Greta' }];
    await save({
      genre: 'horror',
      protagonist: 'MAGS',
      turns: { climax: { scene: 3 } },
      aliases: { merges: [], renames },
    });
    await deliver(world.queue.sent.splice(0));
    expect(asks).not.toHaveBeenCalled();
    const { overview } = await getOverview(world, { userId: 'anna', scriptId });
    expect(JSON.stringify(overview)).toContain('Greta, protagonist (set by you)');
    expect(JSON.stringify(overview)).toContain('Climax, set by you');
    expect(await report(13)).toContain('"label":"Climax"');
    const list = await listAnswers(world, { userId: 'anna', scriptId });
    expect(list.find(({ question }) => question === 8)?.response).toContain('Greta, protagonist (set by you)');
  });

  it('is asked for again where the writer says what the script sets out to do, and is told that', async () => {
    const given: string[] = [];
    const looking: StoryReader = {
      ...readerOf(await lastReelRead()),
      read: async (input) => {
        given.push(input.details.other_inputs);
        return readerOf(await lastReelRead()).read(input);
      },
    };
    await save({ logline: 'One night, one reel.' });
    await readStory(world, looking, { userId: 'anna', scriptId });
    expect(given).toEqual([]);
    await save({ intent: 'A comedy of grief.' });
    await readStory(world, looking, { userId: 'anna', scriptId });
    await readStory(world, looking, { userId: 'anna', scriptId });
    expect(given).toEqual(['A comedy of grief.']);
  });

  it('that comes late undoes none', async () => {
    await save({ protagonist: 'MAGS' });
    await world.stories.reopen(scriptId);
    await readStory(world, readerOf(await lastReelRead()), { userId: 'anna', scriptId });
    const { overview } = await getOverview(world, { userId: 'anna', scriptId });
    expect(JSON.stringify(overview)).toContain('protagonist (set by you)');
  });

  it('is made of the script as it is printed, whatever its cast was corrected to', async () => {
    const aliases = { merges: [], renames: [{ name: 'LENA', to: 'Marlene' }] };
    await save({ aliases });
    await world.stories.reopen(scriptId);
    const given: string[] = [];
    const looking: StoryReader = {
      ...readerOf(await lastReelRead()),
      read: async (input) => {
        given.push(JSON.stringify(input.screenplay));
        return readerOf(await lastReelRead()).read(input);
      },
    };
    await saveDetails(world, { userId: 'anna', scriptId, details: { ...emptyDetails, director: 'Somebody' } });
    await readStory(world, looking, { userId: 'anna', scriptId });
    expect(given).toHaveLength(1);
    expect(given[0]).not.toMatch(/marlene/i);
  });
});
