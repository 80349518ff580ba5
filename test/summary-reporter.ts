/** Prints how long the files of each project took, what the samples were drawn with, and as the closing line of a run 'N passed, N failed, N skipped', alone on its line. */
import type { Reporter, TestModule } from 'vitest/node';

/** 'unit 181 s, web 74 s': what the files of a project took, one added to the other, loading included. Workers that share a core wait for one another. */
function secondsByProject(modules: readonly TestModule[]): string {
  const took = new Map<string, number>();
  for (const module of modules) {
    const { setupDuration, collectDuration, duration } = module.diagnostic();
    const { name } = module.project;
    took.set(name, (took.get(name) ?? 0) + setupDuration + collectDuration + duration);
  }
  return [...took].map(([name, ms]) => `${name} ${Math.round(ms / 1000)} s`).join(', ');
}

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
    process.stdout.write(`\nFiles took, one added to the other: ${secondsByProject(modules)}.\n`);
    process.stdout.write(`Samples were drawn with TEST_SEED=${process.env.TEST_SEED}.\n`);
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
  }
}
