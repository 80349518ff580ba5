/** The whole product as one stack that fits any account and region. Builds the rooms in the order in which they need each other. */
import { Duration, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { ISource } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { defaultTerms, type PlanTerms } from '../contract/plan-terms.ts';
import { productName } from '../contract/product.ts';
import {
  answerQueueAccess,
  indexAccess,
  mailToUsersAccess,
  objectAbsenceAccess,
  objectAccess,
  objectErasureAccess,
  objectRemovalAccess,
  poolAccess,
  readQueueAccess,
  secretAccess,
  settings,
  tableAccess,
} from './access.ts';
import { acknowledge, basicExecutionPolicy } from './acknowledge.ts';
import { Alarms } from './alarms/alarms.ts';
import { Budget } from './alarms/budget.ts';
import { Dashboard } from './alarms/dashboard.ts';
import { MendAlarms } from './alarms/mend-alarms.ts';
import { MoneyAlarms } from './alarms/money-alarms.ts';
import { ServiceAlarms } from './alarms/service-alarms.ts';
import { Api } from './api.ts';
import { Data } from './data.ts';
import { DeadLetterLambda } from './dead-letter-lambda.ts';
import { Firewall } from './firewall.ts';
import type { CodeFor } from './house-function.ts';
import { Identity } from './identity.ts';
import { knowsModel, type ModelProps, modelAccess } from './model.ts';
import { readerNodeOptions } from './node-options.ts';
import { addOutputs } from './outputs.ts';
import { Parameters } from './parameters.ts';
import { Payments } from './payments.ts';
import { QueueLambda } from './queue-lambda.ts';
import { ScheduledLambda } from './scheduled-lambda.ts';
import type { Stage } from './stage.ts';
import {
  answerPrefix,
  originalPrefix,
  picturePrefix,
  screenplayPrefix,
  scriptPrefixes,
  storyPrefix,
  Uploads,
  uploadPrefix,
} from './uploads.ts';
import { WebHosting } from './web-hosting.ts';

export interface AppStackProps extends StackProps {
  /** Where the bundle of a handler comes from. */
  readonly code: CodeFor;
  /** Where the built site comes from. */
  readonly site: ISource;
  /** A language model that reads scripts; without one nothing of it is in the template. */
  readonly model?: ModelProps | null;
  /** What the plans cost and allow; by itself as specified. */
  readonly terms?: PlanTerms;
  /** Which copy of the product; prod by itself. */
  readonly stage?: Stage;
}

/** A counted answer takes a second or two; a reading, which one delivery makes for all, most of a quarter of an hour at worst. */
const countedPace = { timeoutSeconds: 60, batchSize: 5, maxReceiveCount: 5 } as const;
const readingPace = { timeoutSeconds: 900, batchSize: 1, maxReceiveCount: 3 } as const;

export class AppStack extends Stack {
  constructor(scope: Construct, id: string, props: AppStackProps) {
    super(scope, id, { description: `${productName}: reads screenplays and reports on them.`, ...props });
    const { code, site, model = null, stage = 'prod', terms = defaultTerms } = props;
    const parameters = new Parameters(this, 'Parameters', { stage });
    const { ownerEmail, senderEmail, senderIdentity, siteUrl, isProtected } = parameters;
    const alarms = new Alarms(this, 'Alarms', { ownerEmail });
    new Budget(this, 'Budget', { ownerEmail, monthlyUsd: parameters.monthlyBudgetUsd });
    const data = new Data(this, 'Data', { isProtected });
    const uploads = new Uploads(this, 'Uploads', { siteOrigin: parameters.siteOrigin });
    const payments = new Payments(this, 'Payments', { secretName: parameters.paymentSecretName });
    const identity = new Identity(this, 'Identity', { code, data, senderEmail, senderIdentity, isProtected });

    const asksModel = model === null ? [] : modelAccess(this, model, terms);
    // A reading's passes are kept one by one, and looked for before they are paid.
    const readsStories =
      model === null
        ? []
        : [
            objectAccess(uploads.bucket, storyPrefix, 'GetObject', 'PutObject'),
            objectAbsenceAccess(uploads.bucket),
            ...asksModel,
          ];
    const answerQuestion = new QueueLambda(this, 'AnswerQuestion', {
      name: 'answer-question',
      description: 'Answers one question about one script.',
      errorMeans: 'Reports stay away from the dashboard; the user sees them as failed and can try them again.',
      code,
      alarms,
      access: [
        // PutItem: who ends the last report notes that a letter is owed.
        tableAccess(data.table, 'GetItem', 'Query', 'PutItem', 'UpdateItem'),
        objectAccess(uploads.bucket, screenplayPrefix, 'GetObject'),
        objectAccess(uploads.bucket, answerPrefix, 'GetObject', 'PutObject'),
        ...readsStories,
      ],
      // A delivery also sends what its script owes and a call could not.
      ownQueueAccess: answerQueueAccess,
      memoryMb: 1024,
      ...(model === null ? countedPace : readingPace),
      maxConcurrency: parameters.answersAtOnce,
      lateAfter: Duration.minutes(15),
    });
    const readScript = new QueueLambda(this, 'ReadScript', {
      name: 'read-script',
      description: 'Parses an uploaded script once and asks for its answers.',
      errorMeans: 'An upload gets no analysis; the user sees the script as failed and has to upload it again.',
      code,
      alarms,
      access: [
        tableAccess(data.table, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'BatchWriteItem'),
        objectAccess(uploads.bucket, uploadPrefix, 'GetObject', 'DeleteObject'),
        objectAccess(uploads.bucket, originalPrefix, 'GetObject', 'PutObject'),
        objectAbsenceAccess(uploads.bucket),
        objectAccess(uploads.bucket, screenplayPrefix, 'GetObject', 'PutObject'),
        // What its owner deleted while it was on its way.
        ...scriptPrefixes.flatMap((prefix) => objectErasureAccess(uploads.bucket, prefix)),
        answerQueueAccess(answerQuestion.queue),
        settings({ NODE_OPTIONS: readerNodeOptions }),
      ],
      memoryMb: 2048,
      timeoutSeconds: 120,
      batchSize: 1,
      maxConcurrency: parameters.readersAtOnce,
      maxReceiveCount: 3,
      lateAfter: Duration.minutes(15),
    });
    const queueUpload = new QueueLambda(this, 'QueueUpload', {
      name: 'queue-upload',
      description: 'Puts uploads that arrived into the readers’ queue, by user in turn.',
      errorMeans: 'An upload gets no analysis; the user sees the script as failed and has to upload it again.',
      code,
      alarms,
      access: [tableAccess(data.table, 'UpdateItem'), readQueueAccess(readScript.queue)],
      timeoutSeconds: 15,
      batchSize: 10,
      maxConcurrency: 2,
      maxReceiveCount: 5,
      lateAfter: Duration.minutes(5),
    });
    uploads.notify(queueUpload.queue);
    new DeadLetterLambda(this, 'GiveUp', {
      name: 'give-up',
      description: 'Ends as failed what its function could not end, because it died on each delivery.',
      code,
      access: [
        // PutItem: who ends the last report notes that a letter is owed.
        tableAccess(data.table, 'GetItem', 'Query', 'PutItem', 'UpdateItem'),
        // Opens nothing: a failed report has no result.
        settings({ UPLOADS_BUCKET: uploads.bucket.bucketName }),
      ],
      from: [queueUpload, readScript, answerQuestion],
    });
    new ScheduledLambda(this, 'Sweep', {
      name: 'sweep',
      description: 'Mends what was begun and not ended.',
      errorMeans:
        'Payments whose notice was lost open no plan, reports whose making was broken off stay pending until the user asks again, and deletions that were broken off stay half done.',
      code,
      alarms,
      access: [
        tableAccess(data.table, 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'),
        indexAccess(data.table),
        ...[answerPrefix, storyPrefix].flatMap((prefix) => objectRemovalAccess(uploads.bucket, prefix)),
        answerQueueAccess(answerQuestion.queue),
        readQueueAccess(readScript.queue),
        secretAccess(payments.secret),
        poolAccess(identity, 'AdminDeleteUser', 'AdminGetUser'),
        objectAbsenceAccess(uploads.bucket),
        // S3 tells nobody whether an object is there who may not read it.
        ...scriptPrefixes.map((prefix) => objectAccess(uploads.bucket, prefix, 'GetObject')),
        ...[...scriptPrefixes, answerPrefix, storyPrefix, picturePrefix].flatMap((prefix) =>
          objectErasureAccess(uploads.bucket, prefix),
        ),
      ],
      timeoutSeconds: 120,
      every: Duration.minutes(5),
    });

    new ScheduledLambda(this, 'SendMail', {
      name: 'send-mail',
      description: 'Sends the mail that is owed.',
      errorMeans:
        'Mail reaches users late: receipts, that reports are ready, that a link was opened, that an account is gone.',
      code,
      alarms,
      access: [
        tableAccess(data.table, 'GetItem', 'Query', 'UpdateItem'),
        indexAccess(data.table),
        poolAccess(identity, 'AdminGetUser'),
        mailToUsersAccess(this, senderEmail, senderIdentity),
        settings({ SITE_URL: siteUrl }),
      ],
      timeoutSeconds: 55,
      every: Duration.minutes(1),
    });

    const ofModel = model === null ? [] : [knowsModel(model)];
    const rooms = { parameters, data, uploads, identity, payments, answerQuestion, asksModel, ofModel, terms };
    const api = new Api(this, 'Api', { code, rooms, alarms });
    new MoneyAlarms(this, 'MoneyAlarms', { alarms });
    new MendAlarms(this, 'MendAlarms', { alarms });
    new Firewall(this, 'Firewall', { stageArn: api.restApi.deploymentStage.stageArn });
    const web = new WebHosting(this, 'Web', { site, parameters, api, uploads, identity, terms });
    const { distribution } = web;
    const { triggers } = identity;
    new ServiceAlarms(this, 'ServiceAlarms', { alarms, triggers, distribution });
    new Dashboard(this, 'Dashboard', {
      api: api.restApi,
      queues: { uploads: queueUpload, reading: readScript, answers: answerQuestion },
      distribution,
    });

    this.acknowledgeNotificationsHandler();
    addOutputs(this, { api, web, identity, data, uploads, payments, model, queueUpload, readScript, answerQuestion });
    Tags.of(this).add('app', productName.toLowerCase());
  }

  /** The function that sets the bucket's notifications is CDK's own. */
  private acknowledgeNotificationsHandler(): void {
    const reason = 'CDK’s own helper: it runs while deploying and only sets the notifications of the uploads bucket.';
    const handlers = this.node.children.filter(({ node }) => node.id.startsWith('BucketNotificationsHandler'));
    for (const handler of handlers) acknowledge(handler, { [basicExecutionPolicy]: reason });
  }
}
