/** What a screen must be for somebody who does not see it, or has no mouse: axe's rules, and a walk with the Tab key. Judges, repairs nothing. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Every rule of WCAG 2.2 A and AA that axe knows, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lets nothing move any more: a colour on its way from one theme to the other is a contrast that nobody sees. The policy refuses a style tag, not this. */
async function stillTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
}

/** What axe finds once nothing moves, each as rule, element and reason; empty when it finds nothing. */
export async function axeFindings(page: Page): Promise<string[]> {
  await stillTransitions(page);
  // Evaluated by the driver, not put into the page: the site's policy would refuse a script tag.
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    (values) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values },
        // All of what it finds wrong; of what is right the first, which nobody reads.
        resultTypes: ['violations'],
      }),
    tags,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

interface FocusStop {
  readonly name: string;
  readonly trouble: string | null;
}

/** Looks at the element that has the focus. Runs in the page, so it stands alone. */
function inspectFocus(): FocusStop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const name = `${element.tagName.toLowerCase()} “${words.slice(0, 40)}”`;
  // A file input, a radio and the theme's select are drawn by what stands for them.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const isDrawnByItself = element.offsetWidth > 1 && getComputedStyle(element).opacity !== '0';
  const drawn = [isDrawnByItself ? element : null, label, element.parentElement].filter(
    (each) => each instanceof HTMLElement,
  );
  const outlined = drawn.find((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!outlined) return { name, trouble: 'its focus is not visible' };
  const box = outlined.getBoundingClientRect();
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (bottom - top < 1) return { name, trouble: 'it has the focus outside the window' };
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  // What is taller than a few lines may be covered in part, as long as its middle is seen.
  const heights = box.height < 200 ? [top + 2, (top + bottom) / 2, bottom - 2] : [(top + bottom) / 2];
  for (const y of heights) {
    const onTop = document.elementFromPoint(x, y);
    if (!onTop || !(outlined.contains(onTop) || onTop.contains(outlined)))
      return {
        name,
        trouble: `it is hidden under <${onTop?.tagName.toLowerCase()} class="${onTop?.className}"> in “${onTop?.parentElement?.textContent?.slice(0, 200)}”`,
      };
  }
  const inSentence = getComputedStyle(element).display === 'inline' && element.closest('p, label, li') !== null;
  if (!inSentence && (box.width < 24 || box.height < 24))
    return { name, trouble: `it is ${Math.round(box.width)} by ${Math.round(box.height)} px, less than 24` };
  return { name, trouble: null };
}

/** Waits until the fonts are there and the page has kept its height for two looks (of twenty): what is still drawn above the focus would push it out of the window. */
async function restedHeight(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  let before = -1;
  for (let look = 0; look < 20; look += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height === before) return;
    before = height;
    await page.waitForTimeout(150);
  }
}

/** Presses Tab until the focus has gone once round the page; `limit` ends a walk that never does (all reports have some hundreds of quotes that lead into the script). */
export async function walkByKeyboard(page: Page, limit = 800): Promise<{ stops: string[]; troubles: string[] }> {
  const stops: string[] = [];
  const troubles: string[] = [];
  await restedHeight(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    let stop = await page.evaluate(inspectFocus);
    // A plot that is drawn meanwhile moves what is under it: what counts is where it comes to rest.
    for (let look = 0; look < 5 && stop !== null && stop.trouble !== null; look += 1) {
      await page.waitForTimeout(200);
      stop = await page.evaluate(inspectFocus);
    }
    if (stop === null) return { stops, troubles };
    stops.push(stop.name);
    if (stop.trouble !== null) troubles.push(`${stop.name}: ${stop.trouble}`);
  }
  throw new Error(`The focus had not come round after ${limit} presses of Tab; the last stops: ${stops.slice(-5)}`);
}
