/** Puts the API's description beside the site's files, for programs where the distribution looks for it, and as a page to read; made from the contract at each build. */
import type { Plugin } from 'vite';
import { openApi, openApiText } from '../lib/contract/openapi/openapi.ts';
import { openapiPath } from '../lib/contract/openapi/openapi-path.ts';
import { referenceCss, referenceHtml, referencePage, referenceStyle } from '../lib/contract/openapi/reference-page.ts';

const files = [
  { path: openapiPath, type: 'application/json', text: openApiText },
  { path: `/${referencePage}`, type: 'text/html; charset=utf-8', text: () => referenceHtml(openApi()) },
  { path: `/${referenceStyle}`, type: 'text/css', text: () => referenceCss },
] as const;

export const openapiFile = (): Plugin => ({
  name: 'openapi-file',
  generateBundle() {
    for (const { path, text } of files) this.emitFile({ type: 'asset', fileName: path.slice(1), source: text() });
  },
  configureServer(server) {
    for (const { path, type, text } of files) {
      server.middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', type).end(text());
      });
    }
  },
});
