/** Puts the API's description beside the site's files, where the distribution looks for it; made from the contract at each build. */
import type { Plugin } from 'vite';
import { openApiText } from '../lib/contract/openapi/openapi.ts';
import { openapiPath } from '../lib/contract/openapi/openapi-path.ts';

export const openapiFile = (): Plugin => ({
  name: 'openapi-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: openapiPath.slice(1), source: openApiText() });
  },
  configureServer(server) {
    server.middlewares.use(openapiPath, (_request, response) => {
      response.setHeader('content-type', 'application/json').end(openApiText());
    });
  },
});
