/** Mail from what owes it to what sends it: once for each occasion, wherever a function dies, and only what the user wants. */
import { beforeEach, describe, expect, it } from 'vitest';
import { answerQuestion, giveUpAnswer } from '../../../lambdas/use-cases/answer-question.ts';
import { confirmAccount } from '../../../lambdas/use-cases/confirm-account.ts';
import { deleteAccount } from '../../../lambdas/use-cases/delete-account.ts';
import { initiatePayment } from '../../../lambdas/use-cases/initiate-payment.ts';
import { getMailChoices, saveMailChoices } from '../../../lambdas/use-cases/mail-choices.ts';
import { sendMail } from '../../../lambdas/use-cases/send-mail.ts';
import { settleOrder } from '../../../lambdas/use-cases/settle-payment.ts';
import { sweep } from '../../../lambdas/use-cases/sweep.ts';
import { allMail } from '../../../lib/contract/mail.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { cardsForPlan } from '../../../lib/reports/catalog.ts';
import { smallScreenplay } from '../small-screenplay.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
/** All that was logged, with its fields. */
let told: unknown[];
beforeEach(() => {
  world = makeWorld();
  told = [];
  const { logger } = world;
  Object.assign(world, {
    logger: {
      ...logger,
      info: (event: string, fields: object) => {
        told.push(event, fields);
        logger.info(event);
      },
      error: (event: string, error: unknown, fields: object) => {
        told.push(event, fields, String(error));
        logger.error(event, error);
      },
    },
  });
});
const anna = { userId: 'anna', poolUsername: 'anna-pool', session: { sessionId: 's', epoch: null }, proof: 'proof' };
const minutes = async (count: number): Promise<void> => {
  world.passMinutes(count);
  await sendMail(world, world.now());
};
const subjects = () => world.letters.map(({ subject }) => subject);
const logged = () => JSON.stringify(told);

describe('a new account', () => {
  const confirm = (source = 'PostConfirmation_ConfirmSignUp') =>
    confirmAccount(world, {
      source,
      userPoolId: 'pool',
      clientId: 'server',
      poolUsername: 'anna-pool',
      userId: 'anna',
    });

  it('is welcomed once, however often the pool calls', async () => {
    await confirm();
    await confirm();
    await minutes(1);
    await confirm();
    await minutes(1);
    expect(world.letters).toMatchObject([{ to: 'anna@example.com', subject: 'Welcome to Dramaturg' }]);
    expect(world.letters[0]?.html).toContain('Your account is ready.');
  });

  it('is there even if its welcome could not be noted', async () => {
    const mails = { ...world.mails, owe: () => Promise.reject(new Error('away')) };
    const input = {
      source: 'PostConfirmation_ConfirmSignUp',
      userPoolId: 'pool',
      clientId: 'server',
      poolUsername: 'a',
      userId: 'anna',
    };
    await confirmAccount({ ...world, mails }, input);
    expect(world.logger.lines).toContainEqual({ level: 'error', event: 'mail_not_owed' });
  });

  it('is not welcomed again after a password reset', async () => {
    await confirm('PostConfirmation_ConfirmForgotPassword');
    await minutes(1);
    expect(world.letters).toEqual([]);
  });
});

describe('a payment', () => {
  const pay = async (): Promise<string> => {
    const { checkout_params } = await initiatePayment(world, { ...anna, plan_id: 1, amount: 1 });
    world.provider.pay(checkout_params.order_id);
    return checkout_params.order_id;
  };

  it('has one receipt, however often it is settled, also for a user who wants no mail', async () => {
    const off = { welcome: false, reports_ready: false, share_opened: false, account_deleted: false };
    await saveMailChoices(world, { userId: 'anna', choices: off });
    const order = await pay();
    for (let n = 0; n < 3; n += 1) {
      await settleOrder(world, order);
      await minutes(1);
    }
    expect(subjects()).toEqual(['Your receipt from Dramaturg']);
    expect(world.letters[0]?.text).toContain('Amount: ₹1.00');
  });

  it('has its receipt even when whoever settled it died before it was marked as paid', async () => {
    const order = await pay();
    const payments = { ...world.payments, markPaid: () => Promise.reject(new Error('killed')) };
    await expect(settleOrder({ ...world, payments }, order)).rejects.toThrow('killed');
    await settleOrder(world, order);
    await minutes(1);
    expect(subjects()).toEqual(['Your receipt from Dramaturg']);
  });
});

