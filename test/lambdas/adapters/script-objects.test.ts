/** What is made of a script, as objects: answers' results behind their items, and the passes of a reading of the story. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerItems } from '../../../lambdas/adapters/answer-items.ts';
import { scriptObjects } from '../../../lambdas/adapters/script-objects.ts';
import { storyStore } from '../../../lambdas/adapters/story-store.ts';
import type { Answer } from '../../../lib/contract/report.ts';
import { lastReelRead } from '../../reports/read/last-reel-read.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';
import { memoryBucket } from '../world.ts';

const now = () => new Date('2026-11-21T10:00:00.000Z');
let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable();
});
afterAll(() => local.close());

let bucket: ReturnType<typeof memoryBucket>;
let serial = 0;
let script = '';
beforeEach(() => {
  bucket = memoryBucket(now);
  script = `made${++serial}`;
});
const answers = () => answerItems(local.table, scriptObjects(bucket), now);
const keys = () => [...bucket.objects.keys()];
const itemOf = async (question: string) => {
  const Key = { pk: `SCRIPT#${script}`, sk: `ANSWER#${question}` };
  return (await local.table.client.send(new GetCommand({ TableName: 'test', Key }))).Item ?? {};
};
const jsonOf = (key: string): unknown => JSON.parse(gunzipSync(bucket.objects.get(key) ?? '').toString('utf8'));
const answer: Answer = { question: 3, structured_data: { found: ['x'] }, entries: [{ prompt: 'P', blocks: [] }] };
const wordy = {
  ...answer,
  structured_data: { words: Array.from({ length: 60_000 }, () => Math.random().toString(36)) },
};

describe('a result', () => {
  it('is an object under its user, script, question and request, which says its form; the item points to it and stays small', async () => {
    await answers().request(script, 3, 'r1');
    await answers().finish('anna', script, 3, 'r1', { answer: wordy });
    const [key = ''] = keys();
    expect(key).toMatch(new RegExp(`^answers/anna/${script}/03/r1/[0-9a-f]{16}\\.json\\.gz$`));
    expect(jsonOf(key)).toEqual({ schema_version: 1, value: wordy });
    const item = await itemOf('03');
    expect(item).toMatchObject({ schema_version: 2, result: null, result_key: key, status: 'succeeded' });
    expect(JSON.stringify(item).length).toBeLessThan(1000);
    expect((await answers().get(script, 3))?.result).toEqual(wordy);
  });

  it('of an older request is pointed to by nothing', async () => {
    await answers().request(script, 3, 'r1');
    await answers().restart(script, 3, 'r1', 'r2');
    expect(await answers().finish('anna', script, 3, 'r1', { answer })).toBe(false);
    expect(await itemOf('03')).toMatchObject({ status: 'pending', result_key: null });
    await answers().finish('anna', script, 3, 'r2', { answer });
    await answers().restart(script, 3, 'r2', 'r3');
    expect(await itemOf('03')).toMatchObject({ status: 'pending', result_key: null });
  });

  it('is read beside the others of the list, not after them', async () => {
    for (let question = 1; question <= 15; question += 1) {
      await answers().request(script, question, 'r');
      await answers().finish('anna', script, question, 'r', { answer: { ...answer, question } });
    }
    let open = 0;
    let most = 0;
    const slow = {
      ...bucket,
      async read(key: string) {
        open += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setTimeout(resolve, 5));
        open -= 1;
        return bucket.read(key);
      },
    };
    const listed = await answerItems(local.table, scriptObjects(slow), now).list(script);
    expect(listed.map(({ result }) => result?.question)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
    expect(most).toBe(15);
  });

  it('too large to be given out again is refused, not cut, and nothing is stored', async () => {
    await answers().request(script, 3, 'r');
    const large = { ...answer, structured_data: { noise: 'x'.repeat(5_500_000) } };
    await expect(answers().finish('anna', script, 3, 'r', { answer: large })).rejects.toBeInstanceOf(RangeError);
    expect(keys()).toEqual([]);
  });
});

describe('an answer of the first form', () => {
  const put = (change: object = {}) =>
    local.table.client.send(
      new PutCommand({
        TableName: 'test',
        Item: {
          pk: `SCRIPT#${script}`,
          sk: 'ANSWER#03',
          question: 3,
          status: 'succeeded',
          request_id: 'r1',
          status_at: now().toISOString(),
          problem: null,
          result: gzipSync(JSON.stringify(answer)),
          ...change,
        },
      }),
    );

  it('is read from the item, and points to no object', async () => {
    await put();
    expect((await answers().get(script, 3))?.result).toEqual(answer);
    expect((await answers().list(script))[0]?.result).toEqual(answer);
    expect(await answers().listPointers(script)).toEqual([{ question: 3, statusAt: now().toISOString(), key: null }]);
  });

  it('is of today’s form once it is asked for again: nothing of the result stays in the item', async () => {
    await put();
    await answers().restart(script, 3, 'r1', 'r2');
    expect(await itemOf('03')).toMatchObject({ schema_version: 2, result: null, result_key: null });
  });

  it('is refused when it is of a form that younger code has written', async () => {
    await put({ schema_version: 3 });
    await expect(answers().get(script, 3)).rejects.toThrow('form 3');
  });
});

const key = { name: 'scenes.1', model: 'm', prompt: 'p', form: 'f' };
const asked = { instructions: 'I', script: 'S', evidence: 'E', question: 'Q', formText: '{}' };

describe('a reading', () => {
  const stories = () => storyStore(scriptObjects(bucket));
  const owner = () => ({ userId: 'anna', scriptId: script });

  it('keeps what a pass was answered, by what was asked; what came first stays', async () => {
    const passes = stories().passes(owner());
    expect(await passes.get(key, asked)).toBeNull();
    await passes.put(key, ['one']);
    await passes.put(key, ['other']);
    expect(await passes.get(key, asked)).toEqual(['one']);
    expect(keys()).toHaveLength(1);
    expect(keys()[0]).toMatch(new RegExp(`^stories/anna/${script}/passes/scenes\\.1-[0-9a-f]{24}\\.json\\.gz$`));
  });

  it('is apart from another question’s, another form’s, another model’s and another user’s', async () => {
    await stories().passes(owner()).put(key, ['one']);
    for (const other of [{ prompt: 'q' }, { form: 'g' }, { model: 'n' }, { name: 'scenes.2' }])
      expect(
        await stories()
          .passes(owner())
          .get({ ...key, ...other }, asked),
      ).toBeNull();
    const others = stories().passes({ ...owner(), userId: 'ben' });
    expect(await others.get(key, asked)).toBeNull();
  });

  it('is written whole under a name of its own, and read as it was written', async () => {
    const value = { story: await lastReelRead(), suspicious: [] };
    const first = await stories().write(owner(), value);
    const second = await stories().write(owner(), value);
    expect(first).not.toBe(second);
    expect(first).toMatch(new RegExp(`^stories/anna/${script}/whole/`));
    expect(await stories().read(first)).toEqual(value);
  });

  it('of another form is refused', async () => {
    const foreign = gzipSync(JSON.stringify({ schema_version: 7, value: {} }));
    await bucket.write(`stories/anna/${script}/whole/x.json.gz`, foreign, 'application/gzip');
    await expect(stories().read(`stories/anna/${script}/whole/x.json.gz`)).rejects.toThrow('form 7');
  });

  it.each(['../x', 'a/b', '', '.', '..'])('has no name that reaches beyond its script: %j', async (scriptId) => {
    const passes = stories().passes({ userId: 'anna', scriptId });
    await expect(passes.put(key, [])).rejects.toBeInstanceOf(RangeError);
    expect(keys()).toEqual([]);
  });
});

describe('the objects of a script', () => {
  it('are removed all together, more than one call can take, and no other script’s with them', async () => {
    const objects = scriptObjects(bucket);
    const stories = storyStore(objects);
    const owner = { userId: 'anna', scriptId: script };
    for (let at = 0; at < 1001; at += 1) await bucket.write(`answers/anna/${script}/${at}.json.gz`, '', 'text/plain');
    await stories.passes(owner).put(key, ['one']);
    const story = await lastReelRead();
    const other = await stories.write({ ...owner, scriptId: `${script}0` }, { story, suspicious: [] });
    await objects.removeAll(owner);
    expect(keys()).toEqual([other]);
  });
});
