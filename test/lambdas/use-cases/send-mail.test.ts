/** What a letter that is owed says when it is sent, whether it is still true, and when it is tried again. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwedMail } from '../../../lambdas/adapters/mail-items.ts';
import type { PaymentItem } from '../../../lambdas/adapters/payment-items.ts';
import { sendMail } from '../../../lambdas/use-cases/send-mail.ts';
import { allMail } from '../../../lib/contract/mail.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});
const minute = 60_000;
const endOf = () => [...world.mails.all.values()].map(({ endedAs }) => endedAs);
/** The words of the one letter that is sent for it; null where none is. */
const sent = async (mail: OwedMail, user = 'anna'): Promise<string | null> => {
  await world.mails.owe(user, mail);
  await sendMail(world, world.now());
  expect(world.letters.length).toBeLessThan(2);
  const [letter] = world.letters;
  return letter === undefined ? null : `${letter.subject}\n${letter.text}`;
};

const payment: PaymentItem & { user_id: string } = {
  payment_id: 'p1',
  user_id: 'anna',
  plan_id: 2,
  plan_name: 'intermediate',
  currency: 'USD',
  amount_minor: 1900,
  status: 'paid',
  order_id: 'cs_1',
  provider_payment_id: 'pi_77',
  last_failure: null,
  created_at: '2026-11-20T10:00:00.000Z',
  settled_at: '2026-11-21T10:00:00.000Z',
  refunded_at: null,
  refund_reason: null,
  refund_failed_at: null,
};

describe('a receipt', () => {
  it('says plan, amount, day and reference of the payment', async () => {
    await world.payments.create(payment);
    const text = await sent({ kind: 'receipt', payment_id: 'p1' });
    for (const words of ['Intermediate', '$19.00', '21 November 2026', 'pi_77', '/account/receipts/p1'])
      expect(text).toContain(words);
    expect(endOf()).toEqual(['sent']);
  });

  it('says the day it was begun where it was never settled', async () => {
    await world.payments.create({ ...payment, settled_at: null });
    expect(await sent({ kind: 'receipt', payment_id: 'p1' })).toContain('20 November 2026');
  });

  it.each([
    ['that was refunded', { status: 'refunded' as const }, 'p1'],
    ['that is gone', {}, 'p2'],
  ])('of a payment %s is not sent', async (_what, change, payment_id) => {
    await world.payments.create({ ...payment, ...change });
    expect(await sent({ kind: 'receipt', payment_id })).toBeNull();
    expect(endOf()).toEqual(['not_wanted']);
  });
});

describe('the word that reports are ready', () => {
  const reports = async (change: object = {}, states: readonly (readonly [number, 'succeeded' | 'failed'])[] = []) => {
    const { script_id } = await world.addScript('anna', { details: { ...emptyDetails, title: 'Salt' }, ...change });
    const answers = {
      ...world.answers,
      listStates: async () =>
        states.map(([question, status]) => ({
          question,
          status,
          status_at: world.now().toISOString(),
          request_id: 'r',
          engine_version: null,
        })),
    };
    Object.assign(world, { answers });
    return { kind: 'reports_ready', script_id, plan_name: 'basic' } as const;
  };

  it('counts those that the plan opens, and says which failed', async () => {
    await grantPlan(world, 'anna', 'basic');
    const text = await sent(
      await reports({}, [
        [1, 'succeeded'],
        [2, 'succeeded'],
        [3, 'succeeded'],
        [4, 'failed'],
        [9, 'succeeded'],
      ]),
    );
    expect(text).toContain('The reports on “Salt” are ready');
    // The ninth is a dearer plan's.
    expect(text).toContain('3 reports are there. 1 report could not be made');
    expect(text).not.toContain('language model');
    expect(text).not.toContain('They open with a reading');
  });

  it.each([
    ['was made', 'stories/x', 'They open with a reading of the script.'],
    ['was not', null, 'The reading of the script by a language model is missing'],
  ])('says that a reading %s, where one was begun', async (_what, result_key, words) => {
    await grantPlan(world, 'anna', 'expert');
    const mail = await reports({}, [[1, 'succeeded']]);
    const stories = { get: async () => ({ ...(await begun(mail.script_id)), result_key }) };
    Object.assign(world, { stories: { ...world.stories, ...stories } });
    expect(await sent(mail)).toContain(words);
  });
  const begun = async (scriptId: string) => {
    const store = makeWorld().stories;
    await store.begin(scriptId, { basis: 'b', holder: 'h', forMs: 1000, model: 'm' });
    const state = await store.get(scriptId);
    if (state === null) throw new Error('no reading');
    return state;
  };

  it('is not sent without a plan, nor of a script that is gone', async () => {
    const mail = await reports({}, [[1, 'succeeded']]);
    expect(await sent(mail)).toBeNull();
    await grantPlan(world, 'anna', 'basic');
    expect(await sent({ ...mail, script_id: 'gone' })).toBeNull();
    expect(endOf()).toEqual(['not_wanted', 'not_wanted']);
  });
});

