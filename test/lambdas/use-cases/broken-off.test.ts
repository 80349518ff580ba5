/** A function that is killed between any two of its calls: what it owed is paid by the next call, the next delivery or the sweep, and every report comes. */
import { describe, expect, it } from 'vitest';
import { payOverdue } from '../../../lambdas/use-cases/pay-owed.ts';
import { sweep } from '../../../lambdas/use-cases/sweep.ts';
import { cards } from '../../../lib/reports/catalog.ts';
import { deliverAll, expectAllMade, type OwingWorld, owingActs, unsent } from '../owing-acts.ts';
import { makeWorld, type World } from '../world.ts';

class Killed extends Error {}

/** The same world as a function sees it that is killed instead of making its call number `nth`: no later call reaches anything. */
const killedAt = (world: World & OwingWorld, nth: number) => {
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
  const parts = { answers: world.answers, bucket: world.bucket, queue: world.queue, scripts: world.scripts };
  const mortals = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, mortal(part)]));
  return { world: { ...world, ...(mortals as typeof parts) }, calls: () => calls };
};

/** Breaks `act` off before its first call, its second, and so on, until it comes to its end; `after` sees each ruin. */
const breakingOff = async (
  { prepare, run }: (typeof owingActs)[number],
  after: (world: World & OwingWorld, script: Awaited<ReturnType<typeof prepare>>) => Promise<void>,
): Promise<number> => {
  for (let nth = 1; ; nth += 1) {
    const world = { ...makeWorld(), userId: 'anna' };
    const script = await prepare(world);
    const dying = killedAt(world, nth);
    const outcome = await run(dying.world, script).then(
      () => 'ended',
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        return 'killed';
      },
    );
    if (outcome === 'ended' && dying.calls() < nth) return nth - 1;
    await after(world, script);
  }
};

/** What the sweep does `minutes` from now. */
const sweepAfter = async (world: World & OwingWorld, minutes: number): Promise<void> => {
  world.passMinutes(minutes);
  await sweep(world, { time: world.now().toISOString() });
};

/** A message that was never answered is delivered again; for the reader that is the upload's own. */
const isRedelivered = new Set(['reading an upload', 'an upgrade of the plan']);

describe.each(owingActs)('$name', (act) => {
  it('case 23: broken off anywhere is made good by the sweep', async () => {
    let unsentBefore = 0;
    const ruins = await breakingOff(act, async (world, script) => {
      unsentBefore += (await unsent(world, script)).length;
      if (isRedelivered.has(act.name) && (await world.scripts.get('anna', script.script_id))?.status !== 'ready') {
        // Not read yet: the upload's message comes again by itself.
        await act.run(world, script);
      }
      await sweepAfter(world, 6);
      expect(await unsent(world, script)).toEqual([]);
      await deliverAll(world);
      if (act.name === 'an upgrade of the plan') await act.run(world, script).then(() => deliverAll(world));
      if (act.name === 'trying a failed report again' || act.name === 'asking for a report that is not there') {
        // Broken off before anything was written: the user sees that and presses again.
        await act.run(world, script);
        await deliverAll(world);
      }
      await expectAllMade(world, script);
    });
    expect(ruins).toBeGreaterThan(4);
    expect(unsentBefore).toBeGreaterThan(0);
  });

  it('broken off anywhere is made good by doing it again at once', async () => {
    await breakingOff(act, async (world, script) => {
      await act.run(world, script);
      expect(await unsent(world, script)).toEqual([]);
      await deliverAll(world);
      await expectAllMade(world, script);
    });
  });
});

describe('correcting the cast, broken off', () => {
  const [correcting] = owingActs;
  if (correcting === undefined) throw new Error('There is no act.');

  it('is made good by the next delivery of any message of the script', async () => {
    await breakingOff(correcting, async (world, script) => {
      const input = { userId: 'anna', scriptId: script.script_id };
      expect(await payOverdue(world, input)).toBe(0);
      world.passMinutes(1);
      await payOverdue(world, input);
      expect(await unsent(world, script)).toEqual([]);
      await deliverAll(world);
      await expectAllMade(world, script);
    });
  });

  it('restarts no report a second time when somebody else pays what it owed', async () => {
    let seen = 0;
    await breakingOff(correcting, async (world, script) => {
      await deliverAll(world);
      const debt = (await world.scripts.get('anna', script.script_id))?.owed_id;
      const madeAgain = async () =>
        (await world.answers.listStates(script.script_id)).flatMap(({ question, request_id, status }) =>
          request_id === debt && status === 'succeeded' ? [question] : [],
        );
      const before = await madeAgain();
      seen = Math.max(seen, before.length);
      await sweepAfter(world, 6);
      expect(await madeAgain()).toEqual(before);
    });
    expect(seen).toBeGreaterThan(0);
  });
});

