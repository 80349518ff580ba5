/** What is written down of work that was done or failed: which event, at which level, with which ids, codes and figures. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentItem } from '../../../lambdas/adapters/payment-items.ts';
import { answerQuestion } from '../../../lambdas/use-cases/answer-question.ts';
import { dayLedger } from '../../../lambdas/use-cases/day-ledger.ts';
import { giveBack } from '../../../lambdas/use-cases/give-back.ts';
import { readStory, type StoryReader } from '../../../lambdas/use-cases/read-story.ts';
import { sendMail } from '../../../lambdas/use-cases/send-mail.ts';
import { sweep } from '../../../lambdas/use-cases/sweep.ts';
import { defaultQuotas } from '../../../lib/contract/plan-quotas.ts';
import { memoryLedger } from '../../../lib/model/script-ledger.ts';
import { lastReelRead } from '../../reports/read/last-reel-read.ts';
import { smallScreenplay } from '../small-screenplay.ts';
import { noCost, readerOf } from '../story-readers.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
let scriptId: string;
let lines: unknown[][];
const line =
  (level: string) =>
  (event: string, ...rest: unknown[]): void =>
    void lines.push([level, event, ...rest]);
/** As the functions' own: an error has what was thrown before its fields. */
const logger = { info: line('info'), warn: line('warn'), error: line('error') };
beforeEach(async () => {
  world = makeWorld();
  lines = [];
  await grantPlan(world, 'anna', 'expert');
  ({ script_id: scriptId } = await world.addScript('anna'));
  await world.bucket.write(`screenplays/anna/${scriptId}.json`, JSON.stringify(smallScreenplay), 'application/json');
});

describe('a question', () => {
  const answer = async (runQuestion: Parameters<typeof answerQuestion>[0]['runQuestion'], answers = world.answers) => {
    await world.answers.request(scriptId, 3, 'r');
    const message = { user_id: 'anna', script_id: scriptId, question: 3, request_id: 'r' };
    await answerQuestion({ ...world, answers, logger, isAnswered: () => true, runQuestion, reader: null }, message);
  };
  const good = (question: number) => ({ question, structured_data: {}, entries: [] });

  it('that was answered is told with how long it took', async () => {
    await answer(good);
    expect(lines).toEqual([
      ['info', 'question_answered', { script_id: scriptId, question: 3, duration_ms: expect.any(Number) }],
    ]);
    const [, , fields] = lines[0] ?? [];
    expect(Object(fields).duration_ms).toBeLessThan(60_000);
    expect(Object(fields).duration_ms).toBeGreaterThanOrEqual(0);
  });

  it('that failed is told with the fault', async () => {
    const fault = new TypeError('no scenes');
    await answer(() => {
      throw fault;
    });
    expect(lines).toEqual([['error', 'question_failed', fault, { script_id: scriptId, question: 3 }]]);
  });

  it('whose answer is too large is told with that', async () => {
    const fault = new RangeError('too large');
    const finish: World['answers']['finish'] = async (user, script, question, request, outcome) => {
      if ('answer' in outcome) throw fault;
      return world.answers.finish(user, script, question, request, outcome);
    };
    await answer(good, { ...world.answers, finish });
    expect(lines.at(-1)).toEqual(['error', 'answer_too_large', fault, { script_id: scriptId, question: 3 }]);
  });
});

describe('a reading', () => {
  const read = (reader: StoryReader) => readStory({ ...world, logger }, reader, { userId: 'anna', scriptId });
  const cost = () => ({ script_id: scriptId, model: 'reader-of-the-house', calls: 1, cost_usd: 0.01, ...noCost.usage });

  it('is told with its cost, what its proof found and which passes failed', async () => {
    const story = await lastReelRead();
    await read(readerOf(story, ['points', 'judgement']));
    expect(lines).toEqual([['info', 'story_read', { ...cost(), ...story.made.claims, failed: 'points judgement' }]]);
  });

  it('that is missing is told with its cost and why', async () => {
    const reader: StoryReader = {
      ...readerOf(await lastReelRead()),
      read: async () => ({ kind: 'missing', trouble: 'throttled', cost: noCost }),
    };
    await read(reader);
    expect(lines).toEqual([['info', 'story_missing', { ...cost(), outcome: 'throttled' }]]);
  });
});

describe('what a model costs in a day', () => {
  const ledger = (amounts: string[] = []) => {
    const spend = {
      setAside: async (_user: string, amount: number, limits: { account: number; inAll: number }) => {
        amounts.push(`${limits.account} ${limits.inAll}`);
        return amount > limits.account ? null : { amount, day: 'd', userId: 'anna' };
      },
      settle: async (held: { amount: number }, spent: number) => void amounts.push(`${held.amount} ${spent}`),
    };
    const deps = { ...world, spend, quotas: defaultQuotas, usdADayInAll: 20, logger } as unknown;
    return dayLedger(memoryLedger(1_500_000), deps as Parameters<typeof dayLedger>[1], 'anna');
  };

  it('is held of the day as of the script, and told once it was paid', async () => {
    const amounts: string[] = [];
    const own = ledger(amounts);
    expect(await own.reserve(500_000)).toBe('held');
    await own.settle(500_000, 250_000);
    expect(amounts).toEqual(['2000000 20000000', '500000 250000']);
    expect(lines).toEqual([['info', 'model_paid', { user_id: 'anna', cost_usd: 0.25 }]]);
  });

  it('is given back of the day where the script has no more', async () => {
    const amounts: string[] = [];
    expect(await ledger(amounts).reserve(1_600_000)).toBe('spent');
    expect(amounts.slice(1)).toEqual(['1600000 0']);
    expect(lines).toEqual([]);
  });

  it('is told where the day’s is reached, and nothing where nothing was paid', async () => {
    const amounts: string[] = [];
    const own = ledger(amounts);
    expect(await own.reserve(2_000_001)).toBe('day_spent');
    expect(lines).toEqual([['info', 'model_spend_reached', { user_id: 'anna' }]]);
    await own.settle(7, 0);
    expect(lines).toHaveLength(1);
    expect(amounts).toHaveLength(1);
  });
});

