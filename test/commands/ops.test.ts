/** What the owner on call looks up and does: said first, done only when told to, written down, and without a word of a script. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../bin/ops/audit.ts';
import { closeAccount } from '../../bin/ops/close-account.ts';
import { findUser } from '../../bin/ops/find-user.ts';
import type { Operation } from '../../bin/ops/operation.ts';
import { quality } from '../../bin/ops/quality.ts';
import { reRead } from '../../bin/ops/re-read.ts';
import { refund } from '../../bin/ops/refund.ts';
import { type DeadQueue, replayQueue, replayScript } from '../../bin/ops/replay.ts';
import { runOperation } from '../../bin/ops/run-operation.ts';
import { describeScript } from '../../bin/ops/script.ts';
import { deployedSettings } from '../../bin/ops/settings.ts';
import { auditItems } from '../../lambdas/adapters/audit-items.ts';
import type { DeadLetter, DeadLetters } from '../../lambdas/adapters/dead-letters.ts';
import { judgedNotes } from '../../lambdas/adapters/judged-notes.ts';
import { noteItems } from '../../lambdas/adapters/note-items.ts';
import { scriptItems } from '../../lambdas/adapters/script-items.ts';
import { ownerOfScript } from '../../lambdas/adapters/script-owner.ts';
import { initiatePayment } from '../../lambdas/use-cases/initiate-payment.ts';
import { settleOrder } from '../../lambdas/use-cases/settle-payment.ts';
import { planTable } from '../../lib/contract/plans.ts';
import { type LocalTable, startLocalTable } from '../lambdas/local-table.ts';
import { grantPlan, makeWorld, scriptOf, type World } from '../lambdas/world.ts';

let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable();
});
afterAll(() => local?.close());

/** A queue of dead letters in memory: what is taken and not forgotten is out of sight for the test. */
const memoryLetters = (...bodies: string[]): DeadLetters & { readonly left: DeadLetter[] } => {
  const left = bodies.map((body, n) => ({ body, receipt: String(n) }));
  const hidden = new Set<string>();
  return {
    left,
    count: async () => left.length,
    async take() {
      const next = left.filter(({ receipt }) => !hidden.has(receipt)).slice(0, 10);
      for (const { receipt } of next) hidden.add(receipt);
      return next;
    },
    async forget({ receipt }) {
      left.splice(
        left.findIndex((letter) => letter.receipt === receipt),
        1,
      );
    },
  };
};

const opened = (letters: Partial<Record<DeadQueue, DeadLetters>> = {}) => {
  const world = makeWorld();
  const ownerOf = async (id: string) => ((await world.scripts.get('anna', id)) === null ? null : 'anna');
  const none = memoryLetters();
  return { ...world, ownerOf, deadLetters: { uploads: none, reading: none, answers: none, ...letters } };
};
const done = async (operation: Operation): Promise<string> => {
  if (operation.act === null) throw new Error('There is nothing to do.');
  return (await operation.act.run()).join(' ');
};
/** A script whose third report has failed and whose fourth has succeeded. */
const withFailure = async (world: World) => {
  await grantPlan(world, 'anna', 'expert');
  const { script_id: id } = await world.addScript('anna');
  for (const question of [3, 4]) {
    await world.answers.request(id, question, 'r');
    await world.answers.begin(id, question, 'r');
  }
  await world.answers.finish('anna', id, 3, 'r', { problem: { code: 'analysis_failed', message: 'It broke.' } });
  await world.answers.finish('anna', id, 4, 'r', { answer: { question: 4, structured_data: {}, entries: [] } });
  return id;
};
const statusOf = async (world: World, id: string, question: number) =>
  (await world.answers.listStates(id)).find((state) => state.question === question)?.status;