describe('the word that a link was opened', () => {
  const opened = (script_id: string) =>
    ({ kind: 'share_opened', script_id, share_id: 's1', opened_at: '2026-11-21T10:00:00.000Z' }) as const;
  it('names the script and the day', async () => {
    const { script_id } = await world.addScript('anna', { details: { ...emptyDetails, title: 'Salt' } });
    const text = await sent(opened(script_id));
    expect(text).toContain('“Salt” was opened');
    expect(text).toContain('21 November 2026 (UTC)');
  });
  it('is not sent of a script that is gone', async () => {
    expect(await sent(opened('gone'))).toBeNull();
  });
  it('is not sent to somebody who does not want it', async () => {
    const { script_id } = await world.addScript('anna', {});
    await world.mailChoices.put('anna', { ...allMail, share_opened: false });
    expect(await sent(opened(script_id))).toBeNull();
  });
  it('is not sent to an account that is gone', async () => {
    const { script_id } = await world.addScript('anna', {});
    Object.assign(world, { identity: { ...world.identity, findProfile: async () => null } });
    expect(await sent(opened(script_id))).toBeNull();
  });
});

describe('a letter that fails', () => {
  const fail = (name: string): void => {
    Object.assign(world, { mail: { send: () => Promise.reject(Object.assign(new Error('no'), { name })) } });
  };
  const isDueAfter = async (ms: number): Promise<boolean> =>
    (await world.mails.listDue(new Date(world.now().getTime() + ms), 9)).length > 0;

  it('is tried again after five minutes, half an hour, three, twelve hours and is then given up', async () => {
    fail('ServiceUnavailable');
    await world.mails.owe('anna', { kind: 'welcome' });
    for (const pause of [5, 30, 180, 720]) {
      await sendMail(world, world.now());
      expect(await isDueAfter(pause * minute - 1)).toBe(false);
      expect(await isDueAfter(pause * minute)).toBe(true);
      world.passMinutes(pause);
    }
    await sendMail(world, world.now());
    expect(endOf()).toEqual(['given_up']);
    expect(await isDueAfter(100_000 * minute)).toBe(false);
  });

  it.each(['MessageRejected', 'BadRequestException', 'InvalidParameterValue'])(
    'because its address takes none (%s) is not tried again',
    async (name) => {
      fail(name);
      expect(await sent({ kind: 'welcome' })).toBeNull();
      expect(endOf()).toEqual(['refused']);
      expect(world.logger.lines).toContainEqual({ level: 'error', event: 'mail_refused' });
    },
  );
});

describe('the word that an account was deleted', () => {
  const gone = { kind: 'account_deleted', pool_username: 'anna', address: 'old@example.com' } as const;
  it('goes to the address that was kept, once the account is gone', async () => {
    Object.assign(world, { identity: { ...world.identity, findProfile: async () => null } });
    expect(await sent(gone)).toContain('account was deleted');
    expect(world.letters[0]?.to).toBe('old@example.com');
  });
  it('waits two minutes at a time while the account is there, and these are no tries', async () => {
    expect(await sent(gone)).toBeNull();
    const due = (ms: number) => world.mails.listDue(new Date(world.now().getTime() + ms), 9);
    expect(await due(2 * minute - 1)).toEqual([]);
    expect(await due(2 * minute)).toMatchObject([{ tries: 0 }]);
  });
});
