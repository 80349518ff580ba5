/** Readers of scripts for tests: what they give is given to them. */
import type { StoryReader } from '../../lambdas/use-cases/read-story.ts';
import type { StoryRead } from '../../lib/story/read/story-read.ts';

export const noCost = { calls: 1, costUsd: 0.01, usage: { input: 1, output: 2, cacheRead: 3, cacheWrite: 4 } };

/** Reads every script as `story`, at once. */
export const readerOf = (story: StoryRead, failed: readonly string[] = []): StoryReader => ({
  model: 'reader-of-the-house',
  suspicious: () => [],
  read: async () => ({
    kind: 'read',
    story,
    failed: failed.map((name) => ({ name, trouble: 'timeout' as const })),
    cost: noCost,
  }),
});
