/** The table's adapters in memory. test/lambdas/adapters/items.test.ts holds them to the same behaviour as the real ones. */
import type { AnswerItem, AnswerItems } from '../../lambdas/adapters/answer-items.ts';
import type { AskedItems } from '../../lambdas/adapters/asked-items.ts';
import type { CheckoutItem, CheckoutItems } from '../../lambdas/adapters/checkout-items.ts';
import type { ConsultationItem, ConsultationItems } from '../../lambdas/adapters/consultation-items.ts';
import type { DeletionItems } from '../../lambdas/adapters/deletion-items.ts';
import type { EntitlementItems, Grant } from '../../lambdas/adapters/entitlement-items.ts';
import type { HeldState, NoteItems, NoteList } from '../../lambdas/adapters/note-items.ts';
import type { PaymentItem, PaymentItems } from '../../lambdas/adapters/payment-items.ts';
import type { ProofItems } from '../../lambdas/adapters/proof-items.ts';
import type { ReadingItems } from '../../lambdas/adapters/reading-items.ts';
import type { OwedReports, ScriptItem, ScriptItems } from '../../lambdas/adapters/script-items.ts';
import type { SessionClaims, SessionItems } from '../../lambdas/adapters/session-items.ts';
import type { ShareItem, ShareItems } from '../../lambdas/adapters/share-items.ts';
import type { StoryItem, StoryItems, WaitingStory } from '../../lambdas/adapters/story-items.ts';
import type { SweepItems } from '../../lambdas/adapters/sweep-items.ts';
import type { Deletion, UnfinishedDeletions } from '../../lambdas/adapters/unfinished-deletions.ts';
import type { UploadItems } from '../../lambdas/adapters/upload-items.ts';
import { type AskedQuestion, mostQuestions, sameQuestion } from '../../lib/contract/ask.ts';
import { engineVersion } from '../../lib/contract/engine-version.ts';
import { comparePlans, planCovers } from '../../lib/contract/plans.ts';
import type { ReadingFacts } from '../../lib/contract/reading.ts';
import { commentsAMinute, mostComments, type ShareComment } from '../../lib/contract/share-comments.ts';
import { mostShares } from '../../lib/contract/shares.ts';

type Clock = () => Date;

