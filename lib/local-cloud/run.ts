/** Runs a synthesized template whole on this machine: emulators, functions, queues, API, site, one address. Rejects a template it cannot run faithfully. */
import path from 'node:path';
import * as z from 'zod';
import { routes } from '../contract/routes.ts';
import type { SiteConfig } from '../contract/site-config.ts';
import { type Emulators, localCredentials, startEmulators } from './emulators.ts';
import { startEventSources } from './event-sources.ts';
import { type FaultPlan, noFaults } from './faults/fault-plan.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { type LambdaFunctions, startLambdaFunctions } from './functions/lambda-functions.ts';
import { createGateway } from './gateway/gateway.ts';
import { type Denial, readAccess } from './iam/access.ts';
import type { Exchange } from './iam/guard.ts';
import { loadAssembly } from './load-assembly.ts';
import { type LoopbackHandler, sendJson } from './loopback-server.ts';
import { inboxEntries, inboxPage } from './mail/inbox-page.ts';
import type { MailBox } from './mail/start-mail.ts';
import { writeOperatorFile } from './operator-file.ts';
import { openPaymentKeys } from './payment-keys.ts';
import { bucketDomain, localRegion } from './physical-names.ts';
import { refuseUnknownTypes } from './resource-types.ts';
import { startSchedules } from './schedules.ts';
import { createDistribution } from './site/distribution.ts';
import type { SqsServer } from './sqs/start-sqs.ts';
import { openTemplate, type Template } from './template.ts';

export interface LocalCloudOptions {
  /** Directory of the synthesized assembly (a `cdk.out`). */
  readonly assembly: string;
  /** Everything that outlives a restart; made if missing. */
  readonly stateDirectory: string;
  /** An already open front door, or the port to open it at (0: a free one). */
  readonly frontDoor: FrontDoor | number;
  /** Values of the stack's parameters, given the site's own address. */
  readonly parameters: (siteUrl: string) => Readonly<Record<string, string>>;
  /** The parameter that names the payment secret. */
  readonly paymentSecretName: string;
  /** More secrets by name, held in memory only. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Takes the static site's place, for hot reload. */
  readonly site?: LoopbackHandler;
  /** What goes wrong on purpose; by itself nothing. */
  readonly faults?: FaultPlan;
  /** Functions stay loaded between their calls: quicker, for more memory. By itself few do. */
  readonly keepWarm?: boolean;
  /** Hears each request to an emulator with its answer. */
  readonly onExchange?: ((exchange: Exchange) => void) | undefined;
  /** One line per trouble, for the terminal; never holds a request's content. */
  readonly onTrouble?: ((line: string) => void) | undefined;
}

export interface LocalCloud {
  /** The front door, without a final slash. */
  readonly url: string;
  readonly template: Template;
  readonly emulators: Emulators;
  /** What was refused because the template does not grant it, oldest first. */
  readonly denials: readonly Denial[];
  /** Calls a function directly, past every gateway. */
  readonly invoke: LambdaFunctions['invoke'];
  close(): Promise<void>;
}

/** A mail's own markup: it may show itself, and load and run nothing. */
const htmlMailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `Accept: application/json` or `?to=` asks for JSON, `?html=` for a mail's HTML form, everything else for the page. */
const inbox =
  (mail: MailBox): LoopbackHandler =>
  (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://inbox');
    const to = searchParams.get('to') ?? undefined;
    const shown = mail.list().find(({ id }) => id === searchParams.get('html'));
    if (to !== undefined || request.headers.accept?.includes('application/json')) {
      return sendJson(response, 200, inboxEntries(mail.list(to)));
    }
    const head = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    if (shown?.html) {
      response.writeHead(200, { ...head, 'content-security-policy': htmlMailPolicy });
      response.end(shown.html);
      return;
    }
    response.writeHead(200, head);
    response.end(inboxPage(mail.list()));
  };

/** Which emulator the browser talks to in place of which cloud host. */
const standsFor = (template: Template, { s3Url, cognito }: Emulators) => [
  ...template
    .resources('AWS::S3::Bucket', z.object({}))
    .map(({ name }) => ({ cloudHost: bucketDomain(name), localOrigin: s3Url })),
  { cloudHost: `cognito-idp.${localRegion}.amazonaws.com`, localOrigin: cognito.url },
];

