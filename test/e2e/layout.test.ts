/** The few measures of the layout that are promised in numbers, in a real browser. */
import { expect, it } from 'vitest';
import { expectVisitors } from './visitors.ts';

const { url, visit, newcomer, demo } = expectVisitors();

it('gives the dashboard a sidebar of 256 px and a top bar of 64 px', async () => {
  const { page } = await visit();
  await page.goto(`${url}/sample`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await page.locator('#dashboard-menu').boundingBox())?.width).toBe(256);
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
});

it('sets the plans in four columns on a large screen', async () => {
  const { page } = await newcomer();
  await page.goto(`${url}/pricingPlans`);
  const buttons = page.getByRole('button', { name: /^Choose This/ });
  await buttons.nth(3).waitFor();
  const boxes = await Promise.all([0, 1, 2, 3].map((at) => buttons.nth(at).boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(4);
});

it('turns the dial green when the upload is complete', async () => {
  const { page } = await demo();
  await page.getByRole('link', { name: 'Open dashboard' }).waitFor();
  await page.goto(`${url}/uploading-progress`);
  const dial = page.getByRole('progressbar');
  await dial.waitFor();
  const green = await page.evaluate(() => {
    const sample = document.createElement('p');
    sample.className = 'text-good';
    document.body.append(sample);
    return getComputedStyle(sample).color;
  });
  await page.getByText('Upload Complete').waitFor();
  expect(await dial.evaluate((element) => getComputedStyle(element).color)).toBe(green);
});
