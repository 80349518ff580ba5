/** Builds the site into dist/site: static files only, no inline script or style, so that a strict Content-Security-Policy holds. */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { productName } from '../lib/contract/product.ts';
import { leanZod } from './lean-zod.ts';
import { sampleAnalysis } from './sample-analysis.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    sampleAnalysis(),
    leanZod(),
    {
      name: 'product-name',
      transformIndexHtml: (html) => html.replaceAll('{{productName}}', productName),
    },
  ],
  build: {
    outDir: here('../dist/site'),
    emptyOutDir: true,
    // A data: URI would need its own word in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
