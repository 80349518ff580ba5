/** Which routes share a function: those whose calls may do exactly the same. Refuses to join what differs in its grants or has something of its own. */
import * as z from 'zod';
import { handlerName, type OwnRoute, ownRouteOf, type RouteName, routeNames } from '../contract/routes.ts';
import type { RouteFunction } from './route-functions.ts';

/**
 * Function -> the routes it serves; each keeps its own handler file, and every route that is not here has a function of its own. A template may hold 500 resources: a
 * route in one of these takes two or three, one with a function of its own seven or eight.
 */
const sharedFunctions = {
  'without-data': ['listPlans', 'reportViolation'],
  'open-session': ['signUp', 'refreshToken'],
  'settle-payment': ['paymentReturn', 'verifyPayment'],
  'read-item': ['paymentStatus', 'getReading'],
  'read-items': ['listScripts', 'getScript', 'getSlate', 'listShares'],
  'read-answers': ['listAnswers', 'getAnswer'],
} as const satisfies Record<string, readonly OwnRoute[]>;

const shared: readonly (readonly [string, readonly OwnRoute[]])[] = Object.entries(sharedFunctions);

/** The function that serves a route: a shared one, or the one named as its handler. */
export const functionOf = (name: RouteName): string =>
  shared.find(([, members]) => members.includes(ownRouteOf(name)))?.[0] ?? handlerName(name);

/** The functions that serve routes, each once. */
export const routeFunctionNames: readonly string[] = [...new Set(routeNames.map(functionOf))];

/** Those of them that serve several routes. */
export const sharedFunctionNames: readonly string[] = shared.map(([name]) => name);

/** Every route that a function serves, those included that have another's handler. */
export const routesOf = (functionName: string): readonly RouteName[] =>
  routeNames.filter((name) => functionOf(name) === functionName);

/** The handler files in a function's bundle: one, or those of the routes that share it. */
export const handlersIn = (functionName: string): readonly OwnRoute[] => [
  ...new Set(routesOf(functionName).map(ownRouteOf)),
];

const many = z.union([z.unknown().array(), z.unknown().transform((one) => [one])]);
const statementJson = z.object({ Effect: z.string(), Action: many, Resource: many, Condition: z.unknown().optional() });

/** Makes plain values of what a construct gives: the stack's own `resolve`. */
type Resolve = (value: unknown) => unknown;

/** What may be done to what and when, one line each, whatever statements it stands in. */
function grantsOf(resolve: Resolve, { access }: RouteFunction): string {
  const lines = access
    .flatMap(({ statements }) => statements)
    .map((statement) => statementJson.parse(resolve(statement.toStatementJson())))
    .flatMap(({ Effect, Action, Resource, Condition }) =>
      Action.flatMap((action) => Resource.map((resource) => JSON.stringify([Effect, action, resource, Condition]))),
    );
  return [...new Set(lines)].sort().join('\n');
}

/**
 * One function's needs from those of its routes: the grants, which are the same, every route's settings, the longest time and the most memory.
 * @throws Error when the grants differ, or when one has a log of its own keeping or places reserved: such a route needs a function of its own.
 */
export function joined(
  resolve: Resolve,
  name: string,
  members: readonly (RouteFunction & { readonly route: OwnRoute })[],
): RouteFunction {
  const [first, ...others] = members;
  if (first === undefined) throw new Error(`The function ${name} serves no route.`);
  if (others.length === 0) return first;
  const own = members.find(({ logRetention, reservedConcurrency }) => logRetention ?? reservedConcurrency);
  if (own !== undefined) throw new Error(`The route ${own.route} needs a function of its own and can't share ${name}.`);
  const other = others.find((each) => grantsOf(resolve, each) !== grantsOf(resolve, first));
  if (other !== undefined)
    throw new Error(`The routes ${first.route} and ${other.route} may do different things and can't share ${name}.`);
  const most = (values: readonly (number | undefined)[], usual: number): number =>
    Math.max(...values.map((value) => value ?? usual));
  return {
    access: [...first.access, ...others.flatMap(({ access }) => access.map((each) => ({ ...each, statements: [] })))],
    memoryMb: most(
      members.map(({ memoryMb }) => memoryMb),
      512,
    ),
    timeoutSeconds: most(
      members.map(({ timeoutSeconds }) => timeoutSeconds),
      15,
    ),
  };
}
