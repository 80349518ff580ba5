/**
 * Wires the use-cases to table, bucket, queue and mail (user pool: deps-identity, card provider: deps-payment, readers and analyses: their own). Each
 * dependency is made on first use and kept for the process; the `__PURE__` marks let the bundler leave out of a function what it does not
 * ask for.
 */
import { setTimeout as timer } from 'node:timers/promises';
import { ulid } from 'ulid';
import { defaultQuotas } from '../lib/contract/plan-quotas.ts';
import { answerItems } from './adapters/answer-items.ts';
import { answerQueue } from './adapters/answer-queue.ts';
import { answerStates } from './adapters/answer-states.ts';
import { askedItems } from './adapters/asked-items.ts';
import { checkoutItems } from './adapters/checkout-items.ts';
import { consultationItems } from './adapters/consultation-items.ts';
import { deletionItems } from './adapters/deletion-items.ts';
import { entitlementItems } from './adapters/entitlement-items.ts';
import { mail as sesMail } from './adapters/mail.ts';
import { mailChoiceItems } from './adapters/mail-choice-items.ts';
import { mailItems } from './adapters/mail-items.ts';
import { noteItems } from './adapters/note-items.ts';
import { paymentItems } from './adapters/payment-items.ts';
import { profileItems } from './adapters/profile-items.ts';
import { proofItems } from './adapters/proof-items.ts';
import { readQueue } from './adapters/read-queue.ts';
import { readingItems } from './adapters/reading-items.ts';
import { scriptItems } from './adapters/script-items.ts';
import { scriptObjects } from './adapters/script-objects.ts';
import { secondFactorItems } from './adapters/second-factor-items.ts';
import { sessionItems } from './adapters/session-items.ts';
import { shareItems } from './adapters/share-items.ts';
import { spendItems } from './adapters/spend-items.ts';
import { storyItems } from './adapters/story-items.ts';
import { storyStore } from './adapters/story-store.ts';
import { sweepItems } from './adapters/sweep-items.ts';
import { openTable } from './adapters/table.ts';
import { unfinishedDeletions } from './adapters/unfinished-deletions.ts';
import { uploadItems } from './adapters/upload-items.ts';
import { uploadsBucket } from './adapters/uploads-bucket.ts';
import { correlationId } from './call-context.ts';
import { optionalSetting, setting } from './config.ts';
import { once } from './once.ts';

export const now = (): Date => new Date();
export const newId = (): string => ulid();
export const sleep = (ms: number): Promise<void> => timer(ms);
/** Whether this deployment has a language model. */
export const hasModel = (): boolean => optionalSetting('MODEL_PROVIDER') !== null;

/** What each plan lets a user have in a day. */
export const quotas = () => optionalSetting('PLAN_QUOTAS') ?? defaultQuotas;

export const table = /* @__PURE__ */ once(() => openTable(setting('TABLE_NAME')));
export const entitlements = /* @__PURE__ */ once(() => entitlementItems(table(), now));
export const scripts = /* @__PURE__ */ once(() => scriptItems(table(), now));
export const deletions = /* @__PURE__ */ once(() => deletionItems(table(), now));
export const readings = /* @__PURE__ */ once(() => readingItems(table()));
export const shares = /* @__PURE__ */ once(() => shareItems(table(), now));
/** Without the results, and so without the bucket: what most functions need. */
export const answers = /* @__PURE__ */ once(() => answerStates(table(), now));
export const fullAnswers = /* @__PURE__ */ once(() => answerItems(table(), objects(), now));
export const asked = /* @__PURE__ */ once(() => askedItems(table(), now));
export const noteStates = /* @__PURE__ */ once(() => noteItems(table()));
export const payments = /* @__PURE__ */ once(() => paymentItems(table(), now));
export const checkouts = /* @__PURE__ */ once(() => checkoutItems(table()));
export const secondFactors = /* @__PURE__ */ once(() => secondFactorItems(table(), now));
export const proofs = /* @__PURE__ */ once(() => proofItems(table(), now));
export const sweeps = /* @__PURE__ */ once(() => sweepItems(table()));
export const sessions = /* @__PURE__ */ once(() => sessionItems(table(), now));
export const unfinished = /* @__PURE__ */ once(() => unfinishedDeletions(table(), now));
export const spend = /* @__PURE__ */ once(() => spendItems(table(), now));
export const uploads = /* @__PURE__ */ once(() => uploadItems(table(), now));
export const consultations = /* @__PURE__ */ once(() => consultationItems(table(), now));

export const bucket = /* @__PURE__ */ once(() => uploadsBucket(setting('UPLOADS_BUCKET')));
export const objects = /* @__PURE__ */ once(() => scriptObjects(bucket()));
export const stories = /* @__PURE__ */ once(() => storyItems(table(), now));
export const storyObjects = /* @__PURE__ */ once(() => storyStore(objects()));
export const queue = /* @__PURE__ */ once(() => answerQueue(setting('ANSWER_QUEUE_URL'), undefined, correlationId));
/** The queue of those who read scripts. */
export const readers = /* @__PURE__ */ once(() => readQueue(setting('READ_QUEUE_URL'), undefined, correlationId));
export const mails = /* @__PURE__ */ once(() => mailItems(table(), now));
export const profiles = /* @__PURE__ */ once(() => profileItems(table()));
export const mailChoices = /* @__PURE__ */ once(() => mailChoiceItems(table()));
export const mail = /* @__PURE__ */ once(() => sesMail(setting('SENDER_EMAIL')));
