/** Holds an exchange with S3 against its published model: the operation by method and address, headers, query, and the documents of a listing and a removal. */
import type { Exchange } from '../../lib/local-cloud/iam/guard.ts';
import type { Violations } from './json-judge.ts';
import { type Operation, type Reference, type ServiceModel, type Shape, shapeNamed } from './models/service-model.ts';

interface Address {
  readonly key: string;
  readonly query: URLSearchParams;
}

/** `/{Bucket}/{Key+}?list-type=2`: what an operation's own address asks for, the bucket being in every path here. */
function isFor({ http }: Operation, method: string, { key, query }: Address): boolean {
  const [path = '', fixed = ''] = http.requestUri.split('?');
  const wanted = [...new URLSearchParams(fixed)].filter(([name]) => name !== 'x-id');
  return (
    http.method === method &&
    path.includes('{Key+}') === (key !== '') &&
    wanted.every(([name, value]) => query.get(name) === value) &&
    (wanted.length > 0 || !['list-type', 'delete', 'versions'].some((name) => query.has(name)))
  );
}

function judgeText(shape: Shape, text: string, at: string): Violations {
  if (shape.enum !== undefined && !shape.enum.includes(text)) return [`${at}: ${text} is none of its values`];
  const wrong = [`${at}: ${text} is no ${shape.type}`];
  if (shape.type === 'integer' || shape.type === 'long') return /^-?\d+$/.test(text) ? [] : wrong;
  if (shape.type === 'boolean') return /^(true|false)$/.test(text) ? [] : wrong;
  if (shape.type === 'timestamp') return Number.isNaN(Date.parse(text)) ? wrong : [];
  return [];
}

/** Headers that belong to the protocol: signature, checksums of a body, the SDK’s own name, the answer’s id. */
const protocolHeaders =
  /^x-amz-(content-sha256|date|user-agent|security-token|decoded-content-length|trailer|request-id|id-2|meta-.+|checksum-.+)$/;

function judgeHeaders(model: ServiceModel, root: Reference | undefined, headers: object, at: string): Violations {
  const members = root === undefined ? {} : (shapeNamed(model, root.shape).members ?? {});
  const byHeader = new Map(
    Object.values(members).flatMap((member) =>
      member.location === 'header' ? [[member.locationName?.toLowerCase() ?? '', member] as const] : [],
    ),
  );
  return Object.entries(headers).flatMap(([name, value]) => {
    const member = byHeader.get(name);
    if (member !== undefined) return judgeText(shapeNamed(model, member.shape), String(value), `${at}.${name}`);
    return name.startsWith('x-amz-') && !protocolHeaders.test(name) ? [`${at}.${name}: no such header`] : [];
  });
}

function judgeQuery(model: ServiceModel, operation: Operation, query: URLSearchParams): Violations {
  const fixed = new URLSearchParams(operation.http.requestUri.split('?')[1] ?? '');
  const members = operation.input === undefined ? {} : (shapeNamed(model, operation.input.shape).members ?? {});
  return [...query].flatMap(([name, value]) => {
    if (fixed.has(name) || name === 'x-id') return [];
    const member = Object.values(members).find(
      ({ location, locationName }) => location === 'querystring' && locationName === name,
    );
    return member === undefined
      ? [`?${name}: no such parameter`]
      : judgeText(shapeNamed(model, member.shape), value, `?${name}`);
  });
}

interface Element {
  readonly name: string;
  readonly children: Element[];
  text: string;
}

/** The document's root. Knows elements and text, which is all that S3 writes. */
export function parseXml(xml: string): Element {
  const root: Element = { name: '', children: [], text: '' };
  const open = [root];
  for (const [, closing, name = '', selfClosing, text] of xml.matchAll(
    /<(?:\?[^>]*|(\/)?([\w:]+)[^>]*?(\/)?)>|([^<]+)/g,
  )) {
    const current = open.at(-1) ?? root;
    if (text !== undefined) current.text += text;
    else if (closing) open.pop();
    else if (name !== '') {
      const element: Element = { name, children: [], text: '' };
      current.children.push(element);
      if (!selfClosing) open.push(element);
    }
  }
  const [only, ...others] = root.children;
  if (open.length !== 1 || only === undefined || others.length > 0) throw new Error('The document is not well-formed.');
  return only;
}

