/** What belongs to nothing is removed: by the deletion of a script, and by the sweep for what was superseded or came too late. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scriptObjects } from '../../../lambdas/adapters/script-objects.ts';
import { removeScript } from '../../../lambdas/use-cases/delete-script.ts';
import { removeLeftObjects } from '../../../lambdas/use-cases/mends/remove-left-objects.ts';
import { sendOwedReports } from '../../../lambdas/use-cases/mends/send-owed-reports.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';
import { makeTableWorld, type TableWorld } from '../table-world.ts';
import { grantPlan, scriptOf } from '../world.ts';

let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable();
});
afterAll(() => local.close());

const answer = { question: 3, structured_data: {}, entries: [] };
const pass = { name: 'scenes.1', model: 'm', prompt: 'p', form: 'f' };
let world: TableWorld;
let scriptId = '';
beforeEach(async () => {
  world = makeTableWorld(local.table);
  await world.sweeps.goOnAfter('answers', '');
  await world.sweeps.goOnAfter('stories', '');
  scriptId = world.newId();
  await world.scripts.create(scriptOf('anna', scriptId, world.now()));
});
const keys = () => [...world.bucket.objects.keys()];
const sweep = () => removeLeftObjects(world, world.now());
const finish = async (question: number, request: string) => {
  await world.answers.request(scriptId, question, request);
  await world.answers.finish('anna', scriptId, question, request, { answer: { ...answer, question } });
};

describe('the sweep', () => {
  it('removes results that no answer points to once they are an hour old, and keeps the others', async () => {
    await finish(3, 'r1');
    await finish(4, 'r1');
    await world.answers.restart(scriptId, 3, 'r1', 'r2');
    await world.answers.finish('anna', scriptId, 3, 'r2', { answer: { ...answer, structured_data: { more: true } } });
    await world.answers.restart(scriptId, 4, 'r1', 'r2');
    expect(keys()).toHaveLength(3);
    world.passMinutes(59);
    expect(await sweep()).toBe(0);
    world.passMinutes(2);
    expect(await sweep()).toBe(2);
    expect((await world.answers.get(scriptId, 3))?.result?.structured_data).toEqual({ more: true });
    expect(keys()).toHaveLength(1);
    expect(await sweep()).toBe(0);
  });

  it('leaves a script alone whose pointers were moved in the last minutes: somebody may be reading by the old ones', async () => {
    await finish(3, 'r1');
    world.passMinutes(120);
    await world.answers.restart(scriptId, 3, 'r1', 'r2');
    expect(await sweep()).toBe(0);
    world.passMinutes(6);
    expect(await sweep()).toBe(1);
  });

  it('removes what work that was under way stored for a script that is gone', async () => {
    await finish(3, 'r1');
    await world.storyStore.passes({ userId: 'anna', scriptId }).put(pass, ['one']);
    world.passMinutes(61);
    expect(await sweep()).toBe(0);
    await world.answers.removeAll(scriptId);
    await world.scripts.remove('anna', scriptId);
    expect(await sweep()).toBe(2);
    expect(keys()).toEqual([]);
  });

  it('has a report made again whose result is gone once it is an hour old, wherever a stretch of the walk ends', async () => {
    await finish(3, 'r1');
    await finish(4, 'r1');
    await finish(5, 'r1');
    const [, lost = ''] = keys();
    await world.bucket.remove([lost]);
    const owed = async () => [...((await world.scripts.get('anna', scriptId))?.owed_questions ?? [])];
    world.passMinutes(59);
    await sweep();
    expect(await owed()).toEqual([]);
    world.passMinutes(2);
    // The first of the three lies in another stretch.
    await world.sweeps.goOnAfter('answers', keys()[0] ?? '');
    await sweep();
    expect(await owed()).toEqual([4]);
    await grantPlan(world, 'anna', 'expert');
    world.passMinutes(3);
    await sendOwedReports(world, world.now());
    const states = (await world.answers.listStates(scriptId)).filter(({ question }) => [3, 4, 5].includes(question));
    expect(states.map(({ status }) => status)).toEqual(['succeeded', 'pending', 'succeeded']);
    expect(world.queue.sent.map(({ question }) => question)).toContain(4);
  });

  it('erases what came for a script that its owner deleted, and removes what was superseded', async () => {
    const erased: string[] = [];
    const removed: string[] = [];
    const bucket = {
      ...world.bucket,
      erase: async (prefix: string) => void erased.push(prefix),
      remove: async (keys: readonly string[]) => void removed.push(...keys),
    };
    await finish(3, 'r1');
    await world.answers.removeAll(scriptId);
    world.passMinutes(61);
    const sweepWith = () => removeLeftObjects({ ...world, objects: scriptObjects(bucket) }, world.now());
    expect(await sweepWith()).toBe(1);
    expect([erased, removed.length]).toEqual([[], 1]);
    await world.deletions.record(scriptId);
    expect(await sweepWith()).toBe(1);
    expect(erased).toEqual([`answers/anna/${scriptId}/`, `stories/anna/${scriptId}/`]);
  });

  it('goes on where it ended, and begins again at the end', async () => {
    const name = (at: number) => `answers/anna/${scriptId}/03/r0/${String(at).padStart(5, '0')}.json.gz`;
    for (let at = 0; at < 1500; at += 1) await world.bucket.write(name(at), 'x', 'application/gzip');
    world.passMinutes(61);
    expect(await sweep()).toBe(1000);
    expect(await world.sweeps.after('answers')).toBe(name(999));
    expect(await sweep()).toBe(500);
    expect(await world.sweeps.after('answers')).toBe('');
  });

  it('touches nothing but what is made of scripts, and no key that it does not know', async () => {
    const others = [
      `originals/anna/${scriptId}.pdf`,
      `screenplays/anna/${scriptId}.json`,
      'answers/README',
      'stories/x',
    ];
    for (const key of others) await world.bucket.write(key, 'x', 'text/plain');
    world.passMinutes(61);
    expect(await sweep()).toBe(0);
    expect(keys()).toEqual(others);
  });
});

describe('the deletion of a script', () => {
  it('takes its results and its story, superseded ones too, and no other script’s', async () => {
    await finish(3, 'r1');
    await world.answers.restart(scriptId, 3, 'r1', 'r2');
    await world.answers.finish('anna', scriptId, 3, 'r2', { answer });
    await world.storyStore.passes({ userId: 'anna', scriptId }).put(pass, ['one']);
    const other = world.newId();
    await world.storyStore.passes({ userId: 'anna', scriptId: other }).put(pass, ['two']);
    expect(await removeScript(world, 'anna', scriptId)).toBe(1);
    expect(keys()).toEqual([expect.stringContaining(`stories/anna/${other}/passes/scenes.1-`)]);
  });

  it('takes what late work stores while it goes on', async () => {
    await world.answers.request(scriptId, 3, 'r1');
    let came = false;
    const scripts = {
      remove: async (userId: string, id: string) => {
        came = await world.answers.finish('anna', scriptId, 3, 'r1', { answer });
        return world.scripts.remove(userId, id);
      },
    };
    await removeScript({ ...world, scripts }, 'anna', scriptId);
    expect(came).toBe(false);
    expect(keys()).toEqual([]);
  });
});
