/** Everything outside the use-cases, in memory: one world a test, with a clock and ids that the test controls. */
import * as z from 'zod';
import type { AccountSecurity } from '../../lambdas/adapters/account-security.ts';
import type { AnswerQueue } from '../../lambdas/adapters/answer-queue.ts';
import type { CardProvider, Checkout, MissedRefund, NewCheckout } from '../../lambdas/adapters/card-provider.ts';
import type { ProviderEvent } from '../../lambdas/adapters/card-provider-events.ts';
import type { Identity, PasswordReset, SignedIn, StoredProfile } from '../../lambdas/adapters/identity.ts';
import type { Letter, Mail } from '../../lambdas/adapters/mail.ts';
import type { ReadQueue } from '../../lambdas/adapters/read-queue.ts';
import type { ScriptItem } from '../../lambdas/adapters/script-items.ts';
import { scriptObjects } from '../../lambdas/adapters/script-objects.ts';
import { sealed } from '../../lambdas/adapters/sealed.ts';
import { storyStore } from '../../lambdas/adapters/story-store.ts';
import type { UploadsBucket } from '../../lambdas/adapters/uploads-bucket.ts';
import type { Logger } from '../../lambdas/logger.ts';
import { noCorrections } from '../../lib/contract/corrections.ts';
import { AppError } from '../../lib/contract/errors.ts';
import { defaultQuotas } from '../../lib/contract/plan-quotas.ts';
import type { PlanName } from '../../lib/contract/plans.ts';
import { planTable } from '../../lib/contract/plans.ts';
import type { AnswerMessage } from '../../lib/contract/queue-message.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import {
  memoryAnswers,
  memoryAsked,
  memoryCheckouts,
  memoryConsultations,
  memoryDeletions,
  memoryEntitlements,
  memoryNotes,
  memoryPayments,
  memoryProofs,
  memoryReadings,
  memoryScripts,
  memorySessions,
  memoryShares,
  memoryStories,
  memorySweeps,
  memoryUnfinished,
  memoryUploads,
} from './memory-items.ts';
import { memoryMailChoices, memoryMails, memoryProfiles } from './memory-mails.ts';
import { memorySecondFactor, memorySecondFactorItems } from './memory-second-factor.ts';

export const memoryBucket = (now: () => Date): UploadsBucket & { readonly objects: Map<string, Uint8Array> } => {
  const objects = new Map<string, Uint8Array>();
  const written = new Map<string, Date>();
  return {
    objects,
    presignUpload: async (key, { sizeBytes }) => ({ url: 'https://bucket/', fields: { key, size: String(sizeBytes) } }),
    sizeOf: async (key) => objects.get(key)?.byteLength ?? null,
    find: async (key) => objects.get(key) ?? null,
    list: async (prefix, after, most) =>
      [...objects.keys()]
        .filter((key) => key.startsWith(prefix) && key > after)
        .sort()
        .slice(0, most)
        .map((key) => ({ key, modifiedAt: written.get(key) ?? now() })),
    async read(key) {
      const bytes = objects.get(key);
      if (!bytes) throw new Error('NoSuchKey');
      return bytes;
    },
    async write(key, body) {
      objects.set(key, typeof body === 'string' ? new TextEncoder().encode(body) : body);
      written.set(key, now());
    },
    async writeOnce(key, body) {
      if (objects.has(key)) return false;
      objects.set(key, body);
      written.set(key, now());
      return true;
    },
    async remove(keys) {
      for (const key of keys) objects.delete(key);
    },
    async erase(prefix) {
      for (const key of [...objects.keys()].filter((each) => each.startsWith(prefix))) objects.delete(key);
    },
  };
};

const memoryQueue = (): AnswerQueue & { readonly sent: AnswerMessage[] } => {
  const sent: AnswerMessage[] = [];
  return {
    sent,
    async send(messages) {
      sent.push(...messages);
    },
  };
};

const memoryReaders = (): ReadQueue & { readonly sent: string[] } => {
  const sent: string[] = [];
  return { sent, send: async ({ key }) => void sent.push(key) };
};