/** A function that can be handed out before what it calls exists. */
function later<A extends unknown[], R>(
  what: string,
): { call: (...args: A) => R; set(target: (...args: A) => R): void } {
  let target: ((...args: A) => R) | undefined;
  return {
    call: (...args) => {
      if (!target) throw new Error(`${what} is not ready yet.`);
      return target(...args);
    },
    set: (given) => {
      target = given;
    },
  };
}

/**
 * Starts everything and answers once requests are taken.
 * @throws Error when the port is taken, the template needs what is not emulated, or state on disk does not fit it.
 */
export async function runLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const onTrouble = options.onTrouble ?? ((line) => console.error(line));
  const report = (error: unknown): void => onTrouble(error instanceof Error ? error.message : String(error));
  const door = typeof options.frontDoor === 'number' ? await openFrontDoor(options.frontDoor) : options.frontDoor;
  const opened: { close(): Promise<void> }[] = [door];
  const close = async (): Promise<void> => {
    for (const one of opened.splice(0).reverse()) await one.close();
  };

  const faults = options.faults ?? noFaults;
  try {
    const queueUrl = later<[string], string>('The queue');
    const invoke = later<[string, unknown], Promise<unknown>>('The function');
    const template = openTemplate(loadAssembly(options.assembly), {
      parameters: options.parameters(door.url),
      queueUrl: queueUrl.call,
    });
    refuseUnknownTypes(template);
    const access = readAccess(template, localCredentials.accessKeyId, onTrouble);
    /** A function called by an AWS service, which the function's own policy has to allow. */
    const invokedBy = (service: string) => async (functionArn: string, event: unknown, source: string) => {
      access.insist(service, { action: 'lambda:InvokeFunction', resource: functionArn }, source);
      return invoke.call(functionArn, event);
    };

    const emulators = await startEmulators(template, {
      stateDirectory: options.stateDirectory,
      siteUrl: door.url,
      paymentSecretName: options.paymentSecretName,
      secrets: options.secrets ?? {},
      paymentKeys: openPaymentKeys(options.stateDirectory),
      webhookPath: routes.paymentWebhook.path,
      faults,
      access,
      watch: options.onExchange,
      invoke: invokedBy('cognito-idp.amazonaws.com'),
      onQueues: (sqs: SqsServer) => queueUrl.set(sqs.queueUrl),
    });
    opened.push(emulators);

    const functions = startLambdaFunctions(template, {
      endpoints: emulators.endpoints,
      logDirectory: path.join(options.stateDirectory, 'logs'),
      onFailure: onTrouble,
      faults,
      keepWarm: options.keepWarm ?? false,
    });
    invoke.set(functions.invoke);
    const gateway = createGateway(template, {
      invoke: invokedBy('apigateway.amazonaws.com'),
      pools: emulators.cognito,
      onTrouble: report,
    });
    const { endpoints } = emulators;
    opened.push(writeOperatorFile(options.stateDirectory, template, { url: door.url, endpoints }));
    const userPool: Pick<SiteConfig, 'userPoolEndpoint'> = { userPoolEndpoint: emulators.cognito.url };
    const distribution = createDistribution(template, {
      gateway,
      stands: standsFor(template, emulators),
      localConfig: { ...userPool },
    });
    const sources = startEventSources(template, {
      clientOf: emulators.queuesOf,
      queueUrl: emulators.sqs.queueUrl,
      functions,
      faults,
      onTrouble: report,
    });
    const schedules = startSchedules(template, functions, access.insist);
    // Together: a poller waits for its function's answer, which comes when the function is ended.
    const callers = [sources, schedules];
    opened.push({ close: async () => void (await Promise.all([...callers, functions].map((one) => one.close()))) });

    door.open({
      distribution,
      localPages: { inbox: inbox(emulators.mail), checkout: emulators.cardProvider.handlePage },
      site: options.site,
    });
    return {
      url: door.url,
      template,
      emulators,
      denials: access.denials,
      invoke: functions.invoke,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