describe('the reports on a script', () => {
  let scriptId: string;
  const questions = cardsForPlan('basic').map(({ number }) => number);
  beforeEach(async () => {
    await grantPlan(world, 'anna', 'basic');
    ({ script_id: scriptId } = await world.addScript('anna', { details: { ...emptyDetails, title: 'Pepper' } }));
    await world.bucket.write(`screenplays/anna/${scriptId}.json`, JSON.stringify(smallScreenplay), 'application/json');
    for (const question of questions) await world.answers.request(scriptId, question, 'r1');
  });
  const messageOf = (question: number) => ({ user_id: 'anna', script_id: scriptId, question, request_id: 'r1' });
  const deliver = (question: number) =>
    answerQuestion(
      {
        ...world,
        isAnswered: () => true,
        runQuestion: (n) => ({ question: n, structured_data: {}, entries: [] }),
        reader: null,
      },
      messageOf(question),
    );
  const ready = 'The reports on “Pepper” are ready';

  it('are told of once, after the last of them, also when all messages come again', async () => {
    for (const question of questions.slice(1)) await deliver(question);
    await minutes(1);
    expect(subjects()).toEqual([]);
    await deliver(questions[0] ?? 0);
    for (const question of questions) await deliver(question);
    await minutes(1);
    for (const question of questions) await deliver(question);
    await minutes(1);
    expect(subjects()).toEqual([ready]);
    expect(world.letters[0]?.text).toContain(`${questions.length} reports are there.`);
    expect(world.letters[0]?.text).toContain(`https://site/dashboard?script=${scriptId}`);
    expect(logged()).toContain('reports_ready');
    expect(logged()).not.toContain('Pepper');
  });

  it('wait for the reading of a model', async () => {
    const turn = { basis: 'b', holder: 'h', forMs: 30_000, model: 'm' };
    await world.stories.begin(scriptId, turn);
    for (const question of questions) await deliver(question);
    await minutes(1);
    expect(subjects()).toEqual([]);
    await world.stories.finish(scriptId, 'h', { trouble: 'unavailable' });
    await deliver(questions[0] ?? 0);
    await minutes(1);
    expect(subjects()).toEqual([ready]);
    expect(world.letters[0]?.text).toContain('reading of the script by a language model is missing');
  });

  it('are told of when the last was given up', async () => {
    for (const question of questions.slice(1)) await deliver(question);
    await giveUpAnswer(world, messageOf(questions[0] ?? 0));
    await minutes(1);
    expect(subjects()).toEqual([ready]);
    expect(world.letters[0]?.text).toContain('1 report could not be made');
  });

  it('are told of by the sweep when whoever ended the last of them died', async () => {
    await world.scripts.owe('anna', scriptId, { id: 'r1', questions: [] });
    const mails = { ...world.mails, owe: () => Promise.reject(new Error('killed')) };
    for (const question of questions) {
      const deps = { ...world, mails, isAnswered: () => true, reader: null };
      const runQuestion = (n: number) => ({ question: n, structured_data: {}, entries: [] });
      await answerQuestion({ ...deps, runQuestion }, messageOf(question)).catch(() => undefined);
    }
    await minutes(1);
    expect(subjects()).toEqual([]);
    for (let n = 0; n < 3; n += 1) {
      world.passMinutes(5);
      await sweep(world, { time: world.now().toISOString() });
    }
    await minutes(1);
    expect(subjects()).toEqual([ready]);
  });

  it('made again a week later for a correction are no news', async () => {
    world.passMinutes(8 * 24 * 60);
    for (const question of questions) await deliver(question);
    await minutes(1);
    expect(subjects()).toEqual([]);
  });

  it('are not told of to somebody who does not want it, nor of a script that is gone', async () => {
    for (const question of questions) await deliver(question);
    await saveMailChoices(world, { userId: 'anna', choices: { ...allMail, reports_ready: false } });
    await minutes(1);
    await saveMailChoices(world, { userId: 'anna', choices: allMail });
    await minutes(600);
    expect(subjects()).toEqual([]);
  });
});