/** A card provider whose checkouts the test pays, declines and refunds. */
const memoryProvider = () => {
  const checkouts = new Map<string, Checkout>();
  const opened: NewCheckout[] = [];
  const missed: MissedRefund[] = [];
  let away = false;
  const answer = <T>(value: T): Promise<T> =>
    away ? Promise.reject(new AppError('provider_unavailable', 'Away.')) : Promise.resolve(value);
  const change = (orderId: string, next: Partial<Checkout>): Checkout => {
    const checkout = checkouts.get(orderId);
    if (!checkout) throw new Error(`no checkout ${orderId}`);
    const changed = { ...checkout, ...next };
    checkouts.set(orderId, changed);
    return changed;
  };
  const provider: CardProvider = {
    publishableKey: async () => 'pk_test',
    open(order) {
      const orderId = `cs_${order.paymentId}`;
      if (!away && !checkouts.has(orderId)) {
        opened.push(order);
        checkouts.set(orderId, {
          orderId,
          paymentId: order.paymentId,
          userId: order.userId,
          providerPaymentId: null,
          state: 'open',
          paid: false,
          refunded: false,
          amountMinor: order.amountMinor,
          currency: order.currency,
          url: `https://pay/${orderId}`,
          lastFailure: null,
        });
      }
      return answer(checkouts.get(orderId)).then((checkout) => checkout ?? Promise.reject(new Error('lost')));
    },
    read: (orderId) => answer(checkouts.get(orderId) ?? null),
    async findOpen(paymentId) {
      const all = await answer([...checkouts.values()]);
      return all.find((each) => each.paymentId === paymentId && each.state === 'open') ?? null;
    },
    async expire(orderId) {
      if ((await answer(checkouts.get(orderId)))?.state !== 'open') return false;
      change(orderId, { state: 'expired', url: null });
      return true;
    },
    async refund({ paymentId, providerPaymentId }) {
      const paid = [...checkouts.values()].find((each) => each.providerPaymentId === providerPaymentId);
      await answer(null);
      if (!paid?.paid || paid.paymentId !== paymentId) throw new Error(`nothing was paid by ${providerPaymentId}`);
      change(paid.orderId, { refunded: true });
    },
    paymentIdOf: (id) =>
      answer([...checkouts.values()].find((each) => each.providerPaymentId === id)?.paymentId ?? null),
    missedRefunds: () => answer([...missed]),
    async readEvent(rawBody, signature) {
      if (signature !== 'good') throw new AppError('payment_invalid', 'Bad signature.');
      const event: ProviderEvent = JSON.parse(Buffer.from(rawBody).toString());
      return event;
    },
  };
  return {
    ...provider,
    checkouts,
    opened,
    change,
    pay: (orderId: string) =>
      change(orderId, { state: 'complete', paid: true, url: null, providerPaymentId: `pi_${orderId}` }),
    refundByHand: (orderId: string) => change(orderId, { refunded: true }),
    /** As refundByHand, and its notice is lost. */
    refundUnheard: (orderId: string) => {
      const { providerPaymentId } = change(orderId, { refunded: true });
      if (providerPaymentId !== null) missed.push({ providerPaymentId, failed: false });
    },
    /** A refund that the payer's bank sent back, and its notice is lost. */
    failRefundUnheard: (providerPaymentId: string) => void missed.push({ providerPaymentId, failed: true }),
    goAway: (value: boolean) => {
      away = value;
    },
  };
};

const annasProfile: StoredProfile = {
  userId: 'anna',
  email: 'anna@example.com',
  username: 'Anna',
  profileImage: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  secondFactor: false,
};
const anna: SignedIn = {
  access: 'a',
  refresh: 'r',
  profile: { userId: 'anna', email: 'anna@example.com', username: 'Anna', profileImage: null },
};

const memoryIdentity = (): Identity & {
  readonly deleted: string[];
  readonly passwords: string[];
  readonly resets: PasswordReset[];
} => {
  const resets: PasswordReset[] = [];
  const deleted: string[] = [];
  const passwords: string[] = [];
  let called: string | null = null;
  return {
    deleted,
    passwords,
    signUp: async () => {},
    resetPassword: async (reset) => void resets.push(reset),
    resets,
    logIn: async () => anna,
    refresh: async () => ({ access: 'a', refresh: 'r' }),
    revoke: async () => {},
    whose: async () => ({ userId: 'anna', sessionId: 'session', refresh: 'r' }),
    setPassword: async (poolUsername, password) => void passwords.push(`${poolUsername} ${password}`),
    profile: async () => ({ ...annasProfile, username: called ?? annasProfile.username }),
    async rename(_poolUsername, username) {
      called = username;
    },
    findProfile: async (name) =>
      deleted.some((gone) => gone === name || gone === `${name}-pool`) ? null : annasProfile,
    async deleteUser(poolUsername) {
      deleted.push(poolUsername);
    },
  };
};

