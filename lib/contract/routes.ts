/** Every route once: method, path, who may call it, what goes in and out. Feeds the CDK API, the handlers, the web client. */
import type * as z from 'zod';
import { firstRoutes } from './first-routes.ts';
import { laterRoutes } from './later-routes.ts';

/** Route name -> specification. The handler of route `fooBar` is lambdas/handlers/foo-bar.ts, unless it is served with another (`ownRouteOf`). Both forms of a path work, with and without the final slash. */
export const routes = { ...firstRoutes, ...laterRoutes } as const;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];
export type RouteBody<N extends RouteName> = z.infer<(typeof routes)[N]['input']['body']>;
export type RouteBodyInput<N extends RouteName> = z.input<(typeof routes)[N]['input']['body']>;
export type RoutePath<N extends RouteName> = z.infer<(typeof routes)[N]['input']['path']>;
export type RouteQuery<N extends RouteName> = z.infer<(typeof routes)[N]['input']['query']>;
export type RouteOutput<N extends RouteName> = z.infer<(typeof routes)[N]['output']>;

/** Routes of one path, or below it, and of the same items that share a function: the resources of a template are bounded. */
const servedWith = {
  finishLogin: 'login',
  listQuestions: 'askScript',
  saveMailChoices: 'getMailChoices',
  saveProfile: 'getProfile',
  getNotes: 'saveNotes',
  confirmSecondFactor: 'beginSecondFactor',
  endSecondFactor: 'beginSecondFactor',
  renewRecoveryCodes: 'beginSecondFactor',
  changeShare: 'revokeShare',
  leaveComment: 'openShare',
} as const satisfies Partial<Record<RouteName, RouteName>>;
type ServedRoute = keyof typeof servedWith;
/** Routes with a function of their own. */
export type OwnRoute = Exclude<RouteName, ServedRoute>;
export const ownRouteOf = (name: RouteName): OwnRoute =>
  name in servedWith ? servedWith[name as ServedRoute] : (name as OwnRoute);

/** 'fooBar' -> 'foo-bar': the handler's file name, the function's name in the stack. */
export const handlerName = (name: RouteName): string =>
  ownRouteOf(name).replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
/** Every function that serves a route, once. */
export const routeHandlerNames: readonly string[] = [...new Set(routeNames.map(handlerName))];
/** The functions that no route calls: three queue consumers and the one of their dead letters, three user-pool triggers and two schedules. */
export const eventHandlerNames = [
  'queue-upload',
  'read-script',
  'answer-question',
  'give-up',
  'pre-sign-up',
  'pre-token-generation',
  'post-confirmation',
  'sweep',
  'send-mail',
] as const;
