/** An emulated service whose calls fail as a fault plan says: late, refused before anything took place, or executed and never answered. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LoopbackHandler, sendJson } from '../loopback-server.ts';
import type { FaultAt, FaultPlan } from './fault-plan.ts';

type Refusal = Extract<FaultAt['service/request'], { kind: 'throttle' | 'error' }>['kind'];

/** How a service is asked for what, and how it says no in its own protocol. */
interface Protocol {
  operationOf(request: IncomingMessage): string;
  refuse(response: ServerResponse, why: Refusal): void;
}

const pathOf = ({ url }: IncomingMessage): string => new URL(url ?? '/', 'http://service').pathname;

/** AWS JSON: the operation stands in a header. The SDKs take these names for what may be tried again. */
const awsJson = (throttle: string): Protocol => ({
  operationOf: ({ headers }) => String(headers['x-amz-target'] ?? '').split('.')[1] ?? '',
  refuse(response, why) {
    const type = why === 'throttle' ? throttle : 'InternalServerError';
    response.setHeader('x-amzn-errortype', type);
    sendJson(
      response,
      why === 'throttle' ? 400 : 500,
      { __type: type, message: 'Injected.' },
      'application/x-amz-json-1.1',
    );
  },
});

const protocols = {
  dynamodb: awsJson('ThrottlingException'),
  sqs: awsJson('RequestThrottled'),
  cognito: awsJson('TooManyRequestsException'),
  secrets: awsJson('ThrottlingException'),
  s3: {
    operationOf: ({ method }) => method ?? '',
    refuse(response, why) {
      const [status, code] = why === 'throttle' ? [503, 'SlowDown'] : [500, 'InternalError'];
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(
        `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>Injected.</Message></Error>`,
      );
    },
  },
  ses: {
    operationOf: () => 'SendEmail',
    refuse(response, why) {
      response.setHeader('x-amzn-errortype', why === 'throttle' ? 'TooManyRequestsException' : 'InternalServerError');
      sendJson(response, why === 'throttle' ? 429 : 500, { message: 'Injected.' });
    },
  },
  'card-provider': {
    operationOf: (request) => `${request.method} ${pathOf(request).replace(/\/(cs|pi|re|evt)_\w+/, '/:id')}`,
    refuse(response, why) {
      response.setHeader('stripe-should-retry', 'true');
      sendJson(response, why === 'throttle' ? 429 : 500, { error: { type: 'api_error', message: 'Injected.' } });
    },
  },
} as const satisfies Record<string, Protocol>;
export type FaultyService = keyof typeof protocols;

/** The service does its work, and the connection ends where the answer would begin. */
const loseAnswer = (response: ServerResponse): void => {
  const drop = (): ServerResponse => response.destroy();
  response.write = () => true;
  response.end = drop;
};

/** `asksItself`: the service itself asks whether an answer is lost, once a call was executed. */
export function faultyHandler(
  service: FaultyService,
  faults: FaultPlan,
  handle: LoopbackHandler,
  { asksItself = false }: { readonly asksItself?: boolean } = {},
): LoopbackHandler {
  const { operationOf, refuse } = protocols[service];
  return async (request, response) => {
    const about = `${service}.${operationOf(request)}`;
    const before = faults.next('service/request', about);
    if (before?.kind === 'latency') await sleep(before.ms);
    if (before?.kind === 'throttle' || before?.kind === 'error') {
      // The sender is to read the refusal.
      request.resume();
      return refuse(response, before.kind);
    }
    if (!asksItself && faults.next('service/call', about) !== null) loseAnswer(response);
    return handle(request, response);
  };
}
