/** What each route's function needs: its access and, where the house's defaults do not fit, memory and time. A missing route does not compile. Long: one entry a function, in one list. */
import { aws_logs as logs, Stack } from 'aws-cdk-lib';
import { type PlanTerms, quotasAt } from '../contract/plan-terms.ts';
import type { OwnRoute } from '../contract/routes.ts';
import {
  type Access,
  answerQueueAccess,
  endSessionsAccess,
  indexAccess,
  mailAccess,
  objectAccess,
  objectErasureAccess,
  poolAccess,
  secretAccess,
  settings,
  tableAccess,
} from './access.ts';
import type { Data } from './data.ts';
import type { HouseFunctionProps } from './house-function.ts';
import type { Identity } from './identity.ts';
import type { Parameters } from './parameters.ts';
import type { Payments } from './payments.ts';
import type { QueueLambda } from './queue-lambda.ts';
import {
  answerPrefix,
  picturePrefix,
  screenplayPrefix,
  scriptPrefixes,
  storyPrefix,
  type Uploads,
  uploadPrefix,
} from './uploads.ts';

/** The constructs that routes reach. */
export interface Rooms {
  readonly parameters: Parameters;
  readonly data: Data;
  readonly uploads: Uploads;
  readonly identity: Identity;
  readonly payments: Payments;
  readonly answerQuestion: QueueLambda;
  /** What a function needs to ask the model; empty without one. */
  readonly asksModel: readonly Access[];
  /** What a function needs to know that there is a model; empty without one. */
  readonly ofModel: readonly Access[];
  readonly terms: PlanTerms;
}

export type RouteFunction = Pick<
  HouseFunctionProps,
  'access' | 'logRetention' | 'memoryMb' | 'reservedConcurrency' | 'timeoutSeconds'
>;

/** As long as the API waits; for work that touches many items. */
const patient = 29;

