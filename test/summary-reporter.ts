/** Prints what the samples were drawn with, and as the closing line of a run 'N passed, N failed, N skipped', alone on its line. */
import type { Reporter, TestModule } from 'vitest/node';

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state === 'passed' || state === 'failed') count[state] += 1;
        else count.skipped += 1;
      }
      count.failed += module.errors().length;
    }
    process.stdout.write(`\nSamples were drawn with TEST_SEED=${process.env.TEST_SEED}.\n`);
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
  }
}
