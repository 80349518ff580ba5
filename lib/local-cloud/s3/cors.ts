/** Cross-origin rules of a bucket: which origin may send what; without a matching rule the browser gets no permission. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { S3Error } from './s3-error.ts';

export type CorsRule = {
  /** Exact origins, or patterns with one '*'. */
  origins: string[];
  methods: string[];
  /** Request headers allowed, patterns with '*' included. */
  headers: string[];
  /** Response headers that scripts may read. */
  expose: string[];
  /** How long a browser may remember the permission, in seconds. */
  maxAge?: number;
};

/** Headers to add to an ordinary answer; empty when the request has no origin or no rule fits. */
export function corsHeaders(rules: CorsRule[], method: string, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { origin } = headers;
  const rule = origin && rules.find((each) => allowsOrigin(each, origin) && each.methods.includes(method));
  return rule ? { ...originHeaders(rule, origin), ...exposed(rule) } : {};
}

/** The answer to a preflight. Throws AccessForbidden (403) when no rule allows origin, method and headers together. */
export function preflightHeaders(rules: CorsRule[], headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { origin } = headers;
  const method = headers['access-control-request-method'];
  const wanted = String(headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const rule =
    origin &&
    method &&
    rules.find(
      (each) =>
        allowsOrigin(each, origin) &&
        each.methods.includes(method) &&
        wanted.every((name) => each.headers.some((pattern) => matches(pattern.toLowerCase(), name))),
    );
  if (!rule) throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  return {
    ...originHeaders(rule, origin),
    ...exposed(rule),
    'access-control-allow-methods': rule.methods.join(', '),
    ...(wanted.length > 0 && { 'access-control-allow-headers': wanted.join(', ') }),
    ...(rule.maxAge !== undefined && { 'access-control-max-age': String(rule.maxAge) }),
  };
}

function allowsOrigin(rule: CorsRule, origin: string): boolean {
  return rule.origins.some((pattern) => matches(pattern, origin));
}

/** Credentials are never allowed together with a rule for every origin. */
function originHeaders(rule: CorsRule, origin: string): OutgoingHttpHeaders {
  if (rule.origins.includes('*')) return { 'access-control-allow-origin': '*' };
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function exposed({ expose }: CorsRule): OutgoingHttpHeaders {
  return expose.length > 0 ? { 'access-control-expose-headers': expose.join(', ') } : {};
}

function matches(pattern: string, text: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return pattern === text;
  const tail = pattern.slice(star + 1);
  return text.length >= pattern.length - 1 && text.startsWith(pattern.slice(0, star)) && text.endsWith(tail);
}
