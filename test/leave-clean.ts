/** Runs after each file of the projects whose files share a worker: what a file has stubbed, faked or spied on is gone for the next. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
