/**
 * The test projects: one config, one summary. Slow projects run after the fast ones would have failed. Imports nothing of the product: what a
 * config imports, `vitest related` takes for a part of every test.
 */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inLong, leftToLong } from './test/tiers.ts';

const millisecondsOfADay = 86_400_000;
// What is drawn for the samples of `npm test` (test/sampled.ts): the same for all workers, another one each day.
process.env.TEST_SEED ??= String(Math.floor(Date.now() / millisecondsOfADay));

// Commands and products are started by the dozen: each finds what the one before has compiled.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, 'node_modules/.cache/dramaturg/compiled');

// The modules are loaded once a worker, not once a file: half of the work.
const shared = { isolate: false, setupFiles: ['test/leave-clean.ts'] };
// By itself Vitest leaves a core to the run: of two cores half of the machine. And V8 clears away after 16 MB; tests make much and keep little.
const everyCore = { maxWorkers: '100%', execArgv: ['--max-semi-space-size=64'] };
const unit = { ...shared, ...everyCore, testTimeout: 30_000, hookTimeout: 30_000 };
const integration = {
  ...shared,
  globalSetup: 'test/integration/shared-assembly.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  execArgv: everyCore.execArgv,
  fileParallelism: false,
  // One file at a time, after those that fill the machine.
  sequence: { groupOrder: 1 },
};
const e2e = {
  ...shared,
  globalSetup: 'test/e2e/shared-product.ts',
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Two at a time: a browser waits more than it works. A group of its own, since the others have as many workers as the machine has cores.
  maxWorkers: 2,
  sequence: { groupOrder: 2 },
};
/** The projects of `npm run test:long`. */
const long = { env: { TEST_TIER: 'long' } };

export default defineConfig({
  test: {
    reporters: ['default', './test/summary-reporter.ts'],
    projects: [
      { test: { name: 'architecture', include: ['test/{architecture,conformance}.test.ts'], ...everyCore } },
      {
        test: {
          ...unit,
          name: 'unit',
          include: [
            'test/{contract,commands,screenplay,story,engine,reports,report-formats,model,lambdas,local-cloud,stored,truth}/**/*.test.ts',
            'test/mutants/*.test.ts',
            'test/judges/*.test.ts',
          ],
          // One runs the whole product: with the integration tests. One loads the CDK: with the stack's.
          exclude: ['test/judges/{journey,template}.test.ts', ...leftToLong('unit')],
        },
      },
      {
        plugins: [react()],
        resolve: {
          alias: {
            'virtual:sample-cards': path.join(import.meta.dirname, 'test/web/fixtures/sample-cards.ts'),
            'virtual:method-page': path.join(import.meta.dirname, 'test/web/fixtures/method-page.ts'),
          },
        },
        test: {
          name: 'web',
          ...everyCore,
          // A browser and the modules for each worker, not for each file: two thirds of the time. test/web/setup.ts leaves a clean page.
          isolate: false,
          include: ['test/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['test/web/setup.ts'],
        },
      },
      {
        test: {
          name: 'stack',
          ...everyCore,
          include: ['test/stack/**/*.test.ts', 'test/judges/template.test.ts'],
          // CDK is loaded once a worker: half of the time.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...integration,
          name: 'integration',
          include: ['test/integration/**/*.test.ts', 'test/judges/journey.test.ts'],
          exclude: leftToLong('integration'),
        },
      },
      { test: { ...e2e, name: 'e2e', include: ['test/e2e/**/*.test.ts'], exclude: leftToLong('e2e') } },
      {
        test: {
          ...unit,
          ...long,
          name: 'long-unit',
          testTimeout: 120_000,
          hookTimeout: 300_000,
          include: inLong('unit'),
        },
      },
      { test: { ...integration, ...long, name: 'long-integration', include: inLong('integration') } },
      { test: { ...e2e, ...long, name: 'long-e2e', include: inLong('e2e') } },
    ],
  },
});
