/** Several routes behind one function: hands a call to the handler of its route. Rejects a call for any other. */
import { type OwnRoute, ownRouteOf, routeNames, routes } from '../lib/contract/routes.ts';
import type { HttpHandler } from './http.ts';

/** How the gateway names a route: its method and its path without the final slash. */
const nameAtGateway = (method: string, path: string): string => `${method} ${path.replace(/\/$/, '')}`;

/** `handlers` by route; one that serves a second route with its own (`ownRouteOf`) is found for that, too. */
export function byRoute(handlers: Partial<Readonly<Record<OwnRoute, HttpHandler>>>): HttpHandler {
  const served = new Map(
    routeNames.map((name) => [nameAtGateway(routes[name].method, routes[name].path), handlers[ownRouteOf(name)]]),
  );
  return (event, context) => {
    const handler = served.get(nameAtGateway(event.httpMethod, event.resource));
    // A fault of the deployment, which the gateway answers as one of ours.
    if (handler === undefined) throw new Error(`This function does not serve ${event.httpMethod} ${event.resource}.`);
    return handler(event, context);
  };
}
