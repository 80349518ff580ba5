/** A world whose items lie in a real table, read and written by the real adapters; the rest of it is in memory. */
import { answerItems } from '../../lambdas/adapters/answer-items.ts';
import { askedItems } from '../../lambdas/adapters/asked-items.ts';
import { checkoutItems } from '../../lambdas/adapters/checkout-items.ts';
import { consultationItems } from '../../lambdas/adapters/consultation-items.ts';
import { deletionItems } from '../../lambdas/adapters/deletion-items.ts';
import { entitlementItems } from '../../lambdas/adapters/entitlement-items.ts';
import { mailChoiceItems } from '../../lambdas/adapters/mail-choice-items.ts';
import { mailItems } from '../../lambdas/adapters/mail-items.ts';
import { noteItems } from '../../lambdas/adapters/note-items.ts';
import { paymentItems } from '../../lambdas/adapters/payment-items.ts';
import { profileItems } from '../../lambdas/adapters/profile-items.ts';
import { proofItems } from '../../lambdas/adapters/proof-items.ts';
import { readingItems } from '../../lambdas/adapters/reading-items.ts';
import { scriptItems } from '../../lambdas/adapters/script-items.ts';
import { secondFactorItems } from '../../lambdas/adapters/second-factor-items.ts';
import { sessionItems } from '../../lambdas/adapters/session-items.ts';
import { shareItems } from '../../lambdas/adapters/share-items.ts';
import { storyItems } from '../../lambdas/adapters/story-items.ts';
import { sweepItems } from '../../lambdas/adapters/sweep-items.ts';
import type { Table } from '../../lambdas/adapters/table.ts';
import { unfinishedDeletions } from '../../lambdas/adapters/unfinished-deletions.ts';
import { uploadItems } from '../../lambdas/adapters/upload-items.ts';
import { makeWorld } from './world.ts';

let serial = 0;

/** Ids are unique in this process, so that several worlds can share a table. */
export const makeTableWorld = (table: Table) => {
  const world = makeWorld();
  const { now } = world;
  return {
    ...world,
    newId: () => `01${String(++serial).padStart(24, '0')}`,
    answers: answerItems(table, world.objects, now),
    asked: askedItems(table, now),
    noteItems: noteItems(table),
    checkouts: checkoutItems(table),
    consultations: consultationItems(table, now),
    deletions: deletionItems(table, now),
    entitlements: entitlementItems(table, now),
    mailChoices: mailChoiceItems(table),
    mails: mailItems(table, now),
    payments: paymentItems(table, now),
    profiles: profileItems(table),
    readings: readingItems(table),
    scripts: scriptItems(table, now),
    stories: storyItems(table, now),
    sweeps: sweepItems(table),
    shares: shareItems(table, now),
    proofs: proofItems(table, now),
    secondFactors: secondFactorItems(table, now),
    sessions: sessionItems(table, now),
    uploads: uploadItems(table, now),
    unfinished: unfinishedDeletions(table, now),
  };
};
export type TableWorld = ReturnType<typeof makeTableWorld>;
