/** Holds an exchange with an emulator against the service's published model. The card provider, which is no AWS service, is judged by its types instead. */
import type { Exchange } from '../../lib/local-cloud/iam/guard.ts';
import { judge, type Violations } from './json-judge.ts';
import type { ModelName } from './models/operations.ts';
import { type Operation, readModel, type ServiceModel, shapeNamed } from './models/service-model.ts';
import { judgeS3 } from './s3-judge.ts';

const modelOf: Readonly<Record<Exclude<Exchange['service'], 'card-provider'>, ModelName>> = {
  cognito: 'cognito-idp',
  dynamodb: 'dynamodb',
  s3: 's3',
  secrets: 'secretsmanager',
  ses: 'sesv2',
  sqs: 'sqs',
};
const models = new Map<ModelName, ServiceModel>();
const modelNamed = (name: ModelName): ServiceModel => {
  const model = models.get(name) ?? readModel(name);
  models.set(name, model);
  return model;
};

/** Errors of every AWS service, which the models do not repeat: https://docs.aws.amazon.com/general/latest/gr/CommonErrors.html (read 2026-11). */
const commonErrors = new Set([
  'AccessDeniedException',
  'InternalServerError',
  'MissingAuthenticationTokenException',
  'RequestThrottled',
  'SerializationException',
  'ThrottlingException',
  'TooManyRequestsException',
  'UnrecognizedClientException',
  'ValidationException',
]);

/**
 * What a model says and its service does not do. DynamoDB's own reference: 'If there are no unprocessed items remaining, the response contains an empty
 * UnprocessedItems map' (BatchWriteItem, read 2026-11).
 */
const refuted = new Set(['dynamodb.BatchWriteItem answer.UnprocessedItems: 0 is below 1']);

const parse = (body: Buffer): unknown => (body.length === 0 ? {} : JSON.parse(body.toString()));

/** The error's name as the SDKs read it: from a header or the body, behind a namespace. */
function errorName({ responseHeaders }: Exchange, body: unknown): string {
  const inBody = typeof body === 'object' && body !== null && '__type' in body ? String(body.__type) : '';
  return (responseHeaders['x-amzn-errortype'] ?? inBody).replace(/^.*#/, '').replace(/:.*$/, '');
}

function judgeRefusal(model: ServiceModel, { errors }: Operation, exchange: Exchange): Violations {
  const body = parse(exchange.responseBody);
  const name = errorName(exchange, body);
  const declared = errors.find(({ shape }) => shape === name || shapeNamed(model, shape).error?.code === name);
  if (declared === undefined) return commonErrors.has(name) ? [] : [`error ${name} is not one of its own`];
  const { __type: _, message, ...members } = body as Record<string, unknown>;
  const shape = shapeNamed(model, declared.shape);
  // The SDKs take a message in either case.
  const own = Object.keys(shape.members ?? {}).find((member) => member.toLowerCase() === 'message');
  const given = own === undefined || message === undefined ? members : { ...members, [own]: message };
  return judge(model, declared, given, `error ${name}`);
}

/** JSON 1.0 and 1.1 name the operation in a header, REST by method and address. */
function operationOf(model: ServiceModel, { method, url, requestHeaders }: Exchange): Operation | undefined {
  const { targetPrefix } = model.metadata;
  if (targetPrefix === undefined) {
    return Object.values(model.operations).find(({ http }) => http.method === method && http.requestUri === url);
  }
  const [prefix, name = ''] = String(requestHeaders['x-amz-target'] ?? '').split('.');
  return prefix === targetPrefix ? model.operations[name] : undefined;
}

/** What is wrong with one exchange, each in words. A browser's preflight and a pool's public keys are no operations: nothing is said of them. */
export function judgeExchange(exchange: Exchange): Violations {
  const { service, method, url } = exchange;
  if (service === 'card-provider' || method === 'OPTIONS' || (service === 'cognito' && method === 'GET')) return [];
  const model = modelNamed(modelOf[service]);
  if (service === 's3') return judgeS3(model, exchange);
  const operation = operationOf(model, exchange);
  const asked = `${method} ${url} ${exchange.requestHeaders['x-amz-target'] ?? ''}`;
  if (operation === undefined) return [`${service} ${asked}: no operation that is used`];
  const { input, output } = operation;
  const violations = [...(input === undefined ? [] : judge(model, input, parse(exchange.requestBody), 'request'))];
  if (exchange.status >= 300) violations.push(...judgeRefusal(model, operation, exchange));
  else if (output !== undefined) violations.push(...judge(model, output, parse(exchange.responseBody), 'answer'));
  return violations.map((violation) => `${service}.${operation.name} ${violation}`).filter((one) => !refuted.has(one));
}
