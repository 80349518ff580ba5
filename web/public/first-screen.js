/*
 * Asks for the code that this visit begins with: its screen's, while the site's own script is still on its way, or, on a page that was built with
 * its first screen in it, all of it as soon as that is painted; with it, the report that the sample's screen shows. The build writes both lists (first-screen.ts, prerender.ts).
 */
(() => {
  const { screens = '[]', code = '[]' } = document.currentScript?.dataset ?? {};
  const signedIn = /(?:^|;\s*)token=/.test(document.cookie);
  const here = location.pathname.replace(/(.)\/$/, '$1');
  /** '/sample/*' is /sample and all below it, ':id' any one part. */
  const fits = (path) => {
    if (path === '*') return true;
    const pattern = path.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${pattern}$`, 'i').test(here);
  };
  const found = JSON.parse(screens).find(([path, who]) => (who === null || who === signedIn) && fits(path));
  const [script, ...withScript] = JSON.parse(code);
  /** main.tsx takes it from here. The path is that of features/sample/sample-paths.ts. */
  const askSample = () => {
    if (!/^\/sample(?:\/|$)/.test(here)) return;
    window.earlySample = fetch('/sample.json', { credentials: 'omit' });
    // Who asks for it there hears of a failure; until then it is nobody's.
    window.earlySample.catch(() => undefined);
  };
  // The report is as long as half the code, which goes before it where nothing stands yet.
  if (!script) document.addEventListener('DOMContentLoaded', askSample);
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    if (script) askSample();
    for (const file of [...withScript, ...(found?.[2] ?? [])]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `/${file}`;
      document.head.append(link);
    }
    if (!script) return;
    const element = document.createElement('script');
    element.type = 'module';
    element.src = `/${script}`;
    document.head.append(element);
  };

  const isShown = script && document.documentElement.dataset.prerendered !== 'unfit';
  if (!isShown || document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return ask();
  // What can be read now goes before what can be pressed later.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) ask();
  }).observe({ type: 'paint', buffered: true });
  // A tab in the background paints nothing, and a page whose style sheet does not come paints late.
  document.addEventListener('visibilitychange', ask, { once: true });
  setTimeout(ask, 3000);
})();
