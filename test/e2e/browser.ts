/**
 * Finds or unpacks a headless Chromium and opens it. Order: CHROMIUM_PATH, the build that ships inside the npm package
 * @sparticuz/chromium (linux-x64), Playwright's own, a system Chromium. Refuses to download anything.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const cacheRoot = path.join(import.meta.dirname, '../../node_modules/.cache/chromium');

const fontConfig = (fonts: string, cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

/** Unpacks the npm-shipped browser once per version; a folder is only ever renamed into place when it is whole. */
async function unpackShippedBrowser(): Promise<string> {
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = require(path.join(path.dirname(entry), '../package.json')) as { version: string };
  const home = path.join(cacheRoot, version);
  if (existsSync(home)) return home;
  const unfinished = `${home}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const shipped = await import('@sparticuz/chromium');
  // The package unpacks into os.tmpdir(), which reads TMPDIR at each call.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unfinished;
  try {
    await shipped.default.executablePath();
    await shipped.inflate(path.join(path.dirname(entry), '../bin/al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await rename(unfinished, home).catch(async (error: NodeJS.ErrnoException) => {
    // Another test process was first: its folder is as good as ours.
    await rm(unfinished, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return home;
}

async function launchShipped(): Promise<Browser> {
  const home = await unpackShippedBrowser();
  const fontsFile = path.join(home, 'dramaturg-fonts.conf');
  await writeFile(fontsFile, fontConfig(path.join(home, 'fonts'), path.join(home, 'font-cache')));
  const environment: Record<string, string> = {};
  for (const [key, value] of Object.entries(process.env)) if (value !== undefined) environment[key] = value;
  return chromium.launch({
    executablePath: path.join(home, 'chromium'),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    env: {
      ...environment,
      FONTCONFIG_FILE: fontsFile,
      HOME: home,
      // The package brings the few shared libraries (NSS) that a bare machine lacks; the system's own come first.
      LD_LIBRARY_PATH: [environment.LD_LIBRARY_PATH, path.join(home, 'al2023/lib')].filter(Boolean).join(':'),
    },
  });
}

/** Opens a browser; throws a sentence that says what to set when none can be had. */
export async function launchBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const named = process.env.CHROMIUM_PATH;
  if (named) return chromium.launch({ executablePath: named, args });
  if (process.platform === 'linux' && process.arch === 'x64') return launchShipped();
  const system = [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find((p) => existsSync(p));
  if (system) return chromium.launch({ executablePath: system, args });
  throw new Error('No Chromium found. Set CHROMIUM_PATH to a Chromium or Chrome executable.');
}

/**
 * Waits until the page has its style sheet: what is read of its looks before that are the browser's own, also when its elements stand there already. The sheet's
 * own colours say so.
 */
export async function whenStyled(page: Page): Promise<void> {
  await page.waitForFunction(() => getComputedStyle(document.documentElement).getPropertyValue('--paper') !== '');
}