export const memoryScripts = (now: Clock): ScriptItems & { readonly all: Map<string, ScriptItem> } => {
  const all = new Map<string, ScriptItem>();
  const keyOf = (userId: string, scriptId: string) => `${userId}/${scriptId}`;
  const dues = new Map<string, string>();
  const find = (userId: string, scriptId: string) => {
    const item = all.get(keyOf(userId, scriptId));
    const ageMs = now().getTime() - Date.parse(item?.created_at ?? '');
    return item && !(item.status === 'awaiting_upload' && ageMs >= 24 * 3_600_000) ? item : null;
  };
  /** The item as `change` leaves it, with `owed` added to its debt; `id` says whether the debt takes the new id. */
  const put = (
    userId: string,
    scriptId: string,
    change: Partial<ScriptItem>,
    owed: OwedReports | null,
    id: 'new' | 'kept' = 'new',
  ) => {
    const item = all.get(keyOf(userId, scriptId));
    if (!item) return null;
    const questions = new Set([...(item.owed_questions ?? []), ...(owed?.questions ?? [])]);
    const debt = owed && {
      owed_id: id === 'kept' ? (item.owed_id ?? owed.id) : owed.id,
      owed_at: now().toISOString(),
      ...(questions.size > 0 && { owed_questions: questions }),
    };
    if (owed) dues.set(keyOf(userId, scriptId), `${new Date(now().getTime() + 120_000).toISOString()}#${owed.id}`);
    const next = { ...item, ...change, ...debt };
    all.set(keyOf(userId, scriptId), next);
    return next;
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
      if (item.status === 'uploaded')
        dues.set(
          keyOf(item.user_id, item.script_id),
          `${new Date(now().getTime() + 120_000).toISOString()}#${item.script_id}`,
        );
    },
    get: async (userId, scriptId) => find(userId, scriptId),
    getArrived: async (userId, scriptId) => all.get(keyOf(userId, scriptId)) ?? null,
    list: async (userId) =>
      [...all.values()]
        .filter((item) => item.user_id === userId)
        .sort((a, b) => b.script_id.localeCompare(a.script_id)),
    startReading: async (userId, scriptId) => change(userId, scriptId, { status: 'reading', problem: null }),
    markReady: async (userId, scriptId, facts, owedId) =>
      change(userId, scriptId, { status: 'ready', problem: null, ...facts }, false) !== null &&
      put(userId, scriptId, {}, { id: owedId, questions: [] }) !== null,
    markFailed: async (userId, scriptId, problem) => change(userId, scriptId, { status: 'failed', problem }) !== null,
    async saveDetails(userId, scriptId, details, owed) {
      const before = all.get(keyOf(userId, scriptId)) ?? null;
      put(userId, scriptId, { details }, owed);
      return before;
    },
    async saveCorrections({ user_id, script_id, corrections_id }, corrections, owed) {
      const item = all.get(keyOf(user_id, script_id));
      if (item && item.corrections_id !== corrections_id) return 'changed';
      return put(user_id, script_id, { corrections, corrections_id: owed.id }, owed);
    },
    tell: async (userId, scriptId, said) => void put(userId, scriptId, said, null),
    putInProject: async (userId, scriptId, project_id) => put(userId, scriptId, { project_id }, null) !== null,
    owe: async (userId, scriptId, owed) => put(userId, scriptId, {}, owed, 'kept'),
    async settle({ user_id, script_id, owed_id, owed_at }) {
      const item = all.get(keyOf(user_id, script_id));
      if (!item || item.owed_id !== owed_id || item.owed_at !== owed_at) return;
      const { owed_id: _, owed_at: __, owed_questions: ___, ...settled } = item;
      all.set(keyOf(user_id, script_id), settled);
    },
    listDue: async (at, most) =>
      [...dues]
        .filter(([, due]) => due <= `${at.toISOString()}~`)
        .sort(([, a], [, b]) => a.localeCompare(b))
        .slice(0, most)
        .map(([key, due]) => {
          const [userId = '', scriptId = ''] = key.split('/');
          return { userId, scriptId, due };
        }),
    async lookAgain({ userId, scriptId, due }, next) {
      const key = keyOf(userId, scriptId);
      if (dues.get(key) !== due) return;
      if (next === null) dues.delete(key);
      else dues.set(key, `${next.toISOString()}#${scriptId}`);
    },
    async remove(userId, scriptId) {
      dues.delete(keyOf(userId, scriptId));
      return all.delete(keyOf(userId, scriptId));
    },
  };
};

export const memoryDeletions = (): DeletionItems => {
  const all = new Set<string>();
  return {
    async record(scriptId) {
      all.add(scriptId);
    },
    has: async (scriptId) => all.has(scriptId),
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
  const said = new Map<string, { minute: string; inMinute: number; inAll: number }>();
  const comments: (ShareComment & { readonly scriptId: string })[] = [];
  const openLink = (shareId: string) => {
    const item = all.get(shareId);
    return item && isOpen(item) ? item : undefined;
  };
  return {
    all,
    async noteSeen({ share_id }, day) {
      const item = openLink(share_id);
      if (item) all.set(share_id, { ...item, seen: { ...item.seen, [day]: (item.seen[day] ?? 0) + 1 } });
    },
    async setComments(_, shareId, areOpen) {
      const item = openLink(shareId);
      if (item) all.set(shareId, { ...item, comments_open: areOpen });
      return item !== undefined;
    },
    async takeWord({ share_id }) {
      const minute = now().toISOString().slice(0, 16);
      const before = said.get(share_id) ?? { minute, inMinute: 0, inAll: 0 };
      const inMinute = before.minute === minute ? before.inMinute : 0;
      if (before.inAll >= mostComments) return 'full';
      if (inMinute >= commentsAMinute) return 'later';
      said.set(share_id, { minute, inMinute: inMinute + 1, inAll: before.inAll + 1 });
      return 'taken';
    },
    async addComment(scriptId, comment) {
      comments.unshift({ ...comment, scriptId });
    },
    listComments: async (scriptId) =>
      comments.filter((each) => each.scriptId === scriptId).map(({ scriptId: _, ...comment }) => comment),
    async removeComment(scriptId, commentId) {
      const at = comments.findIndex((each) => each.scriptId === scriptId && each.comment_id === commentId);
      if (at >= 0) comments.splice(at, 1);
    },
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
      comments.splice(0, comments.length, ...comments.filter((each) => each.scriptId !== scriptId));
    },
  };
};

