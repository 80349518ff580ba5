/** What is made of a script, as objects: answers' results behind their items, and the passes of a reading of the story. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answerItems } from '../../../lambdas/adapters/answer-items.ts';
import { scriptObjects } from '../../../lambdas/adapters/script-objects.ts';
import { type StoryPass, storyStore } from '../../../lambdas/adapters/story-store.ts';
import type { Answer } from '../../../lib/contract/report.ts';
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

  it('with an opinion is another object, and the item points to that; the first stays for whoever is reading it', async () => {
    await answers().request(script, 3, 'r1');
    await answers().finish('anna', script, 3, 'r1', { answer });
    const [first = ''] = keys();
    const more = { ...answer, structured_data: { more: true } };
    expect(await answers().amend('anna', script, 3, 'r1', more)).toBe(true);
    expect(keys()).toHaveLength(2);
    expect((await itemOf('03')).result_key).toBe(keys().find((key) => key !== first));
    expect(jsonOf(first)).toEqual({ schema_version: 1, value: answer });
    expect((await answers().get(script, 3))?.result).toEqual(more);
    expect(await answers().listPointers(script)).toEqual([{ statusAt: now().toISOString(), key: keys()[1] }]);
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
    expect(await answers().listPointers(script)).toEqual([{ statusAt: now().toISOString(), key: null }]);
  });

  it('is of today’s form once an opinion comes or it is asked for again: nothing of the result stays in the item', async () => {
    await put();
    const more = { ...answer, structured_data: { more: true } };
    await answers().amend('anna', script, 3, 'r1', more);
    expect(await itemOf('03')).toMatchObject({ schema_version: 2, result: null, result_key: keys()[0] });
    expect((await answers().get(script, 3))?.result).toEqual(more);
    await put();
    await answers().restart(script, 3, 'r1', 'r2');
    expect(await itemOf('03')).toMatchObject({ schema_version: 2, result: null, result_key: null });
  });

  it('is refused when it is of a form that younger code has written', async () => {
    await put({ schema_version: 3 });
    await expect(answers().get(script, 3)).rejects.toThrow('form 3');
  });
});

const scenes: StoryPass<string[]> = { name: 'scenes', version: 1, schema: z.array(z.string()) };

describe('a pass over the story', () => {
  const stories = () => storyStore(scriptObjects(bucket));
  const owner = () => ({ userId: 'anna', scriptId: script });

  it('is kept once for a request, and what came first stays', async () => {
    expect(await stories().get(owner(), 'r1', scenes)).toBeNull();
    expect(await stories().put(owner(), 'r1', scenes, ['one'])).toBe(true);
    expect(await stories().put(owner(), 'r1', scenes, ['other'])).toBe(false);
    expect(await stories().get(owner(), 'r1', scenes)).toEqual(['one']);
    expect(keys()).toEqual([`stories/anna/${script}/r1/scenes.v1.json.gz`]);
    expect(jsonOf(keys()[0] ?? '')).toEqual({ schema_version: 1, value: ['one'] });
  });

  it('is apart from another request’s, another pass’s, another script’s and another user’s', async () => {
    await stories().put(owner(), 'r1', scenes, ['one']);
    expect(await stories().get(owner(), 'r2', scenes)).toBeNull();
    expect(await stories().get(owner(), 'r1', { ...scenes, name: 'people' })).toBeNull();
    expect(await stories().get({ ...owner(), scriptId: 'elsewhere' }, 'r1', scenes)).toBeNull();
    expect(await stories().get({ ...owner(), userId: 'ben' }, 'r1', scenes)).toBeNull();
  });

  it('of an earlier form counts as not there, and can be kept anew', async () => {
    await stories().put(owner(), 'r1', scenes, ['one']);
    const next = { name: 'scenes', version: 2, schema: z.object({ all: z.array(z.string()) }) };
    expect(await stories().get(owner(), 'r1', next)).toBeNull();
    expect(await stories().put(owner(), 'r1', next, { all: ['one'] })).toBe(true);
    expect(await stories().get(owner(), 'r1', next)).toEqual({ all: ['one'] });
  });

  it('fits its schema when it is kept and when it is read, and says its own form', async () => {
    const narrow = { ...scenes, schema: z.array(z.string().max(3)) };
    await expect(stories().put(owner(), 'r1', narrow, ['longer'])).rejects.toThrow();
    expect(keys()).toEqual([]);
    await stories().put(owner(), 'r1', scenes, ['longer']);
    await expect(stories().get(owner(), 'r1', narrow)).rejects.toThrow();
    const foreign = gzipSync(JSON.stringify({ schema_version: 7, value: ['one'] }));
    await bucket.write(`stories/anna/${script}/r2/scenes.v1.json.gz`, foreign, 'application/gzip');
    await expect(stories().get(owner(), 'r2', scenes)).rejects.toThrow('form 7');
  });

  it.each(['../x', 'a/b', '', '.', '..'])('cannot be named %j: no name reaches beyond its script', async (name) => {
    await expect(stories().put(owner(), name, scenes, [])).rejects.toBeInstanceOf(RangeError);
    const elsewhere = { userId: 'anna', scriptId: name };
    await expect(stories().put(elsewhere, 'r1', scenes, [])).rejects.toBeInstanceOf(RangeError);
    expect(keys()).toEqual([]);
  });
});

describe('the objects of a script', () => {
  it('are removed all together, more than one call can take, and no other script’s with them', async () => {
    const objects = scriptObjects(bucket);
    const stories = storyStore(objects);
    const owner = { userId: 'anna', scriptId: script };
    for (let at = 0; at < 1001; at += 1) await bucket.write(`answers/anna/${script}/${at}.json.gz`, '', 'text/plain');
    await stories.put(owner, 'r1', scenes, ['one']);
    await stories.put({ ...owner, scriptId: `${script}0` }, 'r1', scenes, ['other']);
    await objects.removeAll(owner);
    expect(keys()).toEqual([`stories/anna/${script}0/r1/scenes.v1.json.gz`]);
  });
});
