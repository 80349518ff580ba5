/** When a page that waits for its first screen asks for the letters of its headings. */
import { expect, it } from 'vitest';
import { lateLetters } from '../../web/src/late-letters.ts';

/** A page whose time passes by hand: each pause ends when its time has come. */
function waitingPage(letters?: string) {
  const root = { dataset: { ...(letters !== undefined && { letters }) } as DOMStringMap };
  const pauses: { readonly untilMs: number; readonly end: () => void }[] = [];
  let nowMs = 0;
  let rest = (): void => undefined;
  return {
    root,
    atRest: (then: () => void) => {
      rest = then;
    },
    pause: (ms: number) => new Promise<void>((end) => pauses.push({ untilMs: nowMs + ms, end })),
    pass: async (ms: number) => {
      nowMs += ms;
      for (const { untilMs, end } of pauses) if (untilMs <= nowMs) end();
      await new Promise((resolve) => setTimeout(resolve));
    },
    rest: () => rest(),
  };
}

it('asks for them once the answers are there and drawn and the browser has nothing else to do', async () => {
  const page = waitingPage('later');
  let answer = (): void => undefined;
  void lateLetters([new Promise<void>((resolve) => (answer = resolve)), Promise.reject(new Error('refused'))], page);
  await page.pass(2000);
  page.rest();
  expect(page.root.dataset.letters).toBe('later');
  answer();
  await page.pass(0);
  await page.pass(1000);
  expect(page.root.dataset.letters).toBe('later');
  page.rest();
  expect(page.root.dataset.letters).toBeUndefined();
});

it('asks for them without answers that do not come', async () => {
  const page = waitingPage('later');
  void lateLetters([new Promise(() => undefined)], page);
  await page.pass(20_000);
  await page.pass(1000);
  page.rest();
  expect(page.root.dataset.letters).toBeUndefined();
});

it('waits for nothing on a page that has them', async () => {
  const page = waitingPage();
  await lateLetters([new Promise(() => undefined)], page);
  expect(page.root.dataset).toEqual({});
});