/** The user pool as it guards one account: what it was asked is written down. */
const memorySecurity = (): AccountSecurity & { readonly asked: unknown[] } => {
  const asked: unknown[] = [];
  return {
    asked,
    voidPassword: async (userPoolId, poolUsername) => void asked.push({ voided: poolUsername, userPoolId }),
    hasSecret: async (_pool, clientId) => clientId === 'server',
    async endSessions(userPoolId, poolUsername) {
      asked.push({ userPoolId, poolUsername });
    },
  };
};

export interface LogLine {
  readonly level: string;
  readonly event: string;
}
const memoryLogger = (): Logger & { readonly lines: LogLine[] } => {
  const lines: LogLine[] = [];
  const keep = (level: string) => (event: string) => {
    lines.push({ level, event });
  };
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') };
};

/** A script that is ready, unless `change` says otherwise. */
export const scriptOf = (userId: string, scriptId: string, at: Date, change: Partial<ScriptItem> = {}): ScriptItem => ({
  user_id: userId,
  script_id: scriptId,
  file_name: 'a.pdf',
  size: 10,
  status: 'ready',
  problem: null,
  title: 'Salt',
  page_count: 12,
  scene_count: 9,
  created_at: at.toISOString(),
  status_at: at.toISOString(),
  details: emptyDetails,
  corrections: noCorrections,
  ...change,
});

export const makeWorld = () => {
  const clock = { now: new Date('2026-11-21T10:00:00.000Z') };
  const now = () => clock.now;
  let serial = 0;
  /** Ids in the form of the real ones, in order. */
  const newId = () => `01${String(++serial).padStart(24, '0')}`;
  const letters: Letter[] = [];
  const mail: Mail = {
    async send(letter) {
      letters.push(letter);
    },
  };
  const bucket = memoryBucket(now);
  const objects = scriptObjects(bucket);
  const world = {
    clock,
    now,
    newId,
    hasModel: false,
    sleep: () => new Promise<void>((resolve) => setTimeout(resolve, 1)),
    letters,
    mail,
    scripts: memoryScripts(now),
    deletions: memoryDeletions(),
    readings: memoryReadings(),
    shares: memoryShares(now),
    answers: memoryAnswers(now),
    asked: memoryAsked(now),
    noteItems: memoryNotes(),
    entitlements: memoryEntitlements(),
    payments: memoryPayments(now),
    checkouts: memoryCheckouts(),
    proofs: memoryProofs(now),
    secondFactor: memorySecondFactor(anna),
    secondFactors: memorySecondFactorItems(now),
    waiting: sealed('login', z.object({ session: z.string(), poolUsername: z.string() }), async () => 'sssh', now),
    sessions: memorySessions(),
    unfinished: memoryUnfinished(now),
    readers: memoryReaders(),
    mails: memoryMails(now),
    mailChoices: memoryMailChoices(),
    profiles: memoryProfiles(),
    uploads: memoryUploads(now),
    quotas: defaultQuotas,
    consultations: memoryConsultations(now),
    bucket,
    objects,
    sweeps: memorySweeps(),
    stories: memoryStories(now),
    storyStore: storyStore(objects),
    reader: null,
    queue: memoryQueue(),
    provider: memoryProvider(),
    identity: memoryIdentity(),
    security: memorySecurity(),
    logger: memoryLogger(),
    followCall: (_begunBy: string | undefined): void => undefined,
    secrets: {
      read: async () => ({
        secretKey: 'sk',
        publishableKey: 'pk',
        webhookSecret: 'wh',
        returnSigningKey: 'k'.repeat(32),
      }),
    },
    siteUrl: 'https://site',
    scriptUrl: 'https://provider/script.js',
    plans: planTable,
    ownerEmail: 'owner@example.com',
  };
  return {
    ...world,
    passMinutes(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    /** Puts a script into the library. */
    async addScript(userId: string, change: Partial<ScriptItem> = {}): Promise<ScriptItem> {
      const script = scriptOf(userId, newId(), now(), change);
      await world.scripts.create(script);
      return script;
    },
  };
};
export type World = ReturnType<typeof makeWorld>;

/** Gives a user a plan, without a payment. */
export const grantPlan = (world: Pick<World, 'entitlements' | 'now'>, userId: string, plan_name: PlanName) =>
  world.entitlements.grant(userId, `gift-${plan_name}`, {
    plan_name,
    paid_at: world.now().toISOString(),
    order_id: 'cs_gift',
    provider_payment_id: 'pi_gift',
    signature: 's',
  });
