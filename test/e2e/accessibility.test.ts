/**
 * Screens by axe, drawn anew each day, each in a theme that is drawn, and some by keyboard alone; in the long tier all in both themes, and all by keyboard. A
 * screen is opened once for all that is asked of it.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoUser } from '../../bin/seed-demo.ts';
import { menuFor } from '../../web/src/features/dashboard/menu.ts';
import { part } from '../sampled.ts';
import { axeFindings, walkByKeyboard } from './accessibility.ts';
import { launchBrowser, whenStyled } from './browser.ts';
import { arriveAt, logIn } from './customer.ts';
import { becomeCustomer } from './http-customer.ts';
import { siteUrl as url } from './site-url.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const themes = ['light', 'dark'] as const;
const views = menuFor('advanced')
  .map(({ slug }) => slug)
  .filter((slug) => slug !== 'reading');

let browser: Browser;
/** Who looks: each logs in once and keeps one window for all screens. */
const visitors = ['guest', 'demo', 'newcomer', 'buyer'] as const;
type VisitorName = (typeof visitors)[number];
const windows = new Map<VisitorName, Page>();
/** The path of the buyer's receipt. */
let receiptPath = '';

async function openWindow(viewport: typeof desk, storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', storageState });
  await context.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    addEventListener('takenover', () => Object.assign(window, { isTakenOver: true }));
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

beforeAll(async () => {
  browser = await launchBrowser();
  for (const visitor of visitors) windows.set(visitor, await openWindow(desk));
  const buyer = await becomeCustomer(url, 'basic');
  receiptPath = `/account/receipts/${(await buyer.call('getAccount')).receipts[0]?.receipt_id}`;
  const { customer: newcomer } = await becomeCustomer(url);
  const logins = [
    ['demo', demoUser],
    ['newcomer', newcomer],
    ['buyer', buyer.customer],
  ] as const;
  for (const [visitor, login] of logins) {
    const page = windowOf(visitor);
    await page.goto(`${url}/login`);
    await logIn(page, login);
  }
});
afterAll(() => browser?.close());

interface Screen {
  readonly path: string;
  /** Where it is, if that is known only once the product runs. */
  readonly at?: () => string;
  readonly as?: VisitorName;
  /** Brings the screen into the state that is meant, before it is looked at. */
  readonly before?: (page: Page) => Promise<void>;
  readonly what?: string;
}
const search = (words: string) => (page: Page) => page.getByRole('searchbox').fill(words);
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const waitForHeading = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor();
const failToConfirm = async (page: Page): Promise<void> => {
  await page.route('**/api/payment/verify/', (route) => route.abort());
  await page.goto(`${url}/landing?stripe_payment_id=pi&stripe_order_id=cs&stripe_signature=s`);
  await waitForHeading('Not confirmed yet')(page);
};

const screens: readonly Screen[] = [
  { path: '/login' },
  { path: '/login', what: 'after a wrong password', before: press('Login') },
  { path: '/signup' },
  { path: '/signup', what: 'after an empty form', before: press('Sign Up') },
  { path: '/welcome' },
  { path: '/terms' },
  { path: '/privacy' },
  { path: '/method' },
  { path: '/payment/failed?error=Your+card+was+declined.' },
  { path: '/landing', as: 'demo' },
  { path: '/pricingPlans', as: 'demo' },
  { path: '/pricing', as: 'newcomer' },
  { path: '/scripts', as: 'demo' },
  { path: '/scripts', as: 'demo', what: 'asking before it deletes', before: press('Delete') },
  { path: '/scripts', as: 'demo', what: 'with the details of a script', before: press('Details of') },
  { path: '/slate', as: 'demo' },
  { path: '/forgot-password' },
  { path: '/forgot-password', what: 'asking for the code', before: press('I have a code already') },
  { path: '/account', as: 'buyer' },
  { path: '/account', as: 'buyer', what: 'asking before it deletes', before: press('Delete account…') },
  { path: '/account/receipts/…', at: () => receiptPath, as: 'buyer' },
  { path: '/dashboard/reading', as: 'demo' },
  { path: '/dashboard/compare-drafts', as: 'demo' },
  { path: '/dashboard/notes', as: 'demo' },
  { path: '/dashboard/ask', as: 'demo' },
  { path: '/uploading-progress', as: 'demo' },
  {
    path: '/uploading-progress',
    as: 'newcomer',
    what: 'without an upload',
    before: waitForHeading('Nothing was uploaded'),
  },
  { path: '/landing', as: 'newcomer', what: 'with a payment that can not be confirmed', before: failToConfirm },
  { path: '/dashboard', as: 'demo', what: 'with its notifications', before: press('Notifications') },
  { path: '/dashboard', as: 'demo', what: 'asking before it logs out', before: press('Logout') },
  ...views.map((slug) => ({ path: `/sample/${slug}` })),
  { path: '/sample', what: 'with its exports', before: press('Export') },
  { path: '/sample?at=10.16', what: 'with the script beside it' },
  { path: '/sample?at=10', what: 'with the scenes of the script', before: press('Scenes') },
  {
    path: '/dashboard/flaw-detection?at=3',
    as: 'demo',
    what: 'with the script beside it and words found',
    before: search('seat'),
  },
  {
    path: '/dashboard/notes?at=3',
    as: 'demo',
    what: 'with a note open in the margin of the script',
    before: (page) => page.locator('[data-notes]').first().click(),
  },
  {
    path: '/dashboard/flaw-detection?at=4',
    as: 'demo',
    what: 'with a passage of the script to note on',
    before: press('Write a note'),
  },
  { path: '/sample/strength-weakness/weaknesses' },
  { path: '/sample/strength-weakness/summary-snapshot' },
  { path: '/sample/frame-caliber-ratings/enjoyment' },
  { path: '/sample/character-network-analysis/primary-network-map' },
];
const nameOf = ({ path, what }: Screen): string => (what ? `${path} ${what}` : path);

function windowOf(visitor: VisitorName): Page {
  const page = windows.get(visitor);
  if (!page) throw new Error(`There is no window for ${visitor}`);
  return page;
}

async function open(screen: Screen, viewport = desk): Promise<Page> {
  const page = windowOf(screen.as ?? 'guest');
  await page.setViewportSize(viewport);
  await page.goto(`${url}${screen.at?.() ?? screen.path}`);
  // Asked at every frame: a locator asks twice a second, which over all screens is a minute.
  // A prerendered page has its heading before its code: until that runs, the theme set here would be put back to the stored one.
  await page.waitForFunction(() => {
    const status = [...document.querySelectorAll('[role=status]')].map((each) => each.textContent);
    return (
      'isTakenOver' in window &&
      document.querySelector('h1') !== null &&
      !status.some((text) => /Loading|Generating/.test(text))
    );
  });
  await screen.before?.(page);
  return page;
}

const looked = part(screens, 24);
/** Those in a state of their own are walked through by their tests. */
const walked = part(
  looked.filter(({ before }) => !before),
  6,
);

async function show(page: Page, theme: (typeof themes)[number]): Promise<void> {
  // As the theme's switch does it, which some states of a screen cover.
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

describe.each(looked.map((screen, at) => [nameOf(screen), screen, at] as const))('%s', (_, screen, at) => {
  let page: Page;
  beforeAll(async () => {
    page = await open(screen);
  });

  it.each(part(themes, 1, at))('gives axe nothing to find in the %s theme', async (theme) => {
    await show(page, theme);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
    expect(await axeFindings(page)).toEqual([]);
  });

  if (walked.includes(screen))
    it('lets the keyboard reach everything, always seen, never covered, never too small', async () => {
      await show(page, 'light');
      const { stops, troubles } = await walkByKeyboard(page);
      expect(stops[0]).toBe('a “Skip to content”');
      expect(stops.length).toBeGreaterThan(1);
      expect(troubles).toEqual([]);
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
  { path: '/pricingPlans', as: 'demo' },
  { path: '/sample', what: 'with the script over it', before: openEvidence },
];
describe('on a phone', () => {
  it.each(phoneScreens.map((screen) => [nameOf(screen), screen] as const))(
    'axe finds nothing on %s',
    async (_, screen) => {
      const page = await open(screen, phone);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  it.each(part(['/welcome', '/signup', '/terms', ...views.map((slug) => `/sample/${slug}`)], 4))(
    'nothing scrolls sideways on %s',
    async (path) => {
      const page = await open({ path }, phone);
      const { content, window } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        window: innerWidth,
      }));
      expect(content).toBeLessThanOrEqual(window);
    },
  );
});

describe('the keyboard', () => {
  it('keeps the focus in view under the bar of a phone', async () => {
    const page = await open({ path: '/sample/flaw-detection' }, phone);
    expect((await walkByKeyboard(page)).troubles).toEqual([]);
  });

  it('goes past the navigation with the first link', async () => {
    const page = await open({ path: '/sample' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('closes a dialog with Escape and gives the focus back', async () => {
    const page = await open({ path: '/dashboard', as: 'demo' });
    await page.getByRole('button', { name: 'Logout' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Logout');
  });
});

describe('reduced motion', () => {
  it('stills the animations and the scrolling, which move without it', async () => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const context = await browser.newContext({ viewport: desk, reducedMotion });
      const page = await context.newPage();
      await page.route('**/sample.json', () => undefined);
      await page.goto(`${url}/sample/strength-weakness`);
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
  const background = async (page: Page): Promise<string> => {
    await whenStyled(page);
    return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  };

  it('is dark from the first frame when it was chosen, whatever the system says', async () => {
    const context = await browser.newContext({ viewport: desk, colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto(`${url}/welcome`);
    const light = await background(page);
    await page.getByRole('combobox', { name: 'Theme' }).first().selectOption('Dark');
    // The page stands there before its code: what was chosen meanwhile counts when that has come.
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    const dark = await background(page);
    expect(dark).not.toBe(light);
    // The application never runs at the second visit: what is dark then is dark before it.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${url}/welcome`);
    expect(await background(page)).toBe(dark);
    // The switch itself is told by the application.
    expect(await page.getByRole('combobox', { name: 'Theme' }).first().inputValue()).toBe('system');
    await context.close();
  });

  it('follows the system until one is chosen', async () => {
    const backgrounds = new Set<string>();
    for (const colorScheme of themes) {
      const context = await browser.newContext({ colorScheme });
      const page = await context.newPage();
      await page.goto(`${url}/login`);
      await arriveAt(page, '/login');
      backgrounds.add(await background(page));
      await context.close();
    }
    expect(backgrounds.size).toBe(2);
  });
});
