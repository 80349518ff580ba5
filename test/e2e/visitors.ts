/** The visitors of one test file: each with a browser profile of their own, at the product that all files share. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { demoUser } from '../../bin/seed-demo.ts';
import type { PlanName } from '../../lib/contract/plans.ts';
import { launchBrowser } from './browser.ts';
import { type Customer, logIn, watchForErrors } from './customer.ts';
import { becomeCustomer, type HttpCustomer, signUpByHttp } from './http-customer.ts';
import { siteUrl as url } from './site-url.ts';

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser's console complained of so far; answers of 400 to 409 are not complaints. */
  readonly errors: string[];
}

export interface Visitors {
  readonly url: string;
  /** Somebody who was never here. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  /** Somebody who signed up before and has just logged in, without a plan. */
  newcomer(options?: BrowserContextOptions): Promise<Visitor & { readonly customer: Customer }>;
  /** Somebody who bought `plan` before and has just logged in. */
  subscriber(
    plan: PlanName,
    options?: BrowserContextOptions,
  ): Promise<Visitor & { readonly customer: Customer; readonly http: HttpCustomer }>;
  /** Who is there from the start, with the Advanced plan and the sample script. Others meet this account too: look, change nothing. */
  demo(options?: BrowserContextOptions): Promise<Visitor>;
}

/** Registers the file's browser with its hooks; every visitor leaves at the end of the test. */
export function expectVisitors(): Visitors {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser?.close());

  const visit = async (options: BrowserContextOptions = {}): Promise<Visitor> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    return { page, context, errors: watchForErrors(page) };
  };
  const signedIn = async (
    customer: Pick<Customer, 'email' | 'password'>,
    options?: BrowserContextOptions,
  ): Promise<Visitor> => {
    const visitor = await visit(options);
    await visitor.page.goto(`${url}/login`);
    await logIn(visitor.page, customer);
    return visitor;
  };
  return {
    url,
    visit,
    newcomer: async (options) => {
      const customer = await signUpByHttp(url);
      return { ...(await signedIn(customer, options)), customer };
    },
    subscriber: async (plan, options) => {
      const http = await becomeCustomer(url, plan);
      return { ...(await signedIn(http.customer, options)), http, customer: http.customer };
    },
    demo: (options) => signedIn(demoUser, options),
  };
}
