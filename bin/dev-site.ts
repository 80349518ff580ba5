/** The site from its sources with hot reload, for `npm run dev`. Answers the site's paths alone; everything else stays with the local cloud. */
import path from 'node:path';
import { createServer } from 'vite';
import type { LoopbackHandler } from '../lib/local-cloud/loopback-server.ts';

export interface DevSite {
  readonly handle: LoopbackHandler;
  close(): Promise<void>;
}

/** Starts Vite inside this process; only its reload channel has a port of its own. */
export async function startDevSite(root: string): Promise<DevSite> {
  const server = await createServer({
    configFile: path.join(root, 'web/vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'spa',
    logLevel: 'warn',
  });
  return {
    handle: (request, response) => {
      server.middlewares(request, response, (error: unknown) => {
        if (error) console.error(error);
        response.writeHead(error ? 500 : 404).end();
      });
    },
    close: () => server.close(),
  };
}
