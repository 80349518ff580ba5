/** Comes between a page and the service for a while. Refuses page.unroute: what is under way when the last route ends may never be answered. */
import type { Page, Route } from 'playwright-core';

/**
 * `handler` deals with every request that fits `pattern`, until the returned function is called; after that they go through untouched.
 * Playwright takes its hold of all requests away with the last route: of 120 redirects whose screen's code was under way then, six ended
 * on an empty page, because a file of it was never answered.
 */
export async function meddle(
  page: Page,
  pattern: string | RegExp,
  handler: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await page.route(pattern, (route) => (isOver ? route.continue() : handler(route)));
  return () => {
    isOver = true;
  };
}