export function routeFunctions(rooms: Rooms): Record<OwnRoute, RouteFunction> {
  const { parameters, data, uploads, identity, payments, answerQuestion, asksModel, ofModel, terms } = rooms;
  const needs = (...access: Access[]): RouteFunction => ({ access });

  const readsItems = tableAccess(data.table, 'GetItem', 'Query');
  const readsResults = objectAccess(uploads.bucket, answerPrefix, 'GetObject');
  const readsReading = objectAccess(uploads.bucket, storyPrefix, 'GetObject');
  const readsPicture = objectAccess(uploads.bucket, picturePrefix, 'GetObject');
  const erasesPicture = objectErasureAccess(uploads.bucket, picturePrefix);
  const priced = settings({ PLAN_TERMS: JSON.stringify(terms) });
  const queue = answerQueueAccess(answerQuestion.queue);
  const siteUrl = settings({ SITE_URL: parameters.siteUrl });
  const secret = secretAccess(payments.secret);
  const erasesObjects = [...scriptPrefixes, answerPrefix, storyPrefix].flatMap((prefix) =>
    objectErasureAccess(uploads.bucket, prefix),
  );
  const removesScripts = [
    tableAccess(data.table, 'GetItem', 'Query', 'PutItem', 'DeleteItem', 'BatchWriteItem'),
    ...erasesObjects,
  ];
  // Settling a payment grants the plan and asks for the answers that it opens, for the scripts already there.
  const settles = [
    tableAccess(data.table, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'),
    secret,
    queue,
  ];

  return {
    login: {
      access: [
        poolAccess(identity, 'AdminInitiateAuth', 'AdminRespondToAuthChallenge', 'AdminSetUserMFAPreference'),
        // Counts the tries of a code, and uses up recovery codes.
        tableAccess(data.table, 'GetItem', 'Query', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'),
      ],
      // Its lines are the trail of who signed in from where: kept apart from all others, and shorter.
      logRetention: logs.RetentionDays.TWO_WEEKS,
    },
    refreshToken: needs(poolAccess(identity)),
    signUp: needs(poolAccess(identity)),
    logOut: needs(poolAccess(identity), tableAccess(data.table, 'PutItem')),
    getAccount: needs(readsItems, indexAccess(data.table), poolAccess(identity, 'AdminGetUser')),
    changePassword: needs(
      poolAccess(identity, 'AdminInitiateAuth', 'AdminSetUserPassword'),
      tableAccess(data.table, 'GetItem'),
    ),
    // By the client with a secret: the trigger undoes what was set past us.
    resetPassword: needs(poolAccess(identity)),
    proveOwner: needs(poolAccess(identity, 'AdminInitiateAuth'), tableAccess(data.table, 'GetItem', 'PutItem')),
    getProfile: needs(
      tableAccess(data.table, 'GetItem', 'PutItem', 'DeleteItem'),
      poolAccess(identity, 'AdminGetUser', 'AdminUpdateUserAttributes'),
      objectAccess(uploads.bucket, picturePrefix, 'GetObject', 'PutObject'),
      ...erasesPicture,
    ),
    getMailChoices: needs(tableAccess(data.table, 'GetItem', 'PutItem', 'DeleteItem')),
    // The secret of an app is asked for with a token of the pool's own, which needs no grant.
    beginSecondFactor: needs(
      poolAccess(identity, 'AdminInitiateAuth', 'AdminGetUser', 'AdminSetUserMFAPreference'),
      tableAccess(data.table, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'),
    ),
    signOutEverywhere: needs(endSessionsAccess(identity), tableAccess(data.table, 'UpdateItem')),
    exportAccount: {
      access: [readsItems, indexAccess(data.table), poolAccess(identity, 'AdminGetUser'), readsPicture],
      timeoutSeconds: patient,
    },
    deleteAccount: {
      access: [
        ...removesScripts,
        ...erasesPicture,
        tableAccess(data.table, 'UpdateItem'),
        indexAccess(data.table),
        // The address is asked for the last time, for the letter that says that it is over.
        poolAccess(identity, 'AdminDeleteUser', 'AdminGetUser'),
        // An open checkout is closed, an unnoticed payment given back, at the card provider first.
        secret,
      ],
      timeoutSeconds: patient,
    },

    listPlans: needs(priced),
    // Ends every other checkout of the user, and settles it, should it have been paid meanwhile.
    initiatePayment: {
      access: [...settles, indexAccess(data.table), siteUrl, priced, poolAccess(identity, 'AdminGetUser')],
      timeoutSeconds: patient,
    },
    paymentReturn: { access: [...settles, siteUrl], timeoutSeconds: patient },
    verifyPayment: { access: settles, timeoutSeconds: patient },
    paymentStatus: needs(tableAccess(data.table, 'GetItem')),
    paymentWebhook: {
      access: settles,
      timeoutSeconds: patient,
      reservedConcurrency: parameters.webhookConcurrency,
    },
    reportViolation: needs(),

    createUpload: {
      access: [
        tableAccess(data.table, 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
        objectAccess(uploads.bucket, uploadPrefix, 'PutObject'),
        settings({ PLAN_QUOTAS: JSON.stringify(quotasAt(terms)) }),
      ],
      memoryMb: 1024,
    },
    listScripts: needs(readsItems),
    getSlate: needs(readsItems),
    getScript: needs(readsItems),
    // Unpacks every stored answer at once.
    exportScript: { access: [readsItems, readsResults], memoryMb: 1024, timeoutSeconds: patient },
    deleteScript: { access: removesScripts, timeoutSeconds: patient },
    saveDetails: needs(tableAccess(data.table, 'GetItem', 'Query', 'UpdateItem'), queue),
    getReading: needs(tableAccess(data.table, 'GetItem')),
    // Sends the stored screenplay's pages to their owner.
    getScreenplay: {
      access: [tableAccess(data.table, 'GetItem'), objectAccess(uploads.bucket, screenplayPrefix, 'GetObject')],
      memoryMb: 1024,
    },
    // Counts the stored screenplay anew, under the cast as corrected now.
    getStatistics: {
      access: [tableAccess(data.table, 'GetItem'), objectAccess(uploads.bucket, screenplayPrefix, 'GetObject')],
      memoryMb: 1024,
    },
    // Counts what a reader would trip on, where nobody has read the script.
    getOverview: {
      access: [readsItems, readsReading, objectAccess(uploads.bucket, screenplayPrefix, 'GetObject')],
      memoryMb: 1024,
    },
    // Carries the notes of one draft over to the next, from both screenplays and readings; deletes a comment that the writer takes off the list.
    saveNotes: {
      access: [
        tableAccess(data.table, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'),
        readsReading,
        objectAccess(uploads.bucket, screenplayPrefix, 'GetObject'),
      ],
      memoryMb: 1024,
      timeoutSeconds: patient,
    },
    // Searches the stored screenplay; with a model it is asked, its answer kept and listed.
    askScript: {
      access: [
        tableAccess(
          data.table,
          'GetItem',
          'Query',
          ...(asksModel.length > 0 ? (['UpdateItem', 'BatchWriteItem'] as const) : []),
        ),
        readsReading,
        objectAccess(uploads.bucket, screenplayPrefix, 'GetObject'),
        ...asksModel,
      ],
      memoryMb: 1024,
      timeoutSeconds: patient,
    },
    // Reads two screenplays and the stored answers about them, and compares them while the user waits.
    compareDrafts: {
      access: [readsItems, readsResults, objectAccess(uploads.bucket, screenplayPrefix, 'GetObject')],
      memoryMb: 1024,
      timeoutSeconds: patient,
    },
    // Looks up in the stored screenplay where a turn lies that the writer sets.
    saveCorrections: {
      access: [
        tableAccess(data.table, 'GetItem', 'Query', 'UpdateItem'),
        objectAccess(uploads.bucket, screenplayPrefix, 'GetObject'),
        queue,
      ],
      memoryMb: 1024,
    },

    createShare: needs(tableAccess(data.table, 'GetItem', 'Query', 'PutItem')),
    listShares: needs(readsItems),
    revokeShare: needs(tableAccess(data.table, 'GetItem', 'Query', 'UpdateItem', 'DeleteItem', 'BatchWriteItem')),
    // Unpacks every stored answer and counts the screenplay for whoever holds a link.
    openShare: {
      access: [
        tableAccess(data.table, 'GetItem', 'Query', 'PutItem', 'UpdateItem'),
        readsResults,
        readsReading,
        objectAccess(uploads.bucket, screenplayPrefix, 'GetObject'),
      ],
      memoryMb: 1024,
      timeoutSeconds: patient,
    },

    // Every report opens with what a model reads.
    listAnswers: { access: [readsItems, readsResults, readsReading], memoryMb: 1024 },
    getAnswer: needs(readsItems, readsResults, readsReading, ...ofModel),
    retryAnswer: needs(
      tableAccess(data.table, 'GetItem', 'Query', 'PutItem', 'UpdateItem'),
      readsResults,
      queue,
      ...ofModel,
    ),
    challengeFinding: {
      access: [
        tableAccess(data.table, 'GetItem', 'Query', ...(asksModel.length > 0 ? (['UpdateItem'] as const) : [])),
        readsResults,
        readsReading,
        objectAccess(uploads.bucket, screenplayPrefix, 'GetObject'),
        ...asksModel,
      ],
      memoryMb: 1024,
      timeoutSeconds: patient,
    },
    requestConsultation: needs(
      tableAccess(data.table, 'GetItem', 'UpdateItem'),
      poolAccess(identity, 'AdminGetUser'),
      mailAccess(Stack.of(data), parameters.senderEmail, parameters.senderIdentity, parameters.ownerEmail),
    ),
  };
}
