/**
 * Every route of the contract, called with nothing in it, in both forms of its path. Without a session a user's route has to refuse; with one it has to answer or to
 * refuse in its own words. Changes nothing: ids are nobody's, bodies are empty, no password is given again.
 */
import { errorBody, sentences } from '../../lib/contract/errors.ts';
import type { RouteSpec } from '../../lib/contract/route-spec.ts';
import { type RouteName, routeNames, routes } from '../../lib/contract/routes.ts';
import type { Protocol } from './protocol.ts';

/** Of an id's form, and nobody's. */
const nobody = '0'.repeat(26);
const pathValues: Readonly<Record<string, string>> = { id: nobody, shareId: nobody, n: '1' };

/** What a call without any content would do all the same: it is gone in the journey. */
const actsWithoutContent: readonly RouteName[] = ['signOutEverywhere'];

/** Both forms of a path, as the contract writes it first. */
export function formsOf({ path }: Pick<RouteSpec, 'path'>): readonly [string, string] {
  const bare = path.replace(/\/$/, '');
  return path === bare ? [bare, `${bare}/`] : [path, bare];
}

const addressOf = (form: string, { path }: RouteSpec): string => {
  const filled = form.replaceAll(/\{(\w+)\}/g, (_all, name: string) => pathValues[name] ?? nobody);
  // Without a name these would be about the account's newest script.
  return path.startsWith('/api/v1/question') ? `${filled}?script_id=${nobody}` : filled;
};

/** A route's call in one form of its path, with nothing in it. */
export async function callBare(url: string, name: RouteName, form: string, token: string | null): Promise<Response> {
  const spec: RouteSpec = routes[name];
  const sends = spec.method === 'POST' || spec.method === 'PUT';
  return fetch(`${url}${addressOf(form, spec)}`, {
    method: spec.method,
    redirect: 'manual',
    headers: {
      ...(sends && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(sends && { body: '{}' }),
  });
}

/** What a form answered, in a few words that are the same for both. @throws Error with what is wrong. */
async function judged(name: RouteName, response: Response, token: string | null): Promise<string> {
  const spec: RouteSpec = routes[name];
  const { status } = response;
  if (spec.reply === 'redirect' && status === spec.status) return String(status);
  const text = await response.text();
  const said = parsed(text);
  if (status === spec.status && spec.output.safeParse(said).success) return String(status);
  const refusal = errorBody.safeParse(said);
  if (!refusal.success) throw new Error(`answers ${status} in no form of the contract`);
  const { code, message } = refusal.data;
  if (code === 'internal') throw new Error(`answers ${status} ${code}`);
  if (message === sentences.notFound) throw new Error('is not there');
  const isRefused = code === 'token_not_valid';
  if (spec.auth === 'user' && token === null && !isRefused)
    throw new Error(`answers ${status} ${code} to whoever has no session`);
  if (token !== null && isRefused) throw new Error('takes no session');
  return `${status} ${code}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What both forms of a route answer. @throws Error with what is wrong. */
async function walked(url: string, name: RouteName, token: string | null): Promise<string> {
  const answers: string[] = [];
  for (const form of formsOf(routes[name])) {
    try {
      answers.push(await judged(name, await callBare(url, name, form, token), token));
    } catch (error) {
      throw new Error(`${form} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  const [first, second] = answers;
  if (first !== second) throw new Error(`answers ${first} in one form of its path and ${second} in the other`);
  return `${first}, with and without its final slash`;
}

/** Routes called at a time: within every limit of calls a second. */
const atOnce = 4;

/** A line a route, in the contract's order. `token` is the session of who calls; null for nobody. */
export async function walkRoutes(protocol: Protocol, url: string, token: string | null): Promise<void> {
  const who = token === null ? 'without a session' : 'with a session';
  const called = routeNames.filter(
    (name) => token === null || (routes[name].auth === 'user' && !actsWithoutContent.includes(name)),
  );
  for (let start = 0; start < called.length; start += atOnce) {
    const group = called.slice(start, start + atOnce).map((name) => ({ name, answer: walked(url, name, token) }));
    await Promise.allSettled(group.map(({ answer }) => answer));
    for (const { name, answer } of group) {
      const { method, path } = routes[name];
      await protocol.step(`${method} ${path} ${who}`, async () => [null, await answer]);
    }
  }
}
