/** A part of the site that could not be loaded: most often a tab that was open while a new version replaced its files. Loading the page anew fetches the new ones. */

/** As Chrome, Firefox and Safari say it when a script that was asked for later does not come. */
const said = /dynamically imported module|importing a module script failed|unable to preload/i;

export const isMissingPart = (error: unknown): boolean => error instanceof Error && said.test(error.message);

/** What of the browser this needs. */
export interface Tab {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  readonly reload: () => void;
}

const key = 'reloaded-for-missing-part';
/** A second failure within this time is no new version: loading again would go on for ever. */
const pauseMs = 60_000;

/** Loads the page again unless that was just done, or there is no network to load it from. True when it does. */
export function reloadOnce({ storage, isOnline, now, reload }: Tab): boolean {
  const last = Number(storage.getItem(key) ?? 0);
  if (!isOnline() || now() - last < pauseMs) return false;
  storage.setItem(key, String(now()));
  reload();
  return true;
}
