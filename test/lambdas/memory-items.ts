/** The table's adapters in memory. test/lambdas/adapters/items.test.ts holds them to the same behaviour as the real ones. */
import type { AnswerItem, AnswerItems } from '../../lambdas/adapters/answer-items.ts';
import type { CheckoutItem, CheckoutItems } from '../../lambdas/adapters/checkout-items.ts';
import type { ConsultationItem, ConsultationItems } from '../../lambdas/adapters/consultation-items.ts';
import type { EntitlementItems, Grant } from '../../lambdas/adapters/entitlement-items.ts';
import type { PaymentItem, PaymentItems } from '../../lambdas/adapters/payment-items.ts';
import type { ReadingItems } from '../../lambdas/adapters/reading-items.ts';
import type { ScriptItem, ScriptItems } from '../../lambdas/adapters/script-items.ts';
import type { ShareItem, ShareItems } from '../../lambdas/adapters/share-items.ts';
import { planNames } from '../../lib/contract/plans.ts';
import type { ReadingFacts } from '../../lib/contract/reading.ts';
import { mostShares } from '../../lib/contract/shares.ts';

type Clock = () => Date;

export const memoryScripts = (now: Clock): ScriptItems & { readonly all: Map<string, ScriptItem> } => {
  const all = new Map<string, ScriptItem>();
  const keyOf = (userId: string, scriptId: string) => `${userId}/${scriptId}`;
  const find = (userId: string, scriptId: string) => {
    const item = all.get(keyOf(userId, scriptId));
    return item && (item.ttl === undefined || item.ttl * 1000 > now().getTime()) ? item : null;
  };
  const change = (userId: string, scriptId: string, change: Partial<ScriptItem>, unlessReady = true) => {
    const item = all.get(keyOf(userId, scriptId));
    if (!item || (unlessReady && item.status === 'ready')) return null;
    const next = { ...item, status_at: now().toISOString(), ...change, ttl: undefined };
    all.set(keyOf(userId, scriptId), next);
    return next;
  };
  return {
    all,
    async create(item) {
      all.set(keyOf(item.user_id, item.script_id), item);
    },
    get: async (userId, scriptId) => find(userId, scriptId),
    list: async (userId) =>
      [...all.values()]
        .filter((item) => item.user_id === userId && find(userId, item.script_id))
        .sort((a, b) => b.script_id.localeCompare(a.script_id)),
    startReading: async (userId, scriptId) => change(userId, scriptId, { status: 'reading', problem: null }),
    markReady: async (userId, scriptId, facts) =>
      change(userId, scriptId, { status: 'ready', problem: null, ...facts }, false) !== null,
    markFailed: async (userId, scriptId, problem) => change(userId, scriptId, { status: 'failed', problem }) !== null,
    async saveDetails(userId, scriptId, details) {
      const item = all.get(keyOf(userId, scriptId));
      if (!item) return null;
      all.set(keyOf(userId, scriptId), { ...item, details });
      return item;
    },
    async saveCharacterEdits(userId, scriptId, character_edits) {
      const item = all.get(keyOf(userId, scriptId));
      if (!item) return null;
      const next = { ...item, character_edits };
      all.set(keyOf(userId, scriptId), next);
      return next;
    },
    remove: async (userId, scriptId) => all.delete(keyOf(userId, scriptId)),
  };
};

export const memoryReadings = (): ReadingItems => {
  const all = new Map<string, ReadingFacts>();
  return {
    get: async (scriptId) => all.get(scriptId) ?? null,
    async put(scriptId, facts) {
      all.set(scriptId, facts);
    },
    async remove(scriptId) {
      all.delete(scriptId);
    },
  };
};

export const memoryShares = (now: Clock): ShareItems & { readonly all: Map<string, ShareItem> } => {
  const all = new Map<string, ShareItem>();
  const isOpen = ({ expires_at }: ShareItem) => Date.parse(expires_at) > now().getTime();
  const of = (scriptId: string) => [...all.values()].filter(({ script_id }) => script_id === scriptId);
  return {
    all,
    async create(item) {
      if (of(item.script_id).filter(isOpen).length >= mostShares) return false;
      all.set(item.share_id, item);
      return true;
    },
    list: async (scriptId) => of(scriptId).filter(isOpen),
    find: async (hash) => [...all.values()].find((item) => item.token_hash === hash && isOpen(item)) ?? null,
    async remove(scriptId, shareId) {
      if (all.get(shareId)?.script_id === scriptId) all.delete(shareId);
    },
    async removeAll(scriptId) {
      for (const { share_id } of of(scriptId)) all.delete(share_id);
    },
  };
};