describe('an operation', () => {
  const change = (): { operation: Operation; changes: string[] } => {
    const changes: string[] = [];
    const run = async () => [`changed ${changes.push('x')}`];
    return { operation: { about: 'S1', says: ['Found.'], act: { would: 'It would change.', run } }, changes };
  };
  const by = { command: 'refund', by: 'Noor', yes: false };
  const auditAt = (instant: string) => {
    let serial = 0;
    return auditItems(
      local.table,
      () => new Date(instant),
      () => `id${serial++}`,
    );
  };

  it('says what it would do, changes nothing and writes nothing down without --yes', async () => {
    const audit = auditAt('2025-01-05T10:00:00.000Z');
    const { operation, changes } = change();
    const told: string[] = [];
    await runOperation(audit, operation, by, (line) => told.push(line));
    expect([changes, told.at(-1)]).toEqual([[], 'Nothing was changed. With --yes it is done.']);
    expect(await audit.list('2025-01')).toEqual([]);
  });

  it('does it with --yes, and leaves a line with who, when, about whom and how it ended', async () => {
    const audit = auditAt('2025-02-05T10:00:00.000Z');
    const { operation, changes } = change();
    await runOperation(audit, operation, { ...by, yes: true }, () => undefined);
    const broken: Operation = {
      ...operation,
      about: 'S2',
      act: { would: '', run: () => Promise.reject(new Error('away')) },
    };
    await expect(runOperation(audit, broken, { ...by, yes: true }, () => undefined)).rejects.toThrow('away');
    const look: Operation = { about: 'anna', says: [], act: null, isLook: true };
    await runOperation(audit, look, { ...by, command: 'find-user' }, () => undefined);
    expect(changes).toEqual(['x']);
    const line = { at: '2025-02-05T10:00:00.000Z', by: 'Noor', command: 'refund' };
    expect(await audit.list('2025-02')).toEqual([
      { ...line, about: 'S1', outcome: 'done' },
      { ...line, about: 'S2', outcome: 'failed' },
      { ...line, command: 'find-user', about: 'anna', outcome: 'done' },
    ]);
  });
});

describe('what was done by hand', () => {
  const leave = async (instant: string, by: string, command: string, outcome: 'done' | 'failed' | null) => {
    const audit = auditItems(
      local.table,
      () => new Date(instant),
      () => `${by}-${command}`,
    );
    const line = await audit.begin({ by, command, about: 'U1' });
    if (outcome !== null) await audit.end(line, outcome);
    return audit;
  };
  const asOf = { now: () => new Date('2024-03-10T12:00:00.000Z') };

  it('is listed the newest first, over months, with what broke off, by day and by who', async () => {
    await leave('2023-12-31T23:59:00.000Z', 'Noor', 'find-user', 'done');
    await leave('2024-01-20T10:00:00.000Z', 'Noor', 'refund', 'failed');
    await leave('2024-02-15T10:00:00.000Z', 'Ada', 'replay', null);
    const audit = await leave('2024-03-09T10:00:00.000Z', 'Noor', 'close-account', 'done');
    const told = async (since?: string, who?: string) => {
      const { says, act, isLook } = await listAudit({ ...asOf, audit }, { since, who });
      expect([act, isLook]).toEqual([null, true]);
      return says;
    };
    expect(await told()).toEqual([
      '2024-03-09T10:00:00.000Z\tNoor\tclose-account\tU1\tdone',
      '2024-02-15T10:00:00.000Z\tAda\treplay\tU1\tbegun',
      '2 lines since 2024-02-09.',
    ]);
    expect(await told('2024-01-01', 'noor')).toEqual([
      '2024-03-09T10:00:00.000Z\tNoor\tclose-account\tU1\tdone',
      '2024-01-20T10:00:00.000Z\tNoor\trefund\tU1\tfailed',
      '2 lines of noor since 2024-01-01.',
    ]);
    expect((await told('2020-01-01')).length).toBe(5);
    expect(await told('2024-03-10')).toEqual(['0 lines since 2024-03-10.']);
    for (const wrong of ['yesterday', '2024-13-01', '5'])
      await expect(told(wrong)).rejects.toThrow(`--since is a day such as 2026-11-01, not ${wrong}.`);
  });
});

