/*
 * Asks for the code that this visit begins with, the site's own script and its screen's: at once, or, where the page holds something to read already (a
 * first screen that was built into it, a user's heading), as soon as that is painted. With it, the report that the sample's screen shows; and before it what a user's
 * screen asks of the service first. The build writes the lists (first-screen.ts, prerender.ts).
 */
(() => {
  const told = document.currentScript?.dataset ?? {};
  const { screens = '[]', views = '{}', code = '[]', reads = '[]', questions = '{}', headings = '[]' } = told;
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
  /** The dashboard's view, by its place in the address. */
  const view = here.split('/')[2] ?? '';
  const ofView = (found?.[0] === '/dashboard/*' && JSON.parse(views)[view]) || [];
  /** main.tsx takes the answers from here (src/api/early-reads.ts). */
  window.earlyReads ??= new Map();
  const askEarly = (address, token) => {
    const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    // Taken whole at once: an answer that nobody reads to its end keeps its connection.
    const whole = async (answer) => (answer.status === 200 ? new Response(await answer.arrayBuffer(), answer) : answer);
    const answer = fetch(address, { headers, credentials: 'omit', cache: 'no-store' }).then(whole);
    // Who asks for it there hears of a failure; until then it is nobody's.
    answer.catch(() => undefined);
    window.earlyReads.set(address, { token, answer, askedMs: performance.now() });
  };
  /** The path is that of features/sample/sample-paths.ts. */
  const askSample = () => {
    if (/^\/sample(?:\/|$)/.test(here)) askEarly('/sample.json', null);
  };
  /** The script is the one that the address names, else the one that this browser knows of; without one, only what needs none is asked. */
  const askService = () => {
    const wanted = JSON.parse(reads).find(([path]) => fits(path))?.[1] ?? [];
    const token = decodeURIComponent(/(?:^|;\s*)token=([^;]*)/.exec(document.cookie)?.[1] ?? '');
    try {
      const { exp } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
      if (exp * 1000 <= Date.now()) return;
      const held = JSON.parse(localStorage.getItem('uploadData'))?.script_id;
      const script = new URLSearchParams(location.search).get('script') ?? held;
      const asked = JSON.parse(questions)[view] ?? [];
      for (const template of wanted) {
        if (!script && template.includes('{script}')) continue;
        const address = template.replace('{script}', encodeURIComponent(script));
        for (const n of address.includes('{question}') ? asked : [0]) askEarly(address.replace('{question}', n), token);
      }
    } catch {
      // A token that cannot be read, closed storage: the site asks by itself and says what is wrong.
    }
  };
  const [, heading, look] = (signedIn && JSON.parse(headings).find(([path]) => fits(path))) || [];
  const writeHeading = () => {
    const place = document.querySelector('[data-heading]');
    if (!place) return;
    place.textContent = heading;
    place.parentElement.className = look;
  };
  if (heading) {
    writeHeading();
    // This script may be here before the end of the page.
    document.addEventListener('DOMContentLoaded', writeHeading);
  }
  const isDrawn = 'drawn' in told;
  if (signedIn) askService();
  // The report is as long as half the code, which goes before it where nothing stands yet.
  if (!isDrawn) document.addEventListener('DOMContentLoaded', askSample);
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    if (isDrawn) askSample();
    for (const file of [script, ...withScript, ...(found?.[2] ?? []), ...ofView].filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `/${file}`;
      document.head.append(link);
    }
  };
  let begun = false;
  const begin = () => {
    ask();
    if (begun || !script) return;
    begun = true;
    const element = document.createElement('script');
    element.type = 'module';
    element.src = `/${script}`;
    // It draws into the page's body, which may be on its way yet.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => document.head.append(element));
    else document.head.append(element);
  };

  // Where the browser holds the style sheet it holds our letters as well: nothing is kept waiting by them (src/late-letters.ts).
  const isHeld = ({ name, transferSize, decodedBodySize }) =>
    name.endsWith('.css') && transferSize === 0 && decodedBodySize > 0;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isHeld)) delete document.documentElement.dataset.letters;
  }).observe({ type: 'resource', buffered: true });

  const isUnfit = isDrawn && document.documentElement.dataset.prerendered === 'unfit';
  if (isUnfit || document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return begin();
  // Without anything to read, the code is asked for at once; it still begins only when the bar is painted, which it would hold up.
  if (!heading && !isDrawn) ask();
  // What can be read now goes before what can be pressed later.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  // A tab in the background paints nothing, and a page whose style sheet does not come paints late.
  document.addEventListener('visibilitychange', begin, { once: true });
  setTimeout(begin, 3000);
})();
