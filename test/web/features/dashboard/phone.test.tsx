/** The dashboard's menu in its groups, and what a narrow screen has at its foot. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlanName } from '../../../../lib/contract/plans.ts';
import type { SampleReport } from '../../../../web/src/features/sample/sample-report.ts';
import { buildSample } from '../../fixtures/built-sample.ts';
import { paidFor, visit } from '../../fixtures/fake-site.tsx';
import '../../../../web/src/features/dashboard/bar-tools.tsx';

let sample: SampleReport;
beforeAll(() => {
  sample = buildSample();
});
const open = async (path = '/sample/tonality-test') => {
  const made = visit({ path, files: { '/sample.json': sample } });
  await screen.findByRole('button', { name: 'Menu' });
  return made;
};

describe('the menu', () => {
  it.each<[PlanName, string[]]>([
    ['basic', ['How it reads', 'Its prospects', 'Workbench']],
    ['intermediate', ['How it reads', 'Its prospects', 'What to check', 'Workbench']],
    ['advanced', ['How it reads', 'Its prospects', 'What to check', 'People, genre, places', 'Workbench']],
  ])(
    'of the plan %s has a word over each group of its items, and none over what the plan leaves out',
    async (plan, words) => {
      visit({
        path: '/dashboard',
        payment: paidFor(plan),
        uploaded: true,
        answers: { listAnswers: () => sample.list, getAnswer: () => sample.answers[2] },
      });
      const menu = within(await screen.findByRole('navigation', { name: 'Analyses' }));
      expect(menu.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(words);
    },
  );

  it('takes the focus when it opens, makes the page behind inert, and gives the focus back on Escape', async () => {
    await open();
    const press = screen.getByRole('button', { name: 'Menu' });
    const main = screen.getByRole('main');
    await userEvent.click(press);
    expect(press.getAttribute('aria-expanded')).toBe('true');
    expect(main.hasAttribute('inert')).toBe(true);
    expect(document.activeElement?.textContent).toBe('Tonality Test');
    await userEvent.keyboard('{Escape}');
    expect(press.getAttribute('aria-expanded')).toBe('false');
    expect(main.hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(press);
  });

  it('takes the focus at its first line where the view on the screen has none, as one beyond the plan', async () => {
    visit({
      path: '/dashboard/flaw-detection',
      payment: paidFor('basic'),
      uploaded: true,
      answers: { listAnswers: () => sample.list },
    });
    await screen.findByText(/is part of the/);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(document.activeElement?.textContent).toBe('Strength & Weakness');
  });

  it('opens from the head of the page as well, and the focus goes to the line of the view', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Skip to all views' }));
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Tonality Test');
  });

  it('closes with the view that is chosen in it', async () => {
    const { here } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('link', { name: 'Flaw Detection' }));
    await waitFor(() => expect(here()).toBe('/sample/flaw-detection'));
    expect(screen.getByRole('main').hasAttribute('inert')).toBe(false);
  });
});

describe('the foot of a narrow screen', () => {
  it('leads to the report before and the report after, in the menu’s order', async () => {
    const { here } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Next: Script Potential' }));
    await waitFor(() => expect(here()).toBe('/sample/script-potential'));
    await userEvent.click(screen.getByRole('link', { name: 'Previous: Tonality Test' }));
    await waitFor(() => expect(here()).toBe('/sample/tonality-test'));
  });

  it('has nothing before the first', async () => {
    await open('/sample/strength-weakness');
    expect(screen.queryByRole('link', { name: /^Previous:/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Next: Frame Caliber Ratings' })).toBeDefined();
  });
});