describe('looking', () => {
  it('tells of an account its plan, payments and scripts, and nothing that its user wrote', async () => {
    const world = opened();
    const id = await withFailure(world);
    const { about, says } = await findUser(world, 'anna@example.com');
    const told = says.join('\n');
    expect(about).toBe('anna');
    expect(told).toContain('Plan expert, by payment gift-expert');
    expect(told).toContain(`Script ${id}: ready since 2026-11-21 10:00 UTC, 12 pages.`);
    expect(told).not.toMatch(/Salt|a\.pdf|example\.com|Anna/);
  });

  it('tells of a script the states of its reports, its passes and notes, and no word of it', async () => {
    const world = opened();
    const id = await withFailure(world);
    for (const pass of ['scenes.1-abc', 'scenes.2-abc', 'story-abc'])
      await world.bucket.write(`stories/anna/${id}/passes/${pass}.json.gz`, 'x', 'application/gzip');
    const told = (await describeScript(world, id)).says.join('\n');
    expect(told).toContain('Question 3: failed since');
    expect(told).toContain('Question 4: succeeded since');
    expect(told).toContain('Passes kept: 3 (scenes 2, story 1).');
    expect(told).toContain('Its list of notes was never opened.');
    expect(told).not.toMatch(/Salt|a\.pdf/);
    await expect(describeScript(world, 'nobody')).rejects.toThrow('There is no script nobody.');
  });

  it('finds whose a script is by its results, and without any by walking the table', async () => {
    const now = () => new Date('2026-11-21T10:00:00.000Z');
    await scriptItems(local.table, now).create(scriptOf('walked', 'SW', now()));
    expect(await ownerOfScript(local.table, 'SW')).toBe('walked');
    expect(await ownerOfScript(local.table, 'SX')).toBeNull();
  });

  it('counts by rule how often writers called a note right', async () => {
    const notes = noteItems(local.table);
    const say = (note: string, right: boolean | null, rule: string) =>
      notes.say('SQ', { note, status: 'todo', comment: 'mine', right, changed_at: '1' }, null, rule);
    await say('n1', true, 'counted.doubledWords');
    await say('n2', false, 'counted.doubledWords');
    await say('n3', true, 'counted.doubledWords');
    await say('n4', false, 'read.story');
    await say('n5', null, 'read.story');
    const { says } = quality(await judgedNotes(local.table));
    expect(says).toEqual([
      'rule\tright\tanswers',
      'read.story\t0 %\t0 of 1',
      'counted.doubledWords\t67 %\t2 of 3',
      'all\t50 %\t2 of 4',
    ]);
    expect(quality([]).says).toEqual(['No writer has judged a note yet.']);
  });
});

describe('replaying', () => {
  it('asks for the failed reports of a script again, and leaves the others', async () => {
    const world = opened();
    const id = await withFailure(world);
    const operation = await replayScript(world, id);
    expect(await statusOf(world, id, 3)).toBe('failed');
    expect(await done(operation)).toContain('1 report is being made again');
    expect([await statusOf(world, id, 3), await statusOf(world, id, 4)]).toEqual(['pending', 'succeeded']);
    expect(world.queue.sent.map(({ question }) => question)).toEqual([3]);
    world.queue.sent.length = 0;
    expect((await replayScript(world, id)).act).toBeNull();
  });

  it('has a script read again that failed by our fault, and not one that was refused', async () => {
    const world = opened();
    const problem = { code: 'internal' as const, message: 'A fault on our side.' };
    const { script_id: id } = await world.addScript('anna', { status: 'failed', problem });
    await done(await replayScript(world, id));
    expect(world.readers.sent).toEqual([`uploads/anna/${id}.pdf`]);
    const refused = { code: 'not_a_pdf' as const, message: 'No PDF.' };
    const { script_id: other } = await world.addScript('anna', { status: 'failed', problem: refused });
    expect((await replayScript(world, other)).act).toBeNull();
  });

  it('begins the work of dead letters again, forgets those of deleted scripts, and keeps what it cannot read', async () => {
    const world = opened();
    const id = await withFailure(world);
    const letter = (script_id: string) => JSON.stringify({ user_id: 'anna', script_id, question: 3, request_id: 'r' });
    const answers = memoryLetters(letter(id), letter('0'.repeat(26)), '{"half":', '{}');
    const deps = { ...world, deadLetters: { ...world.deadLetters, answers } };
    const said = await done(await replayQueue(deps, 'answers'));
    expect(said).toBe(
      '1 message is being worked on again. 1 message was dropped: the script or its plan is gone. 2 messages of an unknown form stayed where they were.',
    );
    expect(await statusOf(world, id, 3)).toBe('pending');
    expect(answers.left.map(({ body }) => body)).toEqual(['{"half":', '{}']);
  });

  it('puts uploads that were given up back into their user’s turn, from either queue', async () => {
    const key = `uploads/anna/${'0'.repeat(26)}.pdf`;
    const notice = { eventName: 'ObjectCreated:Post', s3: { bucket: { name: 'b' }, object: { key, size: 9 } } };
    const uploads = memoryLetters(JSON.stringify({ Records: [notice] }));
    const reading = memoryLetters(JSON.stringify({ key }));
    const world = opened({ uploads, reading });
    expect(await done(await replayQueue(world, 'uploads'))).toBe('1 message is being worked on again.');
    await done(await replayQueue(world, 'reading'));
    expect([world.readers.sent, uploads.left, reading.left]).toEqual([[key, key], [], []]);
    expect((await replayQueue(world, 'answers')).act).toBeNull();
  });
});

