/** A share link in the browser: made by the owner, read by a stranger, closed when it is revoked. */
import { describe, expect, it } from 'vitest';
import { axeFindings } from './accessibility.ts';
import { expectNoErrors } from './customer.ts';
import { uploadSample } from './http-customer.ts';
import { expectVisitors } from './visitors.ts';

const { url, visit, subscriber } = expectVisitors();
const phone = { width: 390, height: 844 };
const themes = ['light', 'dark'] as const;

describe('a share link', () => {
  it('shows a stranger the reports and nothing else, until its owner revokes it', async () => {
    const owner = await subscriber('advanced');
    await uploadSample(owner.http, 'advanced');
    await owner.page.goto(`${url}/landing`);
    await owner.page.getByRole('link', { name: 'Open dashboard' }).first().click();
    await owner.page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const address = await dialog.getByLabel(/^Your link, open until/).inputValue();
    for (const colorScheme of themes) {
      await owner.page.emulateMedia({ colorScheme });
      expect(await axeFindings(owner.page)).toEqual([]);
    }

    const stranger = await visit();
    const token = new URL(address).hash.slice(1);
    const asked: string[] = [];
    stranger.page.on('request', (request) => asked.push(request.url()));
    await stranger.page.goto(address);
    await stranger.page.getByText('Shared with you, to read: The Last Reel.').waitFor();
    await stranger.page
      .getByText(/^p\. \d+/)
      .first()
      .waitFor();
    for (const colorScheme of themes) {
      await stranger.page.emulateMedia({ colorScheme });
      expect(await axeFindings(stranger.page)).toEqual([]);
    }
    await stranger.page.getByRole('link', { name: 'Script Statistics' }).click();
    await stranger.page.getByRole('heading', { level: 1, name: 'Script Statistics' }).waitFor();
    await stranger.page.waitForURL(
      (url) => url.hash.slice(1) === token && url.pathname === '/shared/script-statistics',
    );
    await stranger.page.reload();
    await stranger.page.getByRole('heading', { level: 1, name: 'Script Statistics' }).waitFor();
    await stranger.page.setViewportSize(phone);
    expect(await stranger.page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(asked.filter((url) => url.includes(token))).toEqual([]);
    expect(await stranger.context.cookies()).toEqual([]);
    for (const path of ['/api/v1/upload/', '/api/v1/question', '/api/v1/account/']) {
      const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(401);
    }

    await dialog.getByRole('button', { name: /^Revoke the link made/ }).click();
    await dialog.getByText('The link was revoked. It opens nothing any more.').waitFor({ state: 'attached' });
    await stranger.page.reload();
    await stranger.page.getByRole('heading', { level: 1, name: 'Nothing to read here' }).waitFor();
    expect(await axeFindings(stranger.page)).toEqual([]);
    expectNoErrors([...owner.errors, ...stranger.errors]);
  });
});
