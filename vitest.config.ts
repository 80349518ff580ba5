/** The test projects: one config, one summary. Slow projects run after the fast ones would have failed. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sampleAnalysis } from './web/sample-analysis.ts';

export default defineConfig({
  test: {
    reporters: ['default', './test/summary-reporter.ts'],
    projects: [
      { test: { name: 'architecture', include: ['test/{architecture,conformance}.test.ts'] } },
      {
        test: {
          name: 'unit',
          include: ['test/{contract,screenplay,analyses,model,report,lambdas,local-cloud}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [react(), sampleAnalysis()],
        test: {
          name: 'web',
          include: ['test/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['test/web/setup.ts'],
        },
      },
      { test: { name: 'stack', include: ['test/stack/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
      {
        test: {
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/e2e/shared-product.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Two at a time: a browser waits more than it works. A group of its own, since the others have as many workers as the machine has cores.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