describe('the sweep', () => {
  const world = () => ({ ...makeWorld(), userId: 'anna' });

  it('sends again what has been pending for an hour, once an hour, and stops when every report is made', async () => {
    const anna = world();
    const script = await owingActs[2]?.prepare(anna);
    if (script === undefined) throw new Error('There is no act.');
    await owingActs[2]?.run(anna, script);
    anna.queue.sent.splice(0);
    const sentBySweepAfter = async (minutes: number) => {
      await sweepAfter(anna, minutes);
      return anna.queue.sent.splice(0).length;
    };
    expect(await sentBySweepAfter(5)).toBe(0);
    expect(await sentBySweepAfter(40)).toBe(0);
    expect(await sentBySweepAfter(30)).toBe(cards.length);
    expect(await sentBySweepAfter(30)).toBe(0);
    await sweepAfter(anna, 60);
    await deliverAll(anna);
    await expectAllMade(anna, script);
    expect(await sentBySweepAfter(120)).toBe(0);
    expect(await anna.scripts.listDue(new Date('2030-01-01'), 10)).toEqual([]);
  });

  it('sends again what was begun more than an hour ago and never ended, and leaves what is being made', async () => {
    const anna = world();
    const script = await owingActs[2]?.prepare(anna);
    if (script === undefined) throw new Error('There is no act.');
    await owingActs[2]?.run(anna, script);
    const begun = anna.queue.sent.splice(0);
    for (const { question, request_id } of begun) await anna.answers.begin(script.script_id, question, request_id);
    await sweepAfter(anna, 30);
    expect(anna.queue.sent).toEqual([]);
    await sweepAfter(anna, 90);
    expect(anna.queue.sent.map(({ question }) => question).sort()).toEqual(
      begun.map(({ question }) => question).sort(),
    );
    await deliverAll(anna);
    await expectAllMade(anna, script);
  });

  it('leaves a locked report pending and looks no more, once the open ones are made', async () => {
    const anna = world();
    const [correcting] = owingActs;
    const script = await correcting?.prepare(anna);
    await anna.entitlements.revoke('anna', 'gift-expert');
    if (script) await correcting?.run(anna, script);
    anna.queue.sent.splice(0);
    await sweepAfter(anna, 6);
    expect(anna.queue.sent).toEqual([]);
    expect(await anna.scripts.listDue(new Date('2030-01-01'), 10)).toEqual([]);
  });

  it('that cannot look at one script mends the others, and fails at the end', async () => {
    const anna = world();
    const [correcting] = owingActs;
    const scripts = [await correcting?.prepare(anna), await correcting?.prepare(anna)];
    for (const script of scripts) {
      if (script === undefined) throw new Error('There is no act.');
      await expect(correcting?.run(killedAt(anna, 6).world, script)).rejects.toThrow(Killed);
    }
    const get: World['scripts']['get'] = (userId, scriptId) =>
      scriptId === scripts[0]?.script_id ? Promise.reject(new Error('away')) : anna.scripts.get(userId, scriptId);
    anna.passMinutes(6);
    const time = anna.now().toISOString();
    await expect(sweep({ ...anna, scripts: { ...anna.scripts, get } }, { time })).rejects.toThrow('send-owed-reports');
    if (scripts[1]) expect(await unsent(anna, scripts[1])).toEqual([]);
    expect(anna.queue.sent.length).toBeGreaterThan(0);
  });

  it('forgets a script that was deleted, or that is being read anew', async () => {
    const anna = world();
    const [correcting] = owingActs;
    const script = await correcting?.prepare(anna);
    if (script === undefined) throw new Error('There is no act.');
    await expect(correcting?.run(killedAt(anna, 6).world, script)).rejects.toThrow(Killed);
    await anna.scripts.remove('anna', script.script_id);
    await sweepAfter(anna, 6);
    expect(anna.queue.sent).toEqual([]);
  });
});