export const memoryAsked = (now: Clock): AskedItems => {
  interface Held extends Omit<AskedQuestion, 'answer'> {
    readonly answer: AskedQuestion['answer'] | null;
    readonly holder: string;
    readonly until: number;
  }
  const all = new Map<string, Map<string, Held>>();
  const counted = new Map<string, Set<string>>();
  const change = (scriptId: string, question: string, holder: string, next: Partial<Held>): boolean => {
    const item = all.get(scriptId)?.get(sameQuestion(question));
    if (item?.holder !== holder || item.answer !== null) return false;
    all.get(scriptId)?.set(sameQuestion(question), { ...item, ...next, until: 0 });
    return true;
  };
  return {
    list: async (scriptId) =>
      [...(all.get(scriptId)?.values() ?? [])]
        .flatMap(({ question, asked_at, answer }) => (answer ? [{ question, asked_at, answer }] : []))
        .sort((a, b) => b.asked_at.localeCompare(a.asked_at)),
    async begin(scriptId, question, { holder, forMs, at: asked_at }) {
      const key = sameQuestion(question);
      const own = counted.get(scriptId) ?? new Set();
      if (!own.has(key) && own.size >= mostQuestions) return 'full';
      counted.set(scriptId, own.add(key));
      const items = all.get(scriptId) ?? new Map<string, Held>();
      const item = items.get(key);
      const at = now().getTime();
      if (item && (item.answer !== null || item.until > at)) return 'held';
      const held = { question, asked_at, answer: null, holder, until: at + forMs };
      all.set(scriptId, items.set(key, held));
      return 'mine';
    },
    finish: async (scriptId, question, holder, answer) => change(scriptId, question, holder, { answer }),
    async giveBack(scriptId, question, holder) {
      counted.get(scriptId)?.delete(sameQuestion(question));
      change(scriptId, question, holder, {});
    },
    async removeAll(scriptId) {
      all.delete(scriptId);
      counted.delete(scriptId);
    },
  };
};

