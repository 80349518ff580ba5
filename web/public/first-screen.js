/* Asks for the code of the screen that this visit begins with, while the site's own script is still on its way. The build writes the table (first-screen.ts). */
(() => {
  const { screens = '[]' } = document.currentScript?.dataset ?? {};
  const signedIn = /(?:^|;\s*)token=/.test(document.cookie);
  const here = location.pathname.replace(/(.)\/$/, '$1');
  /** '/sample/*' is /sample and all below it, ':id' any one part. */
  const fits = (path) => {
    if (path === '*') return true;
    const pattern = path.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${pattern}$`, 'i').test(here);
  };
  const found = JSON.parse(screens).find(([path, who]) => (who === null || who === signedIn) && fits(path));
  for (const file of found?.[2] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
})();
