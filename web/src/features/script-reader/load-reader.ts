/** Fetches the reader's own part of the site: when it is opened, or a moment before, when a hand is on a link into the script. */
export const loadReader = () => import('./reader-dock.tsx');
