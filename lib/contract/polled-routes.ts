/** The routes that a client asks again and again while something is on its way: their answers carry an ETag, and one that is held already comes as 304, without a body. */
import type { RouteName } from './routes.ts';

export const polledRoutes = [
  'listScripts',
  'getScript',
  'getReading',
  'listAnswers',
  'compareDrafts',
  'paymentStatus',
] as const satisfies readonly RouteName[];

export const isPolled = (name: RouteName): boolean => (polledRoutes as readonly RouteName[]).includes(name);