describe('sending', () => {
  const failing = (name: string) => ({
    ...world,
    mail: { send: () => Promise.reject(Object.assign(new Error('anna@example.com is no good'), { name })) },
  });

  it('that fails is tried again later, and then comes once', async () => {
    await world.mails.owe('anna', { kind: 'welcome' });
    await sendMail(failing('TooManyRequestsException'), world.now());
    await minutes(4);
    expect(subjects()).toEqual([]);
    await minutes(1);
    await minutes(60);
    expect(subjects()).toEqual(['Welcome to Dramaturg']);
  });

  it('that keeps failing is given up after a day and more', async () => {
    await world.mails.owe('anna', { kind: 'welcome' });
    for (let hour = 0; hour < 60; hour += 1) {
      await sendMail(failing('ServiceUnavailable'), world.now());
      world.passMinutes(60);
    }
    expect([...world.mails.all.values()]).toMatchObject([{ endedAs: 'given_up', tries: 5 }]);
  });

  it('to an address that takes no mail ends at once, and no log has the address', async () => {
    await world.mails.owe('anna', { kind: 'welcome' });
    await sendMail(failing('MessageRejected'), world.now());
    await minutes(6000);
    expect(subjects()).toEqual([]);
    expect([...world.mails.all.values()]).toMatchObject([{ endedAs: 'refused' }]);
    expect(world.logger.lines).toContainEqual({ level: 'error', event: 'mail_refused' });
    expect(logged()).toContain('MessageRejected');
    expect(logged()).not.toContain('anna@example.com');
  });

  it('side by side sends a letter once', async () => {
    await world.mails.owe('anna', { kind: 'welcome' });
    await Promise.all([sendMail(world, world.now()), sendMail(world, world.now())]);
    expect(subjects()).toHaveLength(1);
  });

  it('that was killed before its end was noted is done again, so that nothing is lost', async () => {
    await world.mails.owe('anna', { kind: 'welcome' });
    const mails = { ...world.mails, end: () => Promise.reject(new Error('killed')) };
    await expect(sendMail({ ...world, mails }, world.now())).rejects.toThrow('1 letter(s)');
    await minutes(5);
    await minutes(60);
    expect(subjects()).toHaveLength(2);
  });

  it('of one letter that cannot be handled does not keep the next waiting', async () => {
    await world.mails.owe('ben', { kind: 'receipt', payment_id: 'p' });
    await world.mails.owe('anna', { kind: 'welcome' });
    const payments = { get: () => Promise.reject(new Error('away')) };
    await expect(sendMail({ ...world, payments }, world.now())).rejects.toThrow('1 letter(s)');
    expect(subjects()).toEqual(['Welcome to Dramaturg']);
  });
});

describe('a deleted account', () => {
  it('is told once that it is gone, and nothing else that was owed to it', async () => {
    await world.mails.owe('anna', { kind: 'welcome' });
    await deleteAccount(world, anna);
    await minutes(1);
    await minutes(60);
    expect(subjects()).toEqual(['Your Dramaturg account was deleted']);
    expect(world.letters[0]?.to).toBe('anna@example.com');
  });

  it('is told nothing while it is still there', async () => {
    const identity = { ...world.identity, deleteUser: () => Promise.reject(new Error('killed')) };
    await expect(deleteAccount({ ...world, identity }, anna)).rejects.toThrow('killed');
    await minutes(1);
    expect(subjects()).toEqual([]);
    await sweep(world, { time: new Date(world.now().getTime() + 300_000).toISOString() });
    await minutes(5);
    await minutes(60);
    expect(subjects()).toEqual(['Your Dramaturg account was deleted']);
  });

  it('has no choice of mail kept that a token of it saves afterwards', async () => {
    await world.entitlements.close('anna');
    const late = saveMailChoices(world, { userId: 'anna', choices: { ...allMail, welcome: false } });
    await expect(late).rejects.toMatchObject({ code: 'token_not_valid' });
    expect(await getMailChoices(world, { userId: 'anna' })).toEqual(allMail);
  });

  it('is not told if its user did not want that', async () => {
    await saveMailChoices(world, { userId: 'anna', choices: { ...allMail, account_deleted: false } });
    await deleteAccount(world, anna);
    await minutes(10);
    expect(subjects()).toEqual([]);
    expect(await getMailChoices(world, { userId: 'anna' })).toEqual(allMail);
  });
});
