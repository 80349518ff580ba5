/** The pages that hold their first screen already: what they show before any code has come, for whom, and that nothing is lost or moves when it comes. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { prerenderedPages } from '../../lib/contract/prerendered-pages.ts';
import { part } from '../sampled.ts';
import { whenStyled } from './browser.ts';
import { arriveAt, expectNoErrors, pathOf } from './customer.ts';
import { meddle } from './meddle.ts';
import { expectVisitors } from './visitors.ts';

const { url, visit, newcomer, demo } = expectVisitors();
const phone = { viewport: { width: 390, height: 844 } };

/** Keeps the site's code from the page until it is let through. What was asked for comes then, in its order. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return async () => {
    letThrough();
    await page.waitForFunction(() => 'isTakenOver' in window);
    await page.waitForLoadState('networkidle');
  };
}

/** Notes in the page what no test could see from outside: the moment of the takeover, and everything that moves. */
async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    addEventListener('takenover', () => Object.assign(window, { isTakenOver: true }));
    new PerformanceObserver((list) => {
      const { shifts } = window as unknown as { shifts: unknown[] };
      for (const entry of list.getEntries()) shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shifts = (page: Page): Promise<unknown> => page.evaluate(() => (window as unknown as { shifts: unknown }).shifts);
/** The spine draws itself later, in room that is kept for it. */
const markup = (page: Page): Promise<string> =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new Error('The page has no root.');
    for (const strip of copy.querySelectorAll('[aria-label="The script on one strip"]')) strip.replaceChildren();
    return copy.innerHTML;
  });

async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  await watchPage(page);
  const release = await holdCode(page);
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await page.locator('#root h1').waitFor();
  await whenStyled(page);
  // Text that was painted in the system's letters has moved by now, if it had to: what counts is what the code moves.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    Object.assign(window, { shifts: [] });
  });
  return release;
}

describe.each(part(prerenderedPages, 2).map(({ address, servedAt }) => [address, servedAt] as const))(
  '%s',
  (address, served) => {
    it('stands in its page, with its title, and needs no script to be read', async () => {
      const { page } = await visit({ javaScriptEnabled: false });
      for (const path of served) {
        await page.goto(`${url}${path}`);
        expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
        expect(await page.title()).toMatch(/ · Dramaturg$/);
      }
    });

    it.each([
      ['a phone', phone],
      ['a desk', {}],
    ])('is taken over by the site’s code on %s without a letter or a place of it changing', async (_, device) => {
      const { page, errors } = await visit(device);
      const release = await openHeld(page, address);
      const before = { markup: await markup(page), title: await page.title() };
      await page.locator('#root h1').evaluate((heading) => Object.assign(heading, { isTheSame: true }));
      await release();
      expect(await markup(page)).toBe(before.markup);
      expect(await page.title()).toBe(before.title);
      expect(await page.locator('#root h1').evaluate((heading) => 'isTheSame' in heading)).toBe(true);
      expect(await shifts(page)).toEqual([]);
      expect(pathOf(page)).toBe(address);
      expectNoErrors(errors);
    });
  },
);