export const memoryAnswers = (now: Clock): AnswerItems => {
  const all = new Map<string, Map<number, AnswerItem>>();
  const of = (scriptId: string) => all.get(scriptId) ?? new Map<number, AnswerItem>();
  const put = (scriptId: string, item: AnswerItem) => {
    all.set(scriptId, of(scriptId).set(item.question, item));
    return true;
  };
  const holds = new Map<string, { readonly by: string; readonly until: number }>();
  const awaited = (scriptId: string, question: number, requestId: string) => {
    const item = of(scriptId).get(question);
    return item?.request_id === requestId && (item.status === 'pending' || item.status === 'running') ? item : null;
  };
  const at = () => now().toISOString();
  const sorted = (scriptId: string) => [...of(scriptId).values()].sort((a, b) => a.question - b.question);
  return {
    get: async (scriptId, question) => of(scriptId).get(question) ?? null,
    list: async (scriptId) => sorted(scriptId),
    listStates: async (scriptId) =>
      sorted(scriptId).map(({ question, status, request_id, status_at }) => ({
        question,
        status,
        request_id,
        status_at,
      })),
    request: async (scriptId, question, request_id) =>
      !of(scriptId).has(question) &&
      put(scriptId, { question, status: 'pending', request_id, status_at: at(), problem: null, result: null }),
    restart: async (scriptId, question, from, request_id) =>
      of(scriptId).get(question)?.request_id === from &&
      put(scriptId, { question, status: 'pending', request_id, status_at: at(), problem: null, result: null }),
    async begin(scriptId, question, requestId) {
      const item = awaited(scriptId, question, requestId);
      return item !== null && put(scriptId, { ...item, status: 'running', status_at: at() });
    },
    async finish(scriptId, question, requestId, outcome) {
      const item = awaited(scriptId, question, requestId);
      if (item === null) return false;
      const result = 'answer' in outcome ? outcome.answer : null;
      const problem = 'problem' in outcome ? outcome.problem : null;
      return put(scriptId, { ...item, status: result ? 'succeeded' : 'failed', status_at: at(), result, problem });
    },
    async amend(scriptId, question, requestId, result) {
      const item = of(scriptId).get(question);
      if (item?.request_id !== requestId || item.status !== 'succeeded') return false;
      return put(scriptId, { ...item, result });
    },
    async holdOpinion(scriptId, question, requestId, by, forMs) {
      const item = of(scriptId).get(question);
      if (item?.request_id !== requestId || item.status !== 'succeeded') return false;
      const key = `${scriptId} ${question} ${requestId}`;
      const held = holds.get(key);
      if (held && held.by !== by && held.until > now().getTime()) return false;
      holds.set(key, { by, until: now().getTime() + forMs });
      return true;
    },
    async removeAll(scriptId) {
      const count = of(scriptId).size;
      all.delete(scriptId);
      return count;
    },
  };
};

export const memoryEntitlements = (): EntitlementItems => {
  const grants = new Map<string, Map<string, Grant>>();
  const revoked = new Map<string, Set<string>>();
  return {
    async get(userId) {
      const held = [...(grants.get(userId) ?? [])]
        .filter(([paymentId]) => !revoked.get(userId)?.has(paymentId))
        .map(([payment_id, grant]) => ({ payment_id, ...grant }))
        .sort((a, b) => planNames.indexOf(b.plan_name) - planNames.indexOf(a.plan_name));
      return held[0] ?? null;
    },
    async grant(userId, paymentId, what) {
      const own = grants.get(userId) ?? new Map<string, Grant>();
      if (!own.has(paymentId)) grants.set(userId, own.set(paymentId, what));
    },
    async revoke(userId, paymentId) {
      revoked.set(userId, (revoked.get(userId) ?? new Set()).add(paymentId));
    },
    async remove(userId) {
      grants.delete(userId);
      revoked.delete(userId);
    },
  };
};

export const memoryPayments = (now: Clock): PaymentItems => {
  const all = new Map<string, PaymentItem>();
  const change = (paymentId: string, next: Partial<PaymentItem>, allowed: readonly PaymentItem['status'][]) => {
    const item = all.get(paymentId);
    if (!item || !allowed.includes(item.status)) return false;
    all.set(paymentId, { ...item, ...next });
    return true;
  };
  const any = ['created', 'cancelled', 'expired', 'paid', 'refunded'] as const;
  return {
    async create(item) {
      all.set(item.payment_id, item);
    },
    get: async (paymentId) => all.get(paymentId) ?? null,
    async setOrder(paymentId, order_id) {
      change(paymentId, { order_id }, any);
    },
    async recordFailure(paymentId, last_failure) {
      change(paymentId, { last_failure }, any);
    },
    close: async (paymentId, status) => change(paymentId, { status }, ['created']),
    markPaid: async (paymentId, provider_payment_id) =>
      change(paymentId, { status: 'paid', provider_payment_id, settled_at: now().toISOString() }, [
        'created',
        'cancelled',
        'expired',
      ]),
    markRefunded: async (paymentId) =>
      change(paymentId, { status: 'refunded', refunded_at: now().toISOString() }, [
        'created',
        'cancelled',
        'expired',
        'paid',
      ]),
    listByUser: async (userId) => [...all.values()].filter((item) => item.user_id === userId),
    async anonymise(paymentId) {
      change(paymentId, { user_id: null }, any);
    },
    async remove(paymentId) {
      all.delete(paymentId);
    },
  };
};

export const memoryCheckouts = (): CheckoutItems => {
  const all = new Map<string, CheckoutItem>();
  return {
    get: async (userId) => all.get(userId) ?? null,
    async claim(userId, item, replacing) {
      if ((all.get(userId)?.payment_id ?? null) !== replacing) return false;
      all.set(userId, item);
      return true;
    },
    async release(userId, paymentId) {
      if (paymentId === undefined || all.get(userId)?.payment_id === paymentId) all.delete(userId);
    },
  };
};

export const memoryConsultations = (): ConsultationItems & { readonly all: ConsultationItem[] } => {
  const all: ConsultationItem[] = [];
  return {
    all,
    async create(item) {
      all.push(item);
    },
    list: async (userId) => all.filter((item) => item.user_id === userId),
    async removeAll(userId) {
      all.splice(0, all.length, ...all.filter((item) => item.user_id !== userId));
    },
  };
};
