/** The public screens whose page the site's build writes as a guest first sees it, and the addresses it is served at. Any other address gets the empty page. */

export interface PrerenderedPage {
  /** The screen's own address. */
  readonly address: string;
  /** At the root of the site. */
  readonly file: string;
  /** Compared letter by letter: an address that is written otherwise gets the empty page. */
  readonly servedAt: readonly string[];
}
const page = (name: string, ...others: string[]): PrerenderedPage => ({
  address: `/${name}`,
  file: `${name}.html`,
  servedAt: [`/${name}`, ...others],
});

export const prerenderedPages: readonly PrerenderedPage[] = [
  page('welcome'),
  // A guest who asks for the site itself is led to the login.
  page('login', '/'),
  page('signup'),
  page('sample'),
  page('terms'),
  page('privacy'),
];
