/**
 * The test projects: one config, one summary. Slow projects run after the fast ones would have failed. Imports nothing of the product: what a
 * config imports, `vitest related` takes for a part of every test.
 */
import { availableParallelism } from 'node:os';
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
// Tests make much and keep little: by itself V8 clears away after 16 MB, a third of the work of a screen's test.
const roomy = { execArgv: ['--max-semi-space-size=64'] };
// One more than there are cores: some of the files wait for queues and clocks.
const workers = { ...roomy, maxWorkers: availableParallelism() + 1 };
const unit = { ...shared, ...workers, testTimeout: 30_000, hookTimeout: 30_000 };
// After those that need no product, while which it is assembled and started. They wait for the product more than they work.
const whole = { ...shared, ...workers, sequence: { groupOrder: 1 } };
const integration = {
  ...whole,
  globalSetup: 'test/integration/shared-assembly.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const e2e = {
  ...whole,
  globalSetup: 'test/e2e/shared-product.ts',
  testTimeout: 180_000,
  hookTimeout: 180_000,
};
/** The projects of `npm run test:long`. */
const long = { env: { TEST_TIER: 'long' } };

export default defineConfig({
  test: {
    reporters: ['default', './test/summary-reporter.ts'],
    projects: [
      { test: { name: 'architecture', include: ['test/{architecture,conformance}.test.ts'], ...workers } },
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
          ...workers,
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
          ...workers,
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
      {
        test: {
          ...integration,
          ...long,
          name: 'long-integration',
          include: inLong('integration'),
          // One at a time, by themselves: some kill, count memory or play for half a minute.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      { test: { ...e2e, ...long, name: 'long-e2e', include: inLong('e2e') } },
    ],
  },
});
