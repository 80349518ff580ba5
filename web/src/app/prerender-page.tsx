/** Draws a public screen as a guest first sees it, to be written into a page by the site's build. Runs there alone; asks nothing of a browser or a server. */
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { sampleReport } from '../features/sample/sample-report.ts';
import { PageTitleContext } from '../ui/use-page-title.ts';
import { App } from './app.tsx';
import { createStores } from './create-stores.ts';
import { Shell } from './shell.tsx';
import { StoresProvider } from './stores-context.tsx';

const refuse = (): never => {
  throw new Error('A screen asked for the browser while its page was built.');
};
const emptyStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: refuse,
  removeItem: refuse,
  clear: refuse,
};

function createGuestStores() {
  return createStores({
    fetch: refuse,
    cookies: { read: () => null, write: refuse, remove: refuse, clear: refuse },
    storage: emptyStorage,
    root: { dataset: {} },
    rememberedLogin: { recall: refuse, remember: refuse, replacePassword: refuse, forget: refuse },
    passwordReset: { request: refuse, confirm: refuse },
    sendFile: refuse,
    openKeptFile: refuse,
    saveFile: refuse,
    print: refuse,
    loadScript: refuse,
    leaveFor: refuse,
    alone: refuse,
    now: refuse,
    path: refuse,
    timeZone: 'UTC',
  });
}

export interface DrawnPage {
  readonly title: string;
  readonly markup: string;
}

/** Waits for all code that comes in parts. `sample` is sample.json as the browser gets it. Throws what a screen throws, and for a screen that has no title. */
export async function prerenderPage(address: string, sample: string): Promise<DrawnPage> {
  const stores = { ...createGuestStores(), heldSample: sampleReport.parse(JSON.parse(sample)) };
  let title = '';
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StoresProvider stores={stores}>
        <StaticRouter location={address}>
          <PageTitleContext
            value={(said) => {
              title = said;
            }}
          >
            <App />
          </PageTitleContext>
        </StaticRouter>
      </StoresProvider>
    </StrictMode>,
    {
      onError: (error) => {
        errors.push(error);
      },
      // Beyond it React sends a part later and has an inline script put it in its place, which the site's policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`The page ${address} could not be drawn.`, { cause: errors[0] });
  if (title === '') throw new Error(`The page ${address} has no title.`);
  return { title, markup };
}

/** For every other address. */
export const drawShell = (): string => renderToStaticMarkup(<Shell />);
