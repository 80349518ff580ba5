/** What is left half done: deletions that were broken off anywhere, objects without items, items without objects. The sweep ends each. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createUpload } from '../../../lambdas/use-cases/create-upload.ts';
import { deleteAccount } from '../../../lambdas/use-cases/delete-account.ts';
import { deleteScript } from '../../../lambdas/use-cases/delete-script.ts';
import { initiatePayment } from '../../../lambdas/use-cases/initiate-payment.ts';
import { originalKey, screenplayKey, scriptKeys, uploadKey } from '../../../lambdas/use-cases/script-keys.ts';
import { settleOrder } from '../../../lambdas/use-cases/settle-payment.ts';
import { sweep } from '../../../lambdas/use-cases/sweep.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

class Killed extends Error {}

/** The same world as a function sees it that is killed instead of making its call number `nth`. */
const killedAt = (world: World, nth: number) => {
  let calls = 0;
  const mortal = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function') return value;
        return async (...input: unknown[]): Promise<unknown> => {
          calls += 1;
          if (calls >= nth) throw new Killed();
          return Reflect.apply(value, target, input);
        };
      },
    });
  const { answers, bucket, consultations, deletions, entitlements, identity, payments, proofs, provider } = world;
  const { readings, scripts, sessions, shares, unfinished, uploads, checkouts } = world;
  const parts = { answers, bucket, checkouts, consultations, deletions, entitlements, identity, payments, proofs };
  const others = { provider, readings, scripts, sessions, shares, unfinished, uploads };
  const all = Object.entries({ ...parts, ...others }).map(([name, part]) => [name, mortal(part)]);
  return Object.assign({}, world, Object.fromEntries(all)) as World;
};

const anna = { userId: 'anna', poolUsername: 'anna-pool', session: { sessionId: 's', epoch: null }, proof: 'proof' };
const sweepAfter = async (world: World, minutes: number): Promise<void> => {
  world.passMinutes(minutes);
  await sweep(world, { time: world.now().toISOString() });
};
const mendedBy = (world: World) =>
  world.logger.lines.filter(({ event }) => event === 'swept' || event.endsWith('_failed')).map(({ event }) => event);

/** A script with its file, its screenplay, a report and a link. */
const addWhole = async (world: World) => {
  const script = await world.addScript('anna');
  for (const key of scriptKeys('anna', script.script_id)) await world.bucket.write(key, 'x', 'text/plain');
  await world.answers.request(script.script_id, 1, 'r');
  return script;
};

/** Runs `act` killed before its first call, its second, and so on until it ends; `after` sees each ruin. */
const brokenOff = async (
  act: (world: World, ruin: World) => Promise<(world: World) => Promise<unknown>>,
  after: (world: World, nth: number) => Promise<void>,
): Promise<number> => {
  for (let nth = 1; ; nth += 1) {
    const world = makeWorld();
    const ruin = killedAt(world, nth);
    const run = await act(world, ruin);
    const outcome = await run(ruin).then(
      () => 'ended',
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        return 'killed';
      },
    );
    if (outcome === 'ended') return nth - 1;
    await after(world, nth);
  }
};

describe('a deletion that was broken off anywhere', () => {
  it('of an account is finished by the sweep, with its payments settled, or was never begun', async () => {
    const ruins = await brokenOff(
      async (world) => {
        const bought = { userId: 'anna', poolUsername: 'x', plan_id: 1, amount: 1 };
        const { checkout_params } = await initiatePayment(world, bought);
        world.provider.pay(checkout_params.order_id);
        await settleOrder(world, checkout_params.order_id);
        await addWhole(world);
        return (ruin) => deleteAccount(ruin, anna);
      },
      async (world, nth) => {
        const isBegun = (await world.unfinished.listDue(new Date(8e15), 9)).length > 0;
        await sweepAfter(world, 3);
        expect(await world.unfinished.listDue(new Date(8e15), 9)).toEqual([]);
        const left = await world.scripts.list('anna');
        if (!isBegun) {
          // Killed before anything, or after everything: the caller heard of neither.
          expect([1, 0], String(nth)).toContain(left.length);
          expect(world.identity.deleted.length > 0).toBe(left.length === 0);
          return;
        }
        expect(left).toEqual([]);
        expect([...world.bucket.objects.keys()]).toEqual([]);
        expect(world.identity.deleted).toContain('anna-pool');
        expect(await world.entitlements.isClosed('anna')).toBe(true);
        expect(mendedBy(world)).not.toContain('mend_failed');
      },
    );
    expect(ruins).toBeGreaterThan(15);
  });

  it('of a script is finished by the sweep', async () => {
    const ruins = await brokenOff(
      async (world) => {
        const { script_id } = await addWhole(world);
        return (ruin) => deleteScript(ruin, { userId: 'anna', scriptId: script_id });
      },
      async (world) => {
        const isBegun = (await world.unfinished.listDue(new Date(8e15), 9)).length > 0;
        await sweepAfter(world, 3);
        const left = await world.scripts.list('anna');
        if (isBegun) expect(left).toEqual([]);
        expect(world.bucket.objects.size).toBe(left.length === 0 ? 0 : 4);
      },
    );
    expect(ruins).toBeGreaterThan(6);
  });

  it('is left to the call that is at it for two minutes', async () => {
    const world = makeWorld();
    const { script_id } = await addWhole(world);
    await world.unfinished.begin({ userId: 'anna', scriptId: script_id });
    await sweepAfter(world, 1);
    expect(await world.scripts.list('anna')).toHaveLength(1);
    await sweepAfter(world, 1);
    expect(await world.scripts.list('anna')).toEqual([]);
  });

  it('that cannot be finished keeps no other waiting, and rings', async () => {
    const world = makeWorld();
    const first = await addWhole(world);
    const second = await addWhole(world);
    for (const { script_id } of [first, second]) await world.unfinished.begin({ userId: 'anna', scriptId: script_id });
    const remove = (userId: string, scriptId: string) =>
      scriptId === first.script_id ? Promise.reject(new Error('away')) : world.scripts.remove(userId, scriptId);
    world.passMinutes(3);
    const time = world.now().toISOString();
    const faulty = { ...world, scripts: { ...world.scripts, remove } };
    await expect(sweep(faulty, { time })).rejects.toThrow('finish-deletions');
    expect(await world.scripts.list('anna')).toEqual([first]);
    await sweep(world, { time });
    expect(await world.scripts.list('anna')).toEqual([]);
  });
});

