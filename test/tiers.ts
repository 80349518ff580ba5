/**
 * Which tests `npm test` leaves to `npm run test:long`, and which it runs in part (test/sampled.ts): those are in both. All others are in `npm test` alone.
 * Paths are below test/. Imports nothing: vitest.config.ts reads it.
 */

interface Tier {
  readonly unit: readonly string[];
  readonly integration: readonly string[];
  readonly e2e: readonly string[];
}

/** Samples by nature. */
export const sampled: Tier = {
  unit: [
    'commands/commands.test.ts',
    'lambdas/use-cases/lost-answers.test.ts',
    'lambdas/use-cases/payment-races.test.ts',
    'model/read/mutants/mutants.test.ts',
    'reports/corrections.test.ts',
    'screenplay/pdf/spoiled-files.test.ts',
  ],
  integration: ['integration/histories.test.ts', 'integration/payments.test.ts'],
  e2e: ['e2e/accessibility.test.ts', 'e2e/menus.test.ts', 'e2e/prerendered.test.ts'],
};

/** Whole journeys whose parts a unit, web or integration test states, and the road (e2e/road.test.ts) in the browser; commands that are started anew for each step. */
export const longOnly: Tier = {
  unit: [
    'engine/norms-command.test.ts',
    'mutants/try-mutants.test.ts',
    'reports/analyze-with-model.test.ts',
    'screenplay/bench-read.test.ts',
    'screenplay/pdf/engine-bounds.test.ts',
  ],
  integration: [
    'integration/ask.test.ts',
    'integration/corrections.test.ts',
    'integration/kills.test.ts',
    'integration/long-script.test.ts',
    'integration/ops.test.ts',
    'integration/owed-reports.test.ts',
    'integration/smoke.test.ts',
  ],
  e2e: [
    'e2e/account.test.ts',
    'e2e/drafts.test.ts',
    'e2e/interruption.test.ts',
    'e2e/journeys/buy-in-dollars.test.ts',
    'e2e/journeys/buy-in-rupees.test.ts',
    'e2e/journeys/cancel.test.ts',
    'e2e/journeys/expiry.test.ts',
    'e2e/journeys/logout.test.ts',
    'e2e/journeys/pricing-without-token.test.ts',
    'e2e/journeys/progress.test.ts',
    'e2e/journeys/unconfirmed.test.ts',
    'e2e/journeys/upload-errors.test.ts',
    'e2e/layout.test.ts',
    'e2e/model-reading.test.ts',
    'e2e/network-map.test.ts',
    'e2e/reading.test.ts',
    'e2e/script-reader.test.ts',
    'e2e/share.test.ts',
    'e2e/workbench.test.ts',
  ],
};

/** What the long tier holds of a kind, as patterns for a project's `include`. */
export const inLong = (kind: keyof Tier): string[] =>
  [...longOnly[kind], ...sampled[kind]].map((file) => `test/${file}`);
/** What `npm test` leaves out of a kind, for a project's `exclude`. */
export const leftToLong = (kind: keyof Tier): string[] => longOnly[kind].map((file) => `test/${file}`);
