/** Everything that is held about a user, for the user to take along: the account in one answer, each script with its reports in another. */
import * as z from 'zod';
import { user } from './accounts.ts';
import { askedQuestion } from './ask.ts';
import { problem } from './errors.ts';
import { mailChoices } from './mail.ts';
import { exportedNote } from './notes.ts';
import { refundReason } from './own-account.ts';
import { paymentStatus } from './payment-status.ts';
import { currency, planName } from './plans.ts';
import { profile } from './profile.ts';
import { answer, answerStatus, questionNumber } from './report.ts';
import { shareComment } from './share-comments.ts';
import { share } from './shares.ts';
import { script } from './uploads.ts';

/** Every payment, also those that came to nothing; `amount` in the currency's minor unit. */
const exportedPayment = z.object({
  receipt_id: z.string(),
  plan_name: planName,
  amount: z.number().int(),
  currency,
  status: z.enum(['created', 'cancelled', 'expired', 'paid', 'refunded']),
  order_id: z.string().nullable(),
  payment_id: z.string().nullable(),
  last_failure: z.string().nullable(),
  created_at: z.string(),
  settled_at: z.string().nullable(),
  refunded_at: z.string().nullable(),
  refund_reason: refundReason.nullable(),
  refund_failed_at: z.string().nullable(),
});

const exportedConsultation = z.object({
  consultation_id: z.string(),
  question: z.string(),
  preferred_times: z.string(),
  created_at: z.string(),
});

/** `scripts` are the records without their reports, newest first; those come from the export of each script. */
export const accountExport = z.object({
  exported_at: z.string(),
  user_id: z.string(),
  user,
  created_at: z.string().nullable(),
  payment_status: paymentStatus,
  payments: z.array(exportedPayment),
  consultations: z.array(exportedConsultation),
  mail: mailChoices,
  /** The name stands in `user`. */
  profile: profile.omit({ username: true }),
  scripts: z.array(script),
});

/** `result` is the whole stored answer, findings and blocks; null while there is none. `shares` are the open links, without their tokens, `comments` what came by links; `questions` what a model was asked about the script. */
export const scriptExport = z.object({
  script,
  answers: z.array(
    z.object({
      question: questionNumber,
      status: answerStatus,
      status_at: z.string(),
      problem: problem.nullable(),
      result: answer.nullable(),
      /** Of the engine that made it; absent on those from before it was kept. */
      engine_version: z.number().int().optional(),
    }),
  ),
  shares: z.array(share),
  comments: z.array(shareComment),
  questions: z.array(askedQuestion),
  /** What its writer said of notes on it. */
  notes: z.array(exportedNote),
});
export type ScriptExport = z.infer<typeof scriptExport>;