describe('reading again', () => {
  it('has every report of the plan made again, and the reading where a model is set', async () => {
    const world = { ...opened(), hasModel: true };
    const id = await withFailure(world);
    await world.stories.begin(id, { basis: 'b', holder: 'h', forMs: 1000, model: 'm' });
    await world.stories.finish(id, 'h', { resultKey: 'k', failed: [] });
    const operation = await reRead(world, id);
    expect(operation.act?.would).toContain('15 reports of the plan expert would be made again, with the reading');
    expect((await world.stories.get(id))?.status).toBe('succeeded');
    await done(operation);
    expect([await statusOf(world, id, 3), await statusOf(world, id, 4)]).toEqual(['pending', 'pending']);
    expect((await world.stories.get(id))?.status).toBe('pending');
    expect(world.queue.sent.map(({ question }) => question)).toEqual([3, 4]);
  });

  it('refuses a script that is not ready, and one whose user holds no plan', async () => {
    const world = opened();
    const { script_id: waiting } = await world.addScript('anna', { status: 'reading' });
    const { script_id: free } = await world.addScript('anna');
    await expect(reRead(world, waiting)).rejects.toThrow('is reading');
    await expect(reRead(world, free)).rejects.toThrow('holds no plan');
  });
});

describe('money and accounts', () => {
  const buy = async (world: World) => {
    const { id, price } = planTable.basic;
    const begun = await initiatePayment(world, {
      userId: 'anna',
      poolUsername: 'anna',
      plan_id: id,
      amount: price,
      currency: 'INR',
    });
    world.provider.pay(begun.checkout_params.order_id);
    await settleOrder(world, begun.checkout_params.order_id);
    return begun;
  };

  it('gives a payment back at the provider, and its plan ends; a second time there is nothing to do', async () => {
    const world = opened();
    const { payment_id, checkout_params } = await buy(world);
    const operation = await refund(world, payment_id);
    expect((await world.entitlements.get('anna'))?.plan_name).toBe('basic');
    expect(await done(operation)).toMatch(/go back to the card\. No plan is left\.$/);
    expect(world.provider.checkouts.get(checkout_params.order_id)?.refunded).toBe(true);
    expect([await world.entitlements.get('anna'), (await world.payments.get(payment_id))?.status]).toEqual([
      null,
      'refunded',
    ]);
    expect((await refund(world, payment_id)).act).toBeNull();
    await expect(refund(world, 'none')).rejects.toThrow('There is no payment none.');
  });

  it('gives nothing back for a checkout that nobody paid', async () => {
    const world = opened();
    const { id, price } = planTable.basic;
    const order = { userId: 'anna', poolUsername: 'anna', plan_id: id, amount: price, currency: undefined };
    const { payment_id } = await initiatePayment(world, order);
    await expect(refund(world, payment_id)).rejects.toThrow('nothing to give back');
  });

  it('closes an account with everything in it, as its owner’s own deletion does', async () => {
    const world = opened();
    await withFailure(world);
    const operation = await closeAccount(world, 'anna@example.com');
    expect(operation.says).toEqual(['User anna: 1 script, 0 payments.']);
    expect(await world.scripts.list('anna')).toHaveLength(1);
    expect(await done(operation)).toBe('The account was deleted with 1 script and 2 reports.');
    expect([await world.scripts.list('anna'), world.identity.deleted]).toEqual([[], ['anna']]);
    await expect(closeAccount(world, 'anna')).rejects.toThrow('Nobody has an account as anna.');
  });
});

describe('a deployment', () => {
  const settings = {
    TABLE_NAME: 't',
    UPLOADS_BUCKET: 'b',
    READ_QUEUE_URL: 'https://q/read',
    ANSWER_QUEUE_URL: 'https://q/answer',
    USER_POOL_ID: 'p',
    USER_POOL_CLIENT_ID: 'c',
    PAYMENT_SECRET_NAME: 's',
    UPLOAD_DEAD_LETTERS_URL: 'https://q/1',
    READ_DEAD_LETTERS_URL: 'https://q/2',
    ANSWER_DEAD_LETTERS_URL: 'https://q/3',
  };
  const stack = (outputs: string) => ({ ask: async () => ({ status: 200, text: `<Outputs>${outputs}</Outputs>` }) });

  it('says in an output of its stack where its things are', async () => {
    const value = JSON.stringify(settings).replaceAll('"', '&quot;');
    const output = `<member><OutputKey>Operations</OutputKey>\n<OutputValue>${value}</OutputValue></member>`;
    expect(await deployedSettings(stack(output), 'Dramaturg')).toEqual(settings);
    await expect(deployedSettings(stack(''), 'Dramaturg')).rejects.toThrow('deploy it anew');
    const missing = { status: 400, text: '<Message>Stack with id Dramaturg does not exist</Message>' };
    await expect(deployedSettings({ ask: async () => missing }, 'Dramaturg')).rejects.toThrow('does not exist');
  });
});
