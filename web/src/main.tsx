/** Starts the site: gathers what it needs of the browser, restores the session, renders. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { type EarlyRead, withEarlyReads } from './api/early-reads.ts';
import { patientFetch } from './api/patient-fetch.ts';
import { saveFile } from './api/save-file.ts';
import { createTransport } from './api/transport.ts';
import { App } from './app/app.tsx';
import { createStores, type Stores } from './app/create-stores.ts';
import { fetchFirstScreen } from './app/screens.ts';
import { StoresProvider } from './app/stores-context.tsx';
import { lateRememberedLogin } from './features/account/late-remembered-login.ts';
import type { PasswordReset } from './features/account/password-reset.ts';
import type { RememberedLogin } from './features/account/remembered-login.ts';
import { createCookieJar } from './features/account/session-cookies.ts';
import type { KeptFile } from './features/upload/kept-file.ts';
import { lateLetters } from './late-letters.ts';
import './styles.css';

async function openRememberedLogin(): Promise<RememberedLogin> {
  const [{ createRememberedLogin }, { createKeyVault }] = await Promise.all([
    import('./features/account/remembered-login.ts'),
    import('./features/account/key-vault.ts'),
  ]);
  // Both are missing on plain http away from localhost.
  const vault = 'subtle' in crypto && 'indexedDB' in window ? createKeyVault(indexedDB, crypto.subtle) : null;
  return createRememberedLogin(window.localStorage, vault, crypto);
}

let passwordReset: Promise<PasswordReset> | null = null;
/** Comes with the screen that needs it. */
function openPasswordReset(): Promise<PasswordReset> {
  passwordReset ??= import('./features/account/password-reset.ts').then(({ createPasswordReset }) =>
    createPasswordReset({
      fetch: (input, init) => window.fetch(input, init),
      confirm: (body) => createTransport((input, init) => window.fetch(input, init))('resetPassword', { body }),
      openPool: async (config) => (await import('./features/account/cognito-user-pool.ts')).openUserPool(config),
    }),
  );
  return passwordReset;
}

declare global {
  interface Window {
    /** Asked for together with the code of the screen that shows it (public/first-screen.js). */
    earlyReads?: Map<string, EarlyRead>;
  }
}

/** Comes when a file is chosen without a plan, or a plan is there to use one with. */
const openKeptFile = async (): Promise<KeptFile> =>
  (await import('./features/upload/kept-file.ts')).createKeptFile('indexedDB' in window ? indexedDB : null, Date.now);

window.earlyReads ??= new Map();
/** What the first screen is drawn from. */
const firstAnswers = [...window.earlyReads.values()].map(({ answer }) => answer);
const send = patientFetch(
  withEarlyReads(
    (input, init) => window.fetch(input, init),
    window.earlyReads,
    () => performance.now(),
  ),
);

const stores = createStores({
  fetch: send,
  cookies: createCookieJar(document, window.location.protocol === 'https:'),
  storage: window.localStorage,
  root: document.documentElement,
  rememberedLogin: lateRememberedLogin(openRememberedLogin),
  passwordReset: {
    request: async (email) => (await openPasswordReset()).request(email),
    confirm: async (email, code, password) => (await openPasswordReset()).confirm(email, code, password),
  },
  // Both come when they are used: not every visit uploads or pays.
  sendFile: async (...file) => (await import('./api/send-file.ts')).sendFile(...file),
  openKeptFile,
  saveFile,
  print: () => window.print(),
  loadScript: async (address) => (await import('./features/billing/load-script.ts')).loadScript(address),
  leaveFor: (address) => window.location.assign(address),
  alone: async (task) => ('locks' in navigator ? navigator.locks.request('session-renewal', task) : task()),
  now: Date.now,
  path: () => window.location.pathname,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
stores.session.getState().start();

// Another window may have logged in, renewed or logged out meanwhile. One beside this one says so, a moment before its cookies change here as well.
const followCookies = (): void => stores.session.getState().followCookies();
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') followCookies();
});
const windows = new BroadcastChannel('session');
windows.onmessage = () => {
  for (const afterMs of [0, 250, 2000]) setTimeout(followCookies, afterMs);
};
stores.session.subscribe(({ token }, before) => {
  if (token !== before.token) windows.postMessage(null);
});

const found = document.getElementById('root');
if (!found) throw new Error('The page has no element to render into.');
const root: HTMLElement = found;
const signedIn = stores.session.getState().token !== null;

const siteOn = (held: Stores) => (
  <StrictMode>
    <StoresProvider stores={held}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StoresProvider>
  </StrictMode>
);

async function draw(): Promise<void> {
  // The bar that any other page holds stays until there is something to draw in its place.
  if (root.dataset.address !== undefined) root.replaceChildren();
  delete root.dataset.address;
  // Waits a moment for the screen's own code: a loading sign once shown would stay for longer than that.
  const patience = new Promise<void>((resolve) => setTimeout(resolve, 250));
  await Promise.race([fetchFirstScreen(window.location.pathname, signedIn), patience]);
  createRoot(root).render(siteOn(stores));
  void lateLetters(firstAnswers, {
    root: document.documentElement,
    atRest: (then) => ('requestIdleCallback' in window ? window.requestIdleCallback(then) : then()),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

/** Makes the screen work that the page holds already, as the build drew it for guests (web/prerender.ts). Rejects when what it was drawn from does not come. */
async function takeOver(address: string): Promise<void> {
  // Served at another address than its own: a guest's '/' is the login.
  if (address !== window.location.pathname) window.history.replaceState(null, '', address);
  const sample = async () => (await import('./features/sample/sample-screen.tsx')).readySample(stores.fetchFile);
  const [heldSample] = await Promise.all([address === '/sample' ? sample() : null, fetchFirstScreen(address, false)]);
  window.dispatchEvent(new Event('takeover'));
  hydrateRoot(root, siteOn({ ...stores, heldSample }));
}

const { address } = root.dataset;
const isFit = !signedIn && document.documentElement.dataset.prerendered !== 'unfit';
// Drawn anew, the screen says itself what did not come.
if (address !== undefined && isFit) takeOver(address).catch(draw);
else void draw();