describe('objects and items', () => {
  let world: World;
  beforeEach(() => {
    world = makeWorld();
  });
  const put = (key: string) => world.bucket.write(key, 'x', 'text/plain');

  it('case 17: an object that came after its script was deleted is removed, after an hour', async () => {
    const id = world.newId();
    await world.deletions.record(id);
    for (const key of scriptKeys('anna', id)) await put(key);
    await sweepAfter(world, 59);
    expect(world.bucket.objects.size).toBe(4);
    await sweepAfter(world, 1);
    expect(world.bucket.objects.size).toBe(0);
  });

  it('an object of a script that nobody knows is kept and rings', async () => {
    await put(originalKey('anna', world.newId()));
    await put('uploads/strange');
    await sweepAfter(world, 61);
    expect(world.bucket.objects.size).toBe(2);
    const rung = world.logger.lines.filter(({ event }) => event === 'object_without_script');
    expect(rung).toHaveLength(2);
  });

  it.each(['awaiting_upload', 'uploaded', 'ready'] as const)(
    'a file that nobody read, of a script that is %s, is put into the readers’ queue again',
    async (status) => {
      const { script_id } = await world.addScript('anna', { status });
      await put(uploadKey('anna', script_id));
      if (status === 'ready') await put(screenplayKey('anna', script_id));
      await sweepAfter(world, 61);
      expect(world.readers.sent).toEqual([uploadKey('anna', script_id)]);
    },
  );

  const readSince = (minutes: number) => {
    const status_at = new Date(world.now().getTime() + (61 - minutes) * 60_000).toISOString();
    return { status: 'reading', status_at } as const;
  };

  it.each([
    ['failed', () => ({ status: 'failed' }) as const],
    ['being read', () => readSince(10)],
  ])('a file of a script that is %s is left alone', async (_what, state) => {
    await put(uploadKey('anna', (await world.addScript('anna', state())).script_id));
    await sweepAfter(world, 61);
    expect(world.readers.sent).toEqual([]);
  });

  it('a file that was begun to be read an hour ago and more is put into the readers’ queue again', async () => {
    const { script_id } = await world.addScript('anna', readSince(61));
    await put(uploadKey('anna', script_id));
    await sweepAfter(world, 61);
    expect(world.readers.sent).toEqual([uploadKey('anna', script_id)]);
  });

  it('a script whose screenplay is missing is read again from its file; a whole one is left alone', async () => {
    const lost = await world.addScript('anna');
    await put(originalKey('anna', lost.script_id));
    await addWhole(world).then(({ script_id }) => world.bucket.remove([uploadKey('anna', script_id)]));
    await sweepAfter(world, 61);
    expect(world.readers.sent).toEqual([uploadKey('anna', lost.script_id)]);
  });

  it('a script that has lost its screenplay and its file rings, and nothing is sent', async () => {
    const { script_id } = await addWhole(world);
    await world.bucket.remove([uploadKey, originalKey, screenplayKey].map((keyOf) => keyOf('anna', script_id)));
    await sweepAfter(world, 61);
    expect(world.readers.sent).toEqual([]);
    expect(world.logger.lines.map(({ event }) => event)).toContain('script_without_file');
  });

  it('are looked at once an hour: what waits long is not sent with every sweep', async () => {
    const { script_id } = await world.addScript('anna', { status: 'uploaded' });
    await put(uploadKey('anna', script_id));
    for (let n = 0; n < 30; n += 1) await sweepAfter(world, 5);
    expect(world.readers.sent).toHaveLength(2);
  });

  it('a script whose file was to come with the call, and did not, is failed and says so', async () => {
    await grantPlan(world, 'anna', 'basic');
    const bytes = Buffer.from('%PDF-1.7');
    const bucket = { ...world.bucket, write: () => Promise.reject(new Killed()) };
    const scripts = { ...world.scripts, remove: () => Promise.reject(new Killed()) };
    const begun = createUpload({ ...world, bucket, scripts }, { userId: 'anna', fileName: 'a.pdf', bytes });
    await expect(begun).rejects.toThrow(Killed);
    await createUpload(world, { userId: 'anna', fileName: 'b.pdf', bytes });
    await sweepAfter(world, 3);
    const list = await world.scripts.list('anna');
    expect(list.map(({ file_name, status }) => `${file_name} ${status}`).sort()).toEqual([
      'a.pdf failed',
      'b.pdf uploaded',
    ]);
  });

  it('are walked through piece by piece, and from the start again', async () => {
    for (let n = 0; n < 450; n += 1) {
      const { script_id } = await world.addScript('anna', { status: 'uploaded' });
      await put(uploadKey('anna', script_id));
    }
    const sent: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      await sweepAfter(world, 61);
      sent.push(world.readers.sent.length);
    }
    expect(sent).toEqual([200, 400, 450, 650]);
  });
});
