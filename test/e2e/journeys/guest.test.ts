/** A guest's journey: the public pages, the sample, and every door that asks for a login first. */
import { describe, expect, it } from 'vitest';
import { sectionPaths } from '../../../web/src/features/home/section-paths.ts';
import { arriveAt, expectNoErrors } from '../customer.ts';
import { expectVisitors } from '../visitors.ts';

const { url, visit } = expectVisitors();

describe('a guest', () => {
  it('reads the marketing page and the sample, and finds the way to an account', async () => {
    const { context, page, errors } = await visit();
    await page.goto(`${url}/welcome`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const path of sectionPaths.slice(1))
      await page.locator(`[id="${path.slice(1)}"]`).waitFor({ state: 'attached' });
    expect(await page.locator('input[type=file]').count()).toBe(0);
    await page.getByRole('link', { name: 'Register' }).first().waitFor();
    await page
      .getByRole('link', { name: /sample script/ })
      .first()
      .click();
    await arriveAt(page, '/sample');
    await page.getByText('Sample: The Last Reel, an original short.').waitFor();
    await page
      .getByText(/^p\. ?\d+/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await arriveAt(page, '/signup');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /Terms/ }).first().click();
    const terms = await opened;
    await terms.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
    await page.goto(`${url}/privacy`);
    await page.getByRole('heading', { level: 1, name: /Privacy/ }).waitFor();
    expectNoErrors(errors);
  });

  it('opens the sample at any view, without an account or a logout', async () => {
    const { page, errors } = await visit();
    await page.goto(`${url}/sample/frame-caliber-ratings`);
    await page.getByRole('main').getByText('Flux').first().waitFor();
    expect(await page.getByRole('button', { name: 'Logout' }).count()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    expectNoErrors(errors);
  });

  it.each([
    '/',
    '/pricingPlans',
    '/pricing',
    '/uploading-progress',
    '/dashboard',
    '/scripts',
    '/account',
    '/nowhere',
    ...sectionPaths,
  ])('is asked to log in at %s', async (path) => {
    const { page, errors } = await visit();
    await page.goto(`${url}${path}`);
    await arriveAt(page, '/login');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expectNoErrors(errors);
  });

  it('sees no public screen trip over its own Content-Security-Policy', async () => {
    const { page, context } = await visit();
    const refused: string[] = [];
    await context.exposeFunction('refuse', (what: string) => refused.push(what));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (globalThis as unknown as { refuse: (what: string) => void }).refuse(`${violatedDirective}: ${blockedURI}`);
      });
    });
    const screens = ['welcome', 'login', 'signup', 'forgot-password', 'sample', 'payment/failed', 'terms', 'privacy'];
    for (const screen of screens) {
      await page.goto(`${url}/${screen}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    expect(refused).toEqual([]);
    // The ear hears: what the policy refuses is told.
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.invalid/a.png' }));
    });
    await expect.poll(() => refused).toEqual(['img-src: https://elsewhere.invalid/a.png']);
  });
});