export const memoryNotes = (): NoteItems => {
  const lists = new Map<string, NoteList>();
  const states = new Map<string, Map<string, HeldState>>();
  return {
    list: async (scriptId) => lists.get(scriptId) ?? null,
    async keep(scriptId, list, madeOf) {
      if ((lists.get(scriptId)?.madeOf ?? null) !== madeOf) return false;
      lists.set(scriptId, structuredClone(list));
      return true;
    },
    states: async (scriptId) => [...(states.get(scriptId)?.values() ?? [])],
    async say(scriptId, state, before) {
      const own = states.get(scriptId) ?? new Map<string, HeldState>();
      if ((own.get(state.note)?.changed_at ?? null) !== before) return false;
      states.set(scriptId, own.set(state.note, state));
      return true;
    },
    async removeAll(scriptId) {
      lists.delete(scriptId);
      states.delete(scriptId);
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
      sorted(scriptId).map(({ question, status, request_id, status_at, engine_version }) => ({
        question,
        status,
        request_id,
        status_at,
        ...(engine_version !== undefined && { engine_version }),
      })),
    listPointers: async (scriptId) =>
      sorted(scriptId).map(({ question, status_at }) => ({ question, statusAt: status_at, key: null })),
    request: async (scriptId, question, request_id) =>
      of(scriptId).has(question)
        ? of(scriptId).get(question)?.request_id === request_id
        : put(scriptId, { question, status: 'pending', request_id, status_at: at(), problem: null, result: null }),
    async restart(scriptId, question, from, request_id) {
      const inForce = of(scriptId).get(question)?.request_id;
      if (inForce !== from) return inForce === request_id;
      return put(scriptId, { question, status: 'pending', request_id, status_at: at(), problem: null, result: null });
    },
    async begin(scriptId, question, requestId) {
      const item = awaited(scriptId, question, requestId);
      return item !== null && put(scriptId, { ...item, status: 'running', status_at: at() });
    },
    async finish(_userId, scriptId, question, requestId, outcome) {
      const result = 'answer' in outcome ? outcome.answer : null;
      const problem = 'problem' in outcome ? outcome.problem : null;
      const status = result ? 'succeeded' : 'failed';
      const item = awaited(scriptId, question, requestId);
      if (item !== null)
        return put(scriptId, { ...item, status, status_at: at(), result, problem, engine_version: engineVersion });
      const ended = of(scriptId).get(question);
      return ended?.request_id === requestId && ended.status === status;
    },
    async removeAll(scriptId) {
      const count = of(scriptId).size;
      all.delete(scriptId);
      return count;
    },
  };
};

export const memoryStories = (now: Clock): StoryItems => {
  interface Held extends StoryItem {
    readonly by: string;
    readonly until: number;
    readonly waiting: WaitingStory | null;
  }
  const all = new Map<string, Held>();
  const change = (scriptId: string, isMine: (item: Held) => boolean, to: Partial<Held>): boolean => {
    const item = all.get(scriptId);
    if (!item || !isMine(item)) return false;
    all.set(scriptId, { ...item, ...to });
    return true;
  };
  const at = () => now().toISOString();
  return {
    async get(scriptId) {
      const item = all.get(scriptId);
      if (!item) return null;
      const { by: _, until: __, waiting: ___, ...story } = item;
      return story;
    },
    async begin(scriptId, { basis, holder, forMs, model }) {
      const item = all.get(scriptId);
      const free = !item || item.until <= now().getTime() || item.by === holder;
      const ended = item?.status === 'succeeded' || item?.status === 'failed';
      if (ended && item?.basis === basis) return 'done';
      if (!free) return 'held';
      const until = now().getTime() + forMs;
      const result_key = item?.result_key ?? null;
      const again_at = null;
      const kept = { result_basis: item?.result_basis ?? null, earlier_key: item?.earlier_key ?? null };
      const state = { status: 'running' as const, status_at: at(), trouble: null, failed: [], result_key, again_at };
      const turn = { by: holder, until, waiting: item?.waiting ?? null };
      all.set(scriptId, { basis, model, ...state, ...kept, engine_version: engineVersion, ...turn });
      return 'mine';
    },
    renew: async (scriptId, holder, forMs) =>
      change(scriptId, ({ by }) => by === holder, { until: now().getTime() + forMs }),
    finish: async (scriptId, holder, outcome) =>
      change(scriptId, ({ by, status }) => by === holder && status === 'running', {
        again_at: outcome.again?.at.toISOString() ?? null,
        waiting: outcome.again ? { userId: outcome.again.userId, scriptId, due: outcome.again.at.toISOString() } : null,
        ...('resultKey' in outcome
          ? {
              status: 'succeeded' as const,
              status_at: at(),
              trouble: null,
              failed: [...outcome.failed],
              result_key: outcome.resultKey,
              result_basis: outcome.resultBasis ?? null,
              earlier_key: outcome.earlierKey ?? null,
              until: 0,
            }
          : { status: 'failed' as const, status_at: at(), trouble: outcome.trouble, failed: [], until: 0 }),
      }),
    listWaiting: async (until, most) =>
      [...all.values()]
        .flatMap(({ waiting }) => waiting ?? [])
        .filter(({ due }) => due <= until.toISOString())
        .slice(0, most),
    async endWaiting({ scriptId, due }) {
      change(scriptId, ({ waiting }) => waiting?.due === due, { waiting: null });
    },
    async reopen(scriptId) {
      const idle = ({ status, until }: Held) =>
        status !== 'pending' && (status !== 'running' || until <= now().getTime());
      change(scriptId, idle, { status: 'pending', status_at: at(), again_at: null });
    },
  };
};

export const memoryEntitlements = (): EntitlementItems => {
  const grants = new Map<string, Map<string, Grant>>();
  const revoked = new Map<string, Set<string>>();
  const closed = new Set<string>();
  const revokedOf = (userId: string) => {
    const own = revoked.get(userId) ?? new Set<string>();
    revoked.set(userId, own);
    return own;
  };
  const inForce = (userId: string) => {
    const held = [...(grants.get(userId) ?? [])]
      .filter(([paymentId]) => !revoked.get(userId)?.has(paymentId))
      .map(([payment_id, grant]) => ({ payment_id, ...grant }))
      .sort((a, b) => comparePlans(b.plan_name, a.plan_name));
    return held[0] ?? null;
  };
  return {
    get: async (userId) => inForce(userId),
    isClosed: async (userId) => closed.has(userId),
    async grant(userId, paymentId, what) {
      if (closed.has(userId)) return 'account-closed';
      const own = grants.get(userId) ?? new Map<string, Grant>();
      if (own.has(paymentId)) return 'granted';
      if (revokedOf(userId).has(paymentId)) return 'adds-nothing';
      const held = inForce(userId);
      if (held !== null && planCovers(held.plan_name, what.plan_name)) {
        revokedOf(userId).add(paymentId);
        return 'adds-nothing';
      }
      grants.set(userId, own.set(paymentId, what));
      return 'granted';
    },
    async revoke(userId, paymentId) {
      revokedOf(userId).add(paymentId);
    },
    async close(userId) {
      grants.delete(userId);
      revoked.delete(userId);
      closed.add(userId);
    },
  };
};

export const memoryPayments = (now: Clock): PaymentItems => {
  const dueAt = new Map<string, string>();
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
      dueAt.set(item.payment_id, new Date(Date.parse(item.created_at) + 15 * 60_000).toISOString());
    },
    async listDue(at, most) {
      const due = [...dueAt].filter(([id, when]) => all.has(id) && when <= at.toISOString());
      return due.slice(0, most).map(([paymentId, when]) => ({ paymentId, due: when }));
    },
    async lookAgain({ paymentId, due }, next) {
      if (dueAt.get(paymentId) !== due) return;
      if (next === null) dueAt.delete(paymentId);
      else dueAt.set(paymentId, next.toISOString());
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
      all.get(paymentId)?.refund_reason === null &&
      change(paymentId, { status: 'paid', provider_payment_id, settled_at: now().toISOString() }, [
        'created',
        'cancelled',
        'expired',
      ]),
    planRefund: async (paymentId, { reason, providerPaymentId }) =>
      change(
        paymentId,
        { refund_reason: reason, provider_payment_id: providerPaymentId, settled_at: now().toISOString() },
        ['created', 'cancelled', 'expired'],
      ),
    markRefunded: async (paymentId, { orderId, providerPaymentId }) =>
      change(
        paymentId,
        {
          status: 'refunded',
          refunded_at: now().toISOString(),
          ...(orderId !== null && { order_id: orderId }),
          ...(providerPaymentId !== null && { provider_payment_id: providerPaymentId }),
        },
        ['created', 'cancelled', 'expired', 'paid'],
      ),
    markRefundFailed: async (paymentId) =>
      all.get(paymentId)?.refund_failed_at === null &&
      change(paymentId, { refund_failed_at: now().toISOString() }, any),
    listByUser: async (userId) => [...all.values()].filter((item) => item.user_id === userId),
    async anonymise(_userId, paymentId) {
      change(paymentId, { user_id: null }, any);
    },
    async remove(_userId, paymentId) {
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

export const memorySweeps = (): SweepItems => {
  const all = new Map<string, string>();
  return {
    after: async (walk) => all.get(walk) ?? '',
    async goOnAfter(walk, key) {
      all.set(walk, key);
    },
  };
};

export const memoryConsultations = (now: Clock): ConsultationItems & { readonly all: ConsultationItem[] } => {
  const all: ConsultationItem[] = [];
  const turns = new Map<string, { by: string; until: number } | 'mailed'>();
  return {
    all,
    async takeTurn(item, by, forMs) {
      const id = `${item.user_id} ${item.consultation_id}`;
      const turn = turns.get(id);
      if (turn === 'mailed') return 'mailed';
      if (turn && turn.by !== by && turn.until >= now().getTime()) return 'taken';
      turns.set(id, { by, until: now().getTime() + forMs });
      if (!all.some((each) => each.consultation_id === item.consultation_id && each.user_id === item.user_id))
        all.push(item);
      return 'own';
    },
    async endTurn(item, _by, isMailed) {
      const id = `${item.user_id} ${item.consultation_id}`;
      if (isMailed) turns.set(id, 'mailed');
      else turns.delete(id);
    },
    list: async (userId) => all.filter((item) => item.user_id === userId),
    async removeAll(userId) {
      all.splice(0, all.length, ...all.filter((item) => item.user_id !== userId));
    },
  };
};

export const memoryUploads = (now: Clock): UploadItems => {
  const counted = new Map<string, Set<string>>();
  const keys = new Map<string, { scriptId: string; fingerprint: string }>();
  return {
    async count(userId, scriptId, most) {
      const day = `${userId} ${now().toISOString().slice(0, 10)}`;
      const ids = counted.get(day) ?? new Set<string>();
      if (ids.size >= most && !ids.has(scriptId)) return false;
      counted.set(day, ids.add(scriptId));
      return true;
    },
    async idOfKey(userId, key, wanted) {
      const held = keys.get(`${userId} ${key}`) ?? wanted;
      keys.set(`${userId} ${key}`, held);
      return held.fingerprint === wanted.fingerprint ? held.scriptId : null;
    },
    async removeAll(userId) {
      for (const all of [counted, keys])
        for (const key of all.keys()) if (key.startsWith(`${userId} `)) all.delete(key);
    },
  };
};

/** 'proof' is one of anna's from the beginning. */
export const memoryUnfinished = (now: Clock): UnfinishedDeletions => {
  const all = new Map<string, { readonly deletion: Deletion; readonly due: number }>();
  const keyOf = (deletion: Deletion) => JSON.stringify(deletion);
  return {
    begin: async (deletion) => void all.set(keyOf(deletion), { deletion, due: now().getTime() + 120_000 }),
    end: async (deletion) => void all.delete(keyOf(deletion)),
    listDue: async (at, most) =>
      [...all.values()]
        .filter(({ due }) => due <= at.getTime())
        .slice(0, most)
        .map(({ deletion }) => deletion),
  };
};

export const memorySessions = (): SessionItems => {
  const epochs = new Map<string, string>();
  const ended = new Set<string>();
  const endAll = async (userId: string) => void epochs.set(userId, `epoch-${epochs.size + 1}`);
  const epoch = async (userId: string) => epochs.get(userId) ?? null;
  return {
    epoch,
    endAll,
    close: endAll,
    end: async (userId, sessionId) => void ended.add(`${userId} ${sessionId}`),
    stands: async (userId, session: SessionClaims) =>
      (await epoch(userId)) === session.epoch && !ended.has(`${userId} ${session.sessionId}`),
  };
};

export const memoryProofs = (now: Clock): ProofItems => {
  const all = new Map<string, number>([['anna proof', Number.POSITIVE_INFINITY]]);
  return {
    async make(userId) {
      const expires = now().getTime() + 5 * 60_000;
      const proof = `proof-${all.size}`;
      all.set(`${userId} ${proof}`, expires);
      return { proof, expiresAt: new Date(expires).toISOString() };
    },
    holds: async (userId, proof) => (all.get(`${userId} ${proof}`) ?? 0) > now().getTime(),
    async removeAll() {},
  };
};