/** An element's children against a structure; a list's entries stand beside each other, without an element around them. */
function judgeElement(model: ServiceModel, shape: Shape, element: Element, at: string): Violations {
  return element.children.flatMap((child): Violations => {
    const here = `${at}.${child.name}`;
    const found = Object.entries(shape.members ?? {}).find(([name, m]) => (m.locationName ?? name) === child.name);
    if (found === undefined) return [`${here}: no such element`];
    const member = shapeNamed(model, found[1].shape);
    const one = member.type === 'list' && member.member !== undefined ? shapeNamed(model, member.member.shape) : member;
    return one.type === 'structure' ? judgeElement(model, one, child, here) : judgeText(one, child.text, here);
  });
}

/** What stands in a body: the member that is the payload, or all those that stand nowhere else. */
function judgeDocument(model: ServiceModel, root: Reference, body: Buffer, at: string): Violations {
  const whole = shapeNamed(model, root.shape);
  const payload = whole.payload === undefined ? undefined : whole.members?.[whole.payload];
  const shape = payload === undefined ? whole : shapeNamed(model, payload.shape);
  if (shape.type !== 'structure' || body.length === 0) return [];
  return judgeElement(model, shape, parseXml(body.toString()), at);
}

/** Codes that every operation may answer; the models name only those that are an operation's own. */
const anyErrors = new Set([
  'AccessDenied',
  'BucketAlreadyExists',
  'EntityTooLarge',
  'InvalidAccessKeyId',
  'InvalidRange',
  'NoSuchBucket',
  'NoSuchKey',
  'PreconditionFailed',
  'RequestTimeTooSkewed',
  'SignatureDoesNotMatch',
]);

function judgeRefusal(operation: Operation, { method, responseBody }: Exchange): Violations {
  // An answer to HEAD has no body, and so no code.
  if (method === 'HEAD') return responseBody.length === 0 ? [] : ['an answer to HEAD has a body'];
  const code = parseXml(responseBody.toString()).children.find(({ name }) => name === 'Code')?.text ?? '';
  const known = anyErrors.has(code) || operation.errors.some(({ shape }) => shape === code);
  return known ? [] : [`error ${code || 'without a code'} is not one of its own`];
}

/** What is wrong with an exchange. A browser's form and a preflight are no operations of the model: nothing is said of them. */
export function judgeS3(model: ServiceModel, exchange: Exchange): Violations {
  const { method, url } = exchange;
  const [path = '', search = ''] = url.split(/\?(.*)/s);
  const address: Address = { key: path.split('/').slice(2).join('/'), query: new URLSearchParams(search) };
  if (method === 'OPTIONS' || exchange.requestHeaders['content-type']?.startsWith('multipart/form-data')) return [];
  const operation = Object.values(model.operations).find((one) => isFor(one, method, address));
  if (operation === undefined) return [`s3 ${method} ${path}: no operation that is used`];
  const { input, output } = operation;
  const violations = [
    ...judgeHeaders(model, input, exchange.requestHeaders, 'request'),
    ...judgeQuery(model, operation, address.query),
    ...(input === undefined ? [] : judgeDocument(model, input, exchange.requestBody, 'request')),
  ];
  if (exchange.status >= 300) {
    violations.push(...(exchange.status === 304 ? [] : judgeRefusal(operation, exchange)));
  } else {
    const wanted = operation.http.responseCode ?? (exchange.requestHeaders.range === undefined ? 200 : 206);
    if (exchange.status !== wanted) violations.push(`status ${exchange.status} in place of ${wanted}`);
    violations.push(...judgeHeaders(model, output, exchange.responseHeaders, 'answer'));
    if (output !== undefined && method !== 'HEAD') {
      violations.push(...judgeDocument(model, output, exchange.responseBody, 'answer'));
    }
  }
  return violations.map((violation) => `s3.${operation.name} ${violation}`);
}
