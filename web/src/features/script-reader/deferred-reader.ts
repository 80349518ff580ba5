/** The reader's own part of the site: fetched when it is opened, or a moment before, when a hand is on a link into the script. */
import { deferred } from '../../ui/deferred.ts';

export const DeferredReader = deferred(async () => (await import('./reader-dock.tsx')).ReaderDock);
