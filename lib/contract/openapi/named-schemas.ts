/** The schemas of answers that have a name in the API's description, so that each stands there once. Requests are small and stand where they are sent. */
import type * as z from 'zod';
import { doneOutput, user } from '../accounts.ts';
import { askedQuestion, scriptAnswer } from '../ask.ts';
import { block } from '../blocks.ts';
import { errorBody, problem } from '../errors.ts';
import { evidence } from '../evidence.ts';
import { receipt } from '../own-account.ts';
import { paymentStatus } from '../payment-status.ts';
import { plan } from '../plans.ts';
import { readingOutput } from '../reading.ts';
import { answerDetail, answerListEntry, modelReading, rating, reportEntry, shownAnswer } from '../report.ts';
import { pageNode, sceneEntry } from '../screenplay-pages.ts';
import { share } from '../shares.ts';
import { scriptStatistics } from '../statistics.ts';
import { script, scriptDetails } from '../uploads.ts';

/** Name -> schema. */
export const namedSchemas = {
  AnswerDetail: answerDetail,
  AnswerListEntry: answerListEntry,
  AskedQuestion: askedQuestion,
  Block: block,
  Done: doneOutput,
  ErrorBody: errorBody,
  Evidence: evidence,
  ModelReading: modelReading,
  PageNode: pageNode,
  PaymentStatus: paymentStatus,
  Plan: plan,
  Problem: problem,
  Rating: rating,
  Reading: readingOutput,
  Receipt: receipt,
  ReportEntry: reportEntry,
  SceneEntry: sceneEntry,
  Script: script,
  ScriptAnswer: scriptAnswer,
  ScriptDetails: scriptDetails,
  ScriptStatistics: scriptStatistics,
  Share: share,
  ShownAnswer: shownAnswer,
  User: user,
} as const satisfies Record<string, z.ZodType>;