describe('a guest before the code is there', () => {
  it('is at the login under the site’s own address, which becomes that of the login', async () => {
    const { page, errors } = await visit();
    const release = await openHeld(page, '/');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await release();
    await arriveAt(page, '/login');
    expectNoErrors(errors);
  });

  it('types an email and a password, presses Login, and is logged in when it comes', async () => {
    const { customer } = await newcomer();
    const { page, errors } = await visit();
    const release = await openHeld(page, '/login');
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Login' }).click();
    expect(page.url()).toBe(`${url}/login`);
    await release();
    await arriveAt(page, '/landing');
    expectNoErrors(errors);
  });

  it.each([
    ['/login', 'Login'],
    ['/signup', 'Sign Up'],
  ])('gives no password away at %s where no code ever comes', async (path, name) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${url}${path}`);
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name }).click();
    expect([(await asked).method(), (await asked).url()]).toEqual(['POST', `${url}${path}`]);
  });

  it('goes on typing where the cursor was, and nothing typed is lost by what the form does next', async () => {
    const { page } = await visit();
    const release = await openHeld(page, '/signup');
    await page.getByLabel('Email').fill('noor@example.com');
    await page.getByRole('checkbox').check();
    await page.getByLabel('Username').pressSequentially('Nor');
    await page.keyboard.press('ArrowLeft');
    await release();
    await page.keyboard.type('o');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await page.getByLabel('Username').inputValue()).toBe('Noor');
    expect(await page.getByLabel('Email').inputValue()).toBe('noor@example.com');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  });

  it('opens the menu with one press', async () => {
    const { page } = await visit(phone);
    const release = await openHeld(page, '/welcome');
    await page.getByRole('button', { name: 'Menu' }).click();
    await release();
    await page.getByRole('link', { name: 'Solutions' }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('opens the script at the words that were pressed, in the page that is there', async () => {
    const { page, errors } = await visit(phone);
    const release = await openHeld(page, '/sample');
    const link = page.getByRole('main').getByRole('link', { name: /“/ }).first();
    const words = (await link.innerText()).match(/“(.+)”/)?.[1];
    await link.click();
    expect(pathOf(page)).toBe('/sample');
    await release();
    await page.locator('mark[data-mark=quote]').first().waitFor();
    expect(await page.locator('mark[data-mark=quote]').allTextContents()).toEqual([words]);
    expect(await page.evaluate(() => 'isTakenOver' in window)).toBe(true);
    expectNoErrors(errors);
  });

  it('sees no report without the script when the address opens the script beside it', async () => {
    const { page, errors } = await visit();
    const release = await holdCode(page);
    await watchPage(page);
    await page.goto(`${url}/sample?at=10.16`, { waitUntil: 'commit' });
    await page.locator('#root h1').waitFor({ state: 'attached' });
    await page.locator('#root').waitFor({ state: 'hidden' });
    await release();
    await page.locator('mark').first().waitFor();
    expectNoErrors(errors);
  });

  it('is told what is wrong when the sample does not come', async () => {
    const { page } = await visit();
    const letThrough = await meddle(page, '**/sample.json', (route) => route.abort());
    await page.goto(`${url}/sample`);
    await page.getByText('The sample could not be loaded. Please try again.').waitFor();
    letThrough();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('main').getByRole('link', { name: /“/ }).first().waitFor();
  });

  it('follows a link', async () => {
    const { page } = await visit();
    await openHeld(page, '/welcome');
    await page.getByRole('link', { name: 'Register' }).first().click({ noWaitAfter: true });
    // Its own code is held back, too: the page may never be done loading.
    await page.getByRole('heading', { name: 'Sign up' }).waitFor();
    expect(pathOf(page)).toBe('/signup');
  });

  it('sees the chosen theme, in its switch too', async () => {
    const { page } = await visit();
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const release = await openHeld(page, '/welcome');
    const look = () =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).colorScheme,
        ...[...document.querySelectorAll('header select')].flatMap((select) =>
          [...(select.previousElementSibling?.children ?? [])].map((path) => getComputedStyle(path).display !== 'none'),
        ),
      ]);
    const before = await look();
    expect(before).toEqual(['dark', false, false, true]);
    await release();
    expect(await look()).toEqual(before);
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('header select')?.value === 'dark');
  });
});

describe('a user', () => {
  const meetsOwnPage = (page: Page, address: string): Promise<void> =>
    page.getByRole('link', { name: address === '/sample' ? 'Analyze your script' : 'Your scripts' }).waitFor();

  it.each(['/welcome', '/login', '/', '/terms', '/sample'])('is sent no guest’s page at %s', async (address) => {
    const { page, errors } = await demo();
    const answer = page.waitForResponse(`${url}${address}`);
    await page.goto(`${url}${address}`);
    expect(await (await answer).text()).not.toContain('data-address=');
    await meetsOwnPage(page, address);
    expectNoErrors(errors);
  });

  it.each(['/welcome', '/', '/sample'])(
    'who comes from another site, without the cookie, to %s does not see it either',
    async (address) => {
      const { page, errors } = await demo();
      await watchPage(page);
      const release = await holdCode(page);
      const guestPage = await (await fetch(`${url}${address}`)).text();
      await page.route(`${url}${address}`, async (route) =>
        route.fulfill({ response: await route.fetch(), body: guestPage }),
      );
      await page.goto(`${url}${address}`, { waitUntil: 'commit' });
      await page.locator('#root h1').waitFor({ state: 'attached' });
      // What hides it comes with the style sheet, before which nothing is painted.
      await page.locator('#root').waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.body.innerText.trim())).toBe('');
      await release();
      await meetsOwnPage(page, address);
      expect(
        await page
          .getByRole('banner')
          .getByRole('link', { name: /Register|Sign up/ })
          .count(),
      ).toBe(0);
      expectNoErrors(errors);
    },
  );
});

it.each(['/nowhere', '/login/', '/welcome/more', '/LOGIN', '/dashboard', '/sample/flaw-detection'])(
  'the page served at %s holds no screen yet',
  async (path) => {
    const html = await (await fetch(`${url}${path}`)).text();
    expect(html).toContain('<div id="root">');
    expect(html).not.toContain('data-address=');
  },
);
