/** Every route and every event has exactly one handler file, and no file is without one. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { planTable } from '../../lib/contract/plans.ts';
import { eventHandlerNames, handlerName, routeHandlerNames, routeNames, routes } from '../../lib/contract/routes.ts';
import { gatewayEvent, jsonOf } from './gateway-event.ts';
import { watchLog } from './log-lines.ts';

// Settings are read once: here by modules of this file’s own.
vi.hoisted(() => vi.resetModules());

const folder = path.join(import.meta.dirname, '../../lambdas/handlers');
const files = readdirSync(folder).map((file) => path.basename(file, '.ts'));
const wanted = [...routeHandlerNames, ...eventHandlerNames];
const handlerModule = z.object({ handler: z.function() }).strict();
const load = (name: string): Promise<unknown> => import(`../../lambdas/handlers/${name}.ts`);

describe('the handlers', () => {
  it('are one file for each route and event, and nothing else', () => {
    expect([...files].sort()).toEqual([...wanted].sort());
  });

  it.each(files)('%s exports its handler and nothing more, and needs no settings to be loaded', async (name) => {
    const loaded = await load(name);
    expect(handlerModule.safeParse({ ...Object(loaded) }).success).toBe(true);
  });

  it('serve the route they are named for', async () => {
    const users = routeNames.filter((name) => routes[name].auth === 'user');
    for (const name of users) {
      const { handler } = z
        .object({ handler: z.custom<typeof listPlans>() })
        .parse({ ...Object(await load(handlerName(name))) });
      const answer = await handler(gatewayEvent({ claims: null }));
      expect([name, answer.statusCode]).toEqual([name, 401]);
    }
  });
});

let listPlans: typeof import('../../lambdas/handlers/list-plans.ts').handler;
beforeAll(async () => {
  watchLog();
  ({ handler: listPlans } = await import('../../lambdas/handlers/list-plans.ts'));
});

afterAll(() => vi.restoreAllMocks());

describe('listing the plans', () => {
  it('answers the prices of the deployment', async () => {
    vi.stubEnv('PLAN_TERMS', '{"basic":{"price":499}}');
    expect(jsonOf(await listPlans(gatewayEvent()))).toEqual({
      ...planTable,
      basic: { ...planTable.basic, price: 499 },
    });
  });
});
