/** Every route once: method, path, who may call it, what goes in and out. Feeds the CDK API, the handlers, the web client. */
import type * as z from 'zod';
import { firstRoutes } from './first-routes.ts';
import { laterRoutes } from './later-routes.ts';

/** Route name -> specification. The handler of route `fooBar` is lambdas/handlers/foo-bar.ts. Both forms of a path work, with and without the final slash. */
export const routes = { ...firstRoutes, ...laterRoutes } as const;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];
export type RouteBody<N extends RouteName> = z.infer<(typeof routes)[N]['input']['body']>;
export type RouteBodyInput<N extends RouteName> = z.input<(typeof routes)[N]['input']['body']>;
export type RoutePath<N extends RouteName> = z.infer<(typeof routes)[N]['input']['path']>;
export type RouteQuery<N extends RouteName> = z.infer<(typeof routes)[N]['input']['query']>;
export type RouteOutput<N extends RouteName> = z.infer<(typeof routes)[N]['output']>;

/** 'fooBar' -> 'foo-bar': the handler's file name, the function's name in the stack. */
export const handlerName = (name: RouteName): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
/** The functions that no route calls: three queue consumers, three user-pool triggers and a schedule. */
export const eventHandlerNames = [
  'queue-upload',
  'read-script',
  'answer-question',
  'pre-sign-up',
  'pre-token-generation',
  'post-confirmation',
  'sweep',
] as const;
