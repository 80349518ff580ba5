/** A fresh browser profile, as a new visitor has. Refuses to share cookies between visits. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { watchForErrors } from './customer.ts';

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser's console complained of so far. */
  readonly errors: string[];
}

export async function visit(browser: Browser, options: { readonly timezoneId?: string } = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return { context, page, errors: watchForErrors(page) };
}
