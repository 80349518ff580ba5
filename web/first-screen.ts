/**
 * Tells the page, while it is built, which chunks a visit to each address begins with, so that public/first-screen.js can ask for them beside the
 * site's own script instead of after it: a round trip less on a slow line. Knows file names only; a screen that is not built fails the build.
 */
import type { Plugin, Rolldown } from 'vite';

/** An address that a visit may begin with, for guests, for users or for both (null), and the screen behind it. The first that fits counts, as in src/app/screens.ts. */
export interface FirstScreen {
  readonly path: string;
  readonly signedIn: boolean | null;
  /** The screen's own, and what it asks for at once. */
  readonly modules: readonly string[];
}
const screen = (path: string, signedIn: boolean | null, ...modules: string[]): FirstScreen => ({
  path,
  signedIn,
  modules,
});

export const firstScreens: readonly FirstScreen[] = [
  screen('/welcome', null, 'home/home-screen'),
  screen(
    '/sample/*',
    null,
    'sample/sample-screen',
    'dashboard/dashboard-view',
    'overview/overview-view',
    'dashboard/bar-tools',
    'dashboard/neighbours',
  ),
  screen('/shared/*', null, 'share/shared-screen'),
  screen('/terms', null, 'legal/legal-screen'),
  screen('/privacy', null, 'legal/legal-screen'),
  screen('/method', null, 'method/method-screen'),
  screen('/payment/success', null, 'billing/payment-success-screen'),
  screen('/payment/failed', null, 'billing/payment-failed-screen'),
  screen('/signup', false, 'account/signup-screen'),
  screen('/forgot-password', false, 'account/forgot-password-screen'),
  screen('*', false, 'account/login-screen'),
  screen('/pricingPlans', true, 'billing/pricing-screen'),
  screen('/pricing', true, 'billing/pricing-screen'),
  screen('/uploading-progress', true, 'upload/progress-screen'),
  screen('/scripts', true, 'library/library-screen'),
  screen('/slate', true, 'slate/slate-screen'),
  screen('/account', true, 'account/account-screen'),
  screen('/account/receipts/:id', true, 'account/receipt-screen'),
  screen('/dashboard/*', true, 'dashboard/dashboard-screen'),
  screen('*', true, 'home/landing'),
];

/** Every file that comes with a chunk, itself included. */
function filesWith(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') filesWith(imported, bundle, seen);
  }
  return seen;
}

export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (bundle === undefined) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const withEntry = entry ? filesWith(entry, bundle) : new Set<string>();
        const chunkOf = (module: string): Rolldown.OutputChunk => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/features/${module}.tsx`));
          if (!chunk) throw new Error(`There is no chunk of the screen ${module}.`);
          return chunk;
        };
        const table = firstScreens.map(({ path, signedIn, modules }) => {
          const files = new Set(modules.flatMap((module) => [...filesWith(chunkOf(module), bundle)]));
          return [path, signedIn, [...files].filter((file) => !withEntry.has(file))];
        });
        const attrs = {
          src: '/first-screen.js',
          async: true,
          fetchpriority: 'high',
          'data-screens': JSON.stringify(table),
        };
        return [{ tag: 'script', attrs, injectTo: 'head' as const }];
      },
    },
  };
}
