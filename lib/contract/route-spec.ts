/** What a route of the API is, and how one is written down. */
import * as z from 'zod';

/**
 * `auth`: 'user' needs a bearer access token (checked by the gateway's authorizer), 'public' nothing, 'provider' a provider's
 * signature over the raw body. `body: 'json'` is parsed by `input.body`; 'raw' is handed to the handler untouched;
 * 'json-or-multipart' is both (the upload). `reply: 'redirect'` answers 303 and has no body.
 */
export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly auth: 'user' | 'public' | 'provider';
  readonly body: 'none' | 'json' | 'raw' | 'json-or-multipart';
  readonly reply: 'json' | 'redirect';
  readonly status: number;
  /** Whether the password must have been given again: then the call carries the header of `proveOwner`'s proof. */
  readonly proof: boolean;
  readonly input: { readonly path: z.ZodType; readonly query: z.ZodType; readonly body: z.ZodType };
  readonly output: z.ZodType;
}

/** What `proveOwner` answers goes into this header of a call whose route wants it. */
export const proofHeader = 'x-account-proof';

/** Names a call from the browser to the last function that works for it: a UUID, sent by the site, answered with every answer and written into every line of the log. */
export const correlationHeader = 'x-correlation-id';

/** Set by the site's distribution to the caller's address; whatever a caller sends under this name is replaced there. */
export const viewerAddressHeader = 'x-viewer-address';

const nothing = z.object({});
/** The script that a path names. */
export const scriptPath = z.object({ id: z.string().min(1).max(64) });

/** A specification that keeps the types of its schemas. What is left out is empty, and answers 200. */
export const route = <
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
  O extends z.ZodType = typeof nothing,
>(
  method: RouteSpec['method'],
  path: string,
  auth: RouteSpec['auth'],
  o: {
    path?: P;
    query?: Q;
    body?: B;
    output?: O;
    as?: RouteSpec['body'];
    reply?: RouteSpec['reply'];
    status?: number;
    proof?: boolean;
  },
) => ({
  method,
  path,
  auth,
  body: o.as ?? (o.body ? ('json' as const) : ('none' as const)),
  reply: o.reply ?? ('json' as const),
  status: o.status ?? 200,
  proof: o.proof ?? false,
  input: {
    path: (o.path ?? nothing) as P,
    query: (o.query ?? nothing) as Q,
    body: (o.body ?? nothing) as B,
  },
  output: (o.output ?? nothing) as O,
});
