/** Every screen, in both themes, by axe; and every screen by keyboard alone. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { menuFor } from '../../web/src/features/dashboard/menu.ts';
import { axeFindings, walkByKeyboard } from './accessibility.ts';
import { launchBrowser } from './browser.ts';
import { arriveAt, logIn, newCustomer, signUp } from './customer.ts';
import { type Product, startProduct } from './product.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const themes = ['light', 'dark'] as const;
const views = menuFor('advanced')
  .map(({ slug }) => slug)
  .filter((slug) => slug !== 'reading');

let product: Product;
let browser: Browser;
/** The demo user's cookies and storage, and those of a user without a plan: nobody logs in anew for every screen. */
type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
let demo: Session;
let newcomer: Session;

async function sessionOf(enter: (page: Page) => Promise<void>): Promise<Session> {
  const context = await browser.newContext({ viewport: desk });
  const page = await context.newPage();
  await enter(page);
  const state = await context.storageState();
  await context.close();
  return state;
}

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  demo = await sessionOf(async (page) => {
    await page.goto(`${product.url}/login`);
    await logIn(page, { email: 'demo@dramaturg.local', username: '', password: 'Dramaturg-demo-1' });
    await page.getByRole('link', { name: 'Open dashboard' }).waitFor();
  });
  newcomer = await sessionOf(async (page) => {
    const customer = newCustomer();
    await signUp(page, product.url, customer);
    await logIn(page, customer);
  });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

interface Screen {
  readonly path: string;
  readonly as?: () => Session;
  /** Brings the screen into the state that is meant, before it is looked at. */
  readonly before?: (page: Page) => Promise<void>;
  readonly what?: string;
}
const asDemo = () => demo;
const asNewcomer = () => newcomer;
const search = (words: string) => (page: Page) => page.getByRole('searchbox').fill(words);
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const screens: readonly Screen[] = [
  { path: '/login' },
  { path: '/login', what: 'after a wrong password', before: press('Login') },
  { path: '/signup' },
  { path: '/signup', what: 'after an empty form', before: press('Sign Up') },
  { path: '/welcome' },
  { path: '/terms' },
  { path: '/privacy' },
  { path: '/payment/failed?error=Your+card+was+declined.' },
  { path: '/landing', as: asDemo },
  { path: '/pricingPlans', as: asDemo },
  { path: '/pricing', as: asNewcomer },
  { path: '/scripts', as: asDemo },
  { path: '/scripts', as: asDemo, what: 'asking before it deletes', before: press('Delete') },
  { path: '/forgot-password' },
  { path: '/account', as: asDemo },
  { path: '/dashboard/reading', as: asDemo },
  { path: '/dashboard/compare-drafts', as: asDemo },
  { path: '/uploading-progress', as: asDemo },
  { path: '/dashboard', as: asDemo, what: 'with its notifications', before: press('Notifications') },
  { path: '/dashboard', as: asDemo, what: 'asking before it logs out', before: press('Logout') },
  ...views.map((slug) => ({ path: `/sample/${slug}` })),
  { path: '/sample', what: 'with its exports', before: press('Export') },
  { path: '/sample?at=10.16', what: 'with the script beside it' },
  { path: '/sample?at=10', what: 'with the scenes of the script', before: press('Scenes') },
  {
    path: '/dashboard/flaw-detection?at=3',
    as: asDemo,
    what: 'with the script beside it and words found',
    before: search('seat'),
  },
  { path: '/sample/strength-weakness/weaknesses' },
  { path: '/sample/strength-weakness/summary-snapshot' },
  { path: '/sample/frame-caliber-ratings/enjoyment' },
  { path: '/sample/character-network-analysis/primary-network-map' },
];
const nameOf = ({ path, what }: Screen): string => (what ? `${path} ${what}` : path);

async function open(screen: Screen, theme: (typeof themes)[number], viewport: typeof desk): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', storageState: screen.as?.() });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${product.url}${screen.path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /Loading|Generating/ })
    .first()
    .waitFor({ state: 'detached' });
  await screen.before?.(page);
  return page;
}

