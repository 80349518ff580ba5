/** Builds the site into dist/site: static files only, no inline script or style, so that a strict Content-Security-Policy holds. */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { productName } from '../lib/contract/product.ts';
import { chunkGroups } from './chunk-groups.ts';
import { preloadFirstScreen } from './first-screen.ts';
import { leanCards } from './lean-cards.ts';
import { leanZod } from './lean-zod.ts';
import { methodPage } from './method-page.ts';
import { openapiFile } from './openapi-file.ts';
import { prerenderPages } from './prerender.ts';
import { sampleAnalysis } from './sample-analysis.ts';

const sample = sampleAnalysis();
const method = methodPage();

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    sample,
    method,
    leanZod(),
    leanCards(),
    preloadFirstScreen(),
    openapiFile(),
    prerenderPages(() => [react(), sample, method]),
    {
      name: 'product-name',
      transformIndexHtml: (html) => html.replaceAll('{{productName}}', productName),
    },
    {
      // Asked for with the style sheet, not after it: text that is set anew in its own letters pushes the page about.
      name: 'preload-fonts',
      transformIndexHtml: {
        order: 'post',
        handler: (_html, { bundle = {} }) =>
          Object.keys(bundle)
            .filter((file) => /source-(?:serif-4|sans-3)-latin-wght-normal-[^/]+\.woff2$/.test(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
              injectTo: 'head' as const,
            })),
      },
    },
  ],
  build: {
    outDir: here('../dist/site'),
    emptyOutDir: true,
    // A data: URI would need its own word in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long the build takes on a machine is no news for whoever starts the product there.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
