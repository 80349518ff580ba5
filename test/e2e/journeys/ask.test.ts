/** Words found in one's script without a model: by keyboard alone, each place a way into the script beside, on three widths and in both themes. */
import { expect, it } from 'vitest';
import { axeFindings } from '../accessibility.ts';
import { expectVisitors } from '../visitors.ts';

const { url, demo } = expectVisitors();

it('a word is found by its places, and a press opens the script there', async () => {
  const { page, errors } = await demo({ reducedMotion: 'reduce' });
  await page.goto(`${url}/dashboard/ask`);
  await page.getByRole('heading', { level: 1, name: 'Find in the Script' }).waitFor();
  await page.getByLabel('A name, a place or words').focus();
  await page.keyboard.type('ticket');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByText(/^\d+ places in \d+ scenes with ‘ticket’$/).waitFor();
  for (const theme of ['dark', 'light']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    expect(await axeFindings(page), theme).toEqual([]);
  }
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { content, seen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      seen: innerWidth,
    }));
    expect(content, `${width}`).toBeLessThanOrEqual(seen);
  }
  await answer.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  // Passages of notes are marked, too.
  const mark = page.locator('mark[data-mark=quote]').first();
  await mark.waitFor();
  expect(await mark.textContent()).toMatch(/ticket/i);
  expect(new URL(page.url()).searchParams.get('at')).toMatch(/^\d+\.\d+$/);
  expect(errors).toEqual([]);
});