describe.each(themes)('axe, in the %s theme,', (theme) => {
  it.each(screens.map((screen) => [nameOf(screen), screen] as const))('finds nothing on %s', async (_, screen) => {
    const page = await open(screen, theme, desk);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
    expect(await axeFindings(page)).toEqual([]);
    await page.context().close();
  });
});

const openEvidence = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /^p\. \d+/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('mark').first().waitFor();
};
const phoneScreens: readonly Screen[] = [
  { path: '/welcome', what: 'with its menu open', before: press('Menu') },
  { path: '/sample/frame-caliber-ratings' },
  { path: '/sample', what: 'with its menu open', before: press('Menu') },
  { path: '/pricingPlans', as: asDemo },
  { path: '/sample', what: 'with the script over it', before: openEvidence },
];
describe('axe, on a phone,', () => {
  it.each(phoneScreens.map((screen) => [nameOf(screen), screen] as const))('finds nothing on %s', async (_, screen) => {
    const page = await open(screen, 'light', phone);
    expect(await axeFindings(page)).toEqual([]);
    await page.context().close();
  });

  it.each(['/welcome', '/signup', '/terms', ...views.map((slug) => `/sample/${slug}`)])(
    'never scrolls sideways on %s',
    async (path) => {
      const page = await open({ path }, 'light', phone);
      const { content, window } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        window: innerWidth,
      }));
      expect(content).toBeLessThanOrEqual(window);
      await page.context().close();
    },
  );
});

const walked = screens.filter(({ before }) => !before);
describe('the keyboard', () => {
  it.each(walked.map((screen) => [nameOf(screen), screen] as const))(
    'reaches everything on %s, always seen, never covered, never too small',
    async (_, screen) => {
      const page = await open(screen, 'light', desk);
      const { stops, troubles } = await walkByKeyboard(page);
      expect(stops[0]).toBe('a “Skip to content”');
      expect(stops.length).toBeGreaterThan(1);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('keeps the focus in view under the bar of a phone', async () => {
    const page = await open({ path: '/sample/flaw-detection' }, 'light', phone);
    expect((await walkByKeyboard(page)).troubles).toEqual([]);
    await page.context().close();
  });

  it('goes past the navigation with the first link', async () => {
    const page = await open({ path: '/sample' }, 'light', desk);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.context().close();
  });

  it('closes a dialog with Escape and gives the focus back', async () => {
    const page = await open({ path: '/dashboard', as: asDemo }, 'light', desk);
    await page.getByRole('button', { name: 'Logout' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Logout');
    await page.context().close();
  });
});

describe('reduced motion', () => {
  it('stills the animations and the scrolling, which move without it', async () => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const context = await browser.newContext({ viewport: desk, reducedMotion });
      const page = await context.newPage();
      await page.route('**/sample.json', () => undefined);
      await page.goto(`${product.url}/sample`);
      await page.getByText('Generating Analysis').waitFor();
      const { moving, scrolling } = await page.evaluate(() => ({
        moving: document.getAnimations().length,
        scrolling: getComputedStyle(document.documentElement).scrollBehavior,
      }));
      expect([moving > 0, scrolling]).toEqual(reducedMotion === 'reduce' ? [false, 'auto'] : [true, 'smooth']);
      await context.close();
    }
  });
});

describe('the theme', () => {
  it('is dark from the first frame when it was chosen, whatever the system says', async () => {
    const context = await browser.newContext({ viewport: desk, colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto(`${product.url}/welcome`);
    await page.getByRole('combobox', { name: 'Theme' }).first().selectOption('Dark');
    const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    // The application never runs at the second visit: what is dark then is dark before it.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${product.url}/welcome`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark);
    expect(await page.evaluate(() => document.querySelector('#root')?.childElementCount)).toBe(0);
    await context.close();
  });

  it('follows the system until one is chosen', async () => {
    const backgrounds = new Set<string>();
    for (const colorScheme of themes) {
      const context = await browser.newContext({ colorScheme });
      const page = await context.newPage();
      await page.goto(`${product.url}/login`);
      await arriveAt(page, '/login');
      backgrounds.add(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
      await context.close();
    }
    expect(backgrounds.size).toBe(2);
  });
});