describe('a letter', () => {
  const send = (name: string | null) =>
    sendMail(
      {
        ...world,
        logger,
        mail: {
          send: async () => {
            if (name !== null) throw Object.assign(new Error('to a@example.com'), { name });
          },
        },
      },
      world.now(),
    );
  const fields = { kind: 'welcome', user_id: 'anna' };
  beforeEach(() => world.mails.owe('anna', { kind: 'welcome' }));

  it.each([
    [null, [['info', 'mail_ended', { ...fields, as: 'sent' }]]],
    [
      'MessageRejected',
      [
        ['error', 'mail_refused', undefined, { ...fields, code: 'MessageRejected' }],
        ['info', 'mail_ended', { ...fields, as: 'refused' }],
      ],
    ],
    ['Throttling', [['error', 'mail_not_sent', undefined, { ...fields, code: 'Throttling' }]]],
  ])('is told by the name of what stopped it (%s), never by the words', async (name, told) => {
    await send(name);
    expect(lines).toEqual(told);
  });

  it('that cannot be handled is told, the others are sent, and the run fails', async () => {
    await world.mails.owe('ben', { kind: 'welcome' });
    const fault = new Error('away');
    const identity = {
      ...world.identity,
      findProfile: async (user: string) => {
        if (user === 'anna') throw fault;
        return world.identity.findProfile(user);
      },
    };
    const run = sendMail({ ...world, identity, logger }, world.now());
    await expect(run).rejects.toThrow('1 letter(s) could not be handled.');
    expect(lines).toContainEqual(['error', 'mail_not_handled', fault, fields]);
    expect(lines.filter(([, event]) => event === 'mail_ended')).toHaveLength(1);
  });
});

describe('a payment that is given back', () => {
  const payment = {
    payment_id: 'p',
    plan_name: 'basic',
    amount_minor: 1900,
    currency: 'USD',
    order_id: 'cs',
  } as PaymentItem;
  const told = { payment_id: 'p', plan: 'basic', amount_minor: 1900, currency: 'USD', reason: 'duplicate' };
  const give = (o: { planned?: boolean; marked?: boolean; alarm?: 'paid_but_not_ours' | null; fault?: Error } = {}) =>
    giveBack(
      {
        payments: {
          get: async () => null,
          planRefund: async () => o.planned ?? true,
          markRefunded: async () => o.marked ?? true,
        },
        provider: {
          refund: async () => {
            if (o.fault) throw o.fault;
          },
        },
        logger,
      },
      { payment, providerPaymentId: 'pi', reason: 'duplicate' as never, alarm: o.alarm ?? null },
    );

  it('is told, and rings where the owner is to know', async () => {
    expect(await give()).toBe(true);
    expect(lines).toEqual([['info', 'payment_given_back', told]]);
    lines = [];
    await give({ alarm: 'paid_but_not_ours' });
    expect(lines).toEqual([
      ['error', 'paid_but_not_ours', undefined, told],
      ['info', 'payment_given_back', told],
    ]);
  });

  it('is not told twice, nor where somebody else settled it', async () => {
    expect(await give({ marked: false })).toBe(true);
    expect(await give({ planned: false })).toBe(false);
    expect(lines).toEqual([]);
  });

  it('rings where the provider does not give it back', async () => {
    const fault = new Error('away');
    await expect(give({ fault, alarm: 'paid_but_not_ours' })).rejects.toThrow('away');
    expect(lines).toEqual([['error', 'refund_failed', fault, told]]);
  });
});

it('a sweep tells of each mend how much it mended, and which failed', async () => {
  const fault = new Error('away');
  const scripts = { ...world.scripts, listDue: () => Promise.reject(fault) };
  const time = world.now().toISOString();
  const run = sweep({ ...world, scripts, logger } as unknown as Parameters<typeof sweep>[0], { time });
  await expect(run).rejects.toThrow('These mends failed: send-owed-reports.');
  expect(lines).toContainEqual(['error', 'sweep_failed', fault, { mend: 'send-owed-reports' }]);
  expect(lines.filter(([, event]) => event === 'swept').map(([, , fields]) => fields)).toEqual(
    [
      'settle-payments',
      'heed-missed-refunds',
      'read-what-waited',
      'remove-left-objects',
      'finish-deletions',
      'match-objects',
    ].map((mend) => ({ mend, mended: 0 })),
  );
});
