/**
 * Tells the page, while it is built, which chunks a visit to each address begins with, and what its screen asks of the service first, so that
 * public/first-screen.js can ask for both beside the site's own script instead of after it: round trips less on a slow line. A screen that is not built fails the build.
 */
import type { Plugin, Rolldown } from 'vite';
import { firstRoutes } from '../lib/contract/first-routes.ts';
import { laterRoutes } from '../lib/contract/later-routes.ts';
import { coverageQuestions } from '../lib/reports/coverage/coverage.ts';
import { defaultMenu, menuItems } from './src/features/dashboard/menu.ts';
import { questionsOfSettings } from './src/features/reading/known.ts';

/** An address that a visit may begin with, for guests, for users or for both (null), and the screen behind it. The first that fits counts, as in src/app/screens.ts. */
export interface FirstScreen {
  readonly path: string;
  readonly signedIn: boolean | null;
  /** The screen's own, and what it asks for at once, as moduleFile reads it. */
  readonly modules: readonly string[];
}
/** Beside this file: a screen or a part of a feature by its short name, anything else by its path. */
export const moduleFile = (module: string): string => (/\.tsx?$/.test(module) ? module : `src/features/${module}.tsx`);
const screen = (path: string, signedIn: boolean | null, ...modules: string[]): FirstScreen => ({
  path,
  signedIn,
  modules,
});

export const firstScreens: readonly FirstScreen[] = [
  screen('/welcome', null, 'home/home-screen'),
  screen('/sample/*', null, 'sample/sample-screen', 'src/features/dashboard/first-view.ts', 'overview/overview-view'),
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
  screen(
    '/dashboard/*',
    true,
    'dashboard/dashboard-screen',
    'src/features/dashboard/first-view.ts',
    'src/features/dashboard/own-dashboard.ts',
  ),
  screen('*', true, 'home/landing'),
];

/** Dashboard views whose code is a chunk of their own, by their place in the address: asked for with the dashboard's own. */
export const modulesOfViews: Readonly<Record<string, string>> = {
  overview: 'overview/overview-view',
  notes: 'notes/notes-view',
  ask: 'ask/ask-view',
  coverage: 'script-coverage/coverage-view',
  'script-statistics': 'statistics/statistics-view',
  'all-reports': 'export/all-reports-view',
  'compare-drafts': 'drafts/compare-view',
  reading: 'reading/reading-view',
  'character-network-analysis': 'src/blocks/network/network-explorer.tsx',
};

const ofScript = ({ path }: { readonly path: string }): string => path.replace('{id}', '{script}');

/**
 * What a user's screen asks of the service first, as it asks it: `{script}` stands for the script that is shown, `{question}` for each question of the view. Asked
 * beside the code instead of one after the other behind it.
 */
const ofDashboard: readonly string[] = [
  firstRoutes.listScripts.path,
  `${firstRoutes.listAnswers.path}?script_id={script}`,
  `${firstRoutes.getAnswer.path.replace('{n}', '{question}')}?script_id={script}`,
  ofScript(laterRoutes.getReading),
  ofScript(laterRoutes.getOverview),
];
export const firstReads: readonly (readonly [path: string, reads: readonly string[]])[] = [
  ['/scripts', [firstRoutes.listScripts.path]],
  ['/account', [laterRoutes.getAccount.path, laterRoutes.getProfile.path, laterRoutes.getMailChoices.path]],
  ...['coverage', 'script-statistics'].map(
    (slug) => [`/dashboard/${slug}`, [...ofDashboard, ofScript(laterRoutes.getStatistics)]] as const,
  ),
  ['/dashboard/*', ofDashboard],
];

/** The questions that a view is drawn from, by its place in the address; '' is the dashboard itself. Other views of many are made of what the list says first. */
export const questionsOfViews: Readonly<Record<string, readonly number[]>> = Object.fromEntries([
  ...[{ ...defaultMenu, slug: '' }, ...menuItems]
    .filter(({ questions }) => questions.length > 0 && questions.length <= 2)
    .map(({ slug, questions }) => [slug, questions]),
  ['coverage', coverageQuestions.map(({ question }) => question)],
  ['reading', questionsOfSettings],
]);

/** Of a user's pages, those whose heading the address alone says, and the look of the part that it stands in: written before the code is there. */
export const firstHeadings: readonly (readonly [path: string, heading: string, look: string])[] = [
  ['/scripts', 'Your scripts', 'mx-auto max-w-4xl px-5 py-12'],
  ['/slate', 'Slate', 'mx-auto max-w-6xl px-5 py-12'],
  ['/account', 'Your account', 'mx-auto max-w-3xl px-5 py-12'],
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
          const chunk = chunks.find(({ facadeModuleId }) =>
            facadeModuleId?.endsWith(moduleFile(module).replace(/^[.]*/, '')),
          );
          if (!chunk) throw new Error(`There is no chunk of the screen ${module}.`);
          return chunk;
        };
        const table = firstScreens.map(({ path, signedIn, modules }) => {
          const files = new Set(modules.flatMap((module) => [...filesWith(chunkOf(module), bundle)]));
          return [path, signedIn, [...files].filter((file) => !withEntry.has(file))] as const;
        });
        const ofFrame = new Set([...withEntry, ...(table.find(([path]) => path === '/dashboard/*')?.[2] ?? [])]);
        const views = Object.entries(modulesOfViews).map(([slug, module]) => [
          slug,
          [...filesWith(chunkOf(module), bundle)].filter((file) => !ofFrame.has(file)),
        ]);
        const attrs = {
          src: '/first-screen.js',
          async: true,
          fetchpriority: 'high',
          'data-screens': JSON.stringify(table),
          'data-views': JSON.stringify(Object.fromEntries(views)),
          'data-reads': JSON.stringify(firstReads),
          'data-headings': JSON.stringify(firstHeadings),
          'data-questions': JSON.stringify(questionsOfViews),
        };
        return [{ tag: 'script', attrs, injectTo: 'head' as const }];
      },
    },
  };
}
