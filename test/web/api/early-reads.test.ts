/** What the page asks of the service before the site's own code has come, and who gets the answers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allMail } from '../../../lib/contract/mail.ts';
import type { Account } from '../../../lib/contract/own-account.ts';
import { firstHeadings, firstReads, questionsOfViews } from '../../../web/first-screen.ts';
import { type EarlyRead, withEarlyReads } from '../../../web/src/api/early-reads.ts';
import { Shell } from '../../../web/src/app/shell.tsx';
import { fakeServer, paidFor, sampleScript, startOfTime, visit } from '../fixtures/fake-site.tsx';
import { details, list } from '../fixtures/sample-answers.ts';

const address = '/api/v1/upload/';
const account: Account = {
  user: { username: 'Noor', email: 'noor@example.com', profile_image: null },
  created_at: '2026-10-01T08:00:00.000Z',
  payment_status: paidFor('advanced'),
  second_factor: { on: false, recovery_codes_left: 0 },
  receipts: [],
};
const asUser = (token: string): RequestInit => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } });

describe('an answer that was asked for early', () => {
  const made = (answer: Promise<Response>) => {
    const sent: string[] = [];
    let nowMs = 1000;
    const early = new Map<string, EarlyRead>([[address, { token: 'mine', answer, askedMs: 0 }]]);
    const send = withEarlyReads(
      async (input) => {
        sent.push(String(input));
        return new Response('asked now');
      },
      early,
      () => nowMs,
    );
    const ask = async (init: RequestInit) => (await send(address, init)).text();
    return { ask, sent, later: (ms: number) => (nowMs += ms) };
  };

  it('is given once, to who asks for the same as the same user', async () => {
    const { ask, sent } = made(Promise.resolve(new Response('asked early')));
    expect(await ask(asUser('mine'))).toBe('asked early');
    expect(sent).toEqual([]);
    expect(await ask(asUser('mine'))).toBe('asked now');
  });

  it('is nobody else’s, and no write’s', async () => {
    expect(await made(Promise.resolve(new Response('asked early'))).ask(asUser('another'))).toBe('asked now');
    expect(await made(Promise.resolve(new Response('asked early'))).ask({ method: 'GET' })).toBe('asked now');
    const write = { ...asUser('mine'), method: 'POST' };
    expect(await made(Promise.resolve(new Response('asked early'))).ask(write)).toBe('asked now');
  });

  it('is asked for anew where it was refused, was lost or is old', async () => {
    expect(await made(Promise.resolve(new Response('', { status: 401 }))).ask(asUser('mine'))).toBe('asked now');
    const lost = Promise.reject(new TypeError('no line'));
    expect(await made(lost).ask(asUser('mine'))).toBe('asked now');
    const old = made(Promise.resolve(new Response('asked early')));
    old.later(60_000);
    expect(await old.ask(asUser('mine'))).toBe('asked now');
  });
});

describe('public/first-screen.js', () => {
  const script = readFileSync(path.join(import.meta.dirname, '../../../web/public/first-screen.js'), 'utf8');
  const asked: string[] = [];
  /** As the browser does beside the site's own script. */
  const runAt = (place: string): void => {
    window.history.replaceState(null, '', place);
    vi.stubGlobal('fetch', (input: string) => {
      asked.push(input);
      return Promise.resolve(new Response('{}'));
    });
    const data = {
      reads: JSON.stringify(firstReads),
      questions: JSON.stringify(questionsOfViews),
      headings: JSON.stringify(firstHeadings),
      code: JSON.stringify(['assets/start.js']),
      screens: JSON.stringify([
        ['/scripts', true, ['assets/library.js']],
        ['/dashboard/*', true, ['assets/frame.js']],
      ]),
      views: JSON.stringify({ coverage: ['assets/coverage.js'] }),
    };
    const element = document.createElement('script');
    Object.assign(element.dataset, data);
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
    // The token of a test is good for an hour from there on.
    vi.spyOn(Date, 'now').mockReturnValue(startOfTime);
    new Function(script)();
  };
  beforeEach(() => {
    asked.length = 0;
    delete window.earlyReads;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', '/');
  });

  it.each([
    '/dashboard',
    '/dashboard/tonality-test',
    '/dashboard/frame-caliber-ratings',
    '/dashboard/coverage',
    '/dashboard/script-statistics',
    '/dashboard/reading',
    '/scripts',
    '/account',
  ])('asks at %s for nothing that the screen does not ask for itself', async (place) => {
    const bySite: string[] = [];
    const { fetch: answer } = fakeServer({
      listScripts: () => ({ scripts: [sampleScript] }),
      listAnswers: () => list.map((entry) => ({ ...entry, status: 'succeeded' })),
      getAnswer: ({ path: { n } }) => details[Number(n)],
      getAccount: () => account,
      getMailChoices: () => allMail,
    });
    visit({
      path: place,
      payment: paidFor('advanced'),
      uploaded: true,
      around: {
        fetch: (input, init) => {
          bySite.push(String(input));
          return answer(input, init);
        },
      },
    });
    await screen.findByRole('heading', { level: 1 });
    runAt(place);
    expect(asked.length).toBeGreaterThan(0);
    await waitFor(() => expect(asked.filter((each) => !bySite.includes(each))).toEqual([]));
  });

  it('asks nothing for a guest', () => {
    runAt('/dashboard');
    expect(asked).toEqual([]);
  });

  describe('the code', () => {
    const codeAsked = (): string[] =>
      [...document.head.querySelectorAll<HTMLElement>('link[rel=modulepreload], script[type=module]')].map(
        (each) => each.getAttribute('href') ?? `begins ${each.getAttribute('src')}`,
      );
    let paint = (): void => undefined;
    beforeEach(() => {
      document.head.replaceChildren();
      class Paints {
        static readonly supportedEntryTypes = ['paint'];
        constructor(heard: (list: unknown) => void) {
          paint = () => heard({ getEntriesByName: () => [{}] });
        }
        observe(): void {}
      }
      vi.stubGlobal('PerformanceObserver', Paints);
    });

    it('of a page with something to read comes once that is painted, what its screen asks of the service before it', () => {
      visit({ path: '/scripts', payment: paidFor('basic'), uploaded: true });
      runAt('/scripts');
      expect(asked).toEqual(['/api/v1/upload/']);
      expect(codeAsked()).toEqual([]);
      paint();
      paint();
      expect(codeAsked()).toEqual(['/assets/start.js', '/assets/library.js', 'begins /assets/start.js']);
    });

    it('of a dashboard comes at once, and with it that of the view', () => {
      visit({ path: '/scripts', payment: paidFor('basic'), uploaded: true });
      runAt('/dashboard/coverage');
      const ofFrame = ['/assets/start.js', '/assets/frame.js'];
      expect(codeAsked()).toEqual([...ofFrame, '/assets/coverage.js']);
      document.head.replaceChildren();
      runAt('/dashboard/tonality-test');
      expect(codeAsked()).toEqual(ofFrame);
    });

    it('of a dashboard begins when its bar is painted, which it would hold up, and once', () => {
      visit({ path: '/scripts', payment: paidFor('basic'), uploaded: true });
      runAt('/dashboard');
      expect(codeAsked()).not.toContain('begins /assets/start.js');
      paint();
      paint();
      expect(codeAsked().filter((each) => each.startsWith('begins'))).toEqual(['begins /assets/start.js']);
    });
  });

  describe('the letters of a page that waits for its screen', () => {
    afterEach(() => delete document.documentElement.dataset.letters);
    const runWith = (sheet: Partial<PerformanceResourceTiming>): void => {
      class Loaded {
        static readonly supportedEntryTypes = ['paint', 'resource'];
        private readonly heard: (list: unknown) => void;
        constructor(heard: (list: unknown) => void) {
          this.heard = heard;
        }
        observe({ type }: PerformanceObserverInit): void {
          const entries = type === 'resource' ? [{ name: '/assets/start.css', decodedBodySize: 70_000, ...sheet }] : [];
          this.heard({ getEntries: () => entries, getEntriesByName: () => [] });
        }
      }
      vi.stubGlobal('PerformanceObserver', Loaded);
      document.documentElement.dataset.letters = 'later';
      runAt('/dashboard');
    };

    it('wait for it on a first visit', () => {
      runWith({ transferSize: 15_000 });
      expect(document.documentElement.dataset.letters).toBe('later');
    });

    it('are taken at once where the browser holds the style sheet, and so them, already', () => {
      runWith({ transferSize: 0 });
      expect(document.documentElement.dataset.letters).toBeUndefined();
    });
  });

  it('asks for the script that the address names, and without one for what needs none', () => {
    visit({ path: '/scripts', payment: paidFor('basic') });
    runAt('/dashboard?script=01OTHER');
    expect(asked).toContain('/api/v1/upload/01OTHER/overview/');
    asked.length = 0;
    delete window.earlyReads;
    runAt('/dashboard');
    expect(asked).toEqual(['/api/v1/upload/']);
  });

  it.each(firstHeadings)(
    'writes the heading of %s as its screen does, in the same place',
    async (place, heading, look) => {
      const page = document.createElement('div');
      page.innerHTML = renderToStaticMarkup(createElement(Shell));
      document.body.append(page);
      visit({ path: place, payment: paidFor('advanced'), uploaded: true });
      const ofScreen = await screen.findByRole('heading', { level: 1, name: heading });
      runAt(place);
      const written = page.querySelector('[data-heading]');
      expect(written?.textContent).toBe(heading);
      expect([...(written?.classList ?? [])]).toEqual(expect.arrayContaining([...ofScreen.classList]));
      expect(written?.parentElement?.className).toBe(look);
      expect(screen.getByRole('main').className).toBe(look);
      page.remove();
    },
  );

  it('writes no heading for a guest, who is led elsewhere', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(createElement(Shell));
    document.body.append(page);
    runAt('/scripts');
    expect(page.querySelector('[data-heading]')?.textContent).toBe('');
    page.remove();
  });
});
